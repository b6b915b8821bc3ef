"""The largest of the game's own text sizes: nothing that must be read is pushed out or covered by what grew."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Page as Tab

from tests.web import stills
from tests.web.test_whole import NAMES, OVERLAPS, SQUEEZED, names, show

SIZES = [f"{width}x{height}" for width, height in stills.SIZES]
CUT_NAMES = """() => [...document.querySelectorAll("#hand .face, .stage .face")].filter(face => {
  const text = document.createRange(), outer = face.getBoundingClientRect();
  text.selectNodeContents(face.querySelector(".face__name"));
  const box = text.getBoundingClientRect();
  return box.left < outer.left || box.right > outer.right;
}).map(face => face.textContent)"""
OUTSIDE = """selector => [...document.querySelectorAll(selector)].filter(node => {
  const box = node.getBoundingClientRect(), frame = node.parentElement.getBoundingClientRect();
  return box.left < frame.left - 1 || box.right > Math.min(frame.right, innerWidth) + 1;
}).map(node => node.textContent)"""


@pytest.fixture(params=SIZES)
def tab(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Tab]:
    width, height = map(int, request.param.split("x"))
    with browser.new_context(viewport={"width": width, "height": height}, has_touch=width < 1000) as context:
        yield context.new_page()


def enlarged(tab: Tab, state: str, language: str) -> None:
    show(tab, state, language)
    tab.evaluate("document.documentElement.dataset.size = '130'")


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_seats_and_cards_stay_to_be_read(tab: Tab, language: str) -> None:
    enlarged(tab, "play", language)
    for covered in (".seat .pip", ".seat__name"):
        assert tab.evaluate(OVERLAPS, [".dist, .seat__flag", covered]) == []
    assert tab.evaluate(CUT_NAMES) == []
    assert tab.evaluate(NAMES, names(language)) == []


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_a_dying_hero_is_told_of_in_full(tab: Tab, language: str) -> None:
    enlarged(tab, "dying", language)
    assert tab.locator(".steps li").count() >= 4
    room, needed = tab.locator(".prompt__tx").evaluate("node => [node.clientHeight, node.scrollHeight]")
    assert needed <= room + 2
    assert tab.evaluate(CUT_NAMES) == []
    assert tab.evaluate(OVERLAPS, ["#prompt", ".seat, .pile"]) == []


@pytest.mark.parametrize("size", [(1440, 900), (1280, 900), (1280, 720), (1024, 768), (960, 900)])
@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_what_steers_a_watched_game_covers_no_seat(browser: Browser, language: str, size: tuple[int, int]) -> None:
    with browser.new_context(viewport={"width": size[0], "height": size[1]}) as context:
        tab = context.new_page()
        for scale in ("100", "115", "130"):
            show(tab, "watch-open", language)
            tab.evaluate("size => { document.documentElement.dataset.size = size }", scale)
            assert tab.locator(".watch--all").count() and tab.locator(".seat").count() == 7
            assert tab.evaluate(OVERLAPS, ["#prompt", ".seat"]) == []
            assert tab.evaluate(OVERLAPS, [".brand, .saved", ".turnbar"]) == []


def test_the_log_keeps_within_the_side(tab: Tab) -> None:
    enlarged(tab, "target", "en")
    if tab.viewport_size and tab.viewport_size["width"] < 960:
        return  # it opens as a sheet
    assert tab.evaluate(OUTSIDE, ".logbox, .logbox>*, .aid>.btn") == []
    log = tab.locator("#log").bounding_box() or {}
    assert log["height"] > 90


@pytest.mark.parametrize("language", stills.LANGUAGES)
@pytest.mark.parametrize("state", ["replay", "draft"])
def test_pages_name_all_they_lead_to(tab: Tab, state: str, language: str) -> None:
    enlarged(tab, state, language)
    assert tab.evaluate(OUTSIDE, ".bar--app nav a, .rep__top .btn") == []
    assert tab.evaluate(SQUEEZED, ".dh b, .rep__top .btn") == []
