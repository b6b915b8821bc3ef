"""What the prompt bar says while nobody at this device is asked: whose turn it is, and what is going on.

Never whom a window asks: that would tell who holds an answer. What was used on whom, and who is dying, all have seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup, escape

from fate.app import icons
from fate.app.scene import Scene

_SETTLED = ("damage", "heal", "dispelled", "dying", "death", "void")
"""Entries after which an action is not waiting for an answer any more."""
_ACTIONS = ("spend", "skill", "judge", "reveal")
_BOUNDS = ("turn", "phase", "skip")
"""Entries with which something else begins."""


def prompt(scene: Scene) -> dict[str, Any]:
    """The prompt bar without a question; what can be switched on or off in it is left to the caller."""
    words, view = scene.words, scene.view
    buttons: list[dict[str, Any]] = []
    watch: dict[str, Any] | None = None
    if view.outcome:
        title, body = words.t("ui.game_over"), Markup("")
        buttons.append({"kind": "main", "do": "result", "key": "Enter", "text": words.t("ui.button.result")})
    else:
        title, body = _turn(scene), _body(scene)
        if not scene.covered:
            idle = not view.seats[scene.me].alive or scene.auto
            skip = words.t("ui.button.skip_end" if idle else "ui.button.skip")
            buttons.append({"kind": "ghost", "do": "skip", "key": "F", "text": skip})
            watch = {"paused": scene.paused} if idle else None
        if scene.auto:
            buttons.append({"kind": "ghost", "do": "auto", "key": "", "text": words.t("ui.button.take_over")})
    return {
        "q": 0,
        "tone": "idle",
        "icon": icons.TERMS["win" if view.outcome else "wait"],
        "title": title,
        "body": body,
        "count": None,
        "steps": [],
        "crumbs": False,
        "buttons": buttons,
        "watch": watch,
    }


def _turn(scene: Scene) -> Markup | str:
    words, view = scene.words, scene.view
    if view.phase == "setup":
        return words.t("ui.going_on")
    return words.t("ui.your_turn") if view.turn == words.viewer else words.say("ui.turn_of", {"seat": view.turn})


def _body(scene: Scene) -> Markup:
    words = scene.words
    if scene.paused:
        return escape(words.t("ui.paused"))
    if not scene.view.seats[scene.me].alive:
        return escape(words.t("ui.dead_watch"))
    return escape(words.t("ui.watching")) if scene.auto else going_on(scene)


def going_on(scene: Scene) -> Markup:
    """What the table is busy with: a rescue, an answer to what was used, or a phase."""
    view, words = scene.view, scene.words
    for seat, them in enumerate(view.seats):
        if them.alive and them.hero and them.hp <= 0 and view.phase != "setup":
            return words.say("ui.waiting.rescue", {"seat": seat})
    action = _under_way(view.log)
    used = action and next((action.args[k] for k in ("card", "skill", "cause") if action.args.get(k)), None)
    if not used:
        return escape(words.t("ui.waiting_body")) if view.phase == "setup" else _phase(scene)
    user, others = action.args["seat"], _others(scene, action)
    mine = user == words.viewer
    facts = {"seat": None if mine else user, "mine": mine, "ability": used, "targets": others}
    return words.say("ui.waiting.answer" if others else "ui.waiting.settling", facts)


def _under_way(log: Sequence[Any]) -> Any:
    """The entry of what this phase is busy with. What has been dispelled is over, and so is the Dispel that did it."""
    over = 0
    for entry in reversed(log):
        if entry.key in _BOUNDS:
            return None
        if entry.key == "dispelled":
            over += 2
        elif entry.key in _ACTIONS:
            if not over:
                return entry
            over -= 1
    return None


def _others(scene: Scene, action: Any) -> list[int]:
    """Whom the action was used on and who may therefore still answer it; never the reader, who would be asked."""
    log = scene.view.log
    since = log[next(i for i in reversed(range(len(log))) if log[i] is action) + 1 :]
    if any(entry.key in _SETTLED for entry in since):
        return []
    targets = action.args.get("targets") or ()
    return [seat for seat in targets if seat not in (action.args["seat"], scene.words.viewer)]


def _phase(scene: Scene) -> Markup:
    return scene.words.say("ui.waiting.phase", {"phase": scene.view.phase})
