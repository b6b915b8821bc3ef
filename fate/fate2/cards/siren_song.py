"""海妖之歌 Siren Song."""

from collections.abc import Sequence

from fate.fate2.api import (
    DISCARD,
    DRAW,
    PLAY,
    BecomeImmune,
    FateGame,
    Lay,
    Magic,
    SkipNext,
    Status,
    Steps,
    Use,
    card,
)


@card
class SirenSong(Magic):
    """Laid on another character (upgraded: on yourself): it skips the draw, play and discard phases of its next turn,
    and until your next turn begins no skill and no hand card affects it (R27.3, A163, D3). Not twice on one
    character (A34).
    """

    id = "siren_song"
    upgradable = True
    repeatable = False

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """Others, or oneself (A167)."""
        seats = (user,) if upgraded else game.others(user)
        return [seat for seat in seats if not game.state.seats[seat].has_status(self.id)]

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """All at once; the card leaves in the target's status phase."""
        yield Lay(target, Status(self.id, use.cards, use.user, "status"))
        yield SkipNext(target, (DRAW, PLAY, DISCARD))
        yield BecomeImmune(target, use.user)
