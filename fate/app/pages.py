"""The hero pick and the end of a game as data for their templates."""

from __future__ import annotations

from collections import Counter
from typing import Any

from markupsafe import escape

from fate.app import seats, table
from fate.app.chronicle import Chronicle
from fate.app.scene import Scene
from fate.app.wording import hero_facts
from fate.fate2 import data

PICKS = ("setup.hero", "setup.draft", "setup.three", "setup.lead")
"""Questions before the first turn, which are asked on a page of their own."""
_POINTS = ("dying", "death", "identity_revealed", "win")


def pick(scene: Scene) -> dict[str, Any]:
    """My choice of heroes (R3.2, R23.1)."""
    words, question, choice = scene.words, scene.question, scene.choice
    assert question is not None and choice is not None
    heroes = [_hero(scene, index, str(option[-1])) for index, option in enumerate(question.options)]
    chosen = [str(question.options[i][-1]) for i in choice.picked]
    name = words.join(escape(words.hero_name(hero)) for hero in chosen)
    kind = question.key.split(".")[1]
    roster = [
        {"name": words.players[seat], "me": seat == scene.me, "chosen": them.chosen}
        for seat, them in enumerate(scene.view.seats)
    ]
    return {
        "q": question.number,
        "title": words.say(f"ui.pick.{kind}", {"n": len(heroes), "least": question.least}),
        "lead": words.t(f"ui.pick.{kind}.lead"),
        "heroes": heroes,
        "roster": roster,
        "fate": table.fate(scene),
        "ready": choice.complete and bool(chosen),
        "take": words.say("ui.pick_take", {"names": name}) if name else words.t("ui.pick_take_none"),
        "toast": scene.toast,
    }


def victory(scene: Scene) -> dict[str, Any]:
    """Who won, why, and who everybody was."""
    words, view = scene.words, scene.view
    outcome = view.outcome
    damage, kills = Counter[int](), Counter[int]()
    for entry in view.log:
        if entry.key == "damage" and entry.args.get("source") is not None:
            damage[entry.args["source"]] += entry.args["amount"]
        elif entry.key == "death" and entry.args.get("killer") is not None:
            kills[entry.args["killer"]] += 1
    rows = [
        {
            "hero": hero_facts(them.hero or None, words.language),
            "player": words.players[seat],
            "alive": them.alive,
            "ident": seats.identity(scene, seat),
            "me": seat == scene.me,
            "won": seat in outcome.seats,
            "kills": kills[seat],
            "damage": damage[seat],
        }
        for seat, them in enumerate(view.seats)
    ]
    points = [line for line in Chronicle(scene).lines(_POINTS) if not line["turn"]]
    return {
        "camp": outcome.camp,
        "title": words.t(f"ui.win.{outcome.camp}"),
        "text": words.t(f"ui.win_text.{outcome.camp}"),
        "mine": words.t("ui.you_won" if scene.me in outcome.seats else "ui.you_lost"),
        "winners": [row for row in rows if row["won"]],
        "rows": rows,
        "points": points,
        "toast": scene.toast,
    }


def _hero(scene: Scene, index: int, hero: str) -> dict[str, Any]:
    words, facts = scene.words, data.heroes()[hero]
    skills = [
        {
            "name": words.t(f"skill.{s.skill}"),
            "type": words.t(f"type.{s.type}"),
            "text": words.t(f"skill.{s.skill}.text"),
        }
        for s in facts.skills
    ]
    return {
        "hero": hero_facts(hero, words.language),
        "hp": facts.hp,
        "rage": facts.rage,
        "hand": facts.hand,
        "skills": skills,
        "option": index,
        "state": scene.option_state(index),
    }
