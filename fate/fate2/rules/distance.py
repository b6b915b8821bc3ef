"""Distance and attack range (R13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fate.fate2.rules.catalog import KIND_ID, KINDS
from fate.fate2.rules.queries import DISTANCE, RANGE

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame


def distance(game: FateGame, a: int, b: int) -> int:
    """Living seats from a to b by the shorter way, with modifiers, at least 1 (R13.1, R13.2). 0 to oneself."""
    if a == b:
        return 0
    living = [i for i, seat in enumerate(game.state.seats) if seat.alive or i in (a, b)]
    way = abs(living.index(a) - living.index(b))
    return max(1, int(game.fold(DISTANCE, min(way, len(living) - way), a, b)))


def attack_range(game: FateGame, seat: int) -> int:
    """The weapon's range, 1 without one (R13.3)."""
    weapon = game.state.seats[seat].weapon
    printed = KINDS[KIND_ID[weapon]].range if weapon is not None else 1  # type: ignore[attr-defined]
    return int(game.fold(RANGE, printed, seat))


def in_range(game: FateGame, user: int) -> list[int]:
    """Others within attack range of `user`, in action order from it (R13.4)."""
    living = game.living(user)
    count, reach = len(living), attack_range(game, user)
    bent = DISTANCE in game.index.queries
    found = []
    for way in range(1, count):
        steps = min(way, count - way)
        if bent:
            steps = max(1, game.fold(DISTANCE, steps, user, living[way]))
        if steps <= reach:
            found.append(living[way])
    return found
