"""暴怒的枭兽 Raging Owlbeast."""

from fate.fate2.api import Damage, FateGame, Monster, Steps, ask, card, play_dodge


@card
class RagingOwlbeast(Monster):
    """On the kill: you may choose up to 2 characters, yourself among them if you like (A290). In action order each
    plays a Dodge or takes 1 damage without a source.
    """

    id = "raging_owlbeast"

    def killed(self, game: FateGame, by: int) -> Steps:
        """The immune cannot be chosen (A164)."""
        chosen = yield ask.seats(by, "raging_owlbeast.targets", game.open(game.living()), 0, 2, card=self.id)
        for seat in chosen:
            if not (yield from play_dodge(game, seat, "raging_owlbeast.dodge", card=self.id, damage=1)):
                yield Damage(seat, 1, source=None, cause=self.id)
