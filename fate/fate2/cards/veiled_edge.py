"""洛萨之锋 Veiled Edge."""

from fate.fate2.api import Converter, Converts, Weapon, black, card


@card
class VeiledEdge(Weapon, Converter):
    """You may use or play black hand cards as Dodges; conversions do not chain (A63)."""

    id = "veiled_edge"
    conversions = (Converts("dodge", 1, black, ("use", "play")),)
