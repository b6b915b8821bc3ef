"""时间静止 Time Stop."""

from collections.abc import Sequence

from fate.fate2.api import DISCARD, DRAW, PLAY, FateGame, SkipNext, SSkill, Steps, Use, card


@card
class TimeStop(SSkill):
    """On all others: each skips the draw, play and discard phases of its next turn (R27.4), even when you die first
    (A273). Their other phases take place (A168).
    """

    id = "time_stop"
    everyone = True

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """All others."""
        return game.others(user)

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """Three phases."""
        yield SkipNext(target, (DRAW, PLAY, DISCARD))
