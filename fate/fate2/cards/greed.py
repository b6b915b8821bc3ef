"""贪婪 Greed."""

from collections.abc import Sequence
from typing import Any

from fate.fate2.api import Drop, FateGame, Magic, SetAside, Steps, Take, TakeAside, Use, ask, card


@card
class Greed(Magic):
    """On another character: 2 of its hand cards, blind, or 1 piece of its equipment are set aside face down; it takes 1
    of your hand cards, blind; then the cards set aside are yours. What is short is left out (A174). Upgraded: you
    choose the card it gets, not from those set aside (A277).
    """

    id = "greed"
    upgradable = True

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """Others with a card (R1.6)."""
        seats = game.state.seats
        return [seat for seat in game.others(user) if seats[seat].hand or seats[seat].gear]

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """Take, give, keep."""
        me, seat = use.user, game.state.seats[target]
        choices: list[tuple[Any, ...]] = [("hidden", target)] if seat.hand else []
        choices += [("gear", target, uid) for uid in seat.gear]
        taken: Sequence[int] = ()
        if choices:
            picked = yield ask.options(me, "greed.take", choices, card=self.id, target=target)
            cards = game.draw_at_random(target, 2) if picked == target else picked[2:]
            taken = (yield SetAside(target, cards, self.id, me, (me, target))) or ()
        hand = game.state.seats[me].hand if game.open([me]) else []
        if hand and use.upgraded:
            given = yield ask.card(me, "greed.give", hand, card=self.id, target=target)
            yield Take(me, (given,), target)
        elif hand:
            yield Take(me, game.draw_at_random(me, 1), target)
        yield TakeAside(me, taken)
        yield Drop(taken)
