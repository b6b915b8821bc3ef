"""A game that remembers how the table looked at each step worth seeing.

The rules run from one answer to the next in no time; the screen shows what happened in between at a human pace.
Moments are taken from what the table is told, never from who was asked: a pause says nothing of what anybody holds.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fate.app.chronicle import PAUSES
from fate.app.eyes import Eyes, see
from fate.fate2 import record as records
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.state import State
from fate.fate2.rules.view import View
from fate.kernel.record import Record


class TableGame(FateGame):
    """`moments` are views as `eyes` see them, oldest first; whoever shows one takes it out. With no eyes, as in forks,
    none are taken.
    """

    def __init__(self, state: State, *, keep: bool = True, log: bool = True) -> None:
        self.eyes: Eyes | None = None
        self.moments: list[View] = []
        super().__init__(state, keep=keep, log=log)

    def _init_twin(self, twin: Any, state: State, *, keep: bool, log: bool) -> None:
        super()._init_twin(twin, state, keep=keep, log=log)
        twin.eyes = None
        twin.moments = []

    def rewound(self, origin: Record, decisions: int) -> TableGame:
        """The game as it was after so many decisions, played anew from its origin."""
        record = replace(origin, decisions=tuple(self.decisions[:decisions]))
        twin, _ = records.restore(record, build=origin.build, log=True, cls=TableGame)
        assert isinstance(twin, TableGame)
        twin._asked = self._asked  # a click on the question that is gone must stay stale
        return twin

    def note(self, key: str, secret: dict[str, Any] | None = None, eyes: tuple[int, ...] = (), /, **args: Any) -> None:
        """Tell the table, and keep the moment if it deserves a look."""
        super().note(key, secret, eyes, **args)
        if self.eyes is not None and key in PAUSES:
            self.moments.append(see(self, self.eyes))
