"""巨牙海民 Tusked Seafolk."""

from fate.fate2.api import (
    Activate,
    Active,
    Discard,
    FateGame,
    GainRage,
    Hit,
    Judge,
    LoseRage,
    Passive,
    Steps,
    after,
    ask,
    is_red,
    magic_cards,
    skill,
)


@skill
class IceSplinter(Active):
    """In your play phase, once per turn. Cost: discard 1 magic card from your hand (A50, A64). Then you gain 1 rage."""

    id = "tusked_seafolk.ice_splinter"
    per_turn = 1

    def usable(self, game: FateGame, me: int) -> bool:
        """There must be room for the rage (N26); immune to its own skill it would not get it (A165)."""
        seat = game.state.seats[me]
        return bool(game.open([me]) and seat.rage < seat.max_rage and magic_cards(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """A card for a point."""
        card = yield ask.card(me, f"{self.id}.cost", magic_cards(game, me), cancel=True, skill=self.id)
        if (yield Activate(self, me, cost=Discard(me, (card,), cost=True))):
            yield GainRage(me, 1)


@skill
class WalrusSwing(Passive):
    """When an Attack you used hits you may at once lose X rage, at least 1 (A12), and judge X times, one after the
    other (A114): each red card adds 1 to the Attack's damage.
    """

    id = "tusked_seafolk.walrus_swing"

    @after(Hit, when=lambda game, me, hit: hit.use.user == me and game.state.seats[me].rage > 0)
    def swing(self, game: FateGame, me: int, hit: Hit) -> Steps:
        """Against the target it has hit."""
        points = range(game.state.seats[me].rage, 0, -1)
        count = yield ask.count(
            me, f"{self.id}.rage", points, decline=True, skill=self.id, target=hit.target, card=hit.use.kind.id
        )
        if count is None:
            return
        yield LoseRage(me, count, cost=True)
        for _ in range(count):
            if is_red((yield Judge(me, self.id))):
                hit.use.bonus_on[hit.target] += 1
