"""The encyclopedia: lists of heroes, cards, monsters and fates, and a page for each with its texts and rulings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from fate.app import icons
from fate.app.related import Thing, related
from fate.app.wording import Wording, hero_facts, kind_face
from fate.fate2 import data
from fate.fate2.text import LANGUAGES, catalog

if TYPE_CHECKING:
    from fate.app.session import Session

Action = Mapping[str, Any]
KINDS = ("hero", "card", "monster", "fate")


def known(kind: str, id: str) -> bool:
    """Whether there is a page of this kind for this id."""
    tables: dict[str, Mapping[str, Any]] = {"hero": data.heroes(), "card": data.kinds(), "fate": data.fates()}
    return kind in tables and id in tables[kind]


def page(session: Session) -> dict[str, Any]:
    """One of the lists, by set."""
    words, kind = Wording(session.settings.language), session.around.kind
    wanted = session.around.search.casefold()
    groups = []
    for name in data.SETS:
        rows = [_tile(words, kind, id) for id in _ids(kind, name)]
        rows = [row for row in rows if wanted in f"{row['name']}\n{row['text']}".casefold()]
        if rows:
            groups.append({"name": words.t(f"set.{name}"), "rows": rows})
    return {
        "kinds": [{"id": k, "name": words.t(f"ui.cards.{k}"), "on": k == kind} for k in KINDS],
        "groups": groups,
        "search": session.around.search,
        "found": words.say("ui.cards.found", {"n": sum(len(group["rows"]) for group in groups)}),
    }


def _ids(kind: str, name: str) -> list[str]:
    if kind == "hero":
        return [hero.hero for hero in data.heroes().values() if hero.set == name]
    if kind == "fate":
        return [fate.fate for fate in data.fates().values() if fate.set == name]
    wild = kind == "monster"
    return [k.card for k in data.kinds().values() if k.set == name and (k.category == "monster") == wild]


def _tile(words: Wording, kind: str, id: str) -> dict[str, Any]:
    if kind == "hero":
        facts = data.heroes()[id]
        skills = "、" if words.language == "zh" else ", "
        text = skills.join(words.t(f"skill.{skill.skill}") for skill in facts.skills)
        return {"link": f"hero.{id}", "name": words.hero_name(id), "text": text,
                "hero": hero_facts(id, words.language), "face": None, "icon": ""}  # fmt: skip
    if kind == "fate":
        return {"link": f"fate.{id}", "name": words.t(f"fate.{id}"), "text": words.t(f"fate.{id}.text"),
                "hero": None, "face": None, "icon": icons.FATES[id]}  # fmt: skip
    return {"link": f"card.{id}", "name": words.card_name(id), "text": words.t(f"card.{id}.text"),
            "hero": None, "face": kind_face(id, words.language), "icon": ""}  # fmt: skip


def entry(session: Session) -> dict[str, Any]:
    """The page of one hero, card or fate."""
    words = Wording(session.settings.language)
    kind, id = session.around.entry
    makers: dict[str, Callable[[Wording, str], dict[str, Any]]] = {"hero": _hero, "card": _card, "fate": _fate}
    return {
        "kind": kind,
        "hero": None,
        "face": None,
        "icon": "",
        "copies": None,
        "other": _other_language(words, f"{kind}.{id}"),
        "related": _related(words, f"{kind}.{id}"),
        **makers[kind](words, id),
    }


def _other_language(words: Wording, key: str) -> dict[str, str]:
    """The name as people call it who play in the other language."""
    texts = catalog(next(language for language in LANGUAGES if language != words.language))
    return {"lang": texts["ui.lang_tag"], "name": texts[key]}


def _related(words: Wording, page: str) -> list[dict[str, Any]]:
    groups = related(page).items()
    return [
        {"title": words.t(f"ui.related.{group}"), "rows": [_relative(words, thing) for thing in things]}
        for group, things in groups
        if things
    ]


def _relative(words: Wording, thing: Thing) -> dict[str, Any]:
    """A tile that says what this is about: of a hero the skill."""
    text = words.t(f"{thing.key}.text")
    if thing.key.startswith("skill."):
        text = words.say("ui.related.skill", {"name": words.t(thing.key), "text": text})
    return _tile(words, *thing.page.split(".")) | {"text": text}


def _hero(words: Wording, id: str) -> dict[str, Any]:
    hero = data.heroes()[id]
    facts = hero_facts(id, words.language)
    sections, rulings = [], []
    for skill in hero.skills:
        name, kind = words.t(f"skill.{skill.skill}"), words.t(f"type.{skill.type}")
        sections.append({"title": f"{name} · {kind}", "text": words.t(f"skill.{skill.skill}.text"), "up": False})
        rulings += _rulings(words, f"skill.{skill.skill}")
    return {
        "title": facts["name"],
        "hero": facts,
        "facts": [
            (words.t("ui.cards.set"), words.t(f"set.{hero.set}")),
            (words.t("ui.cards.attribute"), facts["attr_name"]),
            (words.t("ui.hp"), hero.hp),
            (words.t("ui.rage"), hero.rage),
            (words.t("ui.hand"), hero.hand),
        ],
        "sections": sections,
        "rulings": rulings,
    }


def _card(words: Wording, id: str) -> dict[str, Any]:
    kind = data.kinds()[id]
    key = f"card.{id}"
    sections = [{"title": words.t("ui.inspect.effect"), "text": words.t(f"{key}.text"), "up": False}]
    if words.has(f"{key}.upgrade"):
        sections.append({"title": words.t("ui.inspect.upgrade"), "text": words.t(f"{key}.upgrade"), "up": True})
    copies = [card for card in data.cards() if card.card == id]
    facts: list[tuple[str, Any]] = [
        (words.t("ui.cards.set"), words.t(f"set.{kind.set}")),
        (words.t("ui.cards.category"), words.t(f"category.{kind.category}")),
        (words.t("ui.cards.copies"), len(copies)),
    ]
    if kind.range:
        facts.append((words.t("ui.range"), kind.range))
    if kind.rage:
        facts.append((words.t("ui.cards.cost"), kind.rage))
    return {
        "title": words.card_name(id),
        "face": kind_face(id, words.language),
        "facts": facts,
        "sections": sections,
        "rulings": _rulings(words, key),
        "copies": _grid(copies) if kind.category != "monster" else None,
    }


def _fate(words: Wording, id: str) -> dict[str, Any]:
    return {
        "title": words.t(f"fate.{id}"),
        "icon": icons.FATES[id],
        "facts": [(words.t("ui.cards.set"), words.t(f"set.{data.fates()[id].set}"))],
        "sections": [{"title": words.t("ui.inspect.effect"), "text": words.t(f"fate.{id}.text"), "up": False}],
        "rulings": _rulings(words, f"fate.{id}"),
    }


def _rulings(words: Wording, key: str) -> list[str]:
    return words.t(f"{key}.rulings").splitlines() if words.has(f"{key}.rulings") else []


def _grid(copies: list[data.Card]) -> dict[str, Any]:
    """How many of each suit and rank are in the box."""
    rows = [
        {
            "suit": icons.SUITS[suit],
            "cells": [sum((c.suit, c.rank) == (suit, rank) for c in copies) for rank in data.RANKS],
        }
        for suit in data.SUITS
    ]
    return {"ranks": data.RANKS, "rows": rows}


def choose(session: Session, action: Action) -> bool | None:
    """Another of the lists."""
    if action.get("arg") not in KINDS:
        return False
    session.around.kind = str(action["arg"])
    return None


ACTIONS = {"cards_of": choose}
