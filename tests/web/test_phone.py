"""A phone held upright, which has little of both: what has to fit on it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Page as Tab

from fate.fate2 import data
from fate.fate2.text import catalog
from tests.web import stills
from tests.web.test_whole import OVERLAPS, show

NAMES = """names => {
  const name = document.querySelector(".sheet .opt__t b"), text = document.createRange();
  return names.filter(long => {
    name.textContent = long;
    text.selectNodeContents(name);
    return text.getBoundingClientRect().right > name.closest(".opt").getBoundingClientRect().right - 4;
  });
}"""


@pytest.fixture(scope="module")
def tab(browser: Browser) -> Iterator[Tab]:
    with browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True) as context:
        yield context.new_page()


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_seats_to_look_from_are_named_within_their_frames(tab: Tab, language: str) -> None:
    show(tab, "watch-seats", language)
    assert tab.evaluate(NAMES, [catalog(language)[f"hero.{hero}"] for hero in data.heroes()]) == []


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_a_chain_of_two_dispels_is_seen_to_its_end(tab: Tab, language: str) -> None:
    show(tab, "dispel", language)
    assert tab.locator(".chain li").count() == 4
    tray = tab.locator("#tray").bounding_box() or {}
    for part in ("div>span", ".chain__tag"):
        last = tab.locator(f".chain li:last-child {part}").bounding_box() or {}
        assert last["y"] + last["height"] <= tray["y"] + tray["height"]


def test_a_line_of_why_stands_beside_its_drawing_and_number(tab: Tab) -> None:
    show(tab, "why", "en")
    line = tab.locator(".whyc li").first
    tops = [(line.locator(name).bounding_box() or {})["y"] for name in (".chain__ic", "div>b", "em")]
    assert max(tops) - min(tops) < 16


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_whose_turn_it_is_covers_no_card_of_the_seat_above(tab: Tab, language: str) -> None:
    show(tab, "watch-open", language)
    assert tab.locator(".seat__flag").count()
    assert tab.evaluate(OVERLAPS, [".seat__flag", ".seat__kit>*, .seat__open .mini"]) == []


def test_what_becomes_of_a_seat_stands_beside_its_name(tab: Tab) -> None:
    show(tab, "seat-each", "en")
    row = tab.locator(".rows li").first.bounding_box() or {}
    assert row["height"] < 60
