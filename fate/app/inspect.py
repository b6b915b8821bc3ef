"""What lies over the table on demand: a card, a hero or a skill in full, the discard pile, why I am asked, the keys."""

from __future__ import annotations

from typing import Any

from markupsafe import escape

from fate.app import icons, seats
from fate.app.scene import Scene
from fate.app.wording import face, hero_facts
from fate.fate2 import data

_KEYS = (
    ("1-9", "hand"),
    ("Q W", "gear"),
    ("Z X C", "skills"),
    ("Tab", "seats"),
    ("Enter", "main"),
    ("Esc", "back"),
    ("E", "end"),
    ("G", "upgrade"),
    ("I", "inspect"),
    ("?", "why"),
    ("F", "skip"),
)


def layer(scene: Scene, what: str) -> dict[str, Any] | None:
    """The overlay for ``card:UID``, ``seat:N``, ``skill:ID``, ``fate``, ``discards``, ``why`` or ``keys``, or None."""
    kind, _, rest = what.partition(":")
    if kind == "card" and rest.isdecimal() and int(rest) < len(data.cards()):
        return card(scene, int(rest))
    if kind == "seat" and rest.isdecimal() and int(rest) < len(scene.view.seats):
        return seat(scene, int(rest))
    if kind == "skill" and rest in data.skills():
        return seat(scene, scene.me)
    makers = {"fate": fate, "discards": discards, "why": why, "keys": keys}
    return makers[kind](scene) if kind in makers else None


def _section(icon: str, title: str, *lines: Any) -> dict[str, Any]:
    return {"icon": icons.TERMS[icon], "title": title, "lines": lines, "rows": []}


def _rulings(scene: Scene, key: str) -> list[dict[str, Any]]:
    words = scene.words
    if not words.has(f"{key}.rulings"):
        return []
    return [_section("judge", words.t("ui.inspect.rulings"), *words.t(f"{key}.rulings").splitlines())]


def card(scene: Scene, uid: int) -> dict[str, Any]:
    """A physical card: its text, upgrade and rulings."""
    words, printed = scene.words, data.cards()[uid]
    key = f"card.{printed.card}"
    sections = [_section("log", words.t("ui.inspect.effect"), words.t(f"{key}.text"))]
    if words.has(f"{key}.upgrade"):
        sections.append(_section("upgrade", words.t("ui.inspect.upgrade"), words.t(f"{key}.upgrade")))
    kind = data.kinds()[printed.card]
    sub = words.say(
        "ui.inspect.sub_card", {"category": words.t(f"category.{kind.category}"), "set": words.t(f"set.{kind.set}")}
    )
    return {
        "kind": "inspect",
        "face": face(uid, words.language),
        "title": words.t(key),
        "sub": sub,
        "sections": sections + _rulings(scene, key),
    }


def seat(scene: Scene, number: int) -> dict[str, Any]:
    """A seat: the hero's skills, distances, range, what lies in the status zone."""
    words, view = scene.words, scene.view
    them, hero = view.seats[number], view.seats[number].hero
    if not hero:
        return {
            "kind": "inspect",
            "icon": icons.TERMS["pick"],
            "title": words.players[number],
            "sub": "",
            "sections": [],
        }
    facts = hero_facts(hero, words.language)
    lines = []
    for skill in data.heroes()[hero].skills:
        name, kind = words.t(f"skill.{skill.skill}"), words.t(f"type.{skill.type}")
        lines.append(escape(words.bracket(name)) + f" {kind} · " + words.t(f"skill.{skill.skill}.text"))
    sections = [_section("log", words.t("ui.inspect.skills"), *lines)]
    if number != scene.me and them.alive:
        rows = [
            (words.t("ui.inspect.from_me"), view.distance[scene.me][number]),
            (words.t("ui.inspect.to_me"), view.distance[number][scene.me]),
            (words.t("ui.inspect.their_range"), them.attack_range),
        ]
        sections.append(_section("distance", words.t("ui.inspect.distance")) | {"rows": rows})
    laid = [words.ability_name(item.kind) for item in them.status]
    if laid:
        sections.append(_section("judge", words.t("ui.inspect.status"), *laid))
    for skill in data.heroes()[hero].skills:
        sections += _rulings(scene, f"skill.{skill.skill}")
    who = seats.identity(scene, number)["name"]
    return {
        "kind": "inspect",
        "hero": facts,
        "title": facts["name"],
        "sections": sections,
        "sub": f"{words.players[number]} · {facts['attr_name']} · {who}",
    }


def fate(scene: Scene) -> dict[str, Any] | None:
    """The fate card."""
    words, name = scene.words, scene.view.fate
    if not name:
        return None
    sections = [
        _section("fate", words.t("ui.inspect.effect"), words.t(f"fate.{name}.text")),
        *_rulings(scene, f"fate.{name}"),
    ]
    return {
        "kind": "inspect",
        "icon": icons.FATES[name],
        "title": words.t(f"fate.{name}"),
        "sub": words.t("ui.fate_small"),
        "sections": sections,
    }


def discards(scene: Scene) -> dict[str, Any]:
    """All cards of the discard pile, newest first."""
    words = scene.words
    pile = [
        {"uid": uid, "face": face(uid, words.language), "label": words.copy_label(uid)} for uid in scene.view.discard
    ]
    return {
        "kind": "sheet",
        "width": "m",
        "icon": icons.TERMS["discard"],
        "title": words.t("ui.discards_title"),
        "sub": words.say("ui.discards_sub", {"n": len(pile)}),
        "cards": pile[::-1],
    }


def why(scene: Scene) -> dict[str, Any]:
    """The chain of events that led to what is being asked, outermost first."""
    words, lines = scene.words, []
    for link in scene.view.why:
        names = [link[k] for k in ("card", "skill", "ability", "cause") if link.get(k)]
        seat = next((link[k] for k in ("user", "seat", "by") if link.get(k) is not None), None)
        text = words.say(
            "ui.link", {"seat": seat, "ability": names[0] if names else None, "event": _event(scene, link)}
        )
        lines.append(
            {
                "state": "done",
                "icon": icons.CARDS.get(names[0], icons.TERMS["why"]) if names else icons.TERMS["why"],
                "text": text,
            }
        )
    if scene.question:
        lines.append({"state": "now", "icon": icons.TERMS["why"], "text": words.t("ui.why_now")})
    return {
        "kind": "sheet",
        "width": "s",
        "icon": icons.TERMS["why"],
        "title": words.t("ui.why_title"),
        "sub": words.t("ui.why_sub"),
        "lines": lines,
        "outro": words.t("ui.why_outro"),
    }


def _event(scene: Scene, link: dict[str, Any]) -> str | None:
    key = f"ui.event.{link['event']}"
    return scene.words.t(key) if scene.words.has(key) else None


def keys(scene: Scene) -> dict[str, Any]:
    """The keyboard."""
    words = scene.words
    return {
        "kind": "sheet",
        "width": "s",
        "icon": icons.TERMS["help"],
        "title": words.t("ui.keys_title"),
        "sub": "",
        "hints": [(key, words.t(f"ui.keys.{name}")) for key, name in _KEYS],
    }
