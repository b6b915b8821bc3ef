"""狗头人工头 Kobold Overseer."""

from fate.fate2.api import Draw, FateGame, Monster, Steps, card


@card
class KoboldOverseer(Monster):
    """On the kill: draw 1."""

    id = "kobold_overseer"

    def killed(self, game: FateGame, by: int) -> Steps:
        """From the deck."""
        yield Draw(by, 1)
