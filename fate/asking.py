"""A question in plain words, for terminals: what is asked, and what each option does."""

from __future__ import annotations

from typing import Any

from fate.fate2 import data
from fate.fate2.asked import ENDINGS, agent, keys, stake, subject, worded
from fate.fate2.rules.view import View
from fate.kernel.question import Option, Question
from fate.plain import Plain


def title(question: Question, seen: View, words: Plain) -> str:
    """What is asked. The texts of its key are looked up from the whole key to its beginning, then by what is chosen."""
    said = words.say(_first(question, "title", words), **_arguments(question, seen, words))
    return said[:1].upper() + said[1:]


def option_text(option: Option, question: Question, seen: View, words: Plain) -> str:
    """What an option does."""
    if option[0] in ENDINGS:
        return words.say(_first(question, "decline", words), **_arguments(question, seen, words))
    kind, value = worded(option, question, words.texts)
    return words.show(kind, value) if kind else words.say(value[0], **value[1])


def rules_text(option: Option, words: Plain) -> str:
    """What is printed on the card, or says the skill, that an option is about; "" when it is about none."""
    head, *rest = option
    if head in ("use", "equip", "card", "gear"):
        ids = [data.cards()[rest[-1]].card] if rest[-1] >= 0 else []
    else:
        ids = [str(value) for value in rest]
    keys = [f"{kind}.{id}.text" for id in ids for kind in ("skill", "card") if f"{kind}.{id}.text" in words.texts]
    if head == "hero":
        keys = [f"skill.{skill.skill}.text" for skill in data.heroes()[rest[0]].skills]
    return "\n".join(f"{words.texts[key.removesuffix('.text')]}: {words.texts[key]}" for key in keys)


def _first(question: Question, part: str, words: Plain) -> str:
    return next(key for key in keys(question, part) if key in words.texts)


def _arguments(question: Question, seen: View, words: Plain) -> dict[str, Any]:
    """What the sentences of a question may speak of: its context, and whatever follows from it."""
    context, hp, about = question.context, seen.seats[question.seat].hp, subject(question)
    damage = stake(question)
    how = "exact" if question.least == question.most else "from" if question.least else "upto"
    return {
        **dict.fromkeys(("target", "targets", "left", "limit", "needed", "card", "cards", "ability", "user")),
        **context,
        "about": words.ability(about) if about else None,
        "by": agent(context),
        "turn": seen.turn,
        "least": question.least,
        "most": question.most,
        "range": words.say(f"ask.any.range_{how}", n=question.most, least=question.least),
        "damage": damage,
        "change": words.say("ui.change.hp", before=hp, after=max(0, hp - damage)) if damage is not None else None,
    }
