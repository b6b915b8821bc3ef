"""The way a game has gone so far: States kept along it make every place quick to come back to."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

from fate.fate2.rules.game import FateGame
from fate.fate2.rules.state import State

MARK_EVERY = 12
"""Decisions between two kept States, at least."""


@dataclass(frozen=True, slots=True)
class Mark:
    """The State at the beginning or at a phase question, after how many decisions, and how much had been told."""

    at: int
    state: State
    told: int


@dataclass(slots=True)
class Course:
    """`told` is how much had been told before each decision."""

    told: list[int]
    marks: list[Mark]

    def passes(self, game: FateGame) -> None:
        """The pending question is about to be answered."""
        at, told = len(game.decisions), len(game.log or ())
        if at < len(self.told):  # a compound move has been taken back
            self.told, self.marks = self.told[:at], self._marks(at)
        self.told.append(told)
        if game.pending is not None and game.pending.phase and at - self.marks[-1].at >= MARK_EVERY:
            self.marks.append(Mark(at, game.state.copy(), told))

    def upto(self, at: int) -> Course:
        """The course of a game that goes its own way from here."""
        return Course(self.told[:at], self._marks(at))

    def mark(self, at: int) -> Mark:
        """The last State that was kept by then."""
        return self._marks(at)[-1]

    def before(self, told: int) -> int:
        """How many decisions had been made before the one with which so much, or more, came to be told."""
        return max(0, bisect_left(self.told, told) - 1)

    def _marks(self, at: int) -> list[Mark]:
        return [mark for mark in self.marks if mark.at <= at]


def begun(state: State) -> Course:
    """That of a game that begins with this State."""
    return Course([], [Mark(0, state.copy(), 0)])
