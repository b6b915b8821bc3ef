"""On a phone everything that is pressed is at least 44 pixels high and wide, and no text is smaller than 14."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Page as Tab

from tests.web import stills
from tests.web.states import STATES

WIDTH, HEIGHT = 390, 844
SMALL_TARGETS = """least => {
  const controls = "#app :is(button,a[href],input,select,textarea,summary,[role=button])";
  const boxes = "input[type=radio],input[type=checkbox],input[type=file]";  // pressed by their labels
  const pressed = node => node.matches(boxes) ? node.closest("label") ?? node : node;
  const seen = node => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const reach = node => {  // the box, and what a pseudo-element adds to it
    const box = node.getBoundingClientRect(), after = getComputedStyle(node, "::after");
    const grown = after.content !== "none" && after.position === "absolute";
    const size = (side, own) => Math.max(own, grown ? parseFloat(after[side]) || 0 : 0);
    return [size("width", box.width), size("height", box.height)];
  };
  return [...new Set([...document.querySelectorAll(controls)].map(pressed))].filter(seen)
    .map(node => [node, reach(node)])
    .filter(([_, [width, height]]) => width && height && Math.min(width, height) < least - .5)
    .map(([node, size]) => [node.localName, node.id, node.className, node.parentElement.className,
      node.textContent.trim().slice(0, 20), ...size.map(Math.round)].join(" | "));
}"""
SMALL_TEXTS = """least => {
  const found = new Set(), walk = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode, node = text.parentElement, range = document.createRange();
    const size = parseFloat(getComputedStyle(node).fontSize);
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const seen = node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (text.data.trim() && seen && box.width > 1 && box.height > 1 && !node.closest(".sr") && size < least - .01)
      found.add([node.localName, node.className, node.parentElement.className, text.data.trim().slice(0, 20), size]
        .join(" | "));
  }
  return [...found];
}"""


@pytest.fixture(scope="module")
def tab(browser: Browser) -> Iterator[Tab]:
    with browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, has_touch=True, is_mobile=True) as context:
        yield context.new_page()


@pytest.mark.parametrize("state", STATES)
def test_targets_and_texts_are_large_enough(tab: Tab, state: str) -> None:
    shown = STATES[state].made()
    small = []
    for language in stills.LANGUAGES:
        tab.set_content(stills.still(shown, language))
        tab.evaluate(stills.DRESS)
        assert tab.evaluate("matchMedia('(pointer: coarse)').matches && innerWidth") == WIDTH
        small += [f"{language} {found}" for found in tab.evaluate(SMALL_TARGETS, 44) + tab.evaluate(SMALL_TEXTS, 14)]
    assert not small, "\n".join(small)
