"""命运的博弈 Gambit of Destiny."""

from fate.fate2.api import Fate, FateGame, fate


@fate
class GambitOfDestiny(Fate):
    """Besides you exactly one Sentinel and one Scourge are alive (R22.4, A262)."""

    id = "gambit_of_destiny"

    def met(self, game: FateGame, neutral: int) -> bool:
        """R22.4. Counts at once, at a death (A154)."""
        return sorted(game.state.seats[seat].identity for seat in game.others(neutral)) == ["scourge", "sentinel"]
