"""治疗药膏 Healing Balm."""

from collections.abc import Sequence

from fate.fate2.api import CAN_HEAL, FateGame, Heal, Kind, Steps, Use, card


@card
class HealingBalm(Kind):
    """In your play phase: you regain 1 hp. Or when a character is dying: it regains 1 hp (R27.1)."""

    id = "healing_balm"

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """Yourself when wounded (A127)."""
        seat = game.state.seats[user]
        return (user,) if seat.hp < seat.max_hp and game.fold(CAN_HEAL, True, user) else ()

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """1 hp."""
        yield Heal(target, 1, cause=self.id)
