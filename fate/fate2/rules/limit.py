"""Uses that are counted because a text limits them (R28.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fate.kernel.ability import Ability
from fate.kernel.event import Event

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame


class Limited(Ability):
    """An ability that may be limited to some uses in each turn."""

    per_turn: ClassVar[int] = 0
    """How often; 0 for any number (R28.2)."""

    def left(self, game: FateGame, me: int) -> bool:
        """Whether its limit allows another use."""
        return not self.per_turn or game.state.seats[me].used.get(self.id, 0) < self.per_turn


class Count(Event):
    """Something that is counted until the turn ends has happened once more."""

    __slots__ = ("key", "seat")

    def __init__(self, seat: int, key: str) -> None:
        super().__init__()
        self.seat = seat
        self.key = key

    def happen(self, game: FateGame) -> None:
        """In `Seat.used`."""
        game.count(self.seat, self.key)


class CountOnce(Count):
    """A use of something limited once per game."""

    __slots__ = ()

    def happen(self, game: FateGame) -> None:
        """Kept for the whole game."""
        spent = game.state.seats[self.seat].spent
        spent[self.key] = spent.get(self.key, 0) + 1
