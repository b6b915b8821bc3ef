"""圣光征服者 Conqueror of Light."""

from fate.fate2.api import Fate, FateGame, fate, wiped_out


@fate
class ConquerorOfLight(Fate):
    """All Sentinels are dead: you win instead of the Scourge (R22.2)."""

    id = "conqueror_of_light"

    def met(self, game: FateGame, neutral: int) -> bool:
        """R22.2."""
        return wiped_out(game, "sentinel")
