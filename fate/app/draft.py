"""The duel's draft as data for its template: ten heroes face up, three of one's five, which of them comes up first."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from fate.app import contest
from fate.app.pages import hero_card
from fate.app.scene import Scene
from fate.fate2 import data
from fate.fate2.modes.duel_three_hero_rotation import DRAFT
from fate.kernel.question import Question

KEYS = ("setup.draft", "setup.three", "setup.lead")
"""The questions asked there (R23.1)."""


def draft(scene: Scene) -> dict[str, Any]:
    """Who picks when, who has whom, and my choice."""
    words, question, choice = scene.words, scene.question, scene.choice
    assert question is not None and choice is not None
    kind = question.key.removeprefix("setup.")
    chosen = [str(question.options[i][-1]) for i in choice.picked]
    names = words.join(words.show("hero", hero) for hero in chosen)
    turns = _turns(scene)
    now = next((turn for turn in turns if turn["state"] == "now"), None)
    facts = {
        "names": names,
        "n": len(chosen),
        "most": question.most,
        "left": question.most - len(chosen),
        "at": now["done"] + 1 if now else 0,
        "of": now["n"] if now else 0,
    }
    missing = words.say("ui.draft.left", facts) if chosen else words.t("ui.pick_take_none")
    heroes = _pool(scene, question) if kind == "draft" else _mine(scene, question)
    return {
        "q": question.number,
        "kind": kind,
        "title": words.t(f"ui.draft.{kind}"),
        "lead": words.t(f"ui.draft.{kind}.lead"),
        "ask": words.say(f"ui.draft.{kind}.ask", facts),
        "turns": turns if kind == "draft" else [],
        "contest": contest.sides(scene) if kind == "draft" and not scene.view.seats[scene.me].offered else [],
        "heroes": heroes,
        "detail": hero_card(scene, chosen[-1]) if chosen else None,
        "ready": choice.complete and bool(chosen),
        "take": words.say(f"ui.draft.{kind}.do", facts) if choice.complete else missing,
        "toast": scene.toast,
    }


def asked(model: dict[str, Any]) -> dict[str, Any]:
    """What is read aloud of the choice: with the hero that has just been looked at."""
    detail = model["detail"]
    skills = [f"{skill['name']}: {skill['text']}" for skill in detail["skills"]] if detail else []
    return {
        "q": model["q"],
        "title": model["ask"],
        "outcome": " ".join([detail["hero"]["name"], *skills]) if detail else "",
        "body": model["lead"],
        "buttons": [{"kind": "main", "text": model["take"], "off": not model["ready"]}],
    }


def _turns(scene: Scene) -> list[dict[str, Any]]:
    """The order 1-2-2-2-2-1, counted from the winner of the contest, and how far it has got."""
    view, turns, at = scene.view, [], 0
    picked = sum(len(them.offered) for them in view.seats)
    for side, picks in groupby(DRAFT):
        count, seat = len(list(picks)), view.turn ^ side
        state = "done" if picked >= at + count else "now" if picked >= at else "next"
        turns.append({"n": count, "who": _who(scene, seat), "state": state, "done": picked - at})
        at += count
    return turns


def _pool(scene: Scene, question: Question) -> list[dict[str, Any]]:
    """All ten in an order that stays: as the box lists them."""
    owners = {hero: seat for seat, them in enumerate(scene.view.seats) for hero in them.offered}
    options = {str(option[-1]): index for index, option in enumerate(question.options)}
    return [
        _hero(scene, hero, options.get(hero), owners.get(hero))
        for hero in data.heroes()
        if hero in options or hero in owners
    ]


def _mine(scene: Scene, question: Question) -> list[dict[str, Any]]:
    return [_hero(scene, str(option[-1]), index, None) for index, option in enumerate(question.options)]


def _hero(scene: Scene, hero: str, option: int | None, owner: int | None) -> dict[str, Any]:
    state = scene.option_state(option) if option is not None else "mine" if owner == scene.me else "theirs"
    note = "" if owner is None else _who(scene, owner)
    return hero_card(scene, hero) | {"option": option, "state": state, "note": note}


def _who(scene: Scene, seat: int) -> str:
    return scene.words.t("ui.you") if seat == scene.me else scene.words.players[seat]
