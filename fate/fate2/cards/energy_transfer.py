"""能量转移 Energy Transfer."""

from collections.abc import Sequence

from fate.fate2.api import Drop, FateGame, LookAtDeck, Magic, Steps, TakeAside, Use, ask, card


@card
class EnergyTransfer(Magic):
    """Look at as many cards of the deck as characters live and give each 1, in secret, in action order from yourself;
    too few: the last get none (A176). Upgraded: one of them gets 2, another none (R27.7). Whoever cannot be reached
    still counts, and its card is discarded (A268).
    """

    id = "energy_transfer"
    upgradable = True
    everyone = True

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """Everybody; the upgrade takes two to favour and to pass over."""
        living = game.living(user)
        return living if not upgraded or len(game.open(living)) > 1 else ()

    def resolve(self, game: FateGame, use: Use) -> Steps:
        """One hand-out for all."""
        me = use.user
        order = game.living(me)
        within = [seat for seat in order if use.affects(game, seat)]
        cards = list((yield LookAtDeck(me, len(order))))
        shares = dict.fromkeys(order, 1)
        if use.upgraded and len(within) > 1:
            favoured = yield ask.seat(me, "energy_transfer.double", within, card=self.id, cards=tuple(cards))
            rest = [seat for seat in within if seat != favoured]
            passed = yield ask.seat(me, "energy_transfer.none", rest, card=self.id, cards=tuple(cards))
            shares |= {favoured: 2, passed: 0}
        left = len(cards)
        for seat in order:
            shares[seat] = min(shares[seat], left)
            left -= shares[seat]
        due = [(seat, shares[seat]) for seat in within if shares[seat]]
        for place, (seat, share) in enumerate(due):
            given = yield ask.cards(
                me, "energy_transfer.give", cards, share, share, card=self.id, target=seat, shares=tuple(due[place:])
            )
            cards = [uid for uid in cards if uid not in given]
            yield TakeAside(seat, given)
        yield Drop(cards)
