"""回到过去 Back in Time."""

from collections.abc import Sequence

from fate.fate2.api import Draw, FateGame, SSkill, Steps, Use, card, hand_limit


@card
class BackInTime(SSkill):
    """On yourself: draw up to your hand limit as it is now (A275)."""

    id = "back_in_time"

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """Oneself, if the hand without this card is below the limit (R1.10)."""
        return (user,) if len(game.state.seats[user].hand) <= hand_limit(game, user) else ()

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """A hand above the limit stays as it is."""
        yield Draw(target, max(0, hand_limit(game, target) - len(game.state.seats[target].hand)))
