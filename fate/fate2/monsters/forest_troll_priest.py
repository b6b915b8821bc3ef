"""森林巨魔牧师 Forest Troll Priest."""

from fate.fate2.api import FateGame, Heal, Monster, Steps, card


@card
class ForestTrollPriest(Monster):
    """On the kill: regain 1 hp."""

    id = "forest_troll_priest"

    def killed(self, game: FateGame, by: int) -> Steps:
        """Up to the limit (R18.6)."""
        yield Heal(by, 1, cause=self.id)
