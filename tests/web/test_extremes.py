"""From the smallest phone to the largest screen, upright or on its side: the table fills it, and nothing sticks out."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Page as Tab

from fate.fate2 import data
from fate.fate2.text import catalog
from tests.web import stills
from tests.web.test_whole import SQUEEZED, show

SIZES = (
    (360, 640),
    (667, 331),
    (844, 340),
    (844, 390),
    (1024, 768),
    (1280, 720),
    (1920, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
)
STICKS_OUT = """() => {
  const app = document.getElementById("app").getBoundingClientRect();
  const out = (box, frame) => box.left < frame.left - .5 || box.right > frame.right + .5;
  const name = node => `${node.localName}.${node.className} ${node.textContent.trim().slice(0, 30)}`;
  const found = ["left", "top"].filter(edge => Math.abs(app[edge]) > .5).concat(
    Math.abs(app.width - innerWidth) > .5 ? ["width"] : [], Math.abs(app.height - innerHeight) > .5 ? ["height"] : []);
  for (const region of document.querySelectorAll("#top,.side,.me,.prompt")) {
    const frame = region.getBoundingClientRect();
    if (out(frame, app)) found.push(name(region));
    for (const node of region.querySelectorAll("*"))
      if (node.checkVisibility() && !node.closest("svg,.sr,.tip") && out(node.getBoundingClientRect(), frame))
        found.push(name(node));
  }
  return found;
}"""
LARGE = """() => {
  const text = document.querySelector(".prompt__p"), zoom = text.currentCSSZoom ?? 1;
  const widths = [".seat", "#hand .card"].map(name => document.querySelector(name).getBoundingClientRect().width);
  return [...widths.map(width => width / innerWidth), parseFloat(getComputedStyle(text).fontSize) * zoom / innerHeight];
}"""


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def tab(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Tab]:
    width, height = request.param
    with browser.new_context(viewport={"width": width, "height": height}, has_touch=width < 1000) as context:
        yield context.new_page()


@pytest.mark.parametrize("language", stills.LANGUAGES)
@pytest.mark.parametrize("state", ["play", "dodge", "target"])
def test_the_table_fills_the_screen_and_nothing_sticks_out(tab: Tab, state: str, language: str) -> None:
    show(tab, state, language)
    assert tab.evaluate(STICKS_OUT) == []


def test_it_is_as_large_to_the_eye_on_a_larger_screen(tab: Tab) -> None:
    show(tab, "play", "zh")
    assert tab.viewport_size
    seat, card, text = tab.evaluate(LARGE)
    wide = tab.viewport_size["width"] / tab.viewport_size["height"] > 2
    assert seat >= (0.07 if wide else 0.1)
    assert card >= (0.035 if wide else 0.05)
    assert text >= 0.0135


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_heroes_to_draft_are_named_in_full(tab: Tab, language: str) -> None:
    show(tab, "draft", language)
    texts, squeezed = catalog(language), []
    for hero in data.heroes():
        tab.evaluate("name => { document.querySelector('.dh b').textContent = name }", texts[f"hero.{hero}"])
        squeezed += tab.evaluate(SQUEEZED, ".dh b")
    assert squeezed == []


def test_heroes_to_draft_are_as_large_in_either_language(tab: Tab) -> None:
    widths = []
    for language in stills.LANGUAGES:
        show(tab, "draft", language)
        widths.append((tab.locator(".dh .portrait").first.bounding_box() or {})["width"])
    assert widths[0] == widths[1]


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_a_skill_that_can_be_used_leaves_room_to_read_the_question(tab: Tab, language: str) -> None:
    show(tab, "win-cast", language)
    assert tab.locator(".skill[data-s=on]").is_visible()
    text, more = (tab.locator(name).bounding_box() or {} for name in (".prompt__tx", ".prompt__p"))
    line = tab.locator(".prompt__p").evaluate("node => parseFloat(getComputedStyle(node).lineHeight)")
    assert text["y"] + text["height"] - more["y"] >= line - 1


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_the_result_is_seen_without_scrolling_sideways(tab: Tab, language: str) -> None:
    show(tab, "victory", language)
    table = tab.locator(".tbl--win").element_handle()
    assert tab.evaluate("table => table.parentElement.scrollWidth - table.parentElement.clientWidth", table) <= 0
