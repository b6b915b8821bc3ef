"""攻击之爪 Battle Claw."""

from fate.fate2.api import Converter, Converts, Weapon, card, red


@card
class BattleClaw(Weapon, Converter):
    """You may use or play red hand cards as Normal Attacks; they keep suit and rank (R14.3)."""

    id = "battle_claw"
    conversions = (Converts("normal_attack", 1, red, ("use", "play")),)
