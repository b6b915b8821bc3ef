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


ENLARGED = ((640, 360), (320, 180))
"""A window of 1280 × 720 at 200% and at 400%."""
SPACED = "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em}"
"""What people who read with difficulty may set, after WCAG 1.4.12."""
OUT_OF_REACH = """() => {
  const modal = document.querySelector("#layer [role=dialog]"), page = document.scrollingElement, found = [];
  if (page.scrollWidth > innerWidth + 1) found.push(`${page.scrollWidth} wide`);
  const controls = "main :is(button,a[href],input,select,summary)";
  const seen = node => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const boxes = "input[type=radio],input[type=checkbox],input[type=file]";
  for (const node of document.querySelectorAll(modal ? "#layer [role=dialog] button" : controls)) {
    const pressed = node.matches(boxes) ? node.closest("label") ?? node : node;
    if (!seen(pressed) || pressed.matches(".slotx button,.term")) continue;
    pressed.scrollIntoView({ block: "center", inline: "center" });
    const box = pressed.getBoundingClientRect(), steps = [.5, .1, .3, .7, .9];
    const free = steps.flatMap(x => steps.map(y =>
      document.elementFromPoint(box.x + box.width * x, box.y + box.height * y)));
    const passing = free.some(there => there?.closest("#toast"));  // a notice goes by itself
    if (box.width && box.height && !passing && !free.some(there => pressed.contains(there)))
      found.push([pressed.id || pressed.className || pressed.textContent.slice(0, 20), box.x, box.y,
        free[0]?.outerHTML.slice(0, 60)].join(" "));
  }
  return found;
}"""


@pytest.fixture(scope="module", params=ENLARGED, ids=["200%", "400%"])
def enlarged(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Tab]:
    width, height = request.param
    with browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce") as context:
        yield context.new_page()


@pytest.mark.parametrize("state", STATES)
def test_an_enlarged_page_scrolls_one_way_and_all_of_it_can_be_reached(enlarged: Tab, state: str) -> None:
    shown = STATES[state].made()
    found = []
    for language, style in (("zh", "*{}"), ("en", SPACED)):
        enlarged.set_content(stills.still(shown, language))
        enlarged.evaluate(stills.DRESS)
        enlarged.add_style_tag(content=style)
        found += [f"{language} {one}" for one in enlarged.evaluate(OUT_OF_REACH)]
    assert not found, "\n".join(found)
