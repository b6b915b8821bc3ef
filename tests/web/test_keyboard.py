"""A whole game by keyboard alone, and a whole round as it is read aloud: no pointer comes near these pages."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.keyboard import Player
from tests.web.test_play import open_lobby, question, screen, to_my_question, until
from web.build.server import Site

STEPS = 200
"""More than a duel takes."""
SHEETS = {"n": "notebook", "d": "discards", "y": "why", "?": "keys", "k": "keys"}
LISTEN = """() => {
  window.said = [];
  window.logged = {};
  new MutationObserver(changes => {
    for (const { target, addedNodes } of changes)
      if (target.id === "say")
        for (const lines of addedNodes) said.push(...lines.innerText.split("\\n"));
    for (const line of document.querySelectorAll("#log li")) logged[line.id.slice(1)] ??= line.textContent;
  }).observe(document.body, { childList: true, subtree: true });
}"""
DIMMED = ":is(#hand,.seats,.me) [aria-disabled=true]"
HAN = "[\u4e00-\u9fff]"
CARD = re.compile("^(黑桃|红桃|梅花|方块) (A|[0-9]+|J|Q|K) .")
SEAT = re.compile("，血量 [0-9]，上限 [0-9]，怒气 [0-9]，手牌 [0-9]+|，已阵亡")


def sit_down(page: Page, site: Site) -> Player:
    """From the first page to the settings, where bots are told to take no time, and back."""
    open_lobby(page, site)
    player = Player(page)
    player.tab_to(page.locator("nav a[href='#settings']"))
    player.press("Enter")
    until(lambda: screen(page) == "settings")
    player.choose("speed", "instant")
    player.tab_to(page.locator("nav a[data-link='']"), "Shift+Tab")
    player.press("Enter")
    until(lambda: screen(page) == "lobby")
    return player


def deal(player: Player, seed: str, name: str, value: str) -> None:
    """To the table of a game of this mode or number of players, where the list of keys is read. Wherever the focus is,
    Enter deals, as the button says.
    """
    page = player.page
    player.choose(name, value)
    player.tab_to(page.locator("#more summary"))
    player.press("Enter")
    player.tab_to(page.locator("input[name=seed]"))
    page.keyboard.type(seed)
    player.press("Tab")
    assert player.at(page.locator("input[type=checkbox]"))
    player.press("Enter")
    until(lambda: screen(page) == "pick")
    assert player.at(page.locator("h1"))
    while asked(player) and screen(page) == "pick":
        player.answer()
    player.learn()


def asked(player: Player) -> bool:
    """On to my next question, which never leaves somebody at the keyboard nowhere; False once the game is over."""
    page = player.page
    if screen(page) == "table" and not to_my_question(page):
        return False
    assert not player.at(page.locator("body")), page.locator(".prompt").all_inner_texts()
    if page.locator("#hand .card[data-o]").count():
        assert not player.at(page.locator("#prompt .btn--main[data-do=end]"))  # one Enter too many ends no phase
    return True


def test_a_whole_game_is_played_by_keys(page: Page, site: Site) -> None:
    player = sit_down(page, site)
    deal(player, "keys", "mode", "duel_three_hero_rotation")
    titles = set()
    for _ in range(STEPS):
        if not asked(player):
            break
        titles.add(page.locator(".prompt__h").inner_text())
        player.answer()
    assert player.at(page.locator("#prompt [data-do=result]"))
    player.press("Enter")
    until(lambda: screen(page) == "victory")
    assert player.at(page.locator("h1"))
    player.tab_to(page.locator(".win [data-do=lobby]"))
    player.press("Enter")
    until(lambda: screen(page) == "lobby")
    assert player.at(page.locator("h1"))
    assert len(titles) >= 8
    assert player.pressed & set("123456789") and {"Enter", "Space", "Escape", "E"} <= player.pressed


def test_what_lies_over_the_table_gives_the_focus_back(page: Page, site: Site) -> None:
    player = sit_down(page, site)
    deal(player, "over", "players", "5")
    assert asked(player)
    number, card = question(page), page.locator("#hand .card").first
    player.tab_to(card)
    layer = page.locator("#layer [role=dialog]")
    for way_out in ("Escape", ""):
        for key, name in SHEETS.items():
            player.press(key)
            expect(layer).to_have_attribute("data-name", name)
            assert player.at(layer.locator("h2"))
            player.press("Tab")
            assert not player.at(page.locator("#top *, .play *, .side *"))
            player.press(way_out or key)
            expect(layer).to_have_count(0)
            assert player.at(card)
        player.press("i")
        expect(layer).to_have_class("insp")
        assert player.at(layer.locator("h2"))
        player.press(way_out or "i")
        expect(layer).to_have_count(0)
        assert player.at(card)
        player.press("l")
        assert player.at(page.locator("#log"))
        player.press(way_out or "l")
        assert player.at(card)
    assert question(page) == number


def test_a_round_makes_sense_read_aloud(page: Page, site: Site) -> None:
    player = sit_down(page, site)
    page.evaluate(LISTEN)
    deal(player, "aloud", "players", "5")
    reasons: set[str] = set()
    questions: dict[int, str] = {}
    while len(turns(page)) < page.locator(".seat").count() + 1:
        assert asked(player)
        reasons |= heard_of_the_question(page)
        questions[question(page)] = page.locator(".prompt__h").inner_text()
        player.answer()
    assert len(reasons) >= 2
    assert asked(player)
    spoken = page.evaluate("said")
    assert told(page, spoken) == logged(page)
    titles = [line for line in spoken if line in questions.values()]
    assert len(questions) >= 3 and titles[: len(questions)] == list(questions.values())  # each once
    assert all(re.search(HAN, sentence) for sentence in spoken)
    player.tab_to(page.locator("#top [data-do=lang]"))
    player.press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    while page.evaluate("said.length") == len(spoken):
        assert asked(player)
        player.answer()
    assert asked(player)
    later = page.evaluate("said")[len(spoken) :]
    assert told(page, spoken + later) == logged(page)
    assert not any(re.search(HAN, sentence) for sentence in later)


def heard_of_the_question(page: Page) -> set[str]:
    """What a screen reader finds at a question: places, headings, names and states; returns why things are dimmed."""
    for place in ("banner", "main", "complementary"):
        expect(page.get_by_role(place)).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    assert page.get_by_role("region", name="当前请求").get_by_role("heading", level=2).inner_text()
    live = ":is(#prompt,#log,#tray)[aria-live=polite],#prompt[aria-live]"
    expect(page.locator(live)).to_have_count(0)  # what happens and what is asked is read aloud elsewhere, once
    hand = page.get_by_role("list", name="我的手牌")
    assert hand.get_by_role("button", name=CARD).count() == hand.locator(".card").count()
    assert hand.get_by_role("button", disabled=True).count() == hand.locator("[data-s=off]").count()
    assert hand.get_by_role("button", pressed=True).count() == hand.locator("[data-s=sel]").count()
    seats = page.get_by_role("list", name="其他玩家").get_by_role("button", name=SEAT)
    assert seats.count() == page.locator(".seat").count()
    for dimmed in page.locator(DIMMED).all():
        expect(dimmed).to_have_accessible_description(re.compile(r"\S"))
    return set(page.locator("#app .tip").all_text_contents())


def turns(page: Page) -> set[str]:
    """Whose turns have been told."""
    return {line for line in logged(page) if line.endswith("的回合")}


def told(page: Page, spoken: list[str]) -> list[str]:
    """What was read aloud of what happened, without what was asked."""
    lines = logged(page)
    return [line for line in spoken if line in lines]


def logged(page: Page) -> list[str]:
    """The log's lines, in order, as they first stood there."""
    lines: dict[str, str] = page.evaluate("logged")
    return [lines[number] for number in sorted(lines, key=int)]
