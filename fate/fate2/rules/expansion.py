"""What a set may add to the rules themselves, besides its cards, heroes and fates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fate.fate2.rules.catalog import EXPANSIONS
from fate.kernel.ability import Ability


class Expansion(NamedTuple):
    """Registered in EXPANSIONS under the id of its set. The course of a new phase is registered in PHASES."""

    phases: tuple[tuple[str, str], ...] = ()
    """New phases of a turn, each with the phase it follows (R5.1)."""
    abilities: tuple[Ability, ...] = ()
    """What everybody alive can do."""


def expansions(sets: Sequence[str]) -> list[Expansion]:
    """Those of these sets that add something."""
    return [EXPANSIONS[name] for name in sets if name in EXPANSIONS]
