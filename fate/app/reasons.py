"""Why something cannot be chosen: the rule first, then its numbers. None where no reason is needed."""

from __future__ import annotations

from markupsafe import Markup

from fate.app.scene import Scene
from fate.fate2 import data

_ATTACKS = ("normal_attack", "chaos_attack", "flame_attack")


def card(scene: Scene, uid: int) -> Markup | None:
    """Why this hand card is dimmed while I am asked something."""
    question, view, words = scene.question, scene.view, scene.words
    if question is None:
        return None
    me, printed = view.seats[scene.me], data.cards()[uid]
    if question.key != "play" and not (scene.root and scene.root.key == "play"):
        return words.say("why.response")
    rule, *numbers = scene.refusals.get(uid, ("other",))
    if rule == "rage":
        return words.say("why.rage", {"need": numbers[0], "have": numbers[1]})
    if rule == "range":
        return words.say("why.no_reach", {"range": me.attack_range})
    if printed.card == "healing_balm" and me.hp >= me.max_hp:
        return words.say("why.full_hp")
    key = words.first([f"why.{printed.card}", f"why.{rule}", "why.other"])
    return words.say(key, {"ability": numbers[0] if numbers else None})


def seat(scene: Scene, number: int) -> Markup | None:
    """Why this seat is dimmed while I choose seats."""
    view, words, question = scene.view, scene.words, scene.question
    them, me = view.seats[number], view.seats[scene.me]
    if question is None:
        return None
    if not them.alive:
        return words.say("why.dead")
    if number == scene.me:
        return words.say("why.self")
    if them.immune:
        return words.say("why.immune")
    if far(scene, number):
        return words.say("why.far", {"distance": view.distance[scene.me][number], "range": me.attack_range})
    return words.say("why.seat")


def far(scene: Scene, number: int) -> bool:
    """Whether a seat cannot be chosen because my Attack does not reach it."""
    question, view = scene.question, scene.view
    if question is None or question.context.get("card") not in _ATTACKS:
        return False
    return bool(view.distance[scene.me][number] > view.seats[scene.me].attack_range)


def skill(scene: Scene, skill_id: str) -> Markup:
    """Why this skill of mine is not lit."""
    facts, words = data.skills()[skill_id], scene.words
    if facts.type == "passive":
        return words.say("why.passive")
    if facts.limit and scene.view.seats[scene.me].used.get(skill_id):
        return words.say("why.limit")
    return words.say("why.skill")


def pick(scene: Scene) -> Markup:
    """Why an option cannot join those already picked."""
    assert scene.question is not None
    return scene.words.say(f"why.spread_{scene.question.spread}")
