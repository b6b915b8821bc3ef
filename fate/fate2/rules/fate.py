"""Fate cards: the Neutrals' own way to win (R22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from fate.fate2.rules.catalog import FATES
from fate.kernel.ability import Ability
from fate.kernel.event import Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame

F = TypeVar("F", bound="type[Fate]")


class Fate(Ability):
    """A fate card; also the ability of a Neutral that has revealed itself under it."""

    origin = "fate"
    settled: ClassVar[bool] = False
    """Checked only when nothing is being resolved (R21.6)."""
    reveals: ClassVar[bool] = False
    """A Neutral may play on with an open identity (R22.8, R22.9)."""

    def met(self, game: FateGame, neutral: int) -> bool:
        """Whether this living Neutral has met its fate."""
        return False

    def yields_to(self, game: FateGame, neutral: int, other: int) -> bool:
        """Whether `neutral` lets `other` win in its place (A153)."""
        return False

    def reveal(self, game: FateGame, neutral: int) -> Steps:
        """What happens at once when a Neutral reveals itself."""
        yield from ()


def fate(cls: F) -> F:
    """Register a fate card."""
    FATES.add(cls.id, cls())
    return cls
