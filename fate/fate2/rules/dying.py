"""Dying and rescue (R19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fate.fate2.rules import death, spend, use, victory
from fate.fate2.rules.catalog import KINDS
from fate.fate2.rules.queries import CAN_HEAL
from fate.kernel.event import Event, Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame
    from fate.fate2.rules.vitals import Damage


class Dying(Event):
    """`seat` has 0 hp or less (R19). *Before* it: on entering (10), what forbids rescue (20), own means (30)."""

    __slots__ = ("damage", "doomed", "seat")

    def __init__(self, seat: int, damage: Damage) -> None:
        super().__init__()
        self.seat = seat
        self.damage = damage
        self.doomed = False

    def happen(self, game: FateGame) -> Steps:
        """The round of Healing Balms, starting with itself (R19.1); death if that does not help. Who is saved may have
        won by what happened meanwhile (A151, N37).
        """
        seat = game.state.seats[self.seat]
        if seat.hp <= 0 and not self.doomed:
            yield from rescue_round(game, self)
        if seat.hp <= 0 and seat.alive:
            source = self.damage.source
            yield death.Death(self.seat, source if source != self.seat else None)
        elif seat.alive and not any(isinstance(event, death.Death) for event in game.stack()):
            victory.check(game)

    def about(self) -> dict[str, Any]:
        """Who is dying."""
        return {"seat": self.seat}


def rescue_round(game: FateGame, dying: Dying) -> Steps:
    """Once around from the dying one, who may give any number each; nobody can rescue the immune (A267) or whoever
    cannot regain hp (N24).
    """
    patient = game.state.seats[dying.seat]
    if patient.immune_by is not None or not game.fold(CAN_HEAL, True, dying.seat):
        return
    for helper in game.living(dying.seat):
        while patient.hp <= 0 and patient.alive and game.state.seats[helper].alive:
            balm = yield from spend.spend_one(
                game, helper, ("healing_balm",), "use", "dying.rescue", target=dying.seat, needed=1 - patient.hp
            )
            if balm is None:
                break
            kind = KINDS["healing_balm"]
            yield use.Use(helper, kind, balm.cards, [dying.seat], via=balm.via, extra=balm.extra)
