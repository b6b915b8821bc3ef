"""A game that remembers how the table looked at each step worth seeing, and the way it has gone.

The rules run from one answer to the next in no time; the screen shows what happened in between at a human pace.
Moments are taken from what the table is told, never from who was asked: a pause says nothing of what anybody holds.
"""

from __future__ import annotations

from typing import Any

from fate.app.chronicle import PAUSES
from fate.app.course import Course, begun
from fate.app.eyes import Eyes, see
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.state import State
from fate.fate2.rules.view import View


class TableGame(FateGame):
    """`moments` are views as `eyes` see them, oldest first; whoever shows one takes it out. With no eyes, as in forks,
    none are taken. Nor have they a `course`.
    """

    def __init__(self, state: State, *, keep: bool = True, log: bool = True) -> None:
        self.eyes: Eyes | None = None
        self.moments: list[View] = []
        self.course: Course | None = begun(state)
        super().__init__(state, keep=keep, log=log)

    def _init_twin(self, twin: Any, state: State, *, keep: bool, log: bool) -> None:
        super()._init_twin(twin, state, keep=keep, log=log)
        twin.eyes = None
        twin.moments = []
        twin.course = None

    def answer(self, answer: Any) -> None:
        """As every game."""
        if self.course is not None and self.pending is not None:
            self.course.passes(self)
        super().answer(answer)

    def after(self, decisions: int) -> TableGame:
        """The game as it was after so many decisions."""
        assert self.course is not None
        mark = self.course.mark(decisions)
        twin = TableGame(mark.state.copy())
        twin.log = list((self.log or ())[: mark.told])
        twin.course = self.course.upto(mark.at)
        if not twin.over:
            twin.start()
        twin.decisions = self.decisions[: mark.at]
        for answer in self.decisions[mark.at : decisions]:
            twin.answer(answer)
        twin._asked = self._asked  # a click on the question that is gone must stay stale
        return twin

    def note(self, key: str, secret: dict[str, Any] | None = None, eyes: tuple[int, ...] = (), /, **args: Any) -> None:
        """Tell the table, and keep the moment if it deserves a look."""
        super().note(key, secret, eyes, **args)
        if self.eyes is not None and key in PAUSES:
            self.moments.append(see(self, self.eyes))
