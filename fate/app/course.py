"""The way a game has gone so far: States kept along it make every place quick to come back to."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

from fate.app.build import BUILD
from fate.app.tablegame import TableGame
from fate.fate2 import record as records
from fate.fate2.rules.state import State
from fate.kernel.record import Record

MARK_EVERY = 12
"""Decisions between two kept States, at least."""


@dataclass(frozen=True, slots=True)
class Mark:
    """The State at a phase question, after how many decisions, and how much had been told by then."""

    at: int
    state: State
    told: int


class Course:
    """`told` is how much had been told before each decision that was passed, `origin` the record's beginning."""

    def __init__(self, origin: Record) -> None:
        self.origin = origin
        self.told: list[int] = []
        self.marks: list[Mark] = []

    def passes(self, game: TableGame) -> None:
        """The pending question is about to be answered. Where the game has been before, nothing is noted anew."""
        at, told = len(game.decisions), len(game.log or ())
        if at != len(self.told):
            return
        self.told.append(told)
        if game.pending is not None and game.pending.phase and (not self.marks or at - self.marks[-1].at >= MARK_EVERY):
            self.marks.append(Mark(at, game.state.copy(), told))

    def after(self, game: TableGame, at: int) -> TableGame:
        """The game as it was after so many of its decisions."""
        mark = next((mark for mark in reversed(self.marks) if mark.at <= at), None)
        if mark is not None:
            return game.rewound(mark.state, mark.at, mark.told, at)
        begun = self._begun()
        for answer in game.decisions[:at]:
            begun.answer(answer)
        return begun

    def telling(self, game: TableGame, told: int) -> int:
        """How many decisions had been made before the one with which the log came to be so long, or longer."""
        if len(self.told) < len(game.decisions):  # the game was taken up in its middle
            again = self._begun()
            for answer in game.decisions:
                self.passes(again)
                again.answer(answer)
        return max(0, bisect_left(self.told, told, hi=len(game.decisions)) - 1)

    def _begun(self) -> TableGame:
        game, _ = records.restore(self.origin, build=BUILD, log=True, cls=TableGame)
        assert isinstance(game, TableGame)
        return game
