"""The games that are kept beside the one being played: what a list of them shows, as a JSON text."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any

from fate.app import form
from fate.app.rounds import round_no
from fate.app.saves import Save
from fate.fate2 import data
from fate.fate2.rules.game import FateGame

FORMAT = 1
KINDS = ("named", "left", "over")
"""Saved by a person under a name; left for another game; played to its end."""
AUTO_KEPT = 20
"""How many games are kept that nobody gave a name."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One game of the list; its text stands in the store under `key`. `camp` is who won, empty while it goes on;
    `undone` and `peeked` are those of the `Save`.
    """

    key: str
    kind: str
    name: str
    when: int
    mode: str
    players: int
    round: int
    hero: str
    camp: str = ""
    undone: int = 0
    peeked: bool = False


def entry_of(key: str, kind: str, save: Save, game: FateGame) -> Entry:
    """What the list shows of a game."""
    state, me = game.state, save.agreement.me or 0
    count = len(state.seats)
    turn = round_no(state, game.log)
    camp = state.outcome.camp if state.outcome else ""
    hero = state.seats[me].hero
    return Entry(key, kind, save.name, save.when, state.options.mode, count, turn, hero, camp, save.undone, save.peeked)


def alike(one: Entry, other: Entry) -> bool:
    """Whether they may be of the same game, as far as the list tells."""
    return (one.mode, one.players, one.hero, one.camp) == (other.mode, other.players, other.hero, other.camp)


def fresh_key(entries: Iterable[Entry]) -> str:
    """A key that no entry has."""
    taken = [int(entry.key.rpartition(":")[2]) for entry in entries]
    return f"save:{max(taken, default=0) + 1}"


def dump(entries: Iterable[Entry]) -> str:
    """As text."""
    return json.dumps({"format": FORMAT, "entries": [asdict(entry) for entry in entries]}, ensure_ascii=False)


def load(text: str | None) -> list[Entry]:
    """The inverse of `dump`; entries that make no sense are left out."""
    try:
        facts = json.loads(text or "{}")
        rows = facts["entries"] if facts.get("format") == FORMAT else []
        return [entry for row in rows if (entry := _entry(row)) is not None]
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError):
        return []


def _entry(row: Any) -> Entry | None:
    try:
        entry = Entry(**row)
    except TypeError:
        return None
    numbers = (entry.when, entry.players, entry.round, entry.undone)
    sound = (
        isinstance(entry.key, str)
        and entry.key.startswith("save:")
        and entry.key[5:].isdecimal()
        and entry.kind in KINDS
        and all(type(number) is int and number >= 0 for number in numbers)
        and entry.players in form.counts(str(entry.mode))
        and (entry.hero == "" or entry.hero in data.heroes())
        and isinstance(entry.camp, str)
        and type(entry.peeked) is bool
    )
    return replace(entry, name=form.clean(entry.name, form.SEED_LENGTH)) if sound else None
