"""恶魔刀锋 Demon Blade."""

from fate.fate2.api import Dying, FateGame, Steps, Weapon, before, card


def applies(game: FateGame, me: int, dying: Dying) -> bool:
    """The target itself, still dying after what acts on entering (A136); not whoever took the damage over (A137)."""
    attack = dying.damage.attack
    return (
        attack is not None
        and attack.user == me
        and dying.damage.aimed_at == dying.seat
        and game.state.seats[dying.seat].hp <= 0
    )


@card
class DemonBlade(Weapon):
    """A target that enters dying by an Attack you used cannot be rescued and dies at once (R19.2)."""

    id = "demon_blade"

    @before(Dying, when=applies, priority=20)
    def doom(self, game: FateGame, me: int, dying: Dying) -> Steps:
        """No rescue of any kind."""
        dying.doomed = True
        yield from ()
