"""风行者 Windwalker."""

from fate.fate2.api import (
    ATTACKS,
    Activate,
    AfterHit,
    Designate,
    Discard,
    Draw,
    DrawPhase,
    FateGame,
    GiveEffect,
    Passive,
    Reactive,
    Spend,
    Steps,
    TurnEffect,
    after,
    ask,
    before,
    effect,
    holders,
    modifies,
    skill,
)


def others(game: FateGame, me: int, hurt: int) -> list[int]:
    """Who can be bound to the damaged one: others with a hand (A108)."""
    return [seat for seat in holders(game, game.others(me)) if seat != hurt]


def shot(game: FateGame, me: int, hit: AfterHit) -> bool:
    """An Attack you used has dealt damage to somebody who still has a hand, and there is another to bind."""
    hurt, hand = hit.hurt, game.state.seats[me].hand
    if hurt is None or hit.use.user != me:
        return False
    return bool(hand and holders(game, [hurt]) and others(game, me, hurt))


@skill
class BindingArrow(Reactive):
    """After your Attack has hit and dealt damage, once per turn. Cost: discard 1 hand card. Then strip 1 hand card,
    picked blind (A9), from the damaged character and 1 from another, not yourself (A108). Dispellable (D13). What the
    damage itself sets off comes before it (R15.1).
    """

    id = "windwalker.binding_arrow"
    per_turn = 1

    @after(AfterHit, when=shot)
    def bind(self, game: FateGame, me: int, hit: AfterHit) -> Steps:
        """The second is chosen after paying."""
        hurt = hit.hurt
        assert hurt is not None
        hand = game.state.seats[me].hand
        card = yield ask.card(me, f"{self.id}.cost", hand, decline=True, skill=self.id, target=hurt)
        if card is None:
            return
        activate = Activate(self, me, cost=Discard(me, (card,), cost=True), open=True)
        if not (yield activate):
            return
        second = yield ask.seat(me, f"{self.id}.target", others(game, me, hurt), skill=self.id, target=hurt)
        if (yield Designate(activate, (hurt, second))):
            for seat in (hurt, second):
                yield Discard(seat, game.draw_at_random(seat, 1), by=me)


@skill
class WindDance(Passive):
    """Whenever you use or play a Dodge, you draw 1."""

    id = "windwalker.wind_dance"
    selfish = True

    @after(Spend, when=lambda game, me, spend: spend.seat == me and spend.spent.kind == "dodge")
    def dance(self, game: FateGame, me: int, spend: Spend) -> Steps:
        """1 card."""
        yield Draw(me, 1)


def can_forgo(game: FateGame, me: int, phase: DrawPhase) -> bool:
    """Cards that would be drawn (R9.2); not to the benefit of the immune (A165)."""
    return phase.drawn_by(me) and phase.count > 0 and bool(game.open([me]))


def forgone(game: FateGame, me: int, phase: DrawPhase) -> bool:
    """The smaller draw has taken place."""
    return phase.drawn_by(me) and FocusFire.id in phase.forgone


@skill
class FocusFire(Reactive):
    """In your draw phase. Cost: draw X fewer, 1 to all that is due. Then you may use X more Attacks in this turn. The
    smaller draw comes first (D5).
    """

    id = "windwalker.focus_fire"

    @before(DrawPhase, when=can_forgo)
    def forgo(self, game: FateGame, me: int, phase: DrawPhase) -> Steps:
        """The cost: one entry for each card."""
        count = yield ask.count(me, f"{self.id}.count", range(1, phase.count + 1), decline=True, skill=self.id)
        phase.count -= count or 0
        phase.forgone += [self.id] * (count or 0)

    @after(DrawPhase, when=forgone)
    def focus(self, game: FateGame, me: int, phase: DrawPhase) -> Steps:
        """Dispellable."""
        if (yield Activate(self, me, (me,))):
            for _ in range(phase.forgone.count(self.id)):
                yield GiveEffect(me, self.id)


@effect
class Focused(TurnEffect):
    """1 more Attack."""

    id = FocusFire.id
    origin = "skill"

    @modifies(ATTACKS)
    def one_more(self, game: FateGame, me: int, value: int, seat: int) -> int:
        """Each of them."""
        return value + 1 if seat == me else value
