"""A game that remembers how the table looked at each step worth seeing.

The rules run from one answer to the next in no time; the screen shows what happened in between at a human pace.
Moments are taken from what the table is told, never from who was asked: a pause says nothing of what anybody holds.
"""

from __future__ import annotations

from typing import Any

from fate.app.chronicle import PAUSES
from fate.app.saves import Save
from fate.fate2.rules import catalog, setup
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.options import Options
from fate.fate2.rules.state import State
from fate.fate2.rules.view import View, view


class TableGame(FateGame):
    """`moments` are the viewer's views, oldest first; whoever shows one takes it out. Forks take no moments."""

    def __init__(self, state: State, viewer: int) -> None:
        self.viewer: int | None = viewer
        self.moments: list[View] = []
        super().__init__(state, keep=True, log=True)

    @classmethod
    def set_up(cls, save: Save, viewer: int) -> TableGame:
        """The table of a save at its first question. Raises BadSetup."""
        catalog.load()
        state = setup.new_state(Options(players=save.setup["players"], neutrals=save.setup["neutral"]), save.seed)
        return cls(state, viewer).start()

    def _init_twin(self, twin: Any, state: State, *, keep: bool, log: bool) -> None:
        super()._init_twin(twin, state, keep=keep, log=log)
        twin.viewer = None
        twin.moments = []

    def note(self, key: str, secret: dict[str, Any] | None = None, eyes: tuple[int, ...] = (), /, **args: Any) -> None:
        """Tell the table, and keep the moment if it deserves a look."""
        super().note(key, secret, eyes, **args)
        if self.viewer is not None and key in PAUSES:
            self.moments.append(view(self, self.viewer))
