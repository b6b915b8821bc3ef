"""What is going on around a question, for its tray: the dispel chain, a judgement, the casting round, a rescue.

All of it is read from the chain of events the engine gives the one who is asked, and from what everybody sees.
"""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from fate.app import icons, revealing
from fate.app.scene import Scene
from fate.app.wording import face, hero_facts
from fate.fate2 import data
from fate.kernel.question import Question

BASE = 2
"""Cards of a draw phase that nothing changes (R9.1)."""
_USES = ("Use", "Activate", "Designate")


def blocks(scene: Scene, question: Question) -> list[dict[str, Any]]:
    """What the tray shows above the options; nothing for most questions."""
    if (change := revealing.block(scene)) is not None:
        return [change]
    if question.key == "dispel":
        return _chain(scene)
    if question.key == "cast":
        return [_queue(scene)]
    if question.key == "rotate.hero":
        return [_rotation(scene)]
    if question.context.get("targets") and "target" in question.context:
        return [_targets(scene, question)]
    cause = next((link for link in reversed(scene.view.why) if link["event"] != "Reaction"), None)
    if cause is not None and cause["event"] in ("Flip", "Verdict"):
        return [_judge(scene, cause)]
    if cause is not None and cause["event"] == "DrawPhase" and question.key == "trigger.may":
        return [_plan(scene, question, cause["count"])]
    return []


def occasion(scene: Scene, question: Question) -> Markup:
    """What a reaction I am asked about answers: the damage, the use, the death … it hangs on. Empty where the question
    is no such reaction, or says by itself what it is about.
    """
    links = scene.view.why
    if links and links[-1]["event"] == "Reaction":
        links = links[:-1]
    elif not question.key.startswith("trigger."):
        return Markup("")
    key = f"ui.occasion.{links[-1]['event']}" if links else ""
    return scene.words.say(key, links[-1]) if scene.words.has(key) else Markup("")


def rescuers(scene: Scene, question: Question) -> list[dict[str, str]]:
    """Who has been, is and will be asked to save the dying one: once round, beginning with itself (R19.1)."""
    if question.key != "dying.rescue":
        return []
    return [
        {"state": state, "text": scene.words.t("ui.you") if seat == scene.me else scene.words.seat_name(seat, True)}
        for seat, state in _round(scene, question.context["target"])
    ]


def subject(scene: Scene) -> dict[str, Any] | None:
    """What a Dispel would cancel: the innermost use in the chain, as the engine tells it."""
    uses = [link for link in scene.view.why if link["event"] in _USES]
    return uses[-1] if uses else None


def _round(scene: Scene, first: int) -> list[tuple[int, str]]:
    # The living from a seat on, in turn order; who is before me has had the chance.
    seats = scene.view.seats
    around = [(first + step) % len(seats) for step in range(len(seats))]
    living = [seat for seat in around if seats[seat].alive]
    mine = living.index(scene.me) if scene.me in living else len(living)
    return [(seat, "done" if i < mine else "now" if i == mine else "next") for i, seat in enumerate(living)]


def _chain(scene: Scene) -> list[dict[str, Any]]:
    """What was used and each Dispel of what came before it; the next one would be mine."""
    words = scene.words
    uses = [link for link in scene.view.why if link["event"] in _USES]
    uses = [link for i, link in enumerate(uses) if i == 0 or link != uses[i - 1]]
    first = max((i for i, link in enumerate(uses) if link.get("card") != "dispel"), default=0)
    uses = uses[first:]
    if not uses:
        return []
    back = len(uses) > 1 and len(uses) % 2 == 0
    mine = {
        "state": "ask",
        "icon": icons.TERMS["fate"],
        "text": words.t("ui.chain.you"),
        "note": words.say("ui.chain.restores" if back else "ui.chain.stops", {"ability": _name(uses[0])}),
        "tag": words.t("ui.you"),
    }
    return [{"kind": "chain", "links": [*(_link(scene, uses, i) for i in range(len(uses))), mine]}]


def _link(scene: Scene, uses: list[dict[str, Any]], i: int) -> dict[str, Any]:
    """The i-th of the uses in the chain, which cancels the one before."""
    words, link = scene.words, uses[i]
    live = (len(uses) - 1 - i) % 2 == 0
    facts = {"seat": link["user"], "ability": _name(link), "targets": [] if i else link.get("targets"),
             "cards": link.get("cards")}  # fmt: skip
    note = words.say("ui.chain.cancels", {"ability": _name(uses[i - 1])}) if i else None
    return {
        "state": "live" if live else "void",
        "icon": _icon(_name(link)),
        "text": words.say("ui.chain.used", facts),
        "note": note or words.t(_text_key(scene, _name(link))),
        "tag": words.t("ui.chain.live" if live else "ui.chain.void"),
    }


def _judge(scene: Scene, link: dict[str, Any]) -> dict[str, Any]:
    words, flipped = scene.words, link["event"] == "Verdict"
    cards = [uid for uid in link.get("cards", ()) if uid >= 0]
    moments = [("replace", "done" if flipped else "now"), ("flip", "done" if flipped else "next"),
               ("redo", "now" if flipped else "next"), ("result", "next")]  # fmt: skip
    key = _text_key(scene, link["cause"])
    return {
        "kind": "judge",
        "card": face(cards[0], words.language) if cards else None,
        "caption": words.copy_label(cards[0]) if cards else words.t("ui.judge.shut"),
        "title": words.say("ui.judge.for", {"seat": link["seat"], "ability": link["cause"]}),
        "text": words.t(key) if words.has(key) else "",
        "moments": [
            {"state": state, "name": words.t(f"ui.judge.{name}"), "note": words.t("ui.you") if state == "now" else ""}
            for name, state in moments
        ],
    }


def _queue(scene: Scene) -> dict[str, Any]:
    words, view, rows = scene.words, scene.view, []
    for seat, state in _round(scene, view.turn):
        hero = view.seats[seat].hero
        casts = [s.skill for s in data.heroes()[hero].skills if s.type == "casting"] if hero else []
        if not casts and state != "now":
            state = "turn" if seat == view.turn else "skip"
        note = words.say("ui.queue.casts", {"skills": casts}) if casts else words.t("ui.queue.none")
        if seat == view.turn:
            note = words.say("ui.queue.turn", {"note": note})
        name = words.t("ui.you") if seat == scene.me else words.seat_name(seat, True)
        rows.append({"state": state, "hero": hero_facts(hero or None, words.language), "name": name, "note": note})
    return {"kind": "queue", "rows": rows}


def _plan(scene: Scene, question: Question, count: int) -> dict[str, Any]:
    """A draw phase so far: what is drawn anyway, what has been settled, what is asked now (R9.2)."""
    words = scene.words
    rows = [{"state": "fix", "name": words.t("ui.plan.base"), "text": words.t("ui.plan.base_text"), "n": f"+{BASE}"}]
    if count != BASE:
        rows.append({"state": "fix", "name": words.t("ui.plan.settled"), "text": "", "n": f"{count - BASE:+}"})
    rows += [
        {
            "state": "ask",
            "name": words.ability_name(str(option[1])),
            "text": words.t(_text_key(scene, str(option[1]))),
            "n": "?",
        }
        for option in question.options
        if option[0] == "ability"
    ]
    return {"kind": "plan", "rows": rows, "total": words.say("ui.plan.total", {"n": count})}


def _rotation(scene: Scene) -> dict[str, Any]:
    """Who leaves, and who rests until two of them do (R23.1)."""
    words, me = scene.words, scene.view.seats[scene.me]
    leaves = (me.hero, words.say("ui.rotate.leaves", {"hp": me.hp, "rage": me.rage}), words.t("ui.rotate.off"))
    rests = [(hero, words.t("ui.rotate.rests"), words.t("ui.rotate.aside")) for hero in me.rested]
    rows = [
        {
            "state": "on",
            "now": False,
            "hero": hero_facts(hero, words.language),
            "name": words.hero_name(hero),
            "note": note,
            "tag": tag,
        }
        for hero, note, tag in (leaves, *rests)
    ]
    return {"kind": "rows", "rows": rows}


def _targets(scene: Scene, question: Question) -> dict[str, Any]:
    """Everybody for whom the same is asked, one after the other."""
    words, rows = scene.words, []
    targets, asked = question.context["targets"], question.context["target"]
    for place, seat in enumerate(targets):
        state = "done" if place < targets.index(asked) else "now" if seat == asked else "next"
        them = scene.view.seats[seat]
        worn = [data.cards()[uid].card for uid in (them.weapon, them.armor) if uid is not None]
        rows.append(
            {
                "state": "sel" if state == "now" else "on",
                "now": state == "now",
                "hero": hero_facts(them.hero or None, words.language),
                "name": words.t("ui.you") if seat == scene.me else words.seat_name(seat, True),
                "note": words.say("ui.target.has", {"n": len(them.hand), "cards": worn}),
                "tag": words.t(f"ui.target.{state}"),
            }
        )
    return {"kind": "rows", "rows": rows}


def _name(link: dict[str, Any]) -> str:
    return str(link.get("card") or link["skill"])


def _text_key(scene: Scene, name: str) -> str:
    return next((key for key in (f"card.{name}.text", f"skill.{name}.text") if scene.words.has(key)), "ui.effect")


def _icon(name: str) -> str:
    return icons.CARDS.get(name) or icons.HEROES.get(name.split(".")[0]) or icons.TERMS["cast"]
