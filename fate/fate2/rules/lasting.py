"""What one effect leaves behind for later turns: phases that will not happen, and being untouchable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fate.fate2.rules.moves import SeatEvent

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame


class SkipNext(SeatEvent):
    """`seat` will skip these phases in its next turn; several skips name the same turn (A35)."""

    __slots__ = ("phases",)

    def __init__(self, seat: int, phases: Sequence[str]) -> None:
        super().__init__(seat)
        self.phases = tuple(phases)

    def happen(self, game: FateGame) -> None:
        """Each phase once."""
        seat = game.state.seats[self.seat]
        seat.skips += tuple(phase for phase in self.phases if phase not in seat.skips)


class BecomeImmune(SeatEvent):
    """No skill and no hand card affects `seat` until the next turn of `by` begins (R27.3, A163, D3)."""

    __slots__ = ("by",)

    def __init__(self, seat: int, by: int) -> None:
        super().__init__(seat)
        self.by = by

    def happen(self, game: FateGame) -> None:
        """Its own constant skills, what lies in its status zone and what it has for the turn rest (A165, A166)."""
        game.state.seats[self.seat].immune_by = self.by
        game.reindex()
