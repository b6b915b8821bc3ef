"""What a Neutral's revealing itself would change, for whoever is about to do it (R22.8, R22.9)."""

from __future__ import annotations

from typing import Any

from fate.app.scene import Scene

REVEAL = ("reveal",)


def block(scene: Scene) -> dict[str, Any] | None:
    """Now and then, side by side; None while revealing is not picked."""
    choice = scene.choice
    if choice is None or not any(choice.question.options[i] == REVEAL for i in choice.picked):
        return None
    words = scene.words
    rows = [
        {"name": words.t(f"ui.reveal.{name}"), "now": now, "then": then}
        for name, now, then in (*_gains(scene), *_ends(scene))
    ]
    return {"kind": "compare", "head": ["", words.t("ui.reveal.now"), words.t("ui.reveal.then")], "rows": rows}


def _gains(scene: Scene) -> list[tuple[str, Any, Any]]:
    view, words = scene.view, scene.words
    me = view.seats[scene.me]
    others = sum(them.alive for seat, them in enumerate(view.seats) if seat != scene.me)
    hand = len(me.hand)
    if view.fate == "possessed_by_the_ancient":
        return [
            ("hand", hand, hand + others),
            ("limit", me.hand_limit, me.hand_limit + others),
            ("draw", words.say("ui.reveal.cards", {"n": 2}), words.say("ui.reveal.up_to", {"n": 2 + others})),
        ]
    return [
        ("hp", me.hp, max(me.hp, me.max_hp)),
        ("hand", hand, max(hand, me.hand_limit)),
        ("rage", me.rage, max(me.rage, me.max_rage)),
        ("status", "—", words.say("ui.reveal.heal")),
    ]


def _ends(scene: Scene) -> list[tuple[str, Any, Any]]:
    words = scene.words
    mine: tuple[str, Any, Any] = ("mine", "—", words.t("ui.reveal.all_dead"))
    return [mine, ("theirs", words.t("ui.reveal.camp"), words.t("ui.reveal.you_dead"))]
