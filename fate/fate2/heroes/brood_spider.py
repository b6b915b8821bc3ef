"""育母蜘蛛 Brood Spider."""

from fate.fate2.api import (
    ATTACK_KINDS,
    CAN_HEAL,
    Activate,
    Active,
    Discard,
    DrawPhase,
    FateGame,
    Heal,
    Passive,
    Steps,
    ask,
    before,
    regarded,
    skill,
)


@skill
class WeaveWeb(Active):
    """In your play phase, once per turn. Cost: discard 2 Attacks from your hand, or what is regarded as such (A64). You
    heal 1.
    """

    id = "brood_spider.weave_web"
    per_turn = 1

    def usable(self, game: FateGame, me: int) -> bool:
        """There must be something to heal (A127), and a way to (A165)."""
        seat = game.state.seats[me]
        heals = seat.hp < seat.max_hp and bool(game.fold(CAN_HEAL, True, me)) and bool(game.open([me]))
        return heals and len(regarded(game, me, ATTACK_KINDS)) >= 2

    def use(self, game: FateGame, me: int) -> Steps:
        """Two for one."""
        attacks = regarded(game, me, ATTACK_KINDS)
        cards = yield ask.cards(me, f"{self.id}.cost", attacks, 2, 2, cancel=True, skill=self.id)
        if (yield Activate(self, me, cost=Discard(me, cards, cost=True))):
            yield Heal(me, 1, cause=self.id)


def starving(game: FateGame, me: int, phase: DrawPhase) -> bool:
    """hp is missing and you do draw (A284)."""
    seat = game.state.seats[me]
    return phase.drawn_by(me) and seat.hp < seat.max_hp


@skill
class RavenousHunger(Passive):
    """In your draw phase you may draw 1 more for each hp you have lost, unless you give up drawing (A284)."""

    id = "brood_spider.ravenous_hunger"
    selfish = True

    @before(DrawPhase, optional=True, when=starving)
    def feed(self, game: FateGame, me: int, phase: DrawPhase) -> Steps:
        """Part of the one draw (R9.2)."""
        seat = game.state.seats[me]
        phase.count += seat.max_hp - seat.hp
        yield from ()
