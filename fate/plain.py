"""Sentences of the text catalogs as plain text, for terminals. What a sentence may contain: see `fate.fate2.text`.

`{name}` is an argument, shown by its type; `<name:one|many>` a word that follows a number; `[ … ]` a part that is left
out when an argument in it is missing or empty; `{name?}` shows nothing but decides about its part.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fate.fate2 import data
from fate.fate2.text import catalog

TYPES = {
    "seat": "seat", "by": "seat", "source": "seat", "target": "seat", "killer": "seat", "owner": "seat", "to": "seat",
    "of": "seat", "other": "seat", "giver": "seat", "taker": "seat", "targets": "seats", "seats": "seats",
    "card": "kind", "cards": "cards", "skill": "ability", "ability": "ability", "via": "ability", "cause": "ability",
    "fate": "fate", "phase": "phase", "identity": "identity", "suit": "suit", "colour": "colour",
    "hero": "hero", "how": "how", "uid": "card",
}  # fmt: skip
"""What an argument is when its slot does not say."""
SUITS = {"spade": "♠", "heart": "♥", "club": "♣", "diamond": "♦"}
_PART = re.compile(r"\[([^\[\]]*)\]")
_SLOT = re.compile(r"\{(\w+)(\?|:\w+)?\}")
_PLURAL = re.compile(r"<(\w+):([^|<>]*)\|([^|<>]*)>")


class Plain:
    """One language at one table. `names` are what the seats are called, `reader` is the seat that reads."""

    def __init__(self, language: str, names: Sequence[str] = (), reader: int | None = None) -> None:
        self.texts = catalog(language)
        self.names = names
        self.reader = reader
        self.comma = "、" if language == "zh" else ", "
        self._show: dict[str, Callable[[Any], str]] = {
            "seat": self.seat, "who": self.who, "Who": self.first_who,
            "seats": self._each(self.seat), "whos": self._each(self.who),
            "kind": self.kind, "card": self.kind, "copy": self.card,
            "cards": self._each(self.card), "signs": self._each(self.sign),
            "ability": self.ability, "fate": lambda id: self.texts[f"fate.{id}"],
            "hero": lambda id: self.texts[f"hero.{id}"], "phase": lambda id: self.texts[f"phase.{id}"],
            "identity": lambda id: self.texts[f"identity.{id}"], "suit": lambda id: self.texts[f"suit.{id}"],
            "colour": lambda id: self.texts[f"colour.{id}"], "how": lambda id: self.texts[f"how.{id}"],
        }  # fmt: skip

    def say(self, key: str, **args: Any) -> str:
        """The sentence of a key. Raises KeyError when the catalog has none, or it needs an argument that is missing."""
        text = _PART.sub(lambda part: self._kept(part[1], args), self.texts[key])
        text = _PLURAL.sub(lambda word: word[2] if _count(args[word[1]]) == 1 else word[3], text)
        return _SLOT.sub(lambda slot: self._slot(slot[1], slot[2] or "", args), text).replace("**", "")

    def seat(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat] if seat < len(self.names) else f"@{seat}"

    def who(self, seat: int) -> str:
        """The same, but `you` for the reader."""
        return self.texts["ui.you"] if seat == self.reader else self.seat(seat)

    def first_who(self, seat: int) -> str:
        """The same at the beginning of a sentence."""
        return self.texts["ui.you"].capitalize() if seat == self.reader else self.seat(seat)

    def kind(self, card: int | str) -> str:
        """A kind of card, or a physical card, by its name."""
        return self.texts[f"card.{card}"] if isinstance(card, str) else self.card(card)

    def card(self, uid: int) -> str:
        """A physical card with suit and rank."""
        return "?" if uid < 0 else f"{self.texts['card.' + data.cards()[uid].card]} {self.sign(uid)}"

    def sign(self, uid: int) -> str:
        """Suit and rank of a physical card."""
        return "" if uid < 0 else SUITS[data.cards()[uid].suit] + data.cards()[uid].rank

    def ability(self, id: str) -> str:
        """A skill, a card, a fate or another cause by its name."""
        keys = (f"{sort}.{id}" for sort in ("skill", "card", "fate", "ui.cause"))
        return next((self.texts[key] for key in keys if key in self.texts), id)

    def _each(self, show: Callable[[Any], str]) -> Callable[[Any], str]:
        return lambda values: self.comma.join(show(value) for value in values)

    def _kept(self, part: str, args: Mapping[str, Any]) -> str:
        for slot in _SLOT.finditer(part):
            value, form = args.get(slot[1]), slot[2] or ""
            shown = form[1:] if form.startswith(":") else TYPES.get(slot[1], "")
            if value is None or value is False or value in ((), [], "") or (value == 0 and shown not in self._show):
                return ""
        return part

    def _slot(self, name: str, form: str, args: Mapping[str, Any]) -> str:
        if form == "?":
            return ""
        show = self._show.get(form[1:] or TYPES.get(name, ""), str)
        return show(args[name])


def _count(value: Any) -> int:
    return len(value) if isinstance(value, (tuple, list)) else int(value)
