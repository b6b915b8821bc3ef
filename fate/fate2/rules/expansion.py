"""What a set may add to the rules themselves, besides its cards, heroes and fates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fate.fate2.rules.catalog import EXPANSIONS, STANDING
from fate.kernel.ability import Ability


class Expansion(NamedTuple):
    """Registered in EXPANSIONS under the id of its set. The course of a new phase is registered in PHASES."""

    phases: tuple[tuple[str, str], ...] = ()
    """New phases of a turn, each with the phase it follows (R5.1)."""
    abilities: tuple[Ability, ...] = ()
    """What everybody alive can do."""


def common(sets: Sequence[str]) -> list[Ability]:
    """What everybody alive can do with these sets: what they say and what their cards say."""
    found = [ability for expansion in expansions(sets) for ability in expansion.abilities]
    return found + [kind for name in sets for kind in STANDING.get(name, ())]


def expansions(sets: Sequence[str]) -> list[Expansion]:
    """Those of these sets that add something."""
    return [EXPANSIONS[name] for name in sets if name in EXPANSIONS]
