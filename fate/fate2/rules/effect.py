"""What cards in a status zone and effects of the turn do to the one who has them (R25, R11.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar

from fate.fate2.rules.catalog import EFFECTS, LAID
from fate.fate2.rules.moves import SeatEvent
from fate.fate2.rules.state import Effect
from fate.kernel.ability import Ability

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame

L = TypeVar("L", bound="type[Laid]")
E = TypeVar("E", bound="type[TurnEffect]")


class Laid(Ability):
    """What cards in a status zone do to the one they lie with. Its id is that of the skill or card that laid them."""

    origin = "skill"


def laid(cls: L) -> L:
    """Register what cards in a status zone do."""
    LAID.add(cls.id, cls())
    return cls


class TurnEffect(Ability):
    """What somebody has until the turn ends."""

    origin = "card"
    others: ClassVar[bool] = False
    """It is about other characters too: see `bound`."""
    selfish: ClassVar[bool] = True
    """It only bends what concerns whoever has it, so it is suspended while that one is immune (N36)."""


def effect(cls: E) -> E:
    """Register an effect that lasts until the turn ends."""
    EFFECTS.add(cls.id, cls())
    return cls


class GiveEffect(SeatEvent):
    """`seat` has an effect until the turn ends; `seats`: see `Effect`."""

    __slots__ = ("kind", "seats")

    def __init__(self, seat: int, kind: str, seats: Sequence[int] = ()) -> None:
        super().__init__(seat)
        self.kind = kind
        self.seats = tuple(seats)

    def happen(self, game: FateGame) -> None:
        """Effects of one kind add up (A93)."""
        game.state.seats[self.seat].effects.append(Effect(self.kind, self.seats))
        game.reindex()
        game.note("effect", seat=self.seat, kind=self.kind, targets=self.seats)


def bound(game: FateGame, seat: int, kind: str) -> tuple[int, ...]:
    """The others that the effects of one kind which `seat` has are about."""
    return tuple(other for effect in game.state.seats[seat].effects if effect.kind == kind for other in effect.seats)


class LoseEffect(SeatEvent):
    """All effects of one kind end for `seat` before the turn does."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: str) -> None:
        super().__init__(seat)
        self.kind = kind

    def happen(self, game: FateGame) -> None:
        """At once."""
        seat = game.state.seats[self.seat]
        seat.effects = [effect for effect in seat.effects if effect.kind != self.kind]
        game.reindex()
