"""闪避 Dodge."""

from collections.abc import Sequence

from fate.fate2.api import FateGame, Kind, card


@card
class Dodge(Kind):
    """When an Attack on you is about to take effect: cancel it."""

    id = "dodge"
    playable = False

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """An Attack, not a character."""
        return ()
