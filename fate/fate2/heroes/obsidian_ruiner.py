"""黑曜毁灭者 Obsidian Ruiner."""

from fate.fate2.api import (
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
    holders,
    skill,
    suited,
)


def owners(game: FateGame, me: int) -> list[int]:
    """Others with a hand to draw from."""
    return holders(game, game.others(me))


def can_forgo(game: FateGame, me: int, phase: DrawPhase) -> bool:
    """A card that would be drawn (R9.2), and somebody to draw from."""
    return phase.drawn_by(me) and phase.count > 0 and bool(owners(game, me))


def forgone(game: FateGame, me: int, phase: DrawPhase) -> bool:
    """The smaller draw has taken place."""
    return phase.drawn_by(me) and AstralPrison.id in phase.forgone and bool(owners(game, me))


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
        target = yield ask.seat(me, f"{self.id}.target", owners(game, me), skill=self.id)
        if (yield Activate(self, me, (target,))):
            yield Take(target, game.draw_at_random(target, 1), me)


def attacks(game: FateGame, me: int, spend: Spend) -> bool:
    """You use an Attack, with a spade left to add."""
    return spend.seat == me and spend.use is not None and spend.use.kind.attack and bool(suited(game, me, "spade"))


@skill
class ArcaneSphere(Passive):
    """When you use an Attack you may at once discard a spade hand card (A91): on a hit it deals 1 more damage."""

    id = "obsidian_ruiner.arcane_sphere"

    @after(Spend, when=attacks)
    def charge(self, game: FateGame, me: int, spend: Spend) -> Steps:
        """Once for each Attack."""
        assert spend.use is not None
        spades = suited(game, me, "spade")
        card = yield ask.card(me, f"{self.id}.cost", spades, decline=True, skill=self.id, card=spend.spent.kind)
        if card is not None:
            yield Discard(me, (card,), cost=True)
            spend.use.bonus += 1
