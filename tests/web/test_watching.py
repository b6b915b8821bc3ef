"""A game of bots watched in the browser by keyboard: back and on, through other eyes, a reload, in a bot's place."""

from __future__ import annotations

import time

from playwright.sync_api import Page

from tests.web.conftest import wait_ready
from tests.web.test_play import open_lobby, question, screen, until
from web.build.server import Site

SEEN = """[...document.querySelectorAll(".seat .sr, #me-pick .sr, #hand .card .sr, #log li, .prompt__h")]
    .map(node => node.textContent)"""


def seen(page: Page) -> list[str]:
    """Seats, hand and log as a screen reader finds them, and from where one looks."""
    return list(page.evaluate(SEEN))


def press(page: Page, key: str) -> list[str]:
    """Press a key and wait until something has come of it; what is seen then."""
    before = seen(page)
    page.keyboard.press(key)
    until(lambda: seen(page) != before)
    return seen(page)


def watch(page: Page, site: Site) -> None:
    """Bots that play each other, standing still in the first turn."""
    open_lobby(page, site)
    page.locator("#more summary").click()
    page.fill("input[name=seed]", "watch")
    page.locator("[data-do=watch]").click()
    until(lambda: screen(page) == "table")
    until(lambda: page.locator("#hand .card").count() > 0)
    page.keyboard.press("Space")
    until(lambda: "fast-forward" in page.locator(".watch--all .iconb--main use").get_attribute("href"))


def test_a_game_of_bots_is_watched_by_keyboard(page: Page, site: Site) -> None:
    watch(page, site)
    ways = [press(page, "ArrowRight") for _ in range(5)]
    for expected in ways[-2::-1]:
        assert press(page, "ArrowLeft") == expected
    for expected in ways[1:3]:
        assert press(page, "ArrowRight") == expected

    page.keyboard.press("v")
    page.locator("#layer [data-do=look]").nth(2).wait_for()
    mine = press(page, "3")
    assert page.locator("#layer [role=dialog]").count() == 0
    assert page.locator(".seat__open").count() == 0
    held = page.locator("#hand .card").evaluate_all("cards => cards.map(card => card.id)")
    cards = page.evaluate("[...document.querySelectorAll('#app [id^=card-]')].map(node => node.id)")
    assert held and set(cards) == set(held)

    press(page, "o")
    assert page.locator(".seat__open").count() == 4
    assert page.locator("#open-hands").get_attribute("aria-checked") == "true"
    assert press(page, "o") == mine

    time.sleep(0.5)
    page.reload()
    wait_ready(page)
    until(lambda: screen(page) == "table")
    assert seen(page) == mine
    time.sleep(1.5)
    assert seen(page) == mine, "it stands still as before"

    page.keyboard.press("t")
    page.locator("#toast [data-do=sit_sure]:focus").wait_for()
    page.keyboard.press("Escape")
    page.locator("#toast [data-do=sit_sure]").wait_for(state="detached")
    assert page.locator(".watch--all").count()
    page.keyboard.press("t")
    page.locator("#toast [data-do=sit_sure]:focus").wait_for()
    page.keyboard.press("Enter")
    until(lambda: page.locator(".watch--all").count() == 0)
    until(lambda: question(page) > 0 or screen(page) == "pick")
    page.keyboard.press("o")
    page.keyboard.press("v")
    time.sleep(0.5)
    assert page.locator(".seat__open").count() == 0
    assert page.locator("#layer [data-do=look]").count() == 0
