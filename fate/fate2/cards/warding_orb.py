"""林肯法球 Warding Orb."""

from fate.fate2.api import (
    Activate,
    Activated,
    Armor,
    Discard,
    FateGame,
    Steps,
    Targeted,
    Turn,
    ask,
    before,
    card,
    stands,
)


def wards(game: FateGame, me: int, step: Targeted) -> bool:
    """A magic card that nothing has stopped yet."""
    use = step.use
    return step.target == me and use.kind.category == "magic" and me not in use.void and stands(game, me, WardingOrb.id)


@card
class WardingOrb(Armor, Activated):
    """Comes into play upright, each time (A181). Upright, when a magic card targets you, before anybody may Dispel it
    (A53), you may turn it sideways to cancel that card, for yourself only (A54). A Dispel targets nobody (A55). In your
    play phase you may discard 1 hand card to turn it upright.
    """

    id = "warding_orb"

    def starts_upright(self, game: FateGame) -> bool:
        """As printed."""
        return True

    def usable(self, game: FateGame, me: int) -> bool:
        """Sideways, and a card to pay with."""
        return bool(game.state.seats[me].hand) and not stands(game, me, self.id)

    def use(self, game: FateGame, me: int) -> Steps:
        """Ready it."""
        uid = yield ask.card(me, "warding_orb.discard", game.state.seats[me].hand, cancel=True, card=self.id)
        if (yield Activate(self, me, cost=Discard(me, (uid,), cost=True))):
            yield Turn(me, True, self.id)

    @before(Targeted, optional=True, when=wards)
    def ward(self, game: FateGame, me: int, step: Targeted) -> Steps:
        """Spend it."""
        yield Turn(me, False, self.id)
        step.use.fails_on(game, me)
