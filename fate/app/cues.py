"""What is to be heard of a frame, by name of cue. Each of them is also seen: a number, a beam, a flag, a line."""

from __future__ import annotations

from typing import Any

from fate.app.chronicle import Chronicle
from fate.app.scene import Scene
from fate.fate2 import data

_ENTRIES = {
    "damage": "hit", "heal": "heal", "skill": "magic", "dispelled": "dispel", "equip": "equip", "judge": "judge",
    "monster": "monster", "dying": "dying", "death": "death", "identity_revealed": "reveal", "reveal": "reveal",
    "draw": "card", "discard": "card", "take": "card",
}  # fmt: skip
_CATEGORIES = {"magic": "magic", "s-skill": "skill", "weapon": "card", "armor": "card", "monster": "monster"}
_ATTACKS = ("normal_attack", "chaos_attack", "flame_attack")


def cues(scene: Scene, asked_before: int) -> list[str]:
    """The cues of what is new in the log, and of a question that was not there before; each at most once."""
    found = [cue for entry in Chronicle(scene).fresh if (cue := _cue(scene, entry))]
    question = scene.question
    if question is not None and question.number != asked_before:
        found.append("turn" if question.key == "play" and not scene.path else "asked")
    return list(dict.fromkeys(found))


def _cue(scene: Scene, entry: Any) -> str | None:
    if entry.key == "spend":
        card = entry.args["card"]
        if card in _ATTACKS:
            return "attack"
        return "dodge" if card == "dodge" else _CATEGORIES.get(data.kinds()[card].category, "card")
    if entry.key == "rage":
        return "rage" if entry.args["amount"] > 0 else None
    if entry.key == "win":
        return "victory" if scene.me in entry.args["seats"] else "defeat"
    return _ENTRIES.get(entry.key)
