"""Where the system sets all colours, edges tell what can be pressed and what is chosen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Page as Tab

from tests.web import stills
from tests.web.states import STATES

WITHOUT_EDGE = """() => [...document.querySelectorAll(".btn,.iconb,.seg label,.hero,.prompt,.me,.seat__b,.plate")]
  .filter(node => node.checkVisibility())
  .filter(node => getComputedStyle(node).outlineStyle === "none" || parseFloat(getComputedStyle(node).outlineWidth) < 1)
  .map(node => node.className)"""
CHOSEN = ".seg label:has(:checked),[aria-pressed=true]:is(.btn,.chip,.hero,.nb__m)"
LIKE_THE_OTHERS = """chosen => [...document.querySelectorAll(chosen)].filter(node => {
  const alike = [...node.parentElement.children].filter(child => child.localName === node.localName);
  const other = alike.find(child => !child.matches(chosen));
  return other && getComputedStyle(other).backgroundColor === getComputedStyle(node).backgroundColor;
}).map(node => node.textContent)"""


@pytest.fixture(scope="module")
def tab(browser: Browser) -> Iterator[Tab]:
    with browser.new_context(viewport={"width": 1280, "height": 800}, forced_colors="active") as context:
        yield context.new_page()


@pytest.mark.parametrize(
    "state", ["lobby", "pick", "settings", "target", "dispel", "pick-option", "notebook", "victory"]
)
def test_what_can_be_pressed_and_what_is_chosen_is_seen_without_our_colours(tab: Tab, state: str) -> None:
    tab.set_content(stills.still(STATES[state].made(), "en"))
    tab.evaluate(stills.DRESS)
    assert tab.evaluate(WITHOUT_EDGE) == []
    assert tab.evaluate(LIKE_THE_OTHERS, CHOSEN) == []
