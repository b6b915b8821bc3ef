"""驱散 Dispel."""

from collections.abc import Sequence

from fate.fate2.api import FateGame, Magic, card


@card
class Dispel(Magic):
    """Before a magic card (another Dispel too, A41) or an active or casting skill takes effect: cancel all of it."""

    id = "dispel"
    playable = False
    repeatable = False

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """A card or skill, not a character (A55)."""
        return ()
