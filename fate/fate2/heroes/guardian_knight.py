"""守护骑士 Guardian Knight."""

from fate.fate2.api import (
    Activate,
    Activated,
    Damage,
    Damaged,
    DeckAside,
    Discard,
    DrawPhase,
    FateGame,
    Heal,
    Passive,
    PlayPhase,
    Reactive,
    Steps,
    TakeAside,
    after,
    ask,
    before,
    kept_aside,
    skill,
)


def can_cover(game: FateGame, me: int, damage: Damage) -> bool:
    """Neither of the two is immune: the damage could not pass from or to it (N1)."""
    return (
        damage.seat != me
        and damage.amount > 0
        and bool(game.state.seats[me].hand)
        and len(game.open([me, damage.seat])) == 2
    )


def faithful(game: FateGame, me: int) -> tuple[int, ...]:
    """Cards Faith has set aside."""
    return kept_aside(game, me, Faith.id)


@skill
class Cover(Reactive):
    """When another character is about to take damage. Cost: discard 1 hand card. Then you take that damage instead.

    All of it moves and its source stays; your own reductions apply, not the other's (A122). Once per damage (A123).
    """

    id = "guardian_knight.cover"

    @before(Damage, priority=10, when=can_cover)
    def cover(self, game: FateGame, me: int, damage: Damage) -> Steps:
        """Dispellable (D13)."""
        hand = game.state.seats[me].hand
        card = yield ask.card(
            me, f"{self.id}.cost", hand, decline=True,
            skill=self.id, target=damage.seat, user=damage.source, damage=damage.amount,
        )  # fmt: skip
        if card is None or not (yield Activate(self, me, (damage.seat,), cost=Discard(me, (card,), cost=True))):
            return
        # Either may have died of what a Dispel set off; the dead take nothing over, and nothing is taken from them.
        if all(game.state.seats[seat].alive for seat in (me, damage.seat)):
            damage.seat = me


@skill
class Faith(Passive, Activated):
    """After each point of damage you have taken you may set the top card of the deck aside face down; in your play
    phase you take such cards into your hand.

    They are not hand cards, stay when the play phase is skipped, and are discarded when you die (A248, D8). What lies
    there when the play phase begins is taken at once, what comes during it when you say so.
    """

    id = "guardian_knight.faith"
    selfish = True

    @after(Damaged, when=lambda game, me, event: event.damage.seat == me)
    def keep_faith(self, game: FateGame, me: int, event: Damaged) -> Steps:
        """As many as points (A238), or fewer."""
        points = range(event.damage.amount, 0, -1)
        count = yield ask.count(me, f"{self.id}.count", points, decline=True, skill=self.id)
        for _ in range(count or 0):
            yield DeckAside(me, self.id)

    @after(PlayPhase, when=lambda game, me, phase: phase.seat == me and bool(faithful(game, me)))
    def collect(self, game: FateGame, me: int, phase: PlayPhase) -> Steps:
        """All of them."""
        yield from self.use(game, me)

    def usable(self, game: FateGame, me: int) -> bool:
        """Something lies there."""
        return bool(faithful(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """All of them."""
        yield TakeAside(me, faithful(game, me))


@skill
class FathersLove(Passive):
    """In your draw phase you may give the cards Faith has set aside to other characters as you like; for every 2 given
    you heal 1. Nobody sees them before (A248), so only the numbers are chosen. Not when the phase is skipped (A36).
    """

    id = "guardian_knight.fathers_love"

    @before(DrawPhase, when=lambda game, me, phase: phase.seat == me and bool(faithful(game, me)))
    def give(self, game: FateGame, me: int, phase: DrawPhase) -> Steps:
        """One receiver after the other until you stop."""
        given = 0
        while left := faithful(game, me):
            others = game.open(game.others(me))
            to = yield ask.seat(me, f"{self.id}.target", others, decline=True, skill=self.id, left=len(left))
            if to is None:
                break
            count = yield ask.count(me, f"{self.id}.count", range(1, len(left) + 1), skill=self.id, target=to)
            yield TakeAside(to, left[:count])
            given += count
        if given >= 2:
            yield Heal(me, given // 2, cause=self.id)
