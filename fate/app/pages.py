"""The hero pick and the end of a game as data for their templates."""

from __future__ import annotations

from typing import Any

from markupsafe import escape

from fate.app import goal, seats, table
from fate.app.chronicle import Chronicle
from fate.app.deeds import deeds
from fate.app.scene import Scene
from fate.app.wording import hero_facts
from fate.fate2 import data

PICK = "setup.hero"
"""The question before the first turn, which is asked on a page of its own."""
_POINTS = ("dying", "death", "identity_revealed", "win")


def pick(scene: Scene) -> dict[str, Any]:
    """My choice of a hero (R3.2)."""
    words, question, choice = scene.words, scene.question, scene.choice
    assert question is not None and choice is not None
    heroes = [
        hero_card(scene, str(option[-1])) | {"option": index, "state": scene.option_state(index)}
        for index, option in enumerate(question.options)
    ]
    chosen = [str(question.options[i][-1]) for i in choice.picked]
    name = words.join(escape(words.hero_name(hero)) for hero in chosen)
    roster = [
        {"name": words.players[seat], "me": seat == scene.me, "chosen": them.chosen}
        for seat, them in enumerate(scene.view.seats)
    ]
    return {
        "q": question.number,
        "title": words.say("ui.pick.hero", {"n": len(heroes)}),
        "lead": words.t(words.first([f"ui.pick.hero.lead.{scene.view.mode}", "ui.pick.hero.lead"])),
        "heroes": heroes,
        "roster": roster,
        "fate": table.fate(scene),
        "ready": choice.complete and bool(chosen),
        "take": words.say("ui.pick_take", {"names": name}) if name else words.t("ui.pick_take_none"),
        "toast": scene.toast,
    }


def asked(model: dict[str, Any]) -> dict[str, Any]:
    """What is read aloud of the choice."""
    main = {"kind": "main", "text": model["take"], "off": not model["ready"]}
    return {"q": model["q"], "title": model["title"], "body": model["lead"], "buttons": [main]}


def victory(scene: Scene) -> dict[str, Any]:
    """Who won, why, and who everybody was."""
    words, view = scene.words, scene.view
    outcome, alone = view.outcome, scene.people == 1
    done = deeds(view.log)
    rows = [
        {
            "hero": hero_facts(them.hero or None, words.language),
            "player": words.players[seat],
            "alive": them.alive,
            "ident": seats.identity(scene, seat),
            "me": alone and seat == scene.me,
            "won": seat in outcome.seats,
            "kills": done.kills[seat],
            "damage": done.damage[seat],
            "rescues": sum(n for (rescuer, _), n in done.rescues.items() if rescuer == seat),
        }
        for seat, them in enumerate(view.seats)
    ]
    points = [line for line in Chronicle(scene).lines(_POINTS) if not line["turn"]]
    return {
        "camp": outcome.camp,
        "title": words.t(f"ui.win.{outcome.camp}"),
        "text": goal.won(scene),
        "identities": goal.identities(view),
        "results": words.t("ui.results" if goal.identities(view) else "ui.results_alone"),
        "mine": words.t("ui.you_won" if scene.me in outcome.seats else "ui.you_lost") if alone else "",
        "tags": scene.tags,
        "winners": [row for row in rows if row["won"]],
        "rows": rows,
        "points": points,
        "toast": scene.toast,
    }


def hero_card(scene: Scene, hero: str) -> dict[str, Any]:
    """What a hero can do, before anybody plays it."""
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
    }
