"""What lies over the table on demand beside inspections: the discard pile, why I am asked, the keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from markupsafe import Markup

from fate.app import icons, keyboard, prompts, watchbar
from fate.app.discards import rounds
from fate.app.scene import Scene
from fate.fate2 import data

_CATEGORIES = ("basic", "magic", "s-skill", "weapon", "armor", "monster")


def _sheet(icon: str, title: str, sub: Any, width: str, **parts: Any) -> dict[str, Any]:
    return {"kind": "sheet", "width": width, "icon": icons.TERMS[icon], "title": title, "sub": sub, **parts}


def discards(scene: Scene, wanted: str) -> dict[str, Any]:
    """The cards of the discard pile, newest first; of one category if `wanted` names it."""
    words, kinds = scene.words, data.kinds()
    count = Counter(kinds[data.cards()[uid].card].category for uid in scene.view.discard)
    there = [name for name in _CATEGORIES if count[name]]
    wanted = wanted if wanted in there else ""
    total = count.total()
    filters = [{"what": "discards", "text": words.say("ui.discards_all", {"n": total}), "on": not wanted}] + [
        {"what": f"discards:{name}", "text": f"{words.t(f'category.{name}')} {count[name]}", "on": wanted == name}
        for name in there
    ]
    sub, piles = words.say("ui.discards_sub", {"n": total}), rounds(scene, wanted)
    return _sheet("discard", words.t("ui.discards_title"), sub, "m", piles=piles, filters=filters if total else [])


def why(scene: Scene, _: str) -> dict[str, Any]:
    """The chain of events that led to what is being asked, outermost first."""
    words, view, lines = scene.words, scene.view, []
    if view.phase != "setup":
        mine = view.turn == words.viewer
        facts = {"mine": mine, "seat": None if mine else view.turn, "phase": view.phase}
        lines.append({"state": "done", "icon": icons.TERMS["wait"], "text": words.say("ui.why_turn", facts)})
    for link in view.why:
        names = [link[k] for k in ("card", "skill", "ability", "cause") if link.get(k)]
        seat = next((link[k] for k in ("user", "seat", "by") if link.get(k) is not None), None)
        facts = {"seat": seat, "ability": names[0] if names else None, "event": _event(scene, link)}
        text = words.say("ui.link", facts)
        icon = icons.CARDS.get(names[0], icons.TERMS["why"]) if names else icons.TERMS["why"]
        lines.append({"state": "done", "icon": icon, "text": text})
    if scene.question:
        plays = scene.question.key == "play"
        text = words.say("ui.why_play" if plays else "ui.why_now", {"ask": prompts.title(scene, scene.question)})
        lines.append({"state": "now", "icon": icons.TERMS["why"], "text": text})
    threat = scene.sums.threat(scene.question) if scene.sums else None
    rows = [(words.t("ui.inspect.damage"), threat.text(words))] if threat else []
    title, sub, outro = words.t("ui.why_title"), words.t("ui.why_sub"), words.t("ui.why_outro")
    return _sheet("why", title, sub, "s", lines=lines, rows=rows, outro=outro)


def _event(scene: Scene, link: dict[str, Any]) -> Markup | None:
    key = f"ui.event.{link['event']}"
    return scene.words.say(key, link) if scene.words.has(key) else None


def keys(scene: Scene, _: str) -> dict[str, Any]:
    """The keyboard."""
    words = scene.words
    hints = keyboard.hints(words, (*keyboard.TABLE, *(keyboard.WATCH if scene.watching else ())))
    return _sheet("help", words.t("ui.keys_title"), "", "s", hints=hints, outro=words.t("ui.keys_outro"))


def seats(scene: Scene, _: str) -> dict[str, Any]:
    """From where a game of bots can be watched."""
    words = scene.words
    return _sheet("watch", words.t("ui.watch.seats_title"), "", "m", eyes=watchbar.seats(scene))


SHEETS: dict[str, Callable[[Scene, str], dict[str, Any]]] = {
    "discards": discards,
    "why": why,
    "keys": keys,
    "seats": seats,
}
