"""剑圣 Swordmaster."""

from fate.fate2.api import (
    ATTACKS,
    DODGE_SUITS,
    UNLIMITED,
    Activate,
    Converter,
    Converts,
    DrawPhase,
    FateGame,
    GiveEffect,
    Passive,
    Reactive,
    Steps,
    TurnEffect,
    Use,
    before,
    black,
    effect,
    modifies,
    skill,
)


def can_forgo(game: FateGame, me: int, phase: DrawPhase) -> bool:
    """It is your draw phase and there is a draw to give up (A36)."""
    return phase.drawn_by(me) and phase.count > 0


@skill
class InvincibleSlash(Reactive):
    """Give up drawing in your draw phase, extras included (A284): until the turn ends your black hand cards are
    regarded as Normal Attacks, for use, play and discard alike (A64, A294), and you may use any number of Attacks.
    """

    id = "swordmaster.invincible_slash"
    selfish = True

    @before(DrawPhase, optional=True, when=can_forgo)
    def slash(self, game: FateGame, me: int, phase: DrawPhase) -> Steps:
        """What is given up stays so when the skill is dispelled (A44)."""
        phase.given_up = True
        if (yield Activate(self, me)):
            yield GiveEffect(me, self.id)


@effect
class Slashing(TurnEffect, Converter):
    """Black hand cards are Normal Attacks, of which any number may be used."""

    id = "swordmaster.invincible_slash"
    origin = "skill"
    conversions = (Converts("normal_attack", 1, black, ("use", "play"), counts_as=True),)

    @modifies(ATTACKS)
    def any_number(self, game: FateGame, me: int, value: int, seat: int) -> int:
        """No limit."""
        return UNLIMITED if seat == me else value


@skill
class SwordDance(Passive):
    """Only diamond Dodges cancel Attacks you use; nothing else cancels them either (A89)."""

    id = "swordmaster.sword_dance"

    @modifies(DODGE_SUITS)
    def dance(self, game: FateGame, me: int, value: tuple[str, ...], use: Use, target: int) -> tuple[str, ...]:
        """Diamonds."""
        return ("diamond",) if use.user == me else value
