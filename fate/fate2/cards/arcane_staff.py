"""神秘法杖 Arcane Staff."""

from fate.fate2.api import Activate, Activated, AttributeWeapon, Discard, Draw, FateGame, Steps, ask, card, cards_of


@card
class ArcaneStaff(AttributeWeapon, Activated):
    """On an intelligence hero, once per turn in its play phase: discard X cards, then draw X-1. Any hand cards and
    equipment, this too; X is at least 1 (A281).
    """

    id = "arcane_staff"
    attribute = "intelligence"
    per_turn = 1

    def usable(self, game: FateGame, me: int) -> bool:
        """There is always the staff itself."""
        return self.works(game, me)

    def use(self, game: FateGame, me: int) -> Steps:
        """Discard, draw."""
        own = cards_of(game, me)
        cards = yield ask.cards(me, "arcane_staff.discard", own, 1, len(own), cancel=True, card=self.id)
        if (yield Activate(self, me, cost=Discard(me, cards, cost=True))) and len(cards) > 1:
            yield Draw(me, len(cards) - 1)
