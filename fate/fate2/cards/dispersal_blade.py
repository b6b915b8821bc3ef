"""散失之刃 Dispersal Blade."""

from fate.fate2.api import Converter, Converts, Weapon, any_card, card


@card
class DispersalBlade(Weapon, Converter):
    """You may use any 2 hand cards as a Dispel, which can be dispelled like any other (A183)."""

    id = "dispersal_blade"
    conversions = (Converts("dispel", 2, any_card, ("use",)),)
