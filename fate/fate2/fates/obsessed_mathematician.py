"""偏执的数学家 Obsessed Mathematician."""

from fate.fate2.api import Fate, FateGame, fate


@fate
class ObsessedMathematician(Fate):
    """Nothing is being resolved and every living character, you included, has odd rage (R22.7, A156)."""

    id = "obsessed_mathematician"
    settled = True

    def met(self, game: FateGame, neutral: int) -> bool:
        """R22.7."""
        return all(game.state.seats[seat].rage % 2 for seat in game.living())
