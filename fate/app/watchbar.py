"""The prompt bar of a game that only bots play, and the list of the seats it can be watched from."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup, escape

from fate.app import icons, waiting
from fate.app.scene import Scene
from fate.app.wording import hero_facts

PACES = {"slow": "½×", "normal": "1×", "fast": "2×", "instant": "∞"}
"""Each speed in short."""


def prompt(scene: Scene) -> dict[str, Any]:
    """From where one looks, what goes on, and all that steers it."""
    words = scene.words
    return {
        "q": 0,
        "tone": "idle",
        "icon": icons.TERMS["watch"],
        "title": words.say("ui.watch.title", {"seat": scene.me}),
        "body": _body(scene),
        "count": None,
        "steps": [],
        "crumbs": False,
        "buttons": [
            {"kind": "ghost", "do": "seats", "key": "", "text": words.t("ui.watch.seats")},
            {"kind": "ghost", "do": "sit", "key": "", "text": words.t("ui.watch.sit")},
        ],
        "toggles": [{"id": "open-hands", "do": "open", "on": scene.open, "text": words.t("ui.watch.open"), "key": ""}],
        "watch": {"paused": scene.paused, "pace": PACES[scene.speed], "speed": words.t(f"ui.set.speed.{scene.speed}")},
    }


def _body(scene: Scene) -> Markup:
    going_on = waiting.going_on(scene)
    return scene.words.say("ui.watch.paused", {"what": going_on}) if scene.paused else escape(going_on)


def seats(scene: Scene) -> list[dict[str, Any]]:
    """All seats in the order of the table."""
    words = scene.words
    return [
        {
            "seat": seat,
            "hero": hero_facts(them.hero or None, words.language),
            "name": words.seat_name(seat),
            "player": words.players[seat],
            "on": seat == scene.me,
        }
        for seat, them in enumerate(scene.view.seats)
    ]
