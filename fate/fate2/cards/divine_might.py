"""神之力量 Divine Might."""

from collections.abc import Sequence

from fate.fate2.api import (
    BONUS,
    Draw,
    FateGame,
    GiveEffect,
    LoseEffect,
    SSkill,
    Steps,
    TurnEffect,
    Use,
    Used,
    after,
    card,
    effect,
    modifies,
)


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

    @after(Used, when=lambda game, me, used: game.house("A93") and used.use.user == me and used.use.kind.attack)
    def spent(self, game: FateGame, me: int, used: Used) -> Steps:
        """House rule A93: for the next Attack only."""
        yield LoseEffect(me, self.id)
