"""黑曜毁灭者 Obsidian Ruiner."""

from fate.fate2.api import (
    SUIT,
    Activate,
    Discard,
    DrawPhase,
    FateGame,
    Passive,
    Reactive,
    Spend,
    Steps,
    Take,
    after,
    ask,
    before,
    skill,
)


def holders(game: FateGame, me: int) -> list[int]:
    """Others within reach that have a hand."""
    return [seat for seat in game.open(game.others(me)) if game.state.seats[seat].hand]


def can_forgo(game: FateGame, me: int, phase: DrawPhase) -> bool:
    """A card that would be drawn (R9.2), and somebody to draw from."""
    return phase.seat == me and phase.count > 0 and not phase.given_up and bool(holders(game, me))


def forgone(game: FateGame, me: int, phase: DrawPhase) -> bool:
    """The smaller draw has taken place."""
    return phase.seat == me and AstralPrison.id in phase.forgone and not phase.given_up and bool(holders(game, me))


@skill
class AstralPrison(Reactive):
    """In your draw phase. Cost: draw 1 fewer. Then draw a hand card, blind, from another character. The smaller draw
    comes first (D5); not when the phase is skipped (A36).
    """

    id = "obsidian_ruiner.astral_prison"

    @before(DrawPhase, optional=True, when=can_forgo)
    def forgo(self, game: FateGame, me: int, phase: DrawPhase) -> Steps:
        """The cost."""
        phase.count -= 1
        phase.forgone.append(self.id)
        yield from ()

    @after(DrawPhase, when=forgone)
    def imprison(self, game: FateGame, me: int, phase: DrawPhase) -> Steps:
        """Dispellable now that its target is known."""
        target = yield ask.seat(me, f"{self.id}.target", holders(game, me), skill=self.id)
        if (yield Activate(self, me, (target,))):
            yield Take(target, game.draw_at_random(target, 1), me)


def spades(game: FateGame, me: int) -> list[int]:
    """Spades in the hand."""
    return [uid for uid in game.state.seats[me].hand if SUIT[uid] == "spade"]


def attacks(game: FateGame, me: int, spend: Spend) -> bool:
    """You use an Attack, with a spade left to add."""
    return spend.seat == me and spend.use is not None and spend.use.kind.attack and bool(spades(game, me))


@skill
class ArcaneSphere(Passive):
    """When you use an Attack you may at once discard a spade hand card (A91): on a hit it deals 1 more damage."""

    id = "obsidian_ruiner.arcane_sphere"

    @after(Spend, when=attacks)
    def charge(self, game: FateGame, me: int, spend: Spend) -> Steps:
        """Once for each Attack."""
        assert spend.use is not None
        card = yield ask.card(
            me, f"{self.id}.cost", spades(game, me), decline=True, skill=self.id, card=spend.spent.kind
        )
        if card is not None:
            yield Discard(me, (card,), cost=True)
            spend.use.bonus += 1
