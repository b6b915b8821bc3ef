"""刃甲 Bladed Armour."""

from fate.fate2.api import Armor, Damage, Damaged, FateGame, Judge, Steps, after, card, is_red


def struck(game: FateGame, me: int, event: Damaged) -> bool:
    """There has to be somebody to strike back at (A132)."""
    source = event.damage.source
    return event.damage.seat == me and source is not None and game.state.seats[source].alive


@card
class BladedArmour(Armor):
    """Each time you take damage you may judge: red, and its source takes 1 damage from you, even if yourself."""

    id = "bladed_armour"

    @after(Damaged, optional=True, when=struck)
    def strike_back(self, game: FateGame, me: int, event: Damaged) -> Steps:
        """Once per damage, whatever the points (A238)."""
        source = event.damage.source
        if source is not None and is_red((yield Judge(me, self.id))):
            yield Damage(source, 1, source=me, cause=self.id)
