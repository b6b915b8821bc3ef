"""Sentences in one language: a key and typed arguments become Markup, with every piece escaped."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from markupsafe import Markup, escape

from fate.app import icons
from fate.fate2 import data
from fate.fate2.text import catalog
from fate.fate2.text.sentence import pieces

ATTRIBUTE_STYLE = {"strength": "str", "intelligence": "int", "agility": "agi"}

_STRESS = re.compile(r"\*\*(.+?)\*\*")


class Wording:
    """The words of one language, seen from one table.

    ``heroes[seat]`` is the hero at a seat (an id, or None while none is chosen) and ``players[seat]`` the player's
    name; ``viewer`` is the seat that reads (None: nobody in particular).
    """

    def __init__(
        self, language: str, heroes: Sequence[str | None] = (), players: Sequence[str] = (), viewer: int | None = None
    ) -> None:
        self.language = language
        self.texts = catalog(language)
        self.heroes = heroes
        self.players = players
        self.viewer = viewer

    def t(self, key: str) -> str:
        """The plain text of a key. Raises KeyError if there is none."""
        return self.texts[key]

    def has(self, key: str) -> bool:
        """True when the catalog knows the key."""
        return key in self.texts

    def first(self, keys: Iterable[str]) -> str:
        """The first of the keys that the catalog has. Raises KeyError if it has none of them."""
        keys = list(keys)
        for key in keys:
            if key in self.texts:
                return key
        raise KeyError(f"none of {keys} in language {self.language!r}")

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> Markup:
        """The sentence of a key with its arguments. Raises KeyError for a missing key, or a missing needed argument."""
        return self.fill(self.texts[key], args or {})

    def fill(self, text: str, args: Mapping[str, Any]) -> Markup:
        """A sentence given as catalog text, with its arguments."""
        shown = [self.show(kind, value) for kind, value in pieces(text, args)]
        return Markup(_STRESS.sub(r"<b>\1</b>", "".join(shown)))

    def show(self, kind: str, value: Any) -> Markup:
        """A value as its type is shown in a sentence."""
        shower: Callable[[Wording, Any], Markup] | None = _SHOW.get(kind)
        return escape(value) if shower is None else shower(self, value)

    def join(self, pieces: Iterable[Markup]) -> Markup:
        """Several things in a row: with 、 in Chinese, with commas in English."""
        return Markup("、" if self.language == "zh" else ", ").join(pieces)

    def bracket(self, name: str) -> str:
        """A card's or skill's name as running text writes it."""
        return f"【{name}】" if self.language == "zh" else name

    # names -----------------------------------------------------------------------------------------------------

    def hero_name(self, hero: str) -> str:
        """A hero's full name."""
        return self.texts[f"hero.{hero}"]

    def seat_name(self, seat: int, short: bool = False) -> str:
        """Who sits there: the hero, or the player while no hero is chosen."""
        hero = self.heroes[seat] if seat < len(self.heroes) else None
        if hero is None:
            return self.players[seat] if seat < len(self.players) else f"{self.t('ui.seat')} {seat + 1}"
        return self.texts[f"hero.{hero}.short"] if short else self.hero_name(hero)

    def card_name(self, card: str) -> str:
        """The name of a kind of card."""
        return self.texts[f"card.{card}"]

    def copy_label(self, uid: int) -> str:
        """A physical card in plain words: suit, rank, name."""
        if uid < 0:
            return self.t("ui.hidden_card")
        card = data.cards()[uid]
        return f"{self.texts[f'suit.{card.suit}']} {card.rank} {self.card_name(card.card)}"

    def ability_name(self, ability: str) -> str:
        """The name of whatever an id names: a card, a skill, a fate, a hero."""
        key = self.first(
            [
                f"card.{ability}",
                f"skill.{ability}",
                f"fate.{ability}",
                f"hero.{ability}",
                f"ui.cause.{ability}",
                "ui.effect",
            ]
        )
        return self.texts[key]


def card_markup(words: Wording, card: str | int) -> Markup:
    """A kind of card, in its category's ink; a physical card (a uid) with suit and rank."""
    if isinstance(card, int):
        return _copy(words, card)
    kind = icons.CATEGORY_STYLE[data.kinds()[card].category]
    return Markup('<b class="ck" data-kind="{}">{}</b>').format(kind, words.bracket(words.card_name(card)))


def sign_markup(words: Wording, uid: int) -> Markup:
    """Suit and rank of a physical card; the suit is drawn, and said for those who hear it."""
    card = data.cards()[uid]
    s = icons.SUITS[card.suit]
    return Markup(
        '<span class="rs" data-suit="{0}"><svg class="suit" data-suit="{0}" aria-hidden="true"><use href="#suit-{0}"/>'
        '</svg><span class="sr">{1} </span><b>{2}</b></span>'
    ).format(s, words.t(f"suit.{card.suit}"), card.rank)


def _seat(words: Wording, seat: int) -> Markup:
    hero = words.heroes[seat] if seat < len(words.heroes) else None
    attr = ATTRIBUTE_STYLE[data.heroes()[hero].attribute] if hero else ""
    return Markup('<b class="wk" data-attr="{}">{}</b>').format(attr, words.seat_name(seat))


def _who(words: Wording, seat: int) -> Markup:
    return Markup("<b>{}</b>").format(words.t("ui.you")) if seat == words.viewer else _seat(words, seat)


def _first_who(words: Wording, seat: int) -> Markup:
    """At the beginning of a sentence."""
    return Markup("<b>{}</b>").format(words.t("ui.you").capitalize()) if seat == words.viewer else _seat(words, seat)


def _copy(words: Wording, uid: int) -> Markup:
    if uid < 0:
        return escape(words.t("ui.hidden_card"))
    return card_markup(words, data.cards()[uid].card) + " " + sign_markup(words, uid)


def _signs(words: Wording, uids: Sequence[int]) -> Markup:
    return Markup(" ").join(sign_markup(words, uid) for uid in uids if uid >= 0)


def _cards(words: Wording, uids: Sequence[int]) -> Markup:
    seen = [_copy(words, uid) for uid in uids if uid >= 0]
    hidden = len(uids) - len(seen)
    if hidden:
        seen.append(words.say("ui.hidden_cards", {"n": hidden}))
    return words.join(seen)


def _ability(words: Wording, ability: str) -> Markup:
    if ability in data.kinds():
        return card_markup(words, ability)
    return Markup("<b>{}</b>").format(words.bracket(words.ability_name(ability)))


def _identity(words: Wording, identity: str) -> Markup:
    return Markup('<b class="ik" data-id="{}">{}</b>').format(identity, words.t(f"identity.{identity}"))


_SHOW: dict[str, Callable[[Wording, Any], Markup]] = {
    "seat": _seat,
    "who": _who,
    "Who": _first_who,
    "seats": lambda words, seats: words.join(_seat(words, seat) for seat in dict.fromkeys(seats)),
    "whos": lambda words, seats: words.join(_who(words, seat) for seat in dict.fromkeys(seats)),
    "card": card_markup,
    "copy": _copy,
    "cards": _cards,
    "signs": _signs,
    "skill": _ability,
    "ability": _ability,
    "abilities": lambda words, found: words.join(_ability(words, ability) for ability in found),
    "fate": _ability,
    "hero": lambda words, hero: escape(words.hero_name(hero)),
    "how": lambda words, how: escape(words.t(f"how.{how}")),
    "attacks": lambda words, left: escape(words.t("ui.unlimited") if left is None or left > 20 else left),
    "phase": lambda words, phase: escape(words.t(f"phase.{phase}")),
    "phases": lambda words, phases: words.join(escape(words.t(f"phase.{phase}")) for phase in phases),
    "identity": _identity,
    "mode": lambda words, mode: escape(words.t(f"ui.mode.{mode}")),
    "suit": lambda words, suit: escape(words.t(f"suit.{suit}")),
    "suits": lambda words, suits: Markup(" / ").join(words.t(f"suit.{suit}") for suit in suits),
    "colour": lambda words, colour: escape(words.t(f"colour.{colour}")),
}


@cache
def hero_facts(hero: str | None, language: str) -> dict[str, Any]:
    """What templates need to draw a hero: id, attribute style, hue, names. None draws an empty seat."""
    if hero is None:
        return {"id": "none", "attr": "str", "hue": 0, "name": "", "short": "", "attr_name": ""}
    facts, texts = data.heroes()[hero], catalog(language)
    return {
        "id": hero,
        "attr": ATTRIBUTE_STYLE[facts.attribute],
        "hue": icons.hue(hero),
        "name": texts[f"hero.{hero}"],
        "short": texts[f"hero.{hero}.short"],
        "attr_name": texts[f"attribute.{facts.attribute}"],
    }


@cache
def face(uid: int, language: str) -> dict[str, Any]:
    """What templates need to draw a physical card's face."""
    card = data.cards()[uid]
    return kind_face(card.card, language) | {"uid": uid, "suit": icons.SUITS[card.suit], "rank": card.rank}


@cache
def kind_face(card: str, language: str) -> dict[str, Any]:
    """The same for a card that has no suit and rank: a virtual one, or the kind as such."""
    kind, texts = data.kinds()[card], catalog(language)
    return {
        "kind": icons.CATEGORY_STYLE[kind.category],
        "kind_name": texts[f"ui.kind.{kind.category}"],
        "name": texts[f"card.{card}"],
        "icon": icons.CARDS[card],
        "suit": "",
        "rank": "",
        "number": kind.range or (kind.rage if kind.category == "s-skill" else None),
        "label": texts[f"card.{card}"],
    }
