"""流浪剑客 Wandering Swordsman."""

from fate.fate2.api import (
    KINDS,
    Conversion,
    Converts,
    Declared,
    Draw,
    FateGame,
    Passive,
    Steps,
    Use,
    Used,
    after,
    any_card,
    ask,
    further,
    skill,
)


def stronger(game: FateGame, me: int, step: Declared) -> bool:
    """An Attack of yours with a card to it (A100), on somebody with less rage than you, has not been extended yet."""
    use, seats = step.use, game.state.seats
    return (
        use.user == me
        and bool(use.cards)
        and not use.also
        and seats[me].rage > seats[step.target].rage
        and bool(further(game, use))
    )


@skill
class GiantSwing(Passive):
    """When you use an Attack while you have more rage than its target, you may name 1 more target within range: when
    the Attack is over, a virtual Normal Attack is used on it, which is never extended itself (A59, A79, A100).
    """

    id = "wandering_swordsman.giant_swing"

    @after(Declared, when=stronger)
    def swing(self, game: FateGame, me: int, step: Declared) -> Steps:
        """Named now."""
        target = yield ask.seat(
            me, f"{self.id}.target", further(game, step.use), decline=True, skill=self.id, card=step.use.kind.id
        )
        if target is not None:
            step.use.also.append(target)

    @after(Used, when=lambda game, me, event: event.use.user == me and bool(event.use.also))
    def strike(self, game: FateGame, me: int, event: Used) -> Steps:
        """Struck when the other is done with."""
        for target in event.use.also:
            yield Use(me, KINDS["normal_attack"], (), [target])


@skill
class DivineMight(Conversion):
    """You may use 2 hand cards of one suit as a Divine Might, an S-skill with its cost (A52). When you use Divine
    Might, the real card too (A276), you may draw 1 more.
    """

    id = "wandering_swordsman.divine_might"
    conversions = (Converts("divine_might", 2, any_card, ("use",), one_suit=True),)

    @after(
        Used,
        optional=True,
        when=lambda game, me, event: event.use.user == me and event.use.kind.id == "divine_might" and game.open([me]),
    )
    def learn(self, game: FateGame, me: int, event: Used) -> Steps:
        """1 card."""
        yield Draw(me, 1)
