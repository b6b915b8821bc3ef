"""闪避护符 Dodge Charm."""

from fate.fate2.api import (
    DODGE_SUITS,
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


def averts(game: FateGame, me: int, step: Targeted) -> bool:
    """An Attack not stopped yet; one that only certain Dodges can cancel is beyond the charm (A89)."""
    use = step.use
    return (
        step.target == me
        and use.kind.attack
        and me not in use.void
        and stands(game, me, DodgeCharm.id)
        and not game.fold(DODGE_SUITS, (), use, me)
    )


@card
class DodgeCharm(Armor, Activated):
    """Comes into play sideways (A180). In your play phase you may discard 1 hand card to turn it upright. Upright, when
    an Attack targets you, you may turn it sideways to cancel that Attack, even one that cannot be dodged (A90).
    """

    id = "dodge_charm"

    def starts_upright(self, game: FateGame) -> bool:
        """Only by house rule A180."""
        return game.house("A180")

    def usable(self, game: FateGame, me: int) -> bool:
        """Sideways, and a card to pay with."""
        return bool(game.state.seats[me].hand) and not stands(game, me, self.id)

    def use(self, game: FateGame, me: int) -> Steps:
        """Ready it."""
        uid = yield ask.card(me, "dodge_charm.discard", game.state.seats[me].hand, cancel=True, card=self.id)
        if (yield Activate(self, me, cost=Discard(me, (uid,), cost=True))):
            yield Turn(me, True, self.id)

    @before(Targeted, optional=True, when=averts)
    def avert(self, game: FateGame, me: int, step: Targeted) -> Steps:
        """Spend it."""
        yield Turn(me, False, self.id)
        step.use.fails_on(game, me)
