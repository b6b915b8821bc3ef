"""Every screen, every kind of question and every state of the table, by name, with the page of the mock it follows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from fate.app.move import Move
from fate.fate2 import scenario
from fate.fate2.rules.game import FateGame
from tests.app import position, series
from tests.app.driver import Page, session
from tests.app.test_around import games
from tests.app.test_questions import counting
from tests.app.test_reward import looked

BYSTANDERS = (
    "axe_lord",
    "frost_maiden",
    "death_knight",
    "goblin_engineer",
    "lich",
    "mage_slayer",
    "shade_demon",
    "gorgon",
)
"""Who sits where a scenario does not care."""
SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"


@dataclass(frozen=True)
class Asked:
    """A question of a scenario, drawn without a session around it. `picked` are the options already chosen."""

    game: FateGame
    picked: tuple[int, ...] = ()

    def scene(self, language: str) -> Any:
        """The table as the one who is asked sees it."""
        twin = self.game.fork(keep=True, log=True)
        twin.log[:] = self.game.log  # of what was before its checkpoint a fork knows nothing
        move = Move(twin, self.game.pending.seat)
        for seat, hero in zip(move.game.state.seats, BYSTANDERS, strict=False):
            seat.hero = seat.hero or hero
        for option in self.picked:
            move.pick(option)
        return position.scene(move.game, language, move)


class State(NamedTuple):
    """How to get there, and where the mock shows the same: a page with its query, "" where it has none."""

    made: Callable[[], Page | Asked]
    mock: str = ""


def at(key: str, seed: int = 1, players: int = 5, wanted: Callable[[Page], bool] = lambda page: True) -> Page:
    """A page at a question."""
    for offset in range(20):
        page = Page(session(seed + offset)).start(players)
        if page.until(lambda q, page=page: q.key == key and wanted(page)):
            return page
    raise AssertionError(f"{key} never came")


class _Found(Exception):
    """The scenario has come to the question."""


def asked(file: str, key: str, *picked: int) -> Asked:
    """The first question of this key in a scenario."""
    answer, found = scenario._answer, []

    def look(scene: Any, *rest: Any) -> None:
        if scene.game.pending is not None and scene.game.pending.key == key:
            found.append(scene.game)
            raise _Found
        answer(scene, *rest)

    scenario._answer = look
    try:
        scenario.run_file(SCENARIOS / f"{file}.toml")
    except _Found:
        return Asked(found[0], picked)
    finally:
        scenario._answer = answer
    raise AssertionError(f"{file} never asks {key}")


def grown(lines: int) -> Callable[[Page], bool]:
    """Whether more than so many lines of the log have been written."""
    return lambda page: len(page.session.game.log) > lines


def then(page: Page, *deeds: dict[str, Any]) -> Page:
    """The same page after some actions."""
    for deed in deeds:
        page.act(**deed)
    return page


def _attack() -> Page:
    page = at("play", 3, 8, lambda page: any(o[0] == "use" for o in page.question.options))
    page.pick(next(i for i, o in enumerate(page.question.options) if o[0] == "use"))
    return page


def _layer(what: str, players: int = 5) -> Page:
    deed = {"do": "notebook"} if what == "notebook" else {"do": "inspect", "what": what}
    return then(at("play", 2, players, grown(60)), deed)


def _curtain() -> Page:
    page = Page(session(4))
    page.act(do="start", form={"form": "1", "players": 4, "who_0": "person", "who_2": "person", "name_2": "Bea"})
    for _ in range(40):
        if page.session.aids.covered and page.session.game.state.phase != "setup":
            break
        page.act(do="lift") if page.session.aids.covered else page.answer_anyhow()
    return page


def _watch(players: int = 6) -> Page:
    page = Page(session(5))
    form = {"form": "1", "players": players, "who_0": "bot"}
    page.session.act({"do": "lobby", "form": form})
    return then(page, {"do": "start", "form": form}, {"do": "pause"}, *[{"do": "step"}] * 70)


def _over() -> Page:
    page = Page(session(6)).start(5)
    page.until(lambda q: False)
    return then(page, {"do": "result"})


def _ended_table() -> Page:
    return then(_over(), {"do": "table"})


def _contest() -> Page:
    page = Page(session(15)).start(4, mode="four_player_team_battle")
    assert page.until(lambda q: q.key == "play")
    return page


def _replay() -> Page:
    page = at("play", 2, 8, grown(120))
    place = len(page.session.game.decisions) * 2 // 3
    return then(page, {"do": "link", "arg": "#replay"}, {"do": "seek", "arg": str(place)})


def _waiting() -> Page:
    page = at("play", 2, 6, grown(60))
    return then(page, {"do": "end", "q": page.question.number})


def _refused() -> Page:
    return then(at("play", 2, 6, lambda page: page.session.save.points and grown(60)(page)), {"do": "undo"})


def _tagged() -> Page:
    page = at("play", 2, 6, grown(60))
    page.session.save.undone, page.session.save.peeked = 2, True
    return page


def _lobby(**form: Any) -> Page:
    return then(Page(session(1)), {"do": "lobby", "form": form})


def _page(link: str) -> Page:
    page = Page(session(1)).start(5)
    page.until(lambda q: q.key == "play")
    page.session.desk.results = games(30)
    return then(page, {"do": "save_as", "form": {"name": "friday"}}, {"do": "link", "arg": f"#{link}"})


def _together() -> Page:
    page = _page("stats")
    rows = [replace(game, people=2, seat=n % 2, name=("Ann", "")[n % 2]) for n, game in enumerate(games(12))]
    page.session.desk.results += rows
    return then(page, {"do": "company", "arg": "together"})


def _duel(key: str, picks: int = 0, wanted: Callable[[Page], bool] = lambda page: True) -> Page:
    page = Page(session(3)).start(2, mode="duel_three_hero_rotation")
    assert page.until(lambda q: q.key == key and wanted(page))
    for option in range(picks):
        page.pick(option)
    return page


def _under_way(page: Page) -> bool:
    return len(page.question.options) < 8


SCREENS: dict[str, State] = {
    "lobby": State(lambda: _lobby(players=8), "lobby.html"),
    "lobby-duel": State(lambda: _lobby(mode="duel_three_hero_rotation", players=2)),
    "pick": State(lambda: Page(session(1)).start(8), "pick.html"),
    "draft": State(lambda: _duel("setup.draft", 1, _under_way), "prompts.html?q=set-draft"),
    "lineup": State(lambda: _duel("setup.three", 2), "prompts.html?q=set-lineup"),
    "lead": State(lambda: _duel("setup.lead")),
    "victory": State(_over, "victory.html"),
    "saves": State(lambda: _page("saves"), "saves.html"),
    "save-as": State(lambda: then(_page("saves"), {"do": "ask", "arg": "save"})),
    "replay": State(_replay, "replay.html"),
    "settings": State(lambda: _page("settings"), "settings.html"),
    "stats": State(lambda: _page("stats"), "stats.html"),
    "stats-together": State(_together),
    "credits": State(lambda: _page("credits"), "credits.html"),
    "rules": State(lambda: _page("rules"), "rules.html"),
    "cards": State(lambda: _page("cards")),
    "card": State(lambda: _page("card.moon_arrow"), "card.html"),
    "hero": State(lambda: _page("hero.blood_fiend")),
}
"""The pages around the table."""

TABLE: dict[str, State] = {
    "play": State(lambda: at("play", 7, 8, grown(40)), "prompts.html?q=win-play"),
    "target": State(_attack, "table.html?state=target"),
    "dodge": State(lambda: at("respond.dodge", 1, 8), "table.html?state=dodge"),
    "dispel": State(lambda: at("dispel", 1, 5), "prompts.html?q=win-dispel"),
    "discard": State(lambda: at("discard", 1, 5), "prompts.html?q=card-limit"),
    "dying": State(lambda: at("dying.rescue", 1, 6), "table.html?state=dying"),
    "waiting": State(_waiting, "table.html?state=idle"),
    "inspect-seat": State(lambda: _layer("seat:1"), "table.html?state=inspect-hero"),
    "inspect-card": State(lambda: _layer("card:0"), "table.html?state=inspect-card"),
    "inspect-fate": State(lambda: _layer("fate"), "table.html?state=inspect-fate"),
    "term": State(lambda: _layer("term:judgement"), "table.html?state=inspect-term"),
    "discards": State(lambda: _layer("discards"), "table.html?state=discards"),
    "keys": State(lambda: _layer("keys")),
    "why": State(lambda: _layer("why"), "table.html?state=why"),
    "notebook": State(lambda: _layer("notebook", 8), "table.html?state=notebook"),
    "undo": State(_refused, "table.html?state=undo"),
    "tagged": State(_tagged),
    "update": State(lambda: then(at("play", 2, 6), {"do": "update"}), "table.html?state=update"),
    "curtain": State(_curtain, "table.html?state=curtain"),
    "watch": State(_watch, "table.html?state=watch"),
    "watch-open": State(lambda: then(_watch(8), {"do": "open"}), "table.html?state=watch"),
    "watch-seats": State(lambda: then(_watch(), {"do": "seats"})),
    "watch-sit": State(lambda: then(_watch(), {"do": "open"}, {"do": "sit"})),
    "ended": State(_ended_table),
    "contest": State(_contest),
}
"""The table in the middle of games, and what lies over it."""

_ASKED: dict[str, tuple[str, str, *tuple[int, ...]]] = {
    "seat-one": ("heroes/moon_rider/lunar_eclipse", "moon_rider.lunar_eclipse.target", 1),
    "seat-many": ("heroes/king_of_the_gods/thunder_wrath", "king_of_the_gods.thunder_wrath.targets", 0, 1),
    "seat-roles": ("cards/misdirect", "misdirect.receiver", 0),
    "seat-arc": ("cards/savage_axe_two_ways", "savage_axe.way", 0),
    "seat-gap": ("heroes/queen_of_torment/phase_step", "queen_of_torment.phase_step.place", 1),
    "seat-each": ("heroes/fleet_admiral/ghost_ship", "fleet_admiral.ghost_ship.choice", 0),
    "card-many": ("heroes/light_warden/shockwave", "light_warden.shockwave.cost", 0, 1),
    "card-either": ("heroes/holy_knight/baptism_two_red", "holy_knight.baptism.red", 0),
    "card-give": ("cards/greed_upgraded", "greed.give", 0),
    "card-blind": ("cards/greed_takes_equipment", "greed.take", 0),
    "card-marker": ("heroes/drunken_panda/elemental_split", "drunken_panda.elemental_split.elements", 0),
    "card-slot": ("heroes/moon_rider/moon_blades_third", "equip.replace", 0),
    "card-monster": ("monsters/thunder_lizard", "jungle.kill.price", 0),
    "pick-option": ("heroes/death_knight/death_tangle", "death_knight.death_tangle.option", 0),
    "pick-guess": ("heroes/butcher/flesh_hook", "butcher.flesh_hook.colour", 0),
    "pick-chain": ("cards/chakra", "chakra.guess", 0),
    "pick-number": ("heroes/tusked_seafolk/walrus_swing", "tusked_seafolk.walrus_swing.rage", 1),
    "pick-yes": ("cards/bladed_armour", "trigger.may"),
    "pick-order": ("rules/cover_and_bladed_armour", "trigger.order"),
    "pick-draw": ("cards/ring_of_felice", "trigger.may"),
    "pick-reward": ("cards/assassinate_user_dead", "reward", 0),
    "win-replace": ("heroes/avenging_soul/transposition", "avenging_soul.transposition.card", 0),
    "win-redo": ("heroes/chen_yunsheng/divine_verdict", "chen_yunsheng.divine_verdict.cost", 0),
    "win-cast": ("house/one_cast", "cast"),
    "win-demand": ("cards/moon_arrow", "moon_arrow.discard", 0),
    "win-proxy": ("heroes/wisp/spirit_link", "wisp.spirit_link.play", 0),
    "set-next": ("modes/duel_rotation", "rotate.hero", 0),
}
_SERIES = {
    "card-order": "satyr_deceiver.keep",
    "card-deal": "energy_transfer.give",
    "card-share": "guardian_knight.fathers_love.target",
    "seat-split": "death_oracle.drive_spirits.share",
}


def _half_done(key: str) -> Page:
    page = series.at(key)
    arrangement = page.session.move.choice.arrangement
    seat = next(iter(getattr(arrangement, "amounts", [0])))
    deed, thing, by = {"order": ("keep", 1, 0), "deal": ("put", 1, 0), "split": ("share", seat, 1)}[arrangement.kind]
    page.act(do=deed, o=str(thing), by=str(by), q=page.question.number)
    return page


UPGRADE = """
title = "A magic card that may be upgraded"
play = ""
[[seat]]
name = "ann"
rage = 1
hand = ["moon_arrow", "dodge"]
[[seat]]
name = "ben"
[[seat]]
name = "eve"
"""


def _upgrading() -> Asked:
    game = position.game(UPGRADE)
    return Asked(game, (list(game.pending.options).index(("use", game.state.seats[0].hand[0])),))


def _naming_a_suit() -> Asked:
    game = _upgrading().game
    arrow = game.state.seats[0].hand[0]
    for option in (("use", arrow), ("option", "rage"), ("seat", 1)):
        game.answer(list(game.pending.options).index(option))
    return Asked(game, (1,))


def _revealing() -> Asked:
    game = asked("fates/possessed_by_the_ancient", "play").game
    return Asked(game, (list(game.pending.options).index(("reveal",)),))


QUESTIONS: dict[str, State] = {
    **{name: State(lambda where=where: asked(*where), f"prompts.html?q={name}") for name, where in _ASKED.items()},
    "pick-as": State(lambda: Asked(*counting()), "prompts.html?q=pick-as"),
    "win-peek": State(lambda: Asked(looked()), "prompts.html?q=win-peek"),
    "pick-suit": State(_naming_a_suit, "prompts.html?q=pick-suit"),
    "pick-upgrade": State(_upgrading, "prompts.html?q=pick-upgrade"),
    "pick-fate": State(_revealing, "prompts.html?q=pick-fate"),
    **{name: State(lambda key=key: _half_done(key), f"prompts.html?q={name}") for name, key in _SERIES.items()},
}
"""One of each kind of question, as the mock names them."""

STATES = {**SCREENS, **TABLE, **QUESTIONS}
"""All that is looked at and checked, by name."""
