"""蔓延的瘟疫 Spreading Plague."""

from fate.fate2.api import Fate, FateGame, fate


@fate
class SpreadingPlague(Fate):
    """The two who sat beside you when the game began are dead, by whosever hand (R22.3, A260)."""

    id = "spreading_plague"

    def met(self, game: FateGame, neutral: int) -> bool:
        """R22.3."""
        seats = game.state.seats
        return not any(seats[(neutral + step) % len(seats)].alive for step in (-1, 1))
