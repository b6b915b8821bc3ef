"""What the page has to say comes in a way that screen readers keep: whole, and after what has the focus."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.test_keep import fast
from tests.web.test_play import answer, open_lobby, question, screen, start, to_my_question, until
from web.build.server import Site

LISTEN = """() => {
  window.came = [];
  new MutationObserver(changes => {
    for (const { target, addedNodes } of changes)
      if (target.id === "say") for (const node of addedNodes) came.push({
        screen: document.body.dataset.screen, arriving: "arriving" in document.body.dataset,
        lost: document.activeElement === document.body, text: node.innerText,
        parts: [node, ...node.querySelectorAll("*")].map(part => part.localName),
      });
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_what_a_frame_says_is_one_thing_after_the_focus(page: Page, site: Site) -> None:
    open_lobby(page, site)
    fast(page)
    page.evaluate(LISTEN)
    page.locator("#act-1").click()
    until(lambda: screen(page) == "pick" and bool(came(page)))
    page.locator("#pick-1").click()
    page.locator("#act-1:not([aria-disabled])").click()
    until(lambda: screen(page) == "table")
    assert to_my_question(page)
    until(lambda: {at["screen"] for at in came(page)} == {"pick", "table"})
    heard = came(page)
    assert not any(at["arriving"] or at["lost"] for at in heard)
    assert all(at["parts"][0] == "p" and set(at["parts"][1:]) <= {"br"} for at in heard)
    assert any("\n" in at["text"] for at in heard)


def came(page: Page) -> list[dict[str, Any]]:
    """What was added to be read, and what the page was like then."""
    found: list[dict[str, Any]] = page.evaluate("came")
    return found


def test_the_focus_leaves_a_button_that_has_become_another(page: Page, site: Site) -> None:
    start(page, site)
    undo, usable = page.locator("#prompt [data-do=undo]"), page.locator("#hand .card[data-s=on]")
    while not (undo.count() and usable.count()):
        answer(page)
        assert to_my_question(page)
    before = question(page)
    place = page.locator("#hand .card").evaluate_all("cards => cards.findIndex(card => card.dataset.s === 'on')")
    undo.focus()
    page.keyboard.press(str(place + 1))
    until(lambda: question(page) != before)
    expect(page.locator("#act-1")).to_be_focused()  # Undo is Back now


def test_a_notice_is_read(page: Page, site: Site) -> None:
    open_lobby(page, site)
    page.evaluate(LISTEN)
    page.evaluate("location.hash = '#nowhere'")
    until(lambda: bool(came(page)))
    assert came(page)[0]["text"].split("\n") == page.locator("#toast p > *").all_inner_texts()


@pytest.mark.parametrize("key, name", [("n", "身份笔记"), ("?", "键盘"), ("i", "")])
def test_what_lies_over_the_table_is_read_from_its_heading_on(page: Page, site: Site, key: str, name: str) -> None:
    """The dialog itself must not have the focus: the first button after it would not be heard (nvaccess/nvda#16018)."""
    start(page, site)
    assert to_my_question(page)
    page.locator("#hand .card").first.focus()
    page.keyboard.press(key)
    dialog = page.get_by_role("dialog", name=re.compile(name))
    heading, close = dialog.get_by_role("heading", level=2), dialog.get_by_role("button", name="收起")
    expect(heading).to_be_focused()
    expect(dialog).to_have_accessible_name(heading.inner_text())
    assert not dialog.evaluate("node => node.matches('[tabindex]')")
    page.keyboard.press("Tab")
    expect(close).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#hand .card").first).to_be_focused()


def test_the_curtain_says_who_is_to_take_the_device(page: Page, site: Site) -> None:
    open_lobby(page, site)
    page.locator("input[name=who_1][value=person]").check(force=True)
    page.fill("input[name=name_0]", "Ann")
    page.fill("input[name=name_1]", "Bea")
    page.locator("#act-1").click()
    for name in ("Ann", "Bea"):
        curtain = page.get_by_role("dialog", name=f"请把设备交给 {name}", exact=True)
        expect(curtain.get_by_role("heading", name=f"请把设备交给 {name}", exact=True)).to_be_focused()
        expect(curtain).to_have_accessible_description("其他人请先看别处。")
        page.keyboard.press("Tab")
        expect(curtain.get_by_role("button", name=name)).to_be_focused()
        page.keyboard.press("Enter")
        until(lambda: screen(page) == "pick")
        page.locator("#pick-1").click()
        page.locator("#act-1:not([aria-disabled])").click()


def test_a_file_that_cannot_be_read_says_so_where_the_focus_is(page: Page, site: Site) -> None:
    open_lobby(page, site)
    page.evaluate("location.hash = '#saves'")
    broken = {"name": "broken.fate", "mimeType": "text/plain", "buffer": b"nonsense"}
    page.locator("#import").focus()
    page.locator("#import").set_input_files(broken)  # type: ignore[arg-type]
    expect(page.get_by_role("alert").get_by_role("button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#import")).to_be_focused()


def test_links_to_a_part_of_the_page_take_the_focus_there(page: Page, site: Site) -> None:
    open_lobby(page, site)
    page.evaluate("location.hash = '#settings'")
    page.locator("[data-to=set-play]").press("Enter")
    expect(page.locator("#set-play h2")).to_be_focused()
