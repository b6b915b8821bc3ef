"""A game that remembers how the table looked at each step worth seeing.

The rules run from one answer to the next in no time; the screen shows what happened in between at a human pace.
Moments are taken from what the table is told, never from who was asked: a pause says nothing of what anybody holds.
"""

from __future__ import annotations

from typing import Any

from fate.app.chronicle import PAUSES
from fate.app.eyes import Eyes, see
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.state import State
from fate.fate2.rules.view import View


class TableGame(FateGame):
    """`moments` are views as `eyes` see them, oldest first; whoever shows one takes it out. With no eyes, as in forks,
    none are taken.
    """

    def __init__(self, state: State, *, keep: bool = True, log: bool = True) -> None:
        self.eyes: Eyes | None = None
        self.moments: list[View] = []
        self.logged = 0
        super().__init__(state, keep=keep, log=log)

    def _init_twin(self, twin: Any, state: State, *, keep: bool, log: bool) -> None:
        super()._init_twin(twin, state, keep=keep, log=log)
        twin.eyes = None
        twin.moments = []
        twin.logged = 0

    def answer(self, answer: Any) -> None:
        """As every game; `logged` is how much had been told at the last phase question."""
        if self.pending is not None and self.pending.phase:
            self.logged = len(self.log or ())
        super().answer(answer)

    def rewound(self, state: State, count: int, logged: int, decisions: int) -> TableGame:
        """The game as it was after so many decisions, from a State after `count` of them."""
        twin = TableGame(state.copy())
        twin.log = list((self.log or ())[:logged])
        twin.logged = logged
        twin.start()
        for answer in self.decisions[count:decisions]:
            twin.answer(answer)
        twin.decisions = self.decisions[:decisions]
        twin._asked = self._asked  # a click on the question that is gone must stay stale
        return twin

    def note(self, key: str, secret: dict[str, Any] | None = None, eyes: tuple[int, ...] = (), /, **args: Any) -> None:
        """Tell the table, and keep the moment if it deserves a look."""
        super().note(key, secret, eyes, **args)
        if self.eyes is not None and key in PAUSES:
            self.moments.append(see(self, self.eyes))
