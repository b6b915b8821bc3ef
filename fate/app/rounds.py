"""Times round the table: a new round begins when turns come past the seat that had the first. The dead have none."""

from __future__ import annotations

from typing import Any


class Rounds:
    """Counts rounds while turns go by."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.turn = 0
        """The number of the latest turn; 0 before the first."""
        self._place = -1
        """How many seats lie between the first turn and the latest, those of the dead included."""
        self._first = 0

    def take(self, number: int, seat: int) -> int:
        """The round of a turn: its number in the game, and whose it is. Turns left out are taken to be of everybody."""
        ahead = number - self.turn
        if self.turn and ahead == 1:
            self._place += (seat - self._first - self._place) % self.seats or self.seats
        elif ahead:
            self._place += ahead
            self._first = seat - self._place
        self.turn = number
        return self._place // self.seats + 1


def round_no(game: Any, log: Any) -> int:
    """The round a game is in; 0 before its first turn. `game` is a State or a View, `log` what has been told of it."""
    if not game.turn_no:
        return 0
    rounds = Rounds(len(game.seats))
    for entry in log or ():
        if entry.key == "turn":
            rounds.take(entry.args["number"], entry.args["seat"])
    return rounds.take(game.turn_no, game.turn)  # whose turn is not told of before the casting phase is over
