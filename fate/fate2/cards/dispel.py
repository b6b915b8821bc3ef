"""驱散 Dispel."""

from fate.fate2.api import Magic, card


@card
class Dispel(Magic):
    """Before a magic card (another Dispel too, A41) or an active or casting skill takes effect: cancel all of it.
    Its target is that card or skill, not a character (A55).
    """

    id = "dispel"
    playable = False
    repeatable = False
