"""Which cards, heroes and fates speak of which. It is read from the Chinese texts, where every name stands in 【】."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from fate.fate2 import data
from fate.fate2.text import catalog

GROUPS = ("counts_as", "named_by", "names", "family")
"""How something is related to a thing: it can be used as it, speaks of it, is spoken of, or is of the same kind."""
ATTACKS = tuple(kind for kind in data.kinds() if kind.endswith("_attack"))

_NAME = re.compile("【([^】]+)】")
_AS = re.compile("(?:当|视为)((?:【[^】]+】或?)+)")
_PARTS = ("text", "upgrade", "rulings")


class Thing(NamedTuple):
    """Something with a text: the page it is on ("card.dodge", "hero.lich") and the key of its name there."""

    page: str
    key: str


class _Reference(NamedTuple):
    by: Thing
    to: Thing
    counts_as: bool


def related(page: str) -> dict[str, list[Thing]]:
    """What is related to the thing on a page, by `GROUPS`; each page once, in the first group that fits."""
    found: dict[str, list[Thing]] = {group: [] for group in GROUPS}
    for by, to, counts_as in _references():
        if to.page == page:
            found["counts_as" if counts_as else "named_by"].append(by)
        elif by.page == page:
            found["names"].append(to)
    kind = page.removeprefix("card.")
    if kind in ATTACKS:
        found["family"] = [_card(other) for other in ATTACKS]
    seen = {page}
    for group, things in found.items():
        found[group] = list({thing.page: thing for thing in reversed(things) if thing.page not in seen}.values())[::-1]
        seen.update(thing.page for thing in things)
    return found


def _card(kind: str) -> Thing:
    return Thing(f"card.{kind}", f"card.{kind}")


def _things() -> list[Thing]:
    skills = [(hero.hero, skill.skill) for hero in data.heroes().values() for skill in hero.skills]
    return [
        *(_card(kind) for kind in data.kinds()),
        *(Thing(f"hero.{hero}", f"skill.{skill}") for hero, skill in skills),
        *(Thing(f"fate.{fate}", f"fate.{fate}") for fate in data.fates()),
    ]


@cache
def _references() -> tuple[_Reference, ...]:
    texts, things = catalog("zh"), _things()
    named = {texts[thing.key]: thing for thing in reversed(things)}  # of a card and a skill of one name: the card
    found = []
    for by in things:
        text = "\n".join(texts[key] for part in _PARTS if (key := f"{by.key}.{part}") in texts)
        meant = {name for run in _AS.findall(text) for name in _NAME.findall(run)}
        for name in dict.fromkeys(_NAME.findall(text)):
            if name in named and named[name].page != by.page:
                found.append(_Reference(by, named[name], name in meant))
    return tuple(found)
