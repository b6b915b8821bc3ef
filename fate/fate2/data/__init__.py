"""What is printed on the cards of 宿命2.0, as typed rows of ids and numbers.

The tables beside this module hold ids only; names and rules texts live in ``fate.fate2.text``.
Each function reads its table on first use and keeps the result. Tables keep the order of the files,
which is the order of the printed lists, so iterating over one is deterministic.

Raises ``KeyError`` for an unknown id, as the mappings do.
"""

import csv
import pkgutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TypeVar

T = TypeVar("T")

SETS = ("standard", "dawn", "jungle", "daybreak", "sunrise", "ex_heroes")
SUITS = ("spade", "heart", "club", "diamond")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""Ranks from low (1) to high (13), as compared in R23.5."""
CATEGORIES = ("basic", "magic", "s-skill", "weapon", "armor", "monster")
ATTRIBUTES = ("strength", "intelligence", "agility")
SKILL_TYPES = ("casting", "active", "passive")
LIMITS = (
    "turn",  # once in each of the owner's turns (R28.2)
    "each_character_turn",  # once in each turn of anybody (R28.2)
    "game",  # once per game
    "casting_phase",  # once in each casting phase
    "per_magic_card",  # once for each magic card used
    "trigger_once",  # the effect, once cast, happens once
    "turn_heal_cap",  # the effect heals at most one point a turn
)


@dataclass(frozen=True, slots=True)
class Card:
    """One physical play card. ``uid`` counts from 0 through all sets; ``rank`` is as printed (``RANKS``)."""

    uid: int
    set: str
    card: str
    suit: str
    rank: str


@dataclass(frozen=True, slots=True)
class Kind:
    """What all copies of one card share.

    ``rage`` is the cost of an S-skill or of a magic card's upgrade in points of rage (R10.3), None where there is
    neither. ``range`` is a weapon's attack range in steps of distance (R13.3), None on anything else.
    """

    card: str
    category: str
    set: str
    rage: int | None
    range: int | None


@dataclass(frozen=True, slots=True)
class Skill:
    """One hero skill. ``type`` is the printed one or that of the skill above it (A6); ``limit`` is from ``LIMITS``."""

    skill: str
    hero: str
    type: str
    limit: str | None
    order: int


@dataclass(frozen=True, slots=True)
class Hero:
    """One hero: limits of hp, rage and hand, and its skills in printed order. ``hidden`` heroes: see R2.7."""

    hero: str
    set: str
    attribute: str
    hp: int
    rage: int
    hand: int
    hidden: bool
    skills: tuple[Skill, ...]


@dataclass(frozen=True, slots=True)
class Fate:
    """One fate card. ``reveals`` is true where its Neutral plays on with an open identity (R22.8, R22.9)."""

    fate: str
    set: str
    reveals: bool


@dataclass(frozen=True, slots=True)
class Mode:
    """One row of the table of modes (R3.7, R23): how many of each identity are dealt to ``players`` seats.

    All three counts are 0 in modes without identity cards.
    """

    mode: str
    players: int
    sentinel: int
    scourge: int
    neutral: int


@cache
def cards() -> tuple[Card, ...]:
    """All 136 play cards; the card with a given ``uid`` stands at that index."""
    return tuple(Card(int(uid), set_, card, suit, rank) for uid, set_, card, suit, rank in _rows("cards"))


@cache
def kinds() -> Mapping[str, Kind]:
    """All 51 kinds of card by card id."""
    return _by_id(
        (card, Kind(card, category, set_, _optional(rage), _optional(range_)))
        for card, category, set_, rage, range_ in _rows("kinds")
    )


@cache
def skills() -> Mapping[str, Skill]:
    """All 121 hero skills by skill id (``hero.skill``)."""
    return _by_id(
        (skill, Skill(skill, hero, type_, limit or None, int(order)))
        for skill, hero, type_, limit, order in _rows("skills")
    )


@cache
def heroes() -> Mapping[str, Hero]:
    """All 57 heroes by hero id."""
    owned: dict[str, list[Skill]] = {}
    for skill in skills().values():
        owned.setdefault(skill.hero, []).append(skill)
    return _by_id(
        (hero, Hero(hero, set_, attribute, int(hp), int(rage), int(hand), hidden == "1", tuple(owned[hero])))
        for hero, set_, attribute, hp, rage, hand, hidden in _rows("heroes")
    )


@cache
def fates() -> Mapping[str, Fate]:
    """All 9 fate cards by fate id."""
    return _by_id((fate, Fate(fate, set_, reveals == "1")) for fate, set_, reveals in _rows("fates"))


@cache
def modes() -> tuple[Mode, ...]:
    """All modes and player counts. Of two rows for the same count the first is the default (A21)."""
    return tuple(
        Mode(mode, int(players), _optional(sentinel) or 0, _optional(scourge) or 0, _optional(neutral) or 0)
        for mode, players, sentinel, scourge, neutral in _rows("modes")
    )


def _rows(table: str) -> list[list[str]]:
    # pkgutil, not importlib.resources: that one costs 30 ms of imports, and a zip archive serves both alike.
    content = pkgutil.get_data(__name__, f"{table}.csv")
    assert content is not None, f"the loader of {__name__} cannot read data files"
    return list(csv.reader(content.decode("utf-8").splitlines()))[1:]


def _by_id(pairs: Iterable[tuple[str, T]]) -> Mapping[str, T]:
    return MappingProxyType(dict(pairs))


def _optional(number: str) -> int | None:
    return int(number) if number else None
