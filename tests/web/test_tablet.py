"""An upright tablet, which has more height than the desktop and less width: what stands where on it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Page as Tab

from tests.web import stills
from tests.web.test_whole import OVERLAPS, show

COVERED = """() => [...document.querySelectorAll(".seat__hand")].filter(node => node.checkVisibility()).map(node => {
  const hand = node.getBoundingClientRect(), face = node.parentElement.querySelector("svg").getBoundingClientRect();
  const both = name => Math.max(0, Math.min(hand[name[1]], face[name[1]]) - Math.max(hand[name[0]], face[name[0]]));
  return both(["left", "right"]) * both(["top", "bottom"]) / (face.width * face.height);
})"""


@pytest.fixture(scope="module")
def tab(browser: Browser) -> Iterator[Tab]:
    with browser.new_context(viewport={"width": 820, "height": 1180}, has_touch=True) as context:
        yield context.new_page()


@pytest.mark.parametrize("scale", ["100", "130"])
@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_the_size_of_a_hand_leaves_its_hero_to_be_seen(tab: Tab, language: str, scale: str) -> None:
    show(tab, "play", language)
    tab.evaluate("size => { document.documentElement.dataset.size = size }", scale)
    covered = tab.evaluate(COVERED)
    assert len(covered) == 7 and max(covered) < 0.15
    portrait = tab.locator(".seat__pt").first.bounding_box() or {}
    assert portrait["width"] >= 48


@pytest.mark.parametrize("state", ["draft", "lineup", "lead"])
def test_the_question_of_the_draft_stays_at_the_lower_edge(tab: Tab, state: str) -> None:
    """Skills that come to be shown above move neither the question nor its button."""
    show(tab, state, "zh")
    question = tab.locator("#prompt").bounding_box() or {}
    assert 1180 - 40 <= question["y"] + question["height"] <= 1180
    assert tab.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_numbers_of_the_result_stand_apart_from_who_won(tab: Tab, language: str) -> None:
    show(tab, "victory", language)
    for cells in ("thead th", "tbody tr:first-child td"):
        gap = tab.evaluate(
            """name => { const edge = node => { const text = document.createRange(); text.selectNodeContents(node);
                 return text.getBoundingClientRect(); };
               const [last, end] = [...document.querySelectorAll(`.tbl--win ${name}`)].slice(-2);
               return edge(end).left - edge(last).right; }""",
            cells,
        )
        assert gap >= 20


@pytest.mark.parametrize("state", ["seat-roles", "card-give", "win-proxy"])
def test_three_lines_of_explanation_leave_the_strip_uncovered(tab: Tab, state: str) -> None:
    show(tab, state, "en")
    strip, question = (tab.locator(name).bounding_box() or {} for name in (".strip", "#prompt"))
    assert strip["y"] + strip["height"] <= question["y"]


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_what_a_target_would_come_to_covers_no_gear(tab: Tab, language: str) -> None:
    show(tab, "dying", language)
    assert tab.locator(".seat__bd").count()
    assert tab.evaluate(OVERLAPS, [".seat__bd", ".slot"]) == []


def test_bars_of_the_notebook_end_where_the_marks_end(tab: Tab) -> None:
    show(tab, "notebook", "zh")
    rows = tab.locator(".nb__l>li")
    ends = set()
    for i in range(rows.count()):
        last = rows.nth(i).locator(".nb__p, .nb__g").last.bounding_box() or {}
        ends.add(round(last["x"] + last["width"]))
    assert len(ends) == 1


@pytest.mark.parametrize("state", ["dispel", "contest", "card-order"])
def test_an_open_tray_leaves_distances_to_be_read(tab: Tab, state: str) -> None:
    show(tab, state, "zh")
    assert tab.locator(".dist").count()
    assert tab.evaluate(OVERLAPS, [".tray", ".dist"]) == []


@pytest.mark.parametrize("width", [620, 640, 660])
@pytest.mark.parametrize("language", stills.LANGUAGES)
@pytest.mark.parametrize("state", ["dispel", "contest", "card-order", "seat-each"])
def test_a_tray_lies_between_the_seats_of_the_narrowest_tablet(
    browser: Browser, state: str, language: str, width: int
) -> None:
    with browser.new_context(viewport={"width": width, "height": 1024}, has_touch=True) as context:
        tab = context.new_page()
        show(tab, state, language)
        assert tab.locator("#tray[open]").count() and tab.locator(".dist").count()
        assert tab.evaluate(OVERLAPS, [".tray", ".dist, .turnbar"]) == []
        assert tab.evaluate(OVERLAPS, [".seat .ident", ".slot, .mini"]) == []


@pytest.mark.parametrize("size", [(640, 800), (720, 800), (768, 920)])
@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_half_a_screen_has_room_for_eight(browser: Browser, language: str, size: tuple[int, int]) -> None:
    with browser.new_context(viewport={"width": size[0], "height": size[1]}) as context:
        tab = context.new_page()
        show(tab, "play", language)
        assert tab.locator(".seat").count() == 7
        assert [one for one, other in tab.evaluate(OVERLAPS, [".seat", ".seat"]) if one != other] == []
        assert tab.evaluate(OVERLAPS, [".dist", ".ident, .slot, .pile, #top"]) == []
        assert tab.evaluate(OVERLAPS, ["#prompt", ".seat"]) == []


def test_the_distance_lies_on_the_frame_that_shows_the_focus(tab: Tab) -> None:
    show(tab, "play", "zh")
    tab.keyboard.press("Tab")
    seat = tab.locator("#seat-2")
    seat.locator(".seat__b").focus()
    assert seat.locator(".seat__b:focus-visible").count() == 1
    frame, distance = (
        seat.locator(name).evaluate("node => +getComputedStyle(node).zIndex") for name in (".seat__b", ".dist")
    )
    assert frame < distance
