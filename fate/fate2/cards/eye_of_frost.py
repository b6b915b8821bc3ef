"""冰魄之眼 Eye of Frost."""

from fate.fate2.api import DODGES, FateGame, Use, Weapon, card, modifies


@card
class EyeOfFrost(Weapon):
    """Cancelling an Attack of yours takes 1 Dodge more (R15.3, A86)."""

    id = "eye_of_frost"

    @modifies(DODGES)
    def one_more(self, game: FateGame, me: int, value: int, use: Use, target: int) -> int:
        """Extras add up."""
        return value + 1 if use.user == me else value
