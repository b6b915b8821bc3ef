"""神之力量 Divine Might."""

from collections.abc import Sequence

from fate.fate2.api import BONUS, Draw, FateGame, GiveEffect, SSkill, Steps, TurnEffect, Use, card, effect, modifies


@card
class DivineMight(SSkill):
    """On yourself: draw 1; until the turn ends your Attacks deal 1 more damage, two of these 2 more (R27.6, A93)."""

    id = "divine_might"

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """Oneself."""
        return (user,)

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """Draw, then strength."""
        yield Draw(target, 1)
        yield GiveEffect(target, self.id)


@effect
class Mighty(TurnEffect):
    """1 more damage."""

    id = "divine_might"

    @modifies(BONUS)
    def stronger(self, game: FateGame, me: int, value: int, use: Use, target: int) -> int:
        """Adds up (A92)."""
        return value + 1 if use.user == me else value
