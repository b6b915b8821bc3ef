"""Positions as plain data: any moment of a game described by names, as scenario files do. See docs/scenarios.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fate.fate2 import data
from fate.fate2.notation import card_fits
from fate.fate2.rules.catalog import EFFECTS, FATES, KIND_ID, MODES, PHASES, SKILLS
from fate.fate2.rules.options import HOUSE, Options
from fate.fate2.rules.state import PLAY, Aside, Effect, Seat, State, Status

IDENTITIES = ("sentinel", "scourge", "neutral")
TABLE = {
    "mode": str, "sets": list, "seed": int, "fate": str, "turn": str, "before": str, "turn_no": int, "phase": str,
    "deck": list, "rest": bool, "discard": list, "aside": list, "revealed": str, "turn_cap": int, "house": list,
    "seat": list,
}  # fmt: skip
"""Facts of the whole table and their types."""
SEAT = {
    "name": str, "hero": str, "identity": str, "hp": int, "max_hp": int, "rage": int, "max_rage": int, "limit": int,
    "alive": bool, "hand": list, "weapon": str, "armor": str, "upright": bool, "monsters": list, "status": list,
    "effects": list, "skips": list, "immune_by": str, "knows": list, "used": dict, "spent": dict, "waiting": list,
    "rested": list,
}  # fmt: skip
"""Facts of one seat."""
STATUS_FACTS = {"kind": str, "cards": list, "by": str, "lasts": str, "shut": bool}
ASIDE_FACTS = {"kind": str, "owner": str, "cards": list, "eyes": list}


class BadPosition(ValueError):
    """A description that no table has. The message says what, where and why."""


def build(facts: Mapping[str, Any]) -> tuple[State, dict[str, int]]:
    """The State so described, and every seat by its name. Raises BadPosition."""
    _known(facts, TABLE, "position")
    rows = facts.get("seat", [])
    if not 2 <= len(rows) <= 8 or not all(isinstance(row, dict) for row in rows):
        raise BadPosition("position: 2 to 8 tables [[seat]] are needed")
    names = _names(rows)
    sets = tuple(facts.get("sets", ("standard",)))
    if not set(sets) <= set(data.SETS):
        raise BadPosition(f"sets: {list(sets)}; there are {', '.join(data.SETS)}")
    mode = _one_of(facts.get("mode", "identity_game"), tuple(MODES), "mode")
    house = tuple(_one_of(ruling, HOUSE, "house") for ruling in facts.get("house", ()))
    options = Options(mode, len(rows), sets, turn_cap=facts.get("turn_cap", 1000), house=house)
    cards = Supply(sorted(MODES[mode].deck(options)))
    state = State(options=options, rng=facts.get("seed", 1), seats=[])
    if not 0 <= state.rng < 1 << 64:
        raise BadPosition("seed: not a number of 64 bits")
    state.seats = [_seat(row, names, cards) for row in rows]
    _table(state, facts, names, cards)
    return state, names


class Supply:
    """Physical cards, each given out once."""

    def __init__(self, uids: Sequence[int]) -> None:
        self.left = list(uids)

    def take(self, text: Any, where: str) -> int:
        """The first card left that fits a text such as `dodge:heart`. Raises BadPosition."""
        for uid in self.left:
            if isinstance(text, str) and card_fits(uid, text):
                self.left.remove(uid)
                return uid
        raise BadPosition(f"{where}: no card {text!r} (left) in these sets")

    def take_all(self, texts: Any, where: str) -> list[int]:
        """A card for each text."""
        return [self.take(text, where) for text in texts]


def _table(state: State, facts: Mapping[str, Any], names: Mapping[str, int], cards: Supply) -> None:
    stacked = cards.take_all(facts.get("deck", ()), "deck")
    state.discard = cards.take_all(facts.get("discard", ()), "discard")
    for i, row in enumerate(facts.get("aside", ())):
        where = f"aside[{i}]"
        _known(row, ASIDE_FACTS, where, needed=("kind", "owner", "cards"))
        eyes = tuple(_named(names, name, where) for name in row.get("eyes", ()))
        held = tuple(cards.take_all(row["cards"], where))
        state.aside.append(Aside(row["kind"], _named(names, row["owner"], where), held, eyes))
    state.deck = stacked[::-1]
    if facts.get("rest", True):
        state.deck = cards.left[::-1] + state.deck
    state.fate = _one_of(facts.get("fate", ""), ("", *FATES), "fate")
    state.revealed = _named(names, facts["revealed"], "revealed") if "revealed" in facts else None
    state.turn = _named(names, facts["turn"], "turn") if "turn" in facts else 0
    before = facts.get("before")
    state.before = (state.turn - 1) % len(state.seats) if before is None else _named(names, before, "before")
    state.turn_no = facts.get("turn_no", 2)
    state.phase = _one_of(facts.get("phase", PLAY), MODES[state.options.mode].phases(state.options), "phase")
    state.step = 2 if state.phase == PLAY else 0
    state.deaths = tuple(i for i, seat in enumerate(state.seats) if not seat.alive)


def _seat(row: Mapping[str, Any], names: Mapping[str, int], cards: Supply) -> Seat:
    where = f"seat {row.get('name') or row.get('hero')}"
    _known(row, SEAT, where)
    hero = row.get("hero", "")
    printed = data.heroes().get(hero)
    if hero and printed is None:
        raise BadPosition(f"{where}: unknown hero {hero!r}")
    unfinished = [skill.skill for skill in printed.skills if skill.skill not in SKILLS] if printed else []
    if unfinished:
        raise BadPosition(f"{where}: {', '.join(unfinished)} cannot be played yet")
    seat = Seat(hero=hero, identity=_one_of(row.get("identity", ""), ("", *IDENTITIES), f"{where}.identity"))
    seat.alive = row.get("alive", True)
    seat.max_hp = row.get("max_hp", printed.hp if printed else 4)
    seat.hp = row.get("hp", seat.max_hp if seat.alive else 0)
    seat.rage = row.get("rage", 0)
    seat.max_rage = row.get("max_rage", printed.rage if printed else 3)
    seat.limit = row.get("limit", printed.hand if printed else 4)
    if not seat.hp <= seat.max_hp or not 0 <= seat.rage <= seat.max_rage or (seat.alive and seat.hp < 1):
        raise BadPosition(f"{where}: {seat.hp} hp of {seat.max_hp}, {seat.rage} rage of {seat.max_rage}")
    seat.hand = cards.take_all(row.get("hand", ()), f"{where}.hand")
    seat.weapon = cards.take(row["weapon"], f"{where}.weapon") if "weapon" in row else None
    seat.armor = cards.take(row["armor"], f"{where}.armor") if "armor" in row else None
    seat.upright = row.get("upright", False)
    seat.monsters = cards.take_all(row.get("monsters", ()), f"{where}.monsters")
    for uid in seat.monsters:
        if data.kinds()[KIND_ID[uid]].category != "monster":
            raise BadPosition(f"{where}.monsters: {KIND_ID[uid]} is no monster")
    for i, facts in enumerate(row.get("status", ())):
        seat.status.append(_status(facts, names, cards, f"{where}.status[{i}]"))
    seat.effects = [Effect(_one_of(kind, tuple(EFFECTS), f"{where}.effects")) for kind in row.get("effects", ())]
    seat.skips = tuple(_one_of(phase, tuple(PHASES), f"{where}.skips") for phase in row.get("skips", ()))
    seat.immune_by = _named(names, row["immune_by"], where) if "immune_by" in row else None
    seat.knows = tuple(_named(names, name, f"{where}.knows") for name in row.get("knows", ()))
    seat.used = dict(row.get("used", {}))
    seat.spent = dict(row.get("spent", {}))
    heroes = tuple(data.heroes())
    seat.waiting = tuple(_one_of(id, heroes, f"{where}.waiting") for id in row.get("waiting", ()))
    seat.rested = tuple(_one_of(id, heroes, f"{where}.rested") for id in row.get("rested", ()))
    return seat


def _status(facts: Any, names: Mapping[str, int], cards: Supply, where: str) -> Status:
    _known(facts, STATUS_FACTS, where, needed=("kind", "cards", "by", "lasts"))
    lasts = _one_of(facts["lasts"], ("status", "cast", "lap", "keep"), f"{where}.lasts")
    held = tuple(cards.take_all(facts["cards"], where))
    return Status(facts["kind"], held, _named(names, facts["by"], where), lasts, facts.get("shut", False))


def _names(rows: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    names: dict[str, int] = {}
    for i, row in enumerate(rows):
        name = row.get("name") or row.get("hero")
        if not isinstance(name, str) or not name.isidentifier() or name in names:
            raise BadPosition(f"seat {i}: needs a name of its own (letters, digits, _), got {name!r}")
        names[name] = i
    return names


def _known(facts: Any, forms: Mapping[str, type], where: str, needed: Sequence[str] = ()) -> None:
    if not isinstance(facts, Mapping):
        raise BadPosition(f"{where}: expected a table, got {facts!r}")
    for name, value in facts.items():
        if name not in forms:
            raise BadPosition(f"{where}: unknown {name!r}; there is {', '.join(forms)}")
        if type(value) is not forms[name]:
            raise BadPosition(f"{where}.{name}: expected {forms[name].__name__}, got {value!r}")
    missing = [name for name in needed if name not in facts]
    if missing:
        raise BadPosition(f"{where}: {', '.join(missing)} missing")


def _named(names: Mapping[str, int], name: str, where: str) -> int:
    if name not in names:
        raise BadPosition(f"{where}: nobody is called {name!r}; there is {', '.join(names)}")
    return names[name]


def _one_of(value: Any, known: Sequence[str], where: str) -> str:
    if value not in known:
        raise BadPosition(f"{where}: {value!r}; there is {', '.join(known)}")
    return str(value)
