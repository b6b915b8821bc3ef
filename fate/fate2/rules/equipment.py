"""Equipment: put on, turned, and what no longer fits taken off (R24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fate.fate2.rules import ask
from fate.fate2.rules.catalog import KIND_ID, kind_of
from fate.fate2.rules.moves import Discard, SeatEvent
from fate.fate2.rules.queries import PAIRED
from fate.kernel.event import Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame


class Equip(SeatEvent):
    """A card of `by`, or from the middle, becomes equipment of `seat`; what was there is discarded first (R24.1)."""

    __slots__ = ("by", "uid")

    def __init__(self, seat: int, uid: int, by: int) -> None:
        super().__init__(seat)
        self.uid = uid
        self.by = by

    def happen(self, game: FateGame) -> Steps:
        """The armour's first position is printed on it (R24.6)."""
        seat = game.state.seats[self.seat]
        kind = kind_of(self.uid)
        weapon = kind.category == "weapon"
        old = seat.weapon if weapon else seat.armor
        if old is not None and game.fold(PAIRED, False, self.seat):
            # The other place is free or not: a third piece replaces one of the owner's choice (A185).
            if len(seat.gear) < 2:
                weapon, old = not weapon, None
            else:
                old = yield ask.card(self.seat, "equip.replace", seat.gear, card=kind.id)
        if old is not None:
            yield Discard(self.seat, (old,), cost=True)
            weapon = seat.weapon is None and (weapon or seat.armor is not None)
        if self.uid in game.state.resolving:
            game.state.resolving.remove(self.uid)
        ready = kind.starts_upright(game)
        if weapon:
            seat.weapon, seat.other_upright = self.uid, ready
        else:
            seat.armor, seat.upright = self.uid, ready
        game.reindex()
        game.note("equip", seat=self.seat, cards=(self.uid,), by=self.by)


class Turn(SeatEvent):
    """The armour of this kind that `seat` wears is turned upright (ready) or sideways (spent)."""

    __slots__ = ("kind", "upright")

    def __init__(self, seat: int, upright: bool, kind: str) -> None:
        super().__init__(seat)
        self.upright = upright
        self.kind = kind

    def happen(self, game: FateGame) -> None:
        """R24.6."""
        seat = game.state.seats[self.seat]
        if seat.armor is not None and KIND_ID[seat.armor] == self.kind:
            seat.upright = self.upright
        else:
            seat.other_upright = self.upright
        game.note("turn_armor", seat=self.seat, upright=self.upright)


def stands(game: FateGame, seat: int, kind: str) -> bool:
    """Whether the armour of this kind that a seat wears stands upright."""
    owner = game.state.seats[seat]
    return owner.upright if owner.armor is not None and KIND_ID[owner.armor] == kind else owner.other_upright


def fit_gear(game: FateGame, seat: int) -> Steps:
    """Who wears two pieces of one type and may not any more discards one of its choice (A185, A201)."""
    gear = game.state.seats[seat].gear
    if len({kind_of(uid).category for uid in gear}) < len(gear) and not game.fold(PAIRED, False, seat):
        yield Discard(seat, ((yield ask.card(seat, "equip.replace", gear)),), cost=True)
