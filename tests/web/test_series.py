"""Series of questions by pointer and by keyboard: dragging along a row, onto a seat and back, and every key for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Route
from playwright.sync_api import Page as Tab

from tests.app import series
from tests.app.driver import Page
from tests.web import stills

ORIGIN = "http://still"
LISTEN = """
import { listen } from "/glue/input.js";
window.acts = [];
listen(action => acts.push(action), () => true, () => -Infinity);
"""


class Table:
    """A page at a series, drawn still, with the real glue; what it sends is played and the page is drawn anew."""

    def __init__(self, tab: Tab, key: str) -> None:
        self.tab = tab
        self.page: Page = series.at(key)
        self.draw()

    def draw(self) -> None:
        self.tab.goto(ORIGIN)
        self.tab.set_content(stills.still(self.page))
        self.tab.evaluate(stills.DRESS)
        self.tab.add_script_tag(type="module", content=LISTEN)
        self.tab.wait_for_function("window.acts")

    def play(self) -> list[dict[str, Any]]:
        """What has been sent since the last time, played."""
        acts: list[dict[str, Any]] = self.tab.evaluate("acts")
        for action in acts:
            self.page.act(**action)
        focus = self.tab.evaluate("document.activeElement.id")
        self.draw()
        if focus:
            self.tab.evaluate("id => document.getElementById(id)?.focus()", focus)
        return acts

    @property
    def arrangement(self) -> Any:
        return self.page.session.move.choice.arrangement

    def drag(self, one: Locator, onto: Locator) -> None:
        """By mouse, in some steps."""
        start, end = one.bounding_box(), onto.bounding_box()
        assert start and end
        mouse = self.tab.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 4)
        mouse.down()
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 4, steps=8)
        mouse.up()

    def press(self, *keys: str) -> None:
        """Keys one after the other, each played at once."""
        for key in keys:
            self.tab.keyboard.press(key)
            self.play()


@pytest.fixture(scope="module", params=[(1440, 900), (390, 844)], ids=["desktop", "phone"])
def tab(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Tab]:
    width, height = request.param
    with browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce") as context:
        page = context.new_page()
        page.route(f"{ORIGIN}/**", serve)
        yield page


def serve(route: Route) -> None:
    path = route.request.url.removeprefix(ORIGIN)
    if path.startswith("/glue/"):
        route.fulfill(path=stills.ROOT / f"web{path}", content_type="text/javascript")
    else:
        route.fulfill(body="<!doctype html>", content_type="text/html")


def test_a_card_is_dragged_along_the_row(tab: Tab) -> None:
    table = Table(tab, "satyr_deceiver.keep")
    table.drag(tab.locator("#ord-0"), tab.locator("#ord-3"))
    assert [act["do"] for act in table.play()] == ["move"]
    assert table.arrangement.touched == [1, 2, 3, 0, 4]


def test_a_press_that_trembles_is_no_drag(tab: Tab) -> None:
    table = Table(tab, "satyr_deceiver.keep")
    box = tab.locator("#ord-1 .ord__f").bounding_box()
    assert box
    tab.mouse.move(box["x"] + 20, box["y"] + 20)
    tab.mouse.down()
    tab.mouse.move(box["x"] + 22, box["y"] + 21)
    tab.mouse.up()
    assert [act["do"] for act in table.play()] == ["inspect"]


def test_letting_go_of_a_dragged_card_presses_nothing(tab: Tab) -> None:
    table = Table(tab, "satyr_deceiver.keep")
    table.drag(tab.locator("#ord-1"), tab.locator("#ord-1 .ordk"))
    assert table.play() == []


def test_the_row_is_put_in_order_by_keys(tab: Tab) -> None:
    table = Table(tab, "satyr_deceiver.keep")
    tab.locator("#ord-4 .ord__f").focus()
    tab.keyboard.press("Shift+ArrowLeft")
    table.play()
    assert table.arrangement.touched == [0, 1, 2, 4, 3]
    tab.locator("#ord-2 .ord__f").focus()
    table.press("k")
    assert table.arrangement.kept == 2
    table.press("Escape")
    assert table.arrangement.kept is None


def test_cards_are_dragged_onto_seats_and_back(tab: Tab) -> None:
    table = Table(tab, "frost_maiden.radiant_aura.give")
    card = table.arrangement.cards[2]
    table.drag(tab.locator(f".bins__s [data-uid='{card}']"), tab.locator("#bin-2"))
    table.play()
    assert table.arrangement.dealt == {card: 2}
    table.drag(tab.locator(f"#bin-2 [data-uid='{card}']"), tab.locator("#bin-1"))
    table.play()
    assert table.arrangement.dealt == {card: 1}
    table.drag(tab.locator(f"#bin-1 [data-uid='{card}']"), tab.locator(".bins__s"))
    table.play()
    assert table.arrangement.dealt == {}


def test_cards_are_dealt_by_keys(tab: Tab) -> None:
    table = Table(tab, "gorgon.arcane_serpent.give")
    cards = table.arrangement.cards
    table.press("2")
    assert table.arrangement.held == cards[1]
    tab.locator("#bin-2").focus()
    table.press("Enter")
    assert table.arrangement.dealt == {cards[1]: 2}
    table.press("z")
    assert table.arrangement.dealt == {}
    table.press("a")
    assert table.arrangement.complete
    tab.evaluate("document.activeElement.blur()")
    tab.keyboard.press("Enter")
    assert [act["do"] for act in tab.evaluate("acts")] == ["confirm"]


def test_points_are_shared_out_by_keys(tab: Tab) -> None:
    table = Table(tab, "guardian_knight.fathers_love.target")
    first, second, *_ = table.arrangement.amounts
    tab.locator(f"#more-{first}").focus()
    table.press("ArrowRight", "ArrowRight", "ArrowLeft")
    assert table.arrangement.amounts[first] == 1
    table.press("ArrowDown")
    assert tab.evaluate("document.activeElement.id") == f"more-{second}"
    table.press("ArrowRight")
    assert table.arrangement.amounts[second] == 1
    table.press("Escape")
    assert table.arrangement.given == 0


def test_a_key_held_down_answers_once(tab: Tab) -> None:
    table = Table(tab, "gorgon.arcane_serpent.give")
    table.press("a")
    tab.locator("#act-1").focus()
    tab.keyboard.down("Enter")
    tab.keyboard.down("Enter")
    tab.keyboard.up("Enter")
    assert [act["do"] for act in tab.evaluate("acts")] == ["confirm"]


def test_a_key_leads_into_the_log_and_back(tab: Tab) -> None:
    Table(tab, "gorgon.arcane_serpent.give")
    tab.locator("#bin-2").focus()
    for way_out in ("l", "Escape"):
        tab.keyboard.press("l")
        assert tab.evaluate("document.activeElement.id") == "log"
        assert tab.locator("#log").is_visible()
        tab.keyboard.press(way_out)
        assert tab.evaluate("document.activeElement.id") == "bin-2"
    assert tab.evaluate("acts") == []
