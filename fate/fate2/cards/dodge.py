"""闪避 Dodge."""

from fate.fate2.api import Kind, card


@card
class Dodge(Kind):
    """When an Attack on you is about to take effect: cancel it."""

    id = "dodge"
    playable = False
