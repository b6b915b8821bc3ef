"""What several interactions are tried with: bombs, casts, and a game that is saved and loaded in the middle."""

from __future__ import annotations

from typing import Any

from fate.fate2.record import GAME, restore
from fate.fate2.rules.game import FateGame
from fate.kernel.data import encode
from fate.kernel.record import Record, from_json, to_json
from tests.table import Table

BOMB = "goblin_engineer.remote_bomb"
DETONATE = "goblin_engineer.detonate.count"


def bombs(*cards: str, by: str = "goblin_engineer") -> list[tuple[Any, ...]]:
    """Bombs of a Goblin Engineer, by the name of its seat (A192)."""
    return [(BOMB, [card], by, "keep", True) for card in cards]


def cast(kind: str, *cards: str, by: str) -> tuple[Any, ...]:
    """A cast that is in force (R6.4)."""
    return (kind, list(cards), by, "cast")


def loaded(table: Table) -> FateGame:
    """The game as a record of it brings it back: its checkpoint and the decisions since, through JSON."""
    found = table.game.checkpoint()
    assert found is not None
    count, state = found
    options = state.options
    facts = {name: list(value) if isinstance(value, tuple) else value for name, value in options._asdict().items()}
    record = Record(
        "test", GAME, options.mode, facts, state.rng, start=encode(state), decisions=tuple(table.game.decisions[count:])
    )
    return restore(from_json(to_json(record)), build="test")[0]


def same(one: FateGame, other: FateGame) -> bool:
    """Whether two games are at the same point."""
    asked = [
        None if game.pending is None else (game.pending.seat, game.pending.key, tuple(game.pending.options))
        for game in (one, other)
    ]
    return one.hash() == other.hash() and asked[0] == asked[1]


def settle(table: Table) -> None:
    """Decline whatever is asked, or take the least there is, until the next own move."""
    while table.game.pending is not None and not table.game.pending.phase:
        question = table.game.pending
        least = question.fitting(range(len(question.options)), question.least) if question.many else ()
        table.game.answer(least if question.many else len(question.options) - 1)
