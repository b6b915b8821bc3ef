"""狂热 Frenzy."""

from collections.abc import Sequence

from fate.fate2.api import (
    ATTACKS,
    UNLIMITED,
    Damage,
    FateGame,
    GiveEffect,
    Magic,
    Steps,
    TurnEffect,
    Use,
    card,
    effect,
    modifies,
)


@card
class Frenzy(Magic):
    """On yourself: take 1 damage from yourself (part of the effect, A44), then any number of Attacks this turn."""

    id = "frenzy"

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """Oneself."""
        return (user,)

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """The dead gain nothing."""
        yield Damage(target, 1, source=use.user, cause=self.id, use=use)
        yield GiveEffect(target, self.id)


@effect
class Frenzied(TurnEffect):
    """Any number of Attacks."""

    id = "frenzy"

    @modifies(ATTACKS)
    def any_number(self, game: FateGame, me: int, value: int, seat: int) -> int:
        """No limit this turn."""
        return UNLIMITED if seat == me else value
