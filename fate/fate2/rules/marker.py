"""Marker cards: what a skill piles up in its owner's status zone until the owner spends it (A32)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fate.fate2.rules.moves import Lift
from fate.kernel.event import Event, Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame


def markers(game: FateGame, seat: int, kind: str) -> list[int]:
    """The marker cards of one kind, oldest first; a status holds one."""
    return [status.cards[0] for status in game.state.seats[seat].status if status.kind == kind]


class SpendMarkers(Event):
    """`seat` puts marker cards of one kind into the discard pile."""

    __slots__ = ("cards", "kind", "seat")

    def __init__(self, seat: int, kind: str, cards: Sequence[int]) -> None:
        super().__init__()
        self.seat = seat
        self.kind = kind
        self.cards = tuple(cards)

    def happen(self, game: FateGame) -> Steps:
        """One by one."""
        for status in [
            s for s in game.state.seats[self.seat].status if s.kind == self.kind and s.cards[0] in self.cards
        ]:
            yield Lift(self.seat, status)
