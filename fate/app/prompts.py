"""Any question as a prompt: title, explanation and buttons, from text keys.

The words of a question are looked up under its key, then under its key's beginning, then by what is to be chosen
(``ask.any.seat.title`` …). A new card or hero therefore needs texts at most, never code here.
"""

from __future__ import annotations

from typing import Any

from markupsafe import Markup, escape

from fate.app import choice as choosing
from fate.app import forecast, icons, situation, waiting, watchbar
from fate.app.scene import Scene
from fate.fate2 import data
from fate.fate2.asked import ENDINGS, SHAPES, agent, keys, shape, stake, subject, worded
from fate.kernel.question import Option, Question

_TONES = {
    "respond": "danger",
    "dying": "warn",
    "discard": "warn",
    "dispel": "arcane",
    "cast": "arcane",
    "judge": "arcane",
    "fate": "arcane",
}
_ICONS = {
    "play": "play",
    "respond": "damage",
    "dispel": "cast",
    "dying": "dying",
    "discard": "discard",
    "cast": "cast",
    "judge": "judge",
    "trigger.order": "order",
    "jungle": "monster",
    "reward": "win",
    "fate": "reveal",
    "rotate": "order",
}
_WORDS = ("option", "ability")
_STEPS = {
    "card": "ui.step.card",
    "seat": "ui.step.target",
    "number": "ui.step.number",
    "gap": "ui.step.gap",
    "hero": "ui.step.hero",
}


def prompt(scene: Scene) -> dict[str, Any]:
    """The prompt bar: my question, or whom the table waits for."""
    question = scene.question
    if question is None and scene.watching and not scene.view.outcome:
        return watchbar.prompt(scene)
    if question is None:
        return waiting.prompt(scene) | {"toggles": [] if scene.covered else _toggles(scene)}
    head = question.key.split(".")[0]
    args = arguments(scene, question)
    outcome = _outcome(scene, question, args)
    return {
        "q": question.number,
        "tone": _TONES.get(head) or ("danger" if args["damage"] else "legal"),
        "icon": icon(question, args["subject"]),
        "title": title(scene, question),
        "body": _upgraded(scene, args) + _body(scene, question, args) + _sum(scene, question),
        "occasion": situation.occasion(scene, question),
        "outcome": outcome,
        "count": count(scene, question),
        "aim": scene.words.say("ui.spoken.aim", {"targets": scene.aim}) if scene.aim and not outcome else "",
        "steps": _crumbs(scene, question) or situation.rescuers(scene, question),
        "crumbs": bool(scene.path),
        "buttons": _buttons(scene, question, args),
        "toggles": _toggles(scene),
        "watch": None,
    }


def icon(question: Question, about: str) -> str:
    """What kind of question it is, or what it comes from, as a drawing."""
    term = _ICONS.get(question.key) or _ICONS.get(question.key.split(".")[0])
    return icons.TERMS[term] if term else _icon_of(about)


def title(scene: Scene, question: Question) -> Markup:
    """What is asked, in one sentence."""
    words = scene.words
    key = words.first([*_series(scene, "title"), *keys(question, "title")])
    return words.say(key, arguments(scene, question))


def loose(scene: Scene, question: Question) -> list[int]:
    """Options that become buttons of the prompt: in a phase, whatever lies nowhere on the table; otherwise one or two
    plain words beside cards or seats that do lie there. Everything else that lies nowhere is for the tray."""
    choosable = [i for i, option in enumerate(question.options) if option[0] not in ENDINGS]
    off = [i for i in choosable if not scene.on_table(i, question.options[i])]
    if question.phase:
        return off
    plain = all(question.options[i][0] in _WORDS or len(question.options[i]) == 1 for i in off)
    return off if plain and len(off) <= 2 and len(off) < len(choosable) else []


def arguments(scene: Scene, question: Question) -> dict[str, Any]:
    """The context of a question as arguments for its sentences."""
    view, words, context = scene.view, scene.words, question.context
    mine = view.seats[scene.me]
    about = subject(question)
    args = {
        **dict.fromkeys(
            ("by", "user", "seat", "target", "targets", "left", "limit", "needed", "card", "cards", "ability")
        ),
        "turn": view.turn,
        "attacks_left": mine.attacks_left,
        **context,
        "subject": about,
        "about": words.show("ability", about) if about else None,
        "least": question.least,
        "most": question.most,
        "n": len(scene.choice.picked) if scene.choice else 0,
        "usable": len(scene.cards()) + len(scene.abilities()),
        "range": _range(scene, question),
        "pick": _picked(scene, question),
        "damage": stake(question),
        "change": forecast.threat(scene, question),
    }
    args["by"] = agent(args)
    return args


def option_text(scene: Scene, option: Option) -> Markup:
    """One option in words."""
    kind, value = worded(option, scene.question, scene.words.texts)
    return scene.words.show(kind, value) if kind else scene.words.say(*value)


def _series(scene: Scene, part: str) -> list[str]:
    """Where a series of questions that is answered in one go has its texts: its own, then those of all of its kind."""
    choice = scene.choice
    if choice is None or choice.arrangement is None:
        return []
    kind = choice.arrangement.kind
    return [f"ask.{kind}.{choice.question.key}.{part}", f"ask.{kind}.{part}"]


def _range(scene: Scene, question: Question) -> str:
    key = "exact" if question.least == question.most else ("upto" if question.least == 0 else "from")
    return str(scene.words.say(f"ask.any.range_{key}", {"n": question.most, "least": question.least}))


def _picked(scene: Scene, question: Question) -> Markup:
    picked = scene.choice.picked if scene.choice else []
    return scene.words.join(option_text(scene, question.options[i]) for i in picked)


def _outcome(scene: Scene, question: Question, args: dict[str, Any]) -> Markup:
    """What is picked would cost and change, or what declining costs; numbers and named options say it in the tray."""
    told = [
        forecast.price(scene),
        forecast.picked(scene) if shape(question) == "seat" else _otherwise(scene, question, args),
    ]
    return Markup(scene.words.t("ui.change.and")).join(filter(None, told))


def _otherwise(scene: Scene, question: Question, args: dict[str, Any]) -> Markup:
    if not args["change"] or any(scene.words.has(key) for key in keys(question, "body")):
        return Markup("")
    return scene.words.say("ui.change.else", {"what": args["change"]})


def _body(scene: Scene, question: Question, args: dict[str, Any]) -> Markup:
    words = scene.words
    if question.phase and (text := _rule(scene, _begun(scene, question))):
        return text
    for key in [*_series(scene, "body"), *keys(question, "body")]:
        if words.has(key):
            return words.say(key, args)
    return _rule(scene, args["subject"])


def _rule(scene: Scene, about: str) -> Markup:
    """The text of a card, skill or fate."""
    keys = [f"{kind}.{about}.text" for kind in ("skill", "card", "fate")]
    return next((escape(scene.words.t(key)) for key in keys if scene.words.has(key)), Markup(""))


def _begun(scene: Scene, question: Question) -> str:
    """What would be used as soon as the main button is pressed; "" for nothing, or for what has no name."""
    if not scene.choice or len(scene.choice.picked) != 1:
        return ""
    option = question.options[scene.choice.picked[0]]
    if option[0] == "as":
        return str(option[1])
    uid = choosing.card_of(option)
    return choosing.ability_of(option) or "" if uid is None else data.cards()[uid].card


def _upgraded(scene: Scene, args: dict[str, Any]) -> Markup:
    """What the upgrade does, once its switch is on."""
    key = f"card.{args['subject']}.upgrade"
    if not scene.upgrade or not scene.words.has(key):
        return Markup("")
    return scene.words.say("ui.upgrade_does", {"what": scene.words.t(key)})


def _sum(scene: Scene, question: Question) -> Markup:
    """How the damage that threatens comes about, unless it is what is printed."""
    threat = scene.sums.threat(question) if scene.sums else None
    return Markup(" ({})").format(threat.text(scene.words)) if threat and threat.changes else Markup("")


def count(scene: Scene, question: Question) -> Markup | None:
    """How many are picked of how many, for questions with several picks."""
    if not question.many or not scene.choice or scene.choice.arrangement:
        return None
    return scene.words.say("ui.chosen_count", {"n": len(scene.choice.picked), "most": question.most})


def _crumbs(scene: Scene, question: Question) -> list[dict[str, str]]:
    if not scene.path:
        return []
    words = scene.words
    kinds = [
        SHAPES.get(options[0][0], "option") if options else "option"
        for key, options in scene.path
        if key not in choosing.UPGRADES
    ]
    steps = [{"state": "done", "text": words.t(_STEPS.get(kind, "ui.step.choice"))} for kind in kinds]
    return [*steps, {"state": "now", "text": words.t(_STEPS.get(shape(question), "ui.step.choice"))}]


def _buttons(scene: Scene, question: Question, args: dict[str, Any]) -> list[dict[str, Any]]:
    words, choice = scene.words, scene.choice
    assert choice is not None
    end, arrangement = choosing.ending(question), choice.arrangement
    loosely = loose(scene, question) if end is not None else []
    alone = end is None or question.phase or any(index in loosely for index in choice.picked)
    begun = bool(scene.path) or (arrangement.begun if arrangement else bool(choice.picked) and alone)
    idle = question.phase and end is not None and not choice.picked
    buttons = []
    if not idle:
        grave = question.key in _GRAVE
        text, off = _main(scene, question, args), not choice.complete
        buttons.append(_button("main", "confirm", "" if grave else "Enter", text, off=off, grave=grave))
    if begun:
        buttons.append(_button("ghost", "back", "Esc", words.t("ui.button.back")))
    if arrangement and arrangement.kind == "deal" and not choice.complete:
        buttons.append(_button("ghost", "fill", "A", words.t("ui.deal.fill")))
    if end is None:
        return buttons + _end_of_phase(scene, args)
    risky = bool(args["damage"]) or question.key.startswith("respond")
    key = "E" if question.options[end][0] == "end" else "" if begun else "Esc"
    text = words.say(words.first(keys(question, "decline")), args)
    buttons.append(_button("main" if idle else "risk" if risky else "ghost", "end", key, text, option=end))
    for index in loosely:
        if index not in choice.picked:  # the main button names it by then
            buttons.append(_button("ghost", "pick", "", option_text(scene, question.options[index]), option=index))
    if scene.undo is not None and not scene.path and not choice.picked:
        buttons.append(_button("ghost", "undo", "U", words.t("ui.undo"), why=scene.undo and words.t(scene.undo)))
    return buttons


def _end_of_phase(scene: Scene, args: dict[str, Any]) -> list[dict[str, Any]]:
    """Ending the phase in the middle of a move that can still be taken back."""
    root = scene.root
    if root is None or scene.upgrade is not None or choosing.ending(root) is None:
        return []
    return [_button("ghost", "end_root", "E", scene.words.say(scene.words.first(keys(root, "decline")), args))]


def _button(kind: str, do: str, key: str, text: Markup | str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "do": do, "key": key, "text": text, **more}


_GRAVE = ("reveal",)
"""Questions asked again and again whose one answer changes the game for good: Enter alone does not give it."""

_DEEDS = ("option", "between", "reveal")
"""Options whose words are no name of a thing that one could use."""


def _main(scene: Scene, question: Question, args: dict[str, Any]) -> Markup:
    words, choice = scene.words, scene.choice
    assert choice is not None
    if not choice.complete:
        return words.say("ask.any.do_none")
    if choice.arrangement is not None:
        return words.say(words.first(_series(scene, "do")), args)
    heads = [question.options[index][0] for index in choice.picked]
    for key in keys(question, "do")[:-3]:
        if words.has(key) and "reveal" not in heads:  # whatever one may do besides, this is not "used"
            return words.say(key, args)
    if any(head in _DEEDS for head in heads):
        return words.say("ask.any.do_deed", args)
    if not question.many:
        return words.say("ask.any.do", args)
    if not choice.picked:
        return words.say("ask.any.do_zero")
    return words.say("ask.any.do_many", args)


def _toggles(scene: Scene) -> list[dict[str, Any]]:
    toggles = []
    if scene.upgrade is not None:
        toggles.append(
            {"id": "tog", "do": "toggle", "key": "G", "on": scene.upgrade, "text": scene.words.say("ui.upgrade_for")}
        )
    undecided = (
        scene.question is not None and scene.question.key == "dispel" and not (scene.choice and scene.choice.picked)
    )
    if scene.refusing or undecided:
        words = scene.words
        toggle = {"id": "refuse", "do": "refuse", "key": "R", "on": scene.refusing, "text": words.t("ui.refuse_short")}
        more = words.t("ui.refusing") if scene.refusing else words.t("ui.refuse")
        toggles.append(toggle | {"label": words.t("ui.refuse"), "title": more})
    return toggles


def _icon_of(subject: str) -> str:
    if subject in icons.CARDS:
        return icons.CARDS[subject]
    hero = subject.split(".")[0]
    return icons.HEROES.get(hero, icons.FATES.get(subject, icons.TERMS["why"]))
