"""The table's aids in the browser: two people at one device, notes, focus, what a click costs."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.test_play import answer, open_lobby, question, screen, start, to_my_question, until
from web.build.server import Site

CLICKS = 12


def play_phase(page: Page) -> None:
    """To my play phase, with some card to use."""
    for _ in range(40):
        assert to_my_question(page)
        if page.locator("#prompt [data-key=E]").count() and page.locator("#hand .card[data-s=on]").count():
            return
        answer(page)
    raise AssertionError("no play phase with a usable card")


def test_the_device_goes_from_person_to_person(page: Page, site: Site) -> None:
    open_lobby(page, site)
    page.locator("input[name=players][value='4']").check(force=True)
    until(lambda: page.locator("input[name=who_4]").count() == 0)
    page.locator("input[name=who_2][value=person]").check(force=True)
    page.locator("#act-1").click()
    curtain = page.locator("#layer .curtain")
    curtain.wait_for()
    assert page.locator("#hand .card").count() == 0
    expect(curtain.locator("h2")).to_be_focused()
    page.keyboard.press("Enter")
    until(lambda: screen(page) == "pick")
    page.locator("#pick-1").click()
    page.locator("#act-1:not([aria-disabled])").click()
    curtain.wait_for()
    assert page.locator("#hand .card").count() == 0


def test_the_notebook_keeps_a_mark(page: Page, site: Site) -> None:
    start(page, site, "notes")
    assert to_my_question(page)
    page.keyboard.press("n")
    page.locator("#mark-3-scourge").click()
    page.locator("#mark-3-scourge[aria-pressed=true]").wait_for()
    assert page.locator("#mark-3-scourge").evaluate("node => node === document.activeElement")
    page.keyboard.press("Escape")
    page.locator("#layer .sheet").wait_for(state="detached")
    assert page.locator("#seat-4 .ident[data-how=suspect]").count() == 1


def test_the_focus_survives_every_repaint(page: Page, site: Site) -> None:
    start(page, site, "focus")
    for _ in range(6):
        if not to_my_question(page):
            break
        answer(page)
        page.keyboard.press("Tab")
        if question(page):
            assert page.evaluate("document.activeElement !== document.body")


def test_a_press_changes_the_hand_and_moves_nothing(page: Page, site: Site) -> None:
    start(page, site, "quick", players=8)
    play_phase(page)
    page.evaluate(
        """() => { window.shift = 0;
        new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) shift += e.value; })
          .observe({ type: 'layout-shift', buffered: false }); }"""
    )
    for _ in range(CLICKS):
        page.evaluate(
            """() => new Promise(done => {
            const hand = document.getElementById('hand');
            new MutationObserver((_, seen) => { seen.disconnect(); done(); })
              .observe(hand, { attributes: true, childList: true, subtree: true });
            (hand.querySelector('.card[data-s=on]') ?? hand.querySelector('.card[data-s=sel]')).click(); })"""
        )
    assert page.evaluate("window.shift") <= 0.02
