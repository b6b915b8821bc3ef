"""灵魂之戒 Soul Ring."""

from fate.fate2.api import Activate, Activated, Armor, Damage, Draw, FateGame, Steps, ask, card


@card
class SoulRing(Armor, Activated):
    """In your play phase, once per turn. Cost: X damage to yourself, X at most your hp (A128). Then draw X."""

    id = "soul_ring"
    per_turn = 1

    def usable(self, game: FateGame, me: int) -> bool:
        """Always: the living have hp."""
        return True

    def use(self, game: FateGame, me: int) -> Steps:
        """Dying of it comes first, and the dead draw nothing (A129); somebody else may take the damage (A240)."""
        points = range(1, game.state.seats[me].hp + 1)
        count = yield ask.count(me, "soul_ring.count", points, cancel=True, card=self.id)
        if (yield Activate(self, me, cost=Damage(me, count, source=me, cause=self.id))):
            yield Draw(me, count)
