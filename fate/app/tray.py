"""The tray over the middle of the table: whatever of a question cannot be clicked where it lies."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from fate.app import arranged, disclosed, forecast, icons, prompts, reasons, situation
from fate.app import choice as choosing
from fate.app.scene import Scene
from fate.app.wording import face, hero_facts, kind_face
from fate.fate2 import data
from fate.kernel.question import Option, Question

_SUIT_KEYS = {"spade": "s", "heart": "h", "diamond": "d", "club": "c", "red": "r", "black": "b"}
_COLOUR_SUITS = {"red": ("h", "d"), "black": ("s", "c")}
_OPTION_ICONS = {
    "draw": "draw",
    "decline": "skip",
    "yes": "yes",
    "no": "lock",
    "heal": "rescue",
    "damage": "damage",
    "discard": "discard",
    "strip": "discard",
    "downstream": "next",
    "upstream": "previous",
    "hand": "hand",
    "weapon": "weapon",
    "armor": "armor",
}


def tray(scene: Scene) -> dict[str, Any] | None:
    """The tray of the pending question; when all its options lie on the table, what has just been disclosed."""
    question = scene.question
    if question is None:
        return disclosed.tray(scene)
    loose = [i for i, option in enumerate(question.options) if not scene.on_table(i, option)]
    if prompts.loose(scene, question):
        loose = []
    if loose == [choosing.only(question)] and question.options[loose[0]][0] not in ("hidden", "gear"):
        loose = []  # the main button says it all
    series = arranged.block(scene)
    if series is not None:
        blocks = [series]
    else:
        blocks = situation.blocks(scene, question)
        blocks += _context(scene, question) + _variants(scene, question) + _blocks(scene, question, loose)
    if not blocks:
        return disclosed.tray(scene)
    args = prompts.arguments(scene, question)
    subject = args["subject"]
    icon = icons.CARDS.get(subject) or icons.HEROES.get(subject.split(".")[0]) or prompts.icon(question, subject)
    own = (f"ui.tray.{question.key}", *(f"ui.tray.{block['kind']}" for block in blocks))
    known = [key for key in own if scene.words.has(key)]
    title = scene.words.t(known[0]) if known else args["about"] or scene.words.t("ui.asked")
    return {
        "tone": "legal",
        "icon": icon,
        "title": title,
        "count": arranged.count(scene) or prompts.count(scene, question) or _order(scene, blocks),
        "blocks": blocks,
    }


def _order(scene: Scene, blocks: list[dict[str, Any]]) -> str | None:
    # Of several uses that cancel each other (R16.4); two links are one use and the answer to it.
    long = any(block["kind"] == "chain" and len(block["links"]) > 2 for block in blocks)
    return scene.words.t("ui.chain.order") if long else None


def _choice(scene: Scene, index: int) -> dict[str, Any]:
    state = scene.option_state(index)
    return {"option": index, "state": state, "reason": reasons.pick(scene) if state == "off" else None}


def _context(scene: Scene, question: Question) -> list[dict[str, Any]]:
    # Cards the question is about but which cannot be picked, unless the middle of the table shows them.
    hidden = {*scene.cards(), *scene.view.resolving, *scene.view.discard, *scene.view.seats[scene.me].hand}
    if any(block["kind"] in ("chain", "judge") for block in situation.blocks(scene, question)):
        return []  # they are drawn there
    facts = (question.context.get("card"), *(question.context.get("cards") or ()))
    cards = [uid for uid in facts if isinstance(uid, int)]
    shown = [
        {
            "face": face(uid, scene.words.language),
            "state": "idle",
            "label": scene.words.copy_label(uid),
            "inspect": f"card:{uid}",
        }
        for uid in cards
        if uid >= 0 and uid not in hidden
    ]
    return [{"kind": "cards", "title": None, "cards": shown}] if shown else []


def _variants(scene: Scene, question: Question) -> list[dict[str, Any]]:
    # The picked card may be used in several ways: as itself, or converted.
    for index in scene.choice.picked if scene.choice else ():
        option = question.options[index]
        ability = choosing.ability_of(option)
        ways = (
            scene.cards().get(uid, [])
            if (uid := choosing.card_of(option)) is not None
            else scene.abilities().get(ability or "", [])
        )
        if len(ways) > 1:
            return [{"kind": "ways", "title": None, "cards": [_way(scene, question, way) for way in ways]}]
    return []


def _way(scene: Scene, question: Question, index: int) -> dict[str, Any]:
    """A card as what it would count as, and by which ability."""
    option, words, uid = question.options[index], scene.words, choosing.card_of(question.options[index])
    into = str(option[-1]) if option[0] == "as" else ""
    shown = kind_face(into, words.language) if into else {}
    if uid is not None:
        printed = face(uid, words.language)
        shown = printed | {name: value for name, value in shown.items() if name not in ("suit", "rank", "uid")}
    return {
        "face": shown,
        "label": prompts.option_text(scene, option).striptags(),
        "as_name": words.t("ui.counts_as") if into else "",
        "note": words.ability_name(option[1]) if into else words.t("ui.as_printed"),
        "inspect": f"card:{uid}" if uid is not None else None,
        **_choice(scene, index),
    }


def _blocks(scene: Scene, question: Question, loose: list[int]) -> list[dict[str, Any]]:
    blocks: list[dict[str, Any]] = []
    options = question.options
    for owner in dict.fromkeys(options[i][1] for i in loose if options[i][0] in ("hidden", "gear")):
        cards = [
            _taken(scene, options[i], i)
            for i in loose
            if options[i][0] in ("hidden", "gear") and options[i][1] == owner
        ]
        blocks.append({"kind": "cards", "title": scene.words.say("ui.cards_of", {"seat": owner}), "cards": cards})
    shown = [_shown(scene, options[i], i) for i in loose if choosing.card_of(options[i]) is not None]
    if shown:
        blocks.append({"kind": "cards", "title": None, "cards": shown})
    suits = [_suit(scene, options[i], i) for i in loose if options[i][0] in ("suit", "colour")]
    if suits:
        blocks.append({"kind": "suits", "options": suits})
    numbers = sorted((i for i in loose if options[i][0] in ("number", "count")), key=lambda i: options[i][1])
    if numbers:
        blocks.append(_number(scene, question, numbers))
    known = ("hidden", "gear", "suit", "colour", "number", "count")
    rest = [i for i in loose if options[i][0] not in known and choosing.card_of(options[i]) is None]
    if rest:
        blocks.append({"kind": "options", "options": [_option(scene, question, i) for i in rest]})
    return blocks


def _taken(scene: Scene, option: Option, index: int) -> dict[str, Any]:
    if option[0] == "hidden":
        held = len(scene.view.seats[option[1]].hand)
        return {
            "face": None,
            "number": option[2] + 1 if len(option) > 2 else "?",
            "label": prompts.option_text(scene, option).striptags(),
            "note": scene.words.say("ui.target.has", {"n": held}) if len(option) == 2 else None,
            **_choice(scene, index),
        }
    return _shown(scene, option, index)


def _shown(scene: Scene, option: Option, index: int) -> dict[str, Any]:
    uid = option[-1] if option[0] == "gear" else choosing.card_of(option)
    assert uid is not None
    as_name = scene.words.ability_name(option[1]) if option[0] == "as" else ""
    return {
        "face": face(uid, scene.words.language),
        "label": scene.words.copy_label(uid),
        "inspect": f"card:{uid}",
        "as_name": as_name,
        **_choice(scene, index),
    }


def _suit(scene: Scene, option: Option, index: int) -> dict[str, Any]:
    name = str(option[1])
    suits = _COLOUR_SUITS.get(name) or (icons.SUITS[name],)
    red = name in ("red", "heart", "diamond")
    return {
        "title": scene.words.t(f"{option[0]}.{name}"),
        "suits": suits,
        "colour": "red" if red else "black",
        "key": _SUIT_KEYS[name],
        **_choice(scene, index),
    }


def _number(scene: Scene, question: Question, numbers: list[int]) -> dict[str, Any]:
    picked = [i for i in numbers if scene.choice and i in scene.choice.picked]
    at = numbers.index(picked[0]) if picked else -1
    return {
        "kind": "number",
        "title": scene.words.t("ui.step.number"),
        "value": question.options[numbers[at]][1] if picked else "–",
        "choices": [{"text": question.options[i][1], **_choice(scene, i)} for i in numbers],
        "lines": _stakes(scene, question, picked[0]) if picked else [],
        "less": numbers[at - 1] if at > 0 else None,
        "more": numbers[at + 1] if at + 1 < len(numbers) else None,
    }


def _stakes(scene: Scene, question: Question, index: int) -> list[Markup]:
    """What a number stands for, and what it would change."""
    words, key = scene.words, f"forecast.{question.key}"
    meaning = words.say(key, {**question.context, "n": question.options[index][1]}) if words.has(key) else Markup("")
    change = forecast.text(scene, forecast.of(scene, index), scene.me)
    return [line for line in (meaning, change) if line]


def _hero(scene: Scene, option: Option, index: int) -> dict[str, Any]:
    words, hero = scene.words, hero_facts(str(option[1]), scene.words.language)
    facts = data.heroes()[hero["id"]]
    skills = words.join(words.show("skill", skill.skill) for skill in facts.skills)
    line = words.say("ui.hero_line", {"attribute": hero["attr_name"], "hp": facts.hp, "most": facts.rage})
    return {"title": hero["name"], "lines": [line, skills], "hero": hero, **_choice(scene, index)}


def _option(scene: Scene, question: Question, index: int) -> dict[str, Any]:
    option, words = question.options[index], scene.words
    name = str(option[1]) if len(option) > 1 else option[0]
    if option[0] == "identity":
        name = scene.view.seats[option[1]].hero
    if option[0] == "hero":
        return _hero(scene, option, index)
    lines = []
    key = f"option.{question.key}.{name}.text"
    for known in (key, f"skill.{name}.text", f"card.{name}.text"):
        if words.has(known):
            lines.append(words.t(known))
            break
    if scene.aim and scene.choice and index in scene.choice.picked:
        lines.append(words.say("ui.aims_at", {"targets": scene.aim}))
    change = forecast.text(scene, forecast.of(scene, index), scene.me)
    icon = icons.CARDS.get(name) or icons.HEROES.get(name.split(".")[0])
    return {
        "title": prompts.option_text(scene, option),
        "lines": [*lines, change] if change else lines,
        "icon": icon or icons.TERMS[_OPTION_ICONS.get(name, "option")],
        **_choice(scene, index),
    }
