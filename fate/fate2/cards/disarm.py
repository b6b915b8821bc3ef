"""缴械 Disarm."""

from collections.abc import Sequence

from fate.fate2.api import Discard, FateGame, Magic, Steps, Take, Use, ask, card


@card
class Disarm(Magic):
    """On anyone with equipment, yourself too (A278): discard one piece of your choice. Upgraded: take it into your
    hand.
    """

    id = "disarm"
    upgradable = True

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """Whoever wears something. The immune can take nothing (N8)."""
        if upgraded and not game.open([user]):
            return ()
        return [seat for seat in game.living(user) if game.state.seats[seat].gear]

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """Nothing when the equipment is gone by now."""
        gear = game.state.seats[target].gear
        if not gear:
            return
        uid = yield ask.card(use.user, "disarm.gear", gear, card=self.id, target=target)
        if use.upgraded:
            yield Take(target, (uid,), use.user)
        else:
            yield Discard(target, (uid,), by=use.user)
