"""雷霆蜥蜴 Thunder Lizard."""

from fate.fate2.api import (
    ATTACKS,
    UNLIMITED,
    Damage,
    FateGame,
    GiveEffect,
    Monster,
    Steps,
    TurnEffect,
    card,
    effect,
    modifies,
)


@card
class ThunderLizard(Monster):
    """On the kill: take 1 damage without a source, then this turn any number of Attacks, if it can play (A272)."""

    id = "thunder_lizard"

    def killed(self, game: FateGame, by: int) -> Steps:
        """The dead gain nothing."""
        yield Damage(by, 1, source=None, cause=self.id)
        yield GiveEffect(by, self.id)


@effect
class Thundering(TurnEffect):
    """Any number of Attacks."""

    id = ThunderLizard.id

    @modifies(ATTACKS)
    def any_number(self, game: FateGame, me: int, value: int, seat: int) -> int:
        """No limit this turn."""
        return UNLIMITED if seat == me else value
