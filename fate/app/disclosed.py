"""What has just been laid open and decides nothing yet: a contest, an identity that only I was shown."""

from __future__ import annotations

from typing import Any

from fate.app import contest, icons, seats
from fate.app.scene import Scene
from fate.app.wording import hero_facts

_ACTIONS = ("spend", "skill")
"""Entries with which the table goes on to something else."""


def tray(scene: Scene) -> dict[str, Any] | None:
    """It as a tray of its own, until somebody acts or picks: it must not cover what is to be picked."""
    question, choice = scene.question, scene.choice
    if question is not None and (not question.phase or scene.path or (choice and choice.picked)):
        return None
    for entry in reversed(scene.view.log):
        if entry.key in _ACTIONS:
            return None
        if entry.key == "contest":
            return _tray(scene, "contest", "order", {"kind": "contest", "sides": contest.sides(scene)})
        if entry.key == "look_identity" and entry.args["by"] == scene.me and not scene.covered:
            seen = entry.args["seat"]
            return _tray(scene, "peek", "watch", _peek(scene, seen)) if scene.view.seats[seen].identity else None
    return None


def _peek(scene: Scene, seat: int) -> dict[str, Any]:
    hero = hero_facts(scene.view.seats[seat].hero or None, scene.words.language)
    return {"kind": "peek", "hero": hero, "title": scene.words.seat_name(seat), "ident": seats.identity(scene, seat)}


def _tray(scene: Scene, name: str, icon: str, block: dict[str, Any]) -> dict[str, Any]:
    words = scene.words
    title = words.t(f"ui.disclosed.{name}")
    return {"tone": "arcane", "icon": icons.TERMS[icon], "title": title, "count": None, "blocks": [block]}
