"""黑暗巨魔首领 Dark Troll Chief."""

from fate.fate2.api import Damage, Discard, FateGame, Monster, Steps, card, cards_of, pick_card


@card
class DarkTrollChief(Monster):
    """On the kill: discard 1 card, from hand or worn, or else take 1 damage without a source. The choice is free
    (A187).
    """

    id = "dark_troll_chief"

    def killed(self, game: FateGame, by: int) -> Steps:
        """Who has no card takes the damage."""
        chosen = None
        if cards_of(game, by):
            chosen = yield from pick_card(
                game, by, by, "dark_troll_chief.discard", decline=True, card=self.id, damage=1
            )
        if chosen is None:
            yield Damage(by, 1, source=None, cause=self.id)
        else:
            yield Discard(by, (chosen,))
