"""What a question is about, and under which keys its words are found: the same for the terminal and the page."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from fate.fate2 import data
from fate.fate2.text.sentence import NUMBER
from fate.kernel.question import Option, Question

ENDINGS = ("decline", "end", "pass")
"""Options that leave it at that: not one of the things to choose from."""
SHAPES = {
    "use": "card", "equip": "card", "as": "card", "card": "card", "seat": "seat", "identity": "seat", "hidden": "take",
    "gear": "take", "suit": "suit", "colour": "colour", "number": "number", "count": "number", "between": "gap",
    "hero": "hero",
}  # fmt: skip
"""What is chosen, by the first word of an option; anything else is an "option"."""
_TYPES = {
    "seat": "who", "suit": "suit", "colour": "colour", "hero": "hero", "skill": "ability", "ability": "ability",
    "number": NUMBER, "count": NUMBER,
}  # fmt: skip
"""Options that are nothing but a value: how sentences would show it."""


def shape(question: Question) -> str:
    """What is chosen: one of SHAPES, or "option" for anything else and for mixtures."""
    shapes = {SHAPES.get(option[0], "option") for option in question.options if option[0] not in ENDINGS}
    return shapes.pop() if len(shapes) == 1 else "option"


def keys(question: Question, part: str) -> list[str]:
    """Where the words of a part (title, body, do, decline) may stand, best first: under the question's key, under its
    beginnings, under its last word, and at last, three times, under what is to be chosen.
    """
    words = question.key.split(".")
    own = [f"ask.{'.'.join(words[:count])}.{part}" for count in range(len(words), 0, -1)]
    plural = "s" if question.many else ""
    return [
        *own,
        f"ask.step.{words[-1]}.{part}",
        f"ask.any.{shape(question)}{plural}.{part}",
        f"ask.any.option{plural}.{part}",
        f"ask.any.{part}",
    ]


def subject(question: Question) -> str:
    """The card, skill or other cause it is asked for, by its id; "" for none."""
    context, words = question.context, question.key.split(".")
    for name in ("skill", "card", "ability", "cause"):
        if isinstance(context.get(name), str):
            return str(context[name])
    return words[0] if words[0] in data.kinds() else ""


def worded(option: Option, question: Question | None, known: Container[str]) -> tuple[str, Any]:
    """What an option is in words: a type that sentences have and its value, or "" and the key of a sentence with its
    arguments. `known` are the keys of all there are; without a question those of the option alone are looked for.
    """
    head, *rest = option
    if head in ("use", "equip", "card", "gear"):
        return "copy", rest[-1]
    if head == "as":
        return "", ("option.as", {"via": rest[0], "card": rest[-1], "uid": rest[1] if len(rest) == 3 else None})
    if head == "between":
        return "", ("option.between", {"a": rest[0], "b": rest[1]})
    if head == "identity":
        return "", ("option.identity", {"seat": rest[0]})
    if head == "hidden":
        return "", ("option.hidden", {"n": rest[1] + 1}) if len(rest) > 1 else ("option.blind", {})
    if head in _TYPES:
        return _TYPES[head], rest[0]
    name = str(rest[0]) if rest else head
    keys = ((f"option.{question.key}.{name}",) if question else ()) + (f"option.{name}",)
    key = next((key for key in keys if key in known), "")
    return ("", (key, question.context if question else {})) if key else ("ability", name)


def stake(question: Question) -> int | None:
    """Points of damage that the one who is asked takes if it lets things happen; None when none threatens it."""
    context = question.context
    return context.get("damage") if context.get("target") in (None, question.seat) else None


def agent(facts: Mapping[str, Any]) -> int | None:
    """The seat that is to blame for it."""
    return next((facts[name] for name in ("by", "user", "source") if facts.get(name) is not None), None)
