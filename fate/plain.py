"""Sentences of the text catalogs as plain text, for terminals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fate.fate2 import data
from fate.fate2.text import catalog
from fate.fate2.text.sentence import pieces

SUITS = {"spade": "♠", "heart": "♥", "club": "♣", "diamond": "♦"}


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
            "card": self.kind, "copy": self.card,
            "cards": self._each(self.card), "signs": self._each(self.sign),
            "ability": self.ability, "fate": lambda id: self.texts[f"fate.{id}"],
            "hero": lambda id: self.texts[f"hero.{id}"], "phase": lambda id: self.texts[f"phase.{id}"],
            "identity": lambda id: self.texts[f"identity.{id}"], "suit": self.suit,
            "suits": lambda ids: " / ".join(map(self.suit, ids)),
            "colour": lambda id: self.texts[f"colour.{id}"], "how": lambda id: self.texts[f"how.{id}"],
        }  # fmt: skip

    def say(self, key: str, **args: Any) -> str:
        """The sentence of a key. Raises KeyError when the catalog has none, or it needs an argument that is missing."""
        shown = (self.show(kind, value) for kind, value in pieces(self.texts[key], args))
        return "".join(shown).replace("**", "")

    def show(self, kind: str, value: Any) -> str:
        """A value as its type is shown in a sentence."""
        return self._show.get(kind, str)(value)

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

    def suit(self, id: str) -> str:
        """A suit by its name."""
        return self.texts[f"suit.{id}"]

    def ability(self, id: str) -> str:
        """A skill, a card, a fate or another cause by its name."""
        keys = (f"{sort}.{id}" for sort in ("skill", "card", "fate", "ui.cause"))
        return next((self.texts[key] for key in keys if key in self.texts), id)

    def _each(self, show: Callable[[Any], str]) -> Callable[[Any], str]:
        return lambda values: self.comma.join(show(value) for value in values)
