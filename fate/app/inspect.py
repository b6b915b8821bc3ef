"""Anything at the table in full: a card, a seat, a skill, a status, the fate, a term; with rulings and sums."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from markupsafe import Markup, escape

from fate.app import glossary, goal, icons, seats, sheets
from fate.app.aids import notebook
from fate.app.scene import Scene
from fate.app.wording import Wording, face, hero_facts, kind_face
from fate.fate2 import data

_ATTACKS = ("normal_attack", "chaos_attack", "flame_attack")
_MOST_TERMS = 6


def layer(scene: Scene, what: str) -> dict[str, Any] | None:
    """The overlay for what is asked for, or None when there is no such thing.

    ``card:UID``, ``kind:ID``, ``seat:N``, ``skill:ID``, ``status:SEAT:N``, ``term:ID``, ``fate`` or a sheet's name;
    ``hover:`` before one of them shows it as long as the pointer rests there.
    """
    kind, _, rest = what.partition(":")
    if kind == "notebook":
        return notebook.sheet(scene) | {"name": kind}
    if kind in sheets.SHEETS:
        return sheets.SHEETS[kind](scene, rest) | {"name": kind}
    if kind == "hover":
        shown = layer(scene, rest)
        return shown | {"hover": True} if shown and shown["kind"] == "inspect" else None
    maker = _MAKERS.get(kind)
    return maker(scene, rest) if maker else None


def _section(icon: str, title: str, *lines: Any, rows: Any = ()) -> dict[str, Any]:
    return {"icon": icons.TERMS[icon], "title": title, "lines": lines, "rows": list(rows)}


def _rulings(scene: Scene, *keys: str) -> list[dict[str, Any]]:
    words = scene.words
    lines = [line for key in keys if words.has(f"{key}.rulings") for line in words.t(f"{key}.rulings").splitlines()]
    return [_section("judge", words.t("ui.inspect.rulings"), *lines)] if lines else []


def _terms(words: Wording, *texts: str) -> list[dict[str, str]]:
    """The terms of the glossary that these texts use, the longest names first: they say the most."""
    names, text = glossary.names(words.language), "\n".join(texts)
    used = {mention.term for mention in glossary.mentions(text, words.language)}
    found = sorted(used, key=lambda term: (-len(names[term]), term))
    return [{"what": f"term:{term}", "name": names[term]} for term in found[:_MOST_TERMS]]


def card(scene: Scene, rest: str) -> dict[str, Any] | None:
    """A physical card: its text, upgrade, rulings, and what it would do now."""
    if not rest.isdecimal() or int(rest) >= len(data.cards()):
        return None
    uid = int(rest)
    shown = kind(scene, data.cards()[uid].card)
    assert shown is not None
    return shown | {"face": face(uid, scene.words.language), "sections": _in_force(scene, uid) + shown["sections"]}


def kind(scene: Scene, rest: str) -> dict[str, Any] | None:
    """A kind of card."""
    if rest not in data.kinds():
        return None
    words, key, facts = scene.words, f"card.{rest}", data.kinds()[rest]
    texts = [words.t(f"{key}.text")]
    sections = [_section("log", words.t("ui.inspect.effect"), *texts)]
    if words.has(f"{key}.upgrade"):
        texts.append(words.t(f"{key}.upgrade"))
        sections.append(_section("upgrade", words.t("ui.inspect.upgrade"), texts[-1]))
    category, box = words.t(f"category.{facts.category}"), words.t(f"set.{facts.set}")
    return {
        "kind": "inspect",
        "face": kind_face(rest, words.language),
        "title": words.t(key),
        "sub": words.say("ui.inspect.sub_card", {"category": category, "set": box}),
        "sections": sections + _rulings(scene, key),
        "links": _terms(words, *texts),
        "page": key,
    }


def _in_force(scene: Scene, uid: int) -> list[dict[str, Any]]:
    """What the card would do with everything that is in force: the damage of an Attack of mine."""
    printed, view, words = data.cards()[uid].card, scene.view, scene.words
    if scene.sums is None or printed not in _ATTACKS:
        return []
    question, rows = scene.question, []
    threat = scene.sums.threat(question)
    if threat and question and uid in (question.context.get("cards") or ()):
        rows.append((words.t("ui.inspect.damage"), threat.text(words)))
    elif uid in view.seats[scene.me].hand:
        for seat in view.reach[scene.me]:
            damage = scene.sums.damage(scene.me, printed, (uid,), seat)
            rows.append((words.say("ui.inspect.damage_to", {"seat": seat}), damage.text(words)))
    return [_section("damage", words.t("ui.inspect.now"), rows=rows)] if rows else []


def seat(scene: Scene, rest: str) -> dict[str, Any] | None:
    """A seat: the hero's skills, how its numbers come about, what lies before it."""
    if not rest.isdecimal() or int(rest) >= len(scene.view.seats):
        return None
    number, words, view = int(rest), scene.words, scene.view
    hero = view.seats[number].hero
    if not hero:
        name = words.players[number]
        icon = icons.TERMS["pick"]
        return {"kind": "inspect", "icon": icon, "title": name, "sub": "", "sections": [], "links": [], "page": ""}
    facts, keys = hero_facts(hero, words.language), [item.skill for item in data.heroes()[hero].skills]
    who = seats.identity(scene, number)["name"]
    return {
        "kind": "inspect",
        "hero": facts,
        "title": facts["name"],
        "sub": f"{words.players[number]} · {facts['attr_name']} · {who}",
        "sections": [
            _section("log", words.t("ui.inspect.skills"), *_skills(words, hero)),
            *_about(scene, number),
            *_rulings(scene, *(f"skill.{key}" for key in keys)),
        ],
        "links": _laid(scene, number) + _terms(words, *(words.t(f"skill.{key}.text") for key in keys)),
        "page": f"hero.{hero}",
    }


def _skills(words: Wording, hero: str) -> Iterator[Markup]:
    """A line each: name, type, text."""
    for item in data.heroes()[hero].skills:
        name, sort = words.t(f"skill.{item.skill}"), words.t(f"type.{item.type}")
        text = words.t(f"skill.{item.skill}.text")
        yield Markup("<b>{}</b> <em>{}</em><br>{}").format(name, sort, text)


def _about(scene: Scene, number: int) -> Iterator[dict[str, Any]]:
    """How the numbers of a seat come about, and what it is under."""
    words, them = scene.words, scene.view.seats[number]
    rows = _numbers(scene, number)
    if rows and them.alive:
        yield _section("distance", words.t("ui.inspect.numbers"), rows=rows)
    states = [words.show("ability", effect) for effect in them.effects]
    states += [words.say("ui.inspect.skips", {"phase": phase}) for phase in (*them.skipping, *them.skips)]
    if them.immune:
        states.append(words.say("why.immune"))
    if states:
        yield _section("judge", words.t("ui.inspect.status"), *states)


def _laid(scene: Scene, number: int) -> list[dict[str, str]]:
    """Links to what lies before a seat, and to the hand cards that are shown."""
    words = scene.words
    held = [{"what": f"card:{uid}", "name": words.copy_label(uid)} for uid in seats.open_hand(scene, number)]
    return held + [
        {"what": f"status:{number}:{place}", "name": words.ability_name(items[0].kind)}
        for place, items in enumerate(seats.piles(scene.view.seats[number]))
    ]


def _numbers(scene: Scene, number: int) -> list[tuple[Any, Any]]:
    """Distances, range, Attacks and hand limit of a seat as equations; as plain numbers for an earlier moment."""
    words, view, sums = scene.words, scene.view, scene.sums
    them, rows = view.seats[number], []
    if number != scene.me and view.seats[scene.me].alive:
        away, back = view.distance[scene.me][number], view.distance[number][scene.me]
        rows.append((words.t("ui.inspect.from_me"), sums.distance(scene.me, number).text(words) if sums else away))
        rows.append((words.t("ui.inspect.to_me"), sums.distance(number, scene.me).text(words) if sums else back))
    rows.append((words.t("ui.range"), sums.attack_range(number).text(words) if sums else them.attack_range))
    if sums and number == view.turn:
        allowed = sums.attacks(number)
        any_number = allowed.total > 20
        rows.append((words.t("ui.inspect.attacks"), words.t("ui.unlimited") if any_number else allowed.text(words)))
    rows.append((words.t("ui.inspect.hand_limit"), sums.hand_limit(number).text(words) if sums else them.hand_limit))
    return rows


def skill(scene: Scene, rest: str) -> dict[str, Any] | None:
    """One skill."""
    if rest not in data.skills():
        return None
    words, key, facts = scene.words, f"skill.{rest}", data.skills()[rest]
    text = words.t(f"{key}.text")
    return {
        "kind": "inspect",
        "hero": hero_facts(facts.hero, words.language),
        "title": words.t(key),
        "sub": f"{words.hero_name(facts.hero)} · {words.t(f'type.{facts.type}')}",
        "sections": [_section("log", words.t("ui.inspect.effect"), text), *_rulings(scene, key)],
        "links": _terms(words, text),
        "page": f"hero.{facts.hero}",
    }


def status(scene: Scene, rest: str) -> dict[str, Any] | None:
    """What lies in a status zone: which effect it has and when it leaves."""
    number, _, place = rest.partition(":")
    if not (number.isdecimal() and place.isdecimal()) or int(number) >= len(scene.view.seats):
        return None
    piles = seats.piles(scene.view.seats[int(number)])
    if int(place) >= len(piles):
        return None
    items, words = piles[int(place)], scene.words
    item = items[0]
    key = next((k for k in (f"card.{item.kind}", f"skill.{item.kind}") if words.has(f"{k}.text")), "")
    text = words.t(f"{key}.text") if key else ""
    cards = [uid for one in items for uid in one.cards]
    lines = [words.show("cards", cards)] if cards else []
    lines.append(words.say("ui.inspect.laid", {"by": item.by, "seat": int(number)}))
    lines.append(escape(words.t(f"ui.inspect.lasts.{item.lasts}")))
    return {
        "kind": "inspect",
        "icon": icons.CARDS.get(item.kind) or icons.HEROES.get(item.kind.split(".")[0]) or icons.TERMS["judge"],
        "title": words.ability_name(item.kind),
        "sub": words.t("ui.status_zone"),
        "sections": [
            _section("judge", words.t("ui.inspect.here"), *lines),
            _section("log", words.t("ui.inspect.effect"), text),
            *_rulings(scene, key),
        ],
        "links": _terms(words, text),
        "page": f"hero.{data.skills()[item.kind].hero}" if key.startswith("skill.") else key,
    }


def fate(scene: Scene, rest: str) -> dict[str, Any] | None:
    """The fate card; without one, how the mode is won."""
    words, name = scene.words, scene.view.fate
    if not name:
        title, text = goal.aim(words, scene.view.mode)
        return {
            "kind": "inspect",
            "icon": icons.TERMS["friends"],
            "title": title,
            "sub": words.t("ui.no_fate_small"),
            "sections": [_section("win", words.t(f"mode.{scene.view.mode}"), text)],
            "links": _terms(words, text),
            "page": "rules.modes",
        }
    text = words.t(f"fate.{name}.text")
    return {
        "kind": "inspect",
        "icon": icons.FATES[name],
        "title": words.t(f"fate.{name}"),
        "sub": words.t("ui.fate_small"),
        "sections": [_section("fate", words.t("ui.inspect.effect"), text), *_rulings(scene, f"fate.{name}")],
        "links": _terms(words, text),
        "page": f"fate.{name}",
    }


def term(scene: Scene, rest: str) -> dict[str, Any] | None:
    """A term of the glossary."""
    words, key = scene.words, f"term.{rest}"
    if not words.has(f"{key}.text"):
        return None
    text = words.t(f"{key}.text")
    return {
        "kind": "inspect",
        "icon": icons.TERMS["help"],
        "title": words.t(key),
        "sub": words.t("ui.inspect.term"),
        "sections": [_section("help", words.t("ui.inspect.meaning"), text)],
        "links": [link for link in _terms(words, text) if link["what"] != f"term:{rest}"],
        "page": key,
    }


_MAKERS: dict[str, Callable[[Scene, str], dict[str, Any] | None]] = {
    "card": card,
    "kind": kind,
    "seat": seat,
    "skill": skill,
    "status": status,
    "fate": fate,
    "term": term,
}
