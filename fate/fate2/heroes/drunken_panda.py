"""熊猫酒仙 Drunken Panda."""

from fate.fate2.api import (
    Activate,
    Activated,
    CastCard,
    CountOnce,
    Damage,
    Declared,
    DrawPhase,
    FateGame,
    Judge,
    Laid,
    Lay,
    Passive,
    SpendMarkers,
    Status,
    Steps,
    after,
    ask,
    before,
    coloured,
    is_suit,
    laid,
    markers,
    skill,
)


@skill
class DrunkenHaze(CastCard):
    """In the casting phase. Cost: put 1 red hand card into any character's status zone. Then in the turn that follows
    that character judges for each Attack it uses: unless it is a spade, the Attack has no effect.
    """

    id = "drunken_panda.drunken_haze"

    def cards(self, game: FateGame, me: int) -> list[int]:
        """Red ones."""
        return coloured(game, me, "red")


@laid
class Hazy(Laid):
    """Virtual Attacks too; a void one still counts against the limit (A209)."""

    id = DrunkenHaze.id

    @after(Declared, when=lambda game, me, step: step.use.user == me and (Hazy.id, me) not in step.use.marks)
    def stagger(self, game: FateGame, me: int, step: Declared) -> Steps:
        """Once for all its targets. The user judges (A236); without a card nothing comes of it (D2)."""
        use = step.use
        use.marks.append((self.id, me))
        card = yield Judge(me, self.id)
        if card is not None and not is_suit(card, "spade"):
            for target in use.targets:
                use.fails_on(game, target)


def can_spend(game: FateGame, me: int, damage: Damage) -> bool:
    """Damage is coming and there are elements."""
    return damage.seat == me and damage.amount > 0 and bool(markers(game, me, ElementalSplit.id))


@skill
class ElementalSplit(Passive, Activated):
    """In your play phase, once per game: put all your hand cards, at least 1 (A125), into your status zone as elements,
    which stay (A32). From then on you draw 1 fewer in each draw phase, even when no element is left, and when you are
    about to take damage you may discard X elements to prevent X points of it. Printed passive, so it cannot be
    dispelled (D13).
    """

    id = "drunken_panda.elemental_split"
    selfish = True

    def usable(self, game: FateGame, me: int) -> bool:
        """Not a second time."""
        seat = game.state.seats[me]
        return bool(seat.hand and not seat.spent.get(self.id))

    def use(self, game: FateGame, me: int) -> Steps:
        """Each card is an element."""
        yield CountOnce(me, self.id)
        yield Activate(self, me)
        for uid in tuple(game.state.seats[me].hand):
            yield Lay(me, Status(self.id, (uid,), me, "keep"))

    @before(
        DrawPhase,
        priority=10,
        when=lambda game, me, phase: (
            phase.seat == me and phase.count > 0 and bool(game.state.seats[me].spent.get(ElementalSplit.id))
        ),
    )
    def tire(self, game: FateGame, me: int, phase: DrawPhase) -> Steps:
        """After what adds to the draw; never below none (A284)."""
        phase.count -= 1
        yield from ()

    @before(Damage, priority=30, when=can_spend)
    def absorb(self, game: FateGame, me: int, damage: Damage) -> Steps:
        """A point for an element."""
        elements = markers(game, me, self.id)
        spent = yield ask.cards(
            me, f"{self.id}.elements", elements, 0, min(damage.amount, len(elements)),
            skill=self.id, damage=damage.amount, rage=damage.extra_rage, user=damage.source,
        )  # fmt: skip
        if spent:
            yield SpendMarkers(me, self.id, spent)
            damage.amount -= len(spent)
