"""黑龙 Black Dragon."""

from fate.fate2.api import Damage, Draw, FateGame, Monster, Steps, card


@card
class BlackDragon(Monster):
    """On the kill: take 1 damage without a source (R7.3, A291), then draw 3. The dead draw nothing, and nobody has
    killed them (A289).
    """

    id = "black_dragon"

    def killed(self, game: FateGame, by: int) -> Steps:
        """Damage first."""
        yield Damage(by, 1, source=None, cause=self.id)
        yield Draw(by, 3)
