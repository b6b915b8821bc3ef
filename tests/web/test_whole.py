"""Nothing that must be read is cut off or covered: questions of any length, the names of all heroes, the middle."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, Locator
from playwright.sync_api import Page as Tab

from fate.app.screens import parted
from fate.fate2 import data
from fate.fate2.text import catalog
from tests.app import position
from tests.app.driver import Page, session
from tests.web import stills
from tests.web.states import STATES, Asked

SIZES = [f"{width}x{height}" for width, height in stills.SIZES]
QUESTIONS = ("target", "dodge", "dispel", "dying", "watch")
LENGTHEN = "text => { document.querySelector('.prompt__p').textContent = text }"
BUTTONS = """() => [...document.querySelectorAll('.prompt__ac button, #hand .card, .seat')]
  .map(node => { const box = node.getBoundingClientRect(); return [box.x, box.y]; })"""
CUT_OFF = """() => {
  const bar = document.getElementById("prompt"), outer = bar.getBoundingClientRect();
  const parts = [...bar.querySelectorAll(".prompt__h, .prompt__p, .steps li, button")].filter(n => n.checkVisibility());
  const text = bar.querySelector(".prompt__tx"), frame = text.getBoundingClientRect();
  const scrolls = getComputedStyle(text).overflowY === "auto";
  const seen = box => ({ left: box.left, right: box.right,
    top: Math.max(box.top, frame.top), bottom: Math.min(box.bottom, frame.bottom) });
  const boxes = parts.map(node => node.getBoundingClientRect())
    .map((box, i) => scrolls && text.contains(parts[i]) ? seen(box) : box);
  const inside = box => box.left >= outer.left && box.right <= outer.right + .5 && box.top >= outer.top - .5
    && box.bottom <= outer.bottom + .5;
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const name = node => node.className || node.id;
  const cut = parts.filter((node, i) => !inside(boxes[i]) || node.scrollWidth > node.clientWidth + 1
    || (node.localName === "p" && node.scrollHeight > node.clientHeight + 1)).map(node => `cut: ${name(node)}`);
  for (let i = 0; i < parts.length; i++)
    for (let j = 0; j < i; j++) if (over(boxes[i], boxes[j])) cut.push(`${name(parts[j])} over ${name(parts[i])}`);
  const tray = document.querySelector("#tray[open]:not([hidden])")?.getBoundingClientRect();
  if (tray && over(tray, outer)) cut.push("over the tray");
  if (outer.top < document.getElementById("top").getBoundingClientRect().bottom) cut.push("over the top bar");
  if (!document.querySelector(".prompt__p").checkVisibility()) cut.push("no explanation");
  if (scrolls) {
    text.scrollTop = text.scrollHeight;
    if (bar.querySelector(".prompt__p").getBoundingClientRect().bottom > frame.bottom + 1) cut.push("no end in reach");
    if (frame.height < 40) cut.push("no room to read");
    text.scrollTop = 0;
  }
  return cut;
}"""
NAMES = """names => {
  const seat = document.getElementById("seat-3"), name = seat.querySelector(".seat__name");
  return names.filter(([long, short]) => {
    seat.querySelector(".nl").textContent = long;
    seat.querySelector(".ns").textContent = short;
    return name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2;
  });
}"""
CARDS = """names => [...document.querySelectorAll("#hand .face, .stage .face")].flatMap(face => {
  const name = face.querySelector(".face__name"), text = document.createRange(), outer = face.getBoundingClientRect();
  return names.filter(long => {
    name.textContent = long;
    text.selectNodeContents(name);
    const box = text.getBoundingClientRect();
    return box.left < outer.left + 1 || box.right > outer.right - 1;
  });
})"""
RANKS = """([names, width]) => {
  const face = document.querySelector("#hand .face"), name = face.querySelector(".face__name");
  const line = document.createRange(), rank = face.querySelector(".face__sr");
  face.style.inlineSize = `${width}px`;
  return names.filter(long => {
    name.textContent = long;
    line.selectNodeContents(name);
    const sign = rank.getBoundingClientRect();
    return [...line.getClientRects()].some(box => box.left < sign.right - 1 && box.top < sign.bottom - 6);
  });
}"""
OVERLAPS = """([first, second]) => {
  const boxes = selector => [...document.querySelectorAll(selector)].filter(node => node.checkVisibility())
    .map(node => [node.textContent.trim(), node.getBoundingClientRect()]).filter(([_, box]) => box.width && box.height);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > .5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > .5;
  const pairs = boxes(first).flatMap(a => boxes(second).map(b => [a, b]));
  return pairs.filter(([a, b]) => over(a[1], b[1])).map(([a, b]) => [a[0], b[0]]);
}"""

SQUEEZED = """selector => [...document.querySelectorAll(selector)]
  .filter(node => node.checkVisibility() && !node.closest("thead") && node.scrollWidth > node.clientWidth + 1
    && getComputedStyle(node).display !== "inline").map(node => node.textContent)"""

HAND = """count => {
  const hand = document.getElementById("hand"), cards = [...hand.children];
  for (const card of cards.slice(count)) card.hidden = true, card.remove();
  hand.style.setProperty("--n", count);
  const outer = hand.getBoundingClientRect(), boxes = cards.slice(0, count).map(card => card.getBoundingClientRect());
  return { all: hand.scrollWidth <= hand.clientWidth, fades: getComputedStyle(hand).maskImage !== "none",
    tall: hand.scrollHeight <= hand.clientHeight, steps: boxes.slice(1).map((box, i) => box.left - boxes[i].left),
    seen: boxes.map(({ left, right, width }) =>
      Math.max(0, Math.min(right, outer.right) - Math.max(left, outer.left)) / width) };
}"""
LINES = """attributes => attributes.map(attribute => {
  const name = Object.assign(document.createElement("b"), { className: "wk" });
  name.dataset.attr = attribute;
  document.body.append(name);
  const { textDecorationStyle, textDecorationColor } = getComputedStyle(name);
  return [textDecorationStyle, textDecorationColor];
})"""
NINE_CARDS = """
title = "More cards than a phone is wide"
play = ""
[[seat]]
name = "ann"
hand = ["dodge", "dodge", "dodge", "dodge", "dodge", "frenzy", "frenzy", "chakra", "chakra"]
[[seat]]
name = "ben"
"""

APART = (
    (".seat .dist", ".seat__name"),
    (".seat__flag", ".seat__name"),
    (".stage", ".pile"),
    ("#deck", "#discard"),
    (".pile", ".seat"),
)
"""What must not overlap."""


@pytest.fixture(scope="module", params=SIZES)
def tab(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Tab]:
    width, height = map(int, request.param.split("x"))
    with browser.new_context(viewport={"width": width, "height": height}, has_touch=width < 1000) as context:
        yield context.new_page()


@cache
def document(state: str, language: str) -> str:
    return stills.still(STATES[state].made(), language)


def show(tab: Tab, state: str, language: str) -> None:
    tab.set_content(document(state, language), wait_until="domcontentloaded")
    tab.evaluate(stills.DRESS)
    tab.evaluate("document.fonts.ready.then(() => true)")


def longest(language: str) -> str:
    """A question about a skill without words of its own is explained by what the skill says."""
    texts = catalog(language)
    return max((text for key, text in texts.items() if key.startswith("skill.") and key.endswith(".text")), key=len)


def names(language: str) -> list[tuple[str, str]]:
    """Every hero's, in full and as a seat has room for it."""
    texts = catalog(language)
    return [(parted(texts[f"hero.{hero}"]), parted(texts[f"hero.{hero}.short"])) for hero in data.heroes()]


@pytest.mark.parametrize("language", stills.LANGUAGES)
@pytest.mark.parametrize("state", QUESTIONS)
def test_a_question_can_be_read_in_full_whatever_its_length(tab: Tab, state: str, language: str) -> None:
    """On a phone its text scrolls in its place, so that the seats stay in sight."""
    show(tab, state, language)
    assert tab.evaluate(CUT_OFF) == []
    before = tab.evaluate(BUTTONS)
    tab.evaluate(LENGTHEN, longest(language))
    assert tab.evaluate(CUT_OFF) == []
    phone = bool(tab.viewport_size and tab.viewport_size["width"] < 620)
    if not phone or not tab.locator("#tray[open]:not([hidden])").count():
        assert tab.evaluate(BUTTONS) == before  # it grows without moving anything
    if phone:
        assert tab.evaluate(OVERLAPS, ["#prompt", ".seat"]) == []


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_every_hero_is_named_in_full(tab: Tab, language: str) -> None:
    show(tab, "dodge", language)
    assert tab.evaluate(NAMES, names(language)) == []


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_heroes_to_choose_from_show_their_skills(tab: Tab, language: str) -> None:
    show(tab, "pick", language)
    skills = tab.locator(".hero__sk b")
    assert skills.count() >= 3 and all(skills.nth(i).is_visible() for i in range(skills.count()))


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_every_card_is_named_in_full_below_its_rank(tab: Tab, language: str) -> None:
    show(tab, "dodge", language)
    texts = catalog(language)
    cards = [parted(texts[f"card.{kind}"]) for kind in data.kinds()]
    assert tab.evaluate(CARDS, cards) == []
    for width in (69, 72, 76, 84, 102):
        assert tab.evaluate(RANKS, [cards, width]) == []


@pytest.mark.parametrize("language", stills.LANGUAGES)
@pytest.mark.parametrize("state", ["dodge", "dying"])
def test_nothing_covers_the_names_or_the_middle(tab: Tab, state: str, language: str) -> None:
    show(tab, state, language)
    for first, second in APART:
        assert tab.locator(first).count() and tab.locator(second).count()
        assert tab.evaluate(OVERLAPS, [first, second]) == []


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_hands_that_are_shown_lie_clear_of_the_neighbours(tab: Tab, language: str) -> None:
    show(tab, "watch-open", language)
    assert tab.locator(".seat__open .mini").count()
    for other in (".dist", ".seat__flag"):
        assert tab.evaluate(OVERLAPS, [".seat__open .mini", other]) == []


@pytest.mark.parametrize("language", stills.LANGUAGES)
@pytest.mark.parametrize("state", ["play", "card-deal"])
def test_the_mark_of_a_card_leaves_its_cost_and_range_to_be_read(tab: Tab, state: str, language: str) -> None:
    show(tab, state, language)
    assert tab.locator('#hand .card[data-s="off"] .face__x').count()
    assert tab.evaluate(OVERLAPS, ["#hand .card__st", "#hand .face__x"]) == []


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), *stills.SIZES])
@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_those_who_are_asked_in_order_stand_side_by_side(
    browser: Browser, language: str, size: tuple[int, int]
) -> None:
    with browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 1000) as context:
        tab = context.new_page()
        show(tab, "dying", language)
        rows = tab.locator(".steps li:visible").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
        assert len(rows) >= 4 and len(set(rows)) <= 2
        assert tab.evaluate(OVERLAPS, ["#prompt", ".seat"]) == []


@pytest.mark.parametrize(("language", "marks"), [("zh", ["下家", "上家"]), ("en", ["Next", "Prev"])])
def test_players_and_neighbours_are_named_at_every_size(tab: Tab, language: str, marks: list[str]) -> None:
    show(tab, "dodge", language)
    names = tab.locator(".seat__pl")
    assert all(names.nth(i).is_visible() for i in range(names.count())) and names.count() == 7
    assert tab.locator(".seat__pl em").all_inner_texts() == marks


def test_asking_why_is_possible_at_every_size(tab: Tab) -> None:
    show(tab, "dodge", "zh")
    assert tab.locator("#prompt [data-do=why]").is_visible()


@pytest.mark.parametrize(
    "size", [(320, 700), (360, 640), (360, 800), (375, 667), (390, 844), (414, 896), (430, 932), (480, 900), (600, 960)]
)
def test_a_hand_tells_that_it_goes_on(browser: Browser, size: tuple[int, int]) -> None:
    """On a phone either all cards are seen or half of one, where the hand fades."""
    width, height = size
    drawn = stills.still(Asked(position.game(NINE_CARDS)))
    with browser.new_context(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True) as context:
        tab = context.new_page()
        tab.set_content(drawn)
        tab.evaluate(stills.DRESS)
        for count in range(9, 0, -1):
            hand = tab.evaluate(HAND, count)
            part = [seen for seen in hand["seen"] if 0.01 < seen < 0.99]
            assert all(step >= 44 for step in hand["steps"])
            assert hand["all"] or (len(part) == 1 and 0.25 <= part[0] <= 0.75), (count, hand)
            assert hand["fades"] != hand["all"], (count, hand)
            assert hand["tall"]


@pytest.mark.parametrize("size", [(1440, 900), (1280, 900), (1280, 720), (1024, 768)])
def test_what_can_be_answered_stands_in_one_row_and_what_it_is_about_above(
    browser: Browser, size: tuple[int, int]
) -> None:
    """Taking back and declining every Dispel at once included; before and after a card is chosen."""
    width, height = size
    with browser.new_context(viewport={"width": width, "height": height}) as context:
        tab = context.new_page()
        page = STATES["dispel"].made()
        assert isinstance(page, Page) and page.session.move
        for picked in (False, True):
            if picked:
                page.pick(0)
            for language in stills.LANGUAGES:
                tab.set_content(stills.still(page, language))
                tab.evaluate(stills.DRESS)
                switch = tab.get_by_role(
                    "switch", name={"zh": "本回合一律不驱散", "en": "No Dispels this turn"}[language]
                )
                assert switch.count() == (0 if picked else 1)  # who has chosen a card does not decline
                assert tab.locator("[data-do=undo]:visible").count() == 1
                buttons = tab.locator(".prompt__ac button:visible")
                boxes = [buttons.nth(i).bounding_box() or {} for i in range(buttons.count())]
                assert len({round(box["y"]) for box in boxes}) == 1, (language, picked)
                row = tab.locator(".prompt__ac").bounding_box() or {}
                assert max(box["x"] + box["width"] for box in boxes) <= row["x"] + row["width"] + 0.5
                last = tab.locator(".chain li:last-child div>b").bounding_box() or {}
                tray = tab.locator("#tray").bounding_box() or {}
                assert last["y"] + last["height"] <= tray["y"] + tray["height"]


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_the_last_line_of_the_log_keeps_its_cards_whole(browser: Browser, language: str) -> None:
    with browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True) as context:
        tab = context.new_page()
        tab.set_content(stills.still(STATES["inspect-fate"].made(), language))
        tab.evaluate(stills.DRESS)
        strip = tab.locator(".strip__l").bounding_box() or {}
        assert strip["height"] == 44
        signs = tab.locator(".strip__l .rs")
        boxes = [signs.nth(i).bounding_box() or {} for i in range(signs.count())]
        assert boxes and all(box["x"] + box["width"] <= strip["x"] + strip["width"] - 8 for box in boxes)
        assert all(strip["y"] <= box["y"] and box["y"] + box["height"] <= strip["y"] + 44 for box in boxes)


def test_a_low_window_holds_the_table_to_the_pixel(browser: Browser) -> None:
    with browser.new_context(viewport={"width": 720, "height": 450}) as context:
        tab = context.new_page()
        tab.set_content(stills.still(STATES["play"].made()))
        assert tab.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


@pytest.mark.parametrize("theme", stills.THEMES)
def test_a_name_wears_the_line_of_its_attribute_in_no_colour_of_a_camp(browser: Browser, theme: str) -> None:
    with browser.new_context() as context:
        tab = context.new_page()
        tab.set_content(stills.still(STATES["rules"].made(), "en", theme))
        lines = tab.evaluate(LINES, ["str", "agi", "int"])
    assert len({style for style, _ in lines}) == 3
    ((red, green, blue),) = {tuple(map(int, re.findall(r"\d+", colour)))[:3] for _, colour in lines}
    assert max(red, green, blue) - min(red, green, blue) < 60  # grey enough to be none of them


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_the_result_is_seen_in_full_without_scrolling_sideways(tab: Tab, language: str) -> None:
    show(tab, "victory", language)
    table = tab.locator(".tbl--win")
    assert tab.evaluate("n => n.parentElement.scrollWidth - n.parentElement.clientWidth", table.element_handle()) <= 0
    cells = table.locator("td")
    assert cells.count() == 5 * 7 and all(cells.nth(i).is_visible() for i in range(cells.count()))
    assert tab.evaluate(SQUEEZED, ".tbl--win :is(td, th, b, small, .ident__t)") == []
    assert table.get_by_role("columnheader").count() == 7 and table.get_by_role("cell").count() == cells.count()


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_the_pages_can_all_be_reached_without_scrolling_sideways(tab: Tab, language: str) -> None:
    show(tab, "saves", language)
    assert tab.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    links = tab.locator(".bar nav a")
    boxes = [links.nth(i).bounding_box() for i in range(links.count())]
    width = tab.evaluate("innerWidth")
    assert len(boxes) == 7 and all(box and box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)


GREED = """
title = "A card with an upgrade, and two to use it on"
play = ""
[[seat]]
name = "ann"
rage = 2
hand = ["greed"]
[[seat]]
name = "ben"
hero = "troll_captain"
hand = ["dodge"]
[[seat]]
name = "eve"
hero = "blood_fiend"
hand = ["dodge"]
"""


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_the_switch_of_the_upgrade_stands_beside_the_buttons(browser: Browser, language: str) -> None:
    game = position.game(GREED)
    target = Asked(game, (list(game.pending.options).index(("use", game.state.seats[0].hand[0])), 0))
    with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
        tab = context.new_page()
        tab.set_content(stills.still(target, language))
        tab.evaluate(stills.DRESS)
        assert tab.locator("#tog").is_visible() and tab.locator("#act-1:not([aria-disabled])").is_visible()
        assert len({round(box["y"]) for box in map(Locator.bounding_box, buttons(tab)) if box}) == 1


def buttons(tab: Tab) -> list[Locator]:
    """Of the prompt."""
    return tab.locator(".prompt__ac button:visible").all()


def test_on_a_touch_screen_a_dimmed_card_says_why_when_it_is_pressed_only(browser: Browser) -> None:
    """A finger that has gone leaves a browser's pointer behind, over whatever comes to lie there."""
    with browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True) as context:
        tab = context.new_page()
        tab.set_content(stills.still(STATES["dispel"].made()))
        tab.evaluate(stills.DRESS)
        card = tab.locator("#hand .card[aria-disabled=true]").first
        why = tab.locator(f"#{card.get_attribute('aria-describedby')}")
        card.hover()
        assert not why.is_visible()
        card.focus()
        assert why.is_visible()


@pytest.mark.parametrize("language", stills.LANGUAGES)
def test_what_lies_before_a_seat_is_not_cut_off_in_a_replay(tab: Tab, language: str) -> None:
    page = Page(session(2)).start(5, form="1", who_0="person", set_jungle="1")
    assert page.until(lambda question: question.key == "play")
    page.act(do="link", arg="#replay")
    tab.set_content(stills.still(page, language), wait_until="domcontentloaded")
    tab.evaluate(stills.DRESS)
    assert tab.locator(".rep__me .me__zn li").count() == 2
    assert tab.evaluate(SQUEEZED, ".rep__me .me__zn li") == []
