"""Armour with two positions: upright it is ready to cancel what targets its wearer, sideways it is spent (R24.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fate.fate2.rules import ask
from fate.fate2.rules.activate import Activate
from fate.fate2.rules.equipment import Turn, stands
from fate.fate2.rules.kind import Armor
from fate.fate2.rules.moves import Discard
from fate.fate2.rules.skill import Activated
from fate.fate2.rules.use import Targeted
from fate.kernel.event import Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame


class Ward(Armor, Activated):
    """In your play phase you may discard 1 hand card to turn it upright; what it then cancels is the card's own."""

    def usable(self, game: FateGame, me: int) -> bool:
        """Sideways, and a card to pay with."""
        return bool(game.state.seats[me].hand) and not stands(game, me, self.id)

    def use(self, game: FateGame, me: int) -> Steps:
        """Ready it."""
        uid = yield ask.card(me, f"{self.id}.discard", game.state.seats[me].hand, cancel=True, card=self.id)
        if (yield Activate(self, me, cost=Discard(me, (uid,), cost=True))):
            yield Turn(me, True, self.id)

    def cancel(self, game: FateGame, me: int, step: Targeted) -> Steps:
        """Spend it: the card has no effect on its wearer."""
        yield Turn(me, False, self.id)
        step.use.fails_on(game, me)
