"""速度之靴 Boots of Speed."""

from fate.fate2.api import DISTANCE, Armor, FateGame, card, modifies


@card
class BootsOfSpeed(Armor):
    """Others are 1 further from you, you are 1 nearer to others (A283), never nearer than 1 (R13.2)."""

    id = "boots_of_speed"

    @modifies(DISTANCE)
    def stride(self, game: FateGame, me: int, value: int, a: int, b: int) -> int:
        """From a to b."""
        return value + (b == me) - (a == me)
