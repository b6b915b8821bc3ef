"""Every key that the list of keys names does something at the table: the list is held against the handler."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Route
from playwright.sync_api import Page as Tab

from fate.app.keyboard import TABLE, WATCH
from tests.app import position
from tests.web import stills
from tests.web.keyboard import keys_in
from tests.web.states import STATES, Asked, State

GLUE = stills.ROOT / "web/glue"
LISTEN = """<script type="module">
import { listen } from "/input.js";
window.acts = [];
window.came = -Infinity;
listen(action => acts.push(action), () => true, () => came);
window.listens = true;
</script>"""
AT_THE_TABLE = """
title = "Three skills, both kinds of equipment, nine cards"
play = ""
[[seat]]
name = "ann"
hero = "light_warden"
weapon = "hornbow"
armor = "bladed_armour"
hand = [
    "normal_attack", "normal_attack", "normal_attack", "normal_attack", "normal_attack",
    "frenzy", "frenzy", "chakra", "chakra",
]
[[seat]]
name = "ben"
[[seat]]
name = "eve"
"""
OWN = State(lambda: Asked(position.game(AT_THE_TABLE)))
HIDDEN = """
title = "A Neutral that may reveal itself is asked in each phase"
play = ""
phase = "status"
fate = "last_stand_reversal"
[[seat]]
name = "ann"
identity = "neutral"
[[seat]]
name = "ben"
identity = "sentinel"
[[seat]]
name = "eve"
identity = "scourge"
"""


class Press(NamedTuple):
    """A state of the table and what has the focus there; keys, and the deed that each of them sends ("" for none), and
    what has the focus then, if that is told.
    """

    state: State
    keys: str
    sends: str
    leads: str = ""
    start: str = "body"


PRESSES = (
    Press(OWN, "1 2 3 4 5 6 7 8 9 q w z x c", "inspect pick"),
    Press(OWN, "2", "pick", "#hand li:nth-child(2) .card", "#hand .card"),
    Press(OWN, "2", "pick", "#act-1", "#act-1"),
    Press(OWN, "e", "end"),
    Press(OWN, "f", "skip"),
    Press(OWN, "y", "why"),
    Press(OWN, "n", "notebook"),
    Press(OWN, "d", "discards"),
    Press(OWN, "? k", "keys"),
    Press(OWN, "i", "inspect", start="#hand .card"),
    Press(OWN, "l", "", "#log"),
    Press(OWN, "Tab", "", "a,button"),
    Press(OWN, "ArrowRight ArrowDown", "", "#hand li:nth-child(2) .card", "#hand .card"),
    Press(OWN, "ArrowLeft ArrowUp", "", "#hand .card", "#hand li:nth-child(2) .card"),
    Press(STATES["pick-option"], "1", "pick"),
    Press(STATES["pick-suit"], "s h d c", "pick"),
    Press(STATES["pick-guess"], "r b", "pick"),
    Press(STATES["seat-one"], "s", "pick"),
    Press(STATES["seat-one"], "Enter", "confirm"),
    Press(STATES["seat-one"], "Escape", "back"),
    Press(STATES["pick-upgrade"], "g", "toggle"),
    Press(STATES["dispel"], "r", "refuse"),
    Press(STATES["dodge"], "u", "undo"),
    Press(STATES["undo"], "u", "undo"),
    Press(STATES["card-order"], "Shift+ArrowRight", "move", start="[data-order]>li .ord__f"),
    Press(STATES["card-order"], "Shift+ArrowLeft", "move", start="[data-order]>li:last-child .ord__f"),
    Press(STATES["card-deal"], "a", "fill"),
    Press(STATES["watch"], "p", "pause"),
    Press(STATES["watch"], ".", "step"),
    Press(STATES["watch"], "ArrowLeft", "step_back"),
    Press(STATES["watch"], "ArrowRight", "step"),
    Press(STATES["watch"], "ArrowRight", "", "#hand li:nth-child(2) .card", "#hand .card"),
    Press(STATES["watch"], "PageUp", "turn_back"),
    Press(STATES["watch"], "PageDown", "turn_on"),
    Press(STATES["watch"], "Space Enter", "pause"),
    Press(STATES["watch"], "Space", "seats", start="#prompt [data-do=seats]"),
    Press(STATES["watch"], "PageUp", "", "#log", "#log"),
    Press(STATES["watch"], "v", "seats"),
    Press(STATES["watch"], "o", "open"),
    Press(STATES["watch"], "t", "sit"),
    Press(STATES["watch-seats"], "1 2 6", "look"),
    Press(STATES["watch-seats"], "v Escape", "close"),
)


@pytest.fixture(scope="module")
def tab(browser: Browser) -> Iterator[Tab]:
    def serve(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        if name.endswith(".js"):
            route.fulfill(content_type="text/javascript", body=(GLUE / name).read_text("utf-8"))
        else:
            route.fulfill(content_type="text/html", body="")

    with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
        context.route("http://table.test/**", serve)
        page = context.new_page()
        page.goto("http://table.test/")
        yield page


def show(tab: Tab, state: State) -> None:
    """The state, with the listeners attached."""
    tab.set_content(stills.still(state.made()).replace("</body>", f"{LISTEN}</body>"))
    tab.wait_for_function("window.listens")


@pytest.mark.parametrize("press", PRESSES, ids=lambda press: f"{press.keys} {press.sends or press.leads}")
def test_a_key_does_what_the_list_says(tab: Tab, press: Press) -> None:
    show(tab, press.state)
    for key in press.keys.split():
        tab.evaluate("acts.length = 0")
        if press.start != "body":
            tab.locator(press.start).first.focus()
        tab.keyboard.press(key)
        if press.sends:
            assert tab.evaluate("acts.map(act => act.do).join()") in press.sends.split(), key
        if press.leads:
            assert tab.evaluate("wanted => document.activeElement.matches(wanted)", press.leads), key


def test_no_listed_key_is_left_out() -> None:
    pressed = {key for press in PRESSES for key in press.keys.split()}
    listed = keys_in([key for key, _ in (*TABLE, *WATCH)])
    assert {key for key in listed if key.lower() not in pressed and key not in pressed} == set()


NEXT = "document.getElementById('prompt').dataset.q++"
"""Another question takes the place of the one that is asked, with the same buttons."""


@pytest.fixture
def dispelling(tab: Tab) -> Tab:
    """Asked whether to Dispel, the pointer and the focus on the button that declines."""
    show(tab, STATES["dispel"])
    tab.locator("#prompt [data-do=end]").hover()
    tab.locator("#prompt [data-do=end]").focus()
    return tab


def sent(tab: Tab) -> list[int]:
    """The numbers of the questions that have been answered."""
    acts = tab.evaluate("acts.splice(0)")
    assert {act["do"] for act in acts} <= {"end"}
    return [act["q"] for act in acts]


def test_the_second_click_of_two_does_not_answer_the_next_question(dispelling: Tab) -> None:
    number = dispelling.evaluate("+document.getElementById('prompt').dataset.q")
    for clicks in (1, 2, 3):
        dispelling.mouse.down(click_count=clicks)
        dispelling.mouse.up(click_count=clicks)
        dispelling.evaluate(NEXT)
    assert sent(dispelling) == [number]
    dispelling.mouse.down(click_count=1)
    dispelling.mouse.up(click_count=1)
    assert sent(dispelling) == [number + 3]


def test_the_second_click_of_two_presses_nothing_on_the_next_screen(dispelling: Tab) -> None:
    dispelling.mouse.down(click_count=1)
    dispelling.mouse.up(click_count=1)
    assert len(sent(dispelling)) == 1
    dispelling.evaluate("document.body.dataset.screen = 'another'")
    dispelling.mouse.down(click_count=2)
    dispelling.mouse.up(click_count=2)
    assert sent(dispelling) == []


def test_a_button_pressed_before_a_question_came_does_not_answer_it(dispelling: Tab) -> None:
    dispelling.mouse.down()
    dispelling.evaluate(NEXT)
    dispelling.mouse.up()
    dispelling.keyboard.down("Space")
    dispelling.evaluate(NEXT)
    dispelling.keyboard.up("Space")
    assert sent(dispelling) == []
    dispelling.keyboard.press("Space")
    assert len(sent(dispelling)) == 1


def test_a_press_on_its_way_does_not_answer_what_came_by_itself_meanwhile(dispelling: Tab) -> None:
    number = dispelling.evaluate("+document.getElementById('prompt').dataset.q")
    press = functools.partial(dispelling.locator("#prompt [data-do=end]").click, force=True)
    for came, taken in (("0", [number]), ("1000", []), ("-1000", [number])):  # long ago, this moment, a second ago
        dispelling.evaluate(f"came = {came} && performance.now() + {came}")
        press()
        assert sent(dispelling) == taken
    dispelling.evaluate("came = performance.now()")
    dispelling.mouse.move(0, 0)  # whoever goes there has seen it
    press()
    assert sent(dispelling) == [number]


@pytest.mark.parametrize("key", ["Escape", "Enter", "Space", "e"])
def test_a_key_held_down_answers_one_question(dispelling: Tab, key: str) -> None:
    if key == "e":
        dispelling.locator("#prompt [data-do=end]").evaluate("node => { node.dataset.key = 'E'; }")
    for _ in range(3):
        dispelling.keyboard.down(key)
        if key != "Space":  # which presses when it comes up
            dispelling.evaluate(NEXT)
    dispelling.keyboard.up(key)
    assert len(sent(dispelling)) == 1


def test_an_arrow_held_down_goes_on(tab: Tab) -> None:
    show(tab, OWN)
    tab.locator("#hand .card").first.focus()
    for _ in range(3):
        tab.keyboard.down("ArrowRight")
    tab.keyboard.up("ArrowRight")
    assert tab.evaluate("document.activeElement.matches('#hand li:nth-child(4) .card')")


def test_what_the_pointer_rests_on_is_hidden_again_even_if_it_leaves_before_that_is_shown(tab: Tab) -> None:
    show(tab, OWN)
    tab.locator("#hand .card").first.hover()
    tab.wait_for_function("acts.length")
    tab.mouse.move(1, 1)
    assert tab.evaluate("acts.map(act => act.do)") == ["hover", "unhover"]


def test_what_comes_to_lie_under_a_resting_mouse_is_not_shown_until_it_moves(tab: Tab) -> None:
    show(tab, OWN)
    tab.mouse.move(5, 5)
    tab.locator("#fate").evaluate("node => { node.style.cssText = 'position:fixed;inset:0;z-index:99'; }")
    tab.mouse.move(5, 5)  # a browser tells of what has come under the pointer
    tab.wait_for_timeout(1500)
    assert tab.evaluate("acts.length") == 0
    tab.mouse.move(6, 6)
    tab.wait_for_function("acts.length")
    assert tab.evaluate("acts.map(act => act.do)") == ["hover"]


def test_escape_hides_what_the_pointer_rests_on_and_answers_nothing(dispelling: Tab) -> None:
    dispelling.evaluate("document.getElementById('layer').innerHTML = '<section data-hover></section>'")
    dispelling.keyboard.press("Escape")
    assert dispelling.evaluate("acts.map(act => act.do)") == ["unhover"]


def test_what_can_no_longer_be_chosen_gives_the_focus_to_what_is_asked(tab: Tab) -> None:
    show(tab, STATES["seat-one"])
    tab.locator(".seat [data-o]").first.focus()
    tab.evaluate(
        """async () => {
            const { keep } = await import("/focus.js"), seat = document.activeElement, was = { ...seat.dataset };
            delete seat.dataset.o;
            keep(seat, false, was);
        }"""
    )
    assert tab.evaluate("document.activeElement.id") == "act-1"


@pytest.mark.parametrize(("was", "leads"), [("confirm", "card-"), ("end", "act-1")])
def test_a_button_that_becomes_the_one_that_ends_the_phase_loses_the_focus_to_a_card(
    tab: Tab, was: str, leads: str
) -> None:
    show(tab, OWN)
    assert tab.locator("#act-1[data-do=end]").count()
    tab.locator("#act-1").focus()
    tab.evaluate(
        """async did => {
            const node = document.activeElement, { q: asked } = document.getElementById("prompt").dataset;
            (await import("/focus.js")).keep(node, false, { do: did, asked, words: node.textContent });
        }""",
        was,
    )
    assert tab.evaluate("document.activeElement.id").startswith(leads)


def test_enter_with_the_focus_on_nothing_ends_no_phase(tab: Tab) -> None:
    show(tab, OWN)
    tab.keyboard.press("Enter")
    assert tab.evaluate("acts.map(act => act.do)") == []
    tab.locator("#act-1[data-do=end]").focus()
    tab.keyboard.press("Enter")
    assert tab.evaluate("acts.map(act => act.do)") == ["end"]


def test_enter_alone_reveals_nobody(tab: Tab) -> None:
    show(tab, State(lambda: Asked(position.game(HIDDEN))))
    tab.keyboard.press("Enter")
    assert tab.evaluate("acts.map(act => act.do)") == []
    tab.evaluate("async () => (await import('/focus.js')).keep(document.body, true, {})")
    tab.keyboard.press("Enter")
    assert tab.evaluate("acts.map(act => act.do)") == ["end"]
    tab.locator("#act-1").focus()
    tab.keyboard.press("Enter")
    assert tab.evaluate("acts.map(act => act.do)") == ["end", "confirm"]


def test_a_dimmed_undo_tells_why_it_cannot_be_done(tab: Tab) -> None:
    show(tab, STATES["undo"])
    for button in tab.locator("[data-do=undo]:visible").all():
        assert button.get_attribute("aria-disabled") == "true" and button.get_attribute("title")
        button.click(force=True)
    assert tab.evaluate("acts.map(act => act.do)") == ["undo"] * tab.locator("[data-do=undo]:visible").count()


@pytest.mark.parametrize("state, field", [("lobby", "name_1"), ("lobby", "seed"), ("save-as", "name")])
def test_a_field_that_takes_no_more_says_so(tab: Tab, state: str, field: str) -> None:
    show(tab, STATES[state])
    typed = tab.locator(f"[name={field}]")
    if field == "seed":
        tab.locator("#more summary").click()
    most = int(typed.get_attribute("maxlength") or 0)
    note = tab.locator(f"[id='{typed.get_attribute('aria-describedby')}']")
    assert note.get_attribute("aria-live") == "polite"
    typed.fill("x" * (most - 1))
    assert note.inner_text() == ""
    typed.press_sequentially("xx")
    assert typed.input_value() == "x" * most
    assert str(most) in note.inner_text() and note.is_visible()
    typed.press("Backspace")
    assert note.inner_text() == ""
