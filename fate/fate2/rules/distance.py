"""Distance and attack range (R13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fate.fate2.rules.catalog import kind_of
from fate.fate2.rules.queries import DISTANCE, RANGE, SEATING

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame


ADJACENT = -100
"""A distance of 1 whatever else applies (A72): so low that nothing adds up to more than 1."""


def seating(game: FateGame, *dead: int) -> list[int]:
    """Living seats in the order in which distance counts them, and these dead ones at their places."""
    ring = [i for i, seat in enumerate(game.state.seats) if seat.alive or i in dead]
    return game.fold(SEATING, ring) if SEATING in game.index.queries else ring


def distance(game: FateGame, a: int, b: int) -> int:
    """Living seats from a to b by the shorter way, with modifiers, at least 1 (R13.1, R13.2). 0 to oneself."""
    if a == b:
        return 0
    ring = seating(game, a, b)
    way = abs(ring.index(a) - ring.index(b))
    return max(1, int(game.fold(DISTANCE, min(way, len(ring) - way), a, b)))


def attack_range(game: FateGame, seat: int) -> int:
    """The weapon's range, 1 without one (R13.3), the larger of two (A185)."""
    printed = [kind_of(uid).range or 1 for uid in game.state.seats[seat].gear]  # type: ignore[attr-defined]
    return int(game.fold(RANGE, max(printed, default=1), seat))


def in_range(game: FateGame, user: int) -> list[int]:
    """Others within attack range of `user`, going round the table from it (R13.4)."""
    ring, reach = seating(game, user), attack_range(game, user)
    start, count = ring.index(user), len(ring)
    bent = DISTANCE in game.index.queries
    found = []
    for way in range(1, count):
        other = ring[(start + way) % count]
        steps = min(way, count - way)
        if bent:
            steps = max(1, game.fold(DISTANCE, steps, user, other))
        if steps <= reach:
            found.append(other)
    return found
