"""Modes: how a table is set up and how it is won (R23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar

from fate.fate2.rules import setup
from fate.fate2.rules.catalog import MODES
from fate.fate2.rules.expansion import expansions
from fate.fate2.rules.options import Options
from fate.fate2.rules.state import CASTING, DISCARD, DRAW, END, PLAY, STATUS, Outcome
from fate.kernel.event import Steps

if TYPE_CHECKING:
    from fate.fate2.rules.death import Death
    from fate.fate2.rules.game import FateGame

M = TypeVar("M", bound="type[Mode]")


class Mode:
    """One way to play. Stateless; what differs from the identity game is here and nowhere else."""

    id: ClassVar[str]

    def cast(self, options: Options) -> list[str]:
        """The identity cards, one per player; "" for none."""
        return [""] * options.players

    def deck(self, options: Options) -> list[int]:
        """The play cards, unshuffled."""
        return setup.deck(options.sets)

    def phases(self, options: Options) -> Sequence[str]:
        """The phases of a turn, those that the table's sets add in their places (R5.1)."""
        found = [CASTING, STATUS, DRAW, PLAY, DISCARD, END]
        for expansion in expansions(options.sets):
            for phase, predecessor in expansion.phases:
                found.insert(found.index(predecessor) + 1, phase)
        return found

    def open_draft(self, options: Options) -> bool:
        """Whether everybody sees what heroes are offered and chosen: where all choose from one pool."""
        return options.choice == "free"

    def set_up(self, game: FateGame) -> Steps:
        """From an empty table to the first casting phase."""
        yield from setup.set_up(game)

    def phase_over(self, game: FateGame, phase: str) -> Steps:
        """What this mode does when a phase that took place is over."""
        yield from ()

    def verdict(self, game: FateGame, *, settled: bool, death: Death | None) -> Outcome | None:
        """Who has won. `settled`: nothing is being resolved; otherwise `death` has just been settled, or is None."""
        raise NotImplementedError


def mode(cls: M) -> M:
    """Register a mode."""
    MODES.add(cls.id, cls())
    return cls
