"""Every kind of card and every ability by id, and what is printed on each physical card."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from fate.fate2 import data
from fate.kernel.ability import Ability
from fate.kernel.event import Steps
from fate.kernel.registry import Registry

if TYPE_CHECKING:
    from fate.fate2.rules.effect import TurnEffect
    from fate.fate2.rules.expansion import Expansion
    from fate.fate2.rules.fate import Fate
    from fate.fate2.rules.game import FateGame
    from fate.fate2.rules.kind import Kind
    from fate.fate2.rules.mode import Mode
    from fate.fate2.rules.skill import Skill


KINDS: Registry[Kind] = Registry("card")
SKILLS: Registry[Skill] = Registry("skill")
"""What heroes can do, by skill id."""
STANDING: dict[str, list[Ability]] = {}
"""Kinds of card with rules for everybody alive, by set (see `kind.Standing`)."""
LAID: Registry[Ability] = Registry("status")
"""What cards in a status zone do to the one they lie with."""
EFFECTS: Registry[TurnEffect] = Registry("effect")
"""What somebody has until the turn ends."""
FATES: Registry[Fate] = Registry("fate")
MODES: Registry[Mode] = Registry("mode")
EXPANSIONS: Registry[Expansion] = Registry("expansion")
"""What sets add to the rules themselves, by set id."""
PHASES: Registry[Callable[[FateGame], Steps]] = Registry("phase")
"""The course of every phase a turn can have."""

SUIT = tuple(card.suit for card in data.cards())
COLOUR = tuple("red" if suit in ("heart", "diamond") else "black" for suit in SUIT)
"""R1.8."""
RANK = tuple(data.RANKS.index(card.rank) + 1 for card in data.cards())
"""1 (A) to 13 (K)."""
KIND_ID = tuple(card.card for card in data.cards())
SUITS = data.SUITS
COLOURS = ("red", "black")

_loaded = False


def load() -> None:
    """Import every card, monster, hero, fate and mode there is; they register themselves."""
    global _loaded
    if _loaded:
        return
    _loaded = True
    for room in ("cards", "monsters", "heroes", "fates", "modes"):
        package = import_module(f"fate.fate2.{room}")
        for module in sorted(info.name for info in pkgutil.iter_modules(package.__path__)):
            import_module(f"fate.fate2.{room}.{module}")


def kind_of(uid: int) -> Kind:
    """The kind of a physical card."""
    return KINDS[KIND_ID[uid]]


def suit_of(cards: tuple[int, ...]) -> str:
    """The suit these cards have as one (R14.3): the common one, else ""."""
    return _common(SUIT, cards)


def colour_of(cards: tuple[int, ...]) -> str:
    """The colour these cards have as one (R14.3): the common one, else ""."""
    return _common(COLOUR, cards)


def _common(printed: tuple[str, ...], cards: tuple[int, ...]) -> str:
    found = {printed[uid] for uid in cards}
    return found.pop() if len(found) == 1 else ""


def finished_heroes(sets: tuple[str, ...]) -> list[str]:
    """Heroes of these sets all of whose skills are known, in the printed order."""
    return [
        hero.hero
        for hero in data.heroes().values()
        if hero.set in sets and all(skill.skill in SKILLS for skill in hero.skills)
    ]
