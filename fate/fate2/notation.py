"""Every option and answer of a question as text, and back. The grammar is explained in docs/scenarios.md.

Cards are `kind:suit-rank`, seats `@3` or the hero who sits there. Words that leave no doubt may be left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from fate.fate2 import data
from fate.fate2.rules.catalog import KIND_ID, RANK, SUIT
from fate.kernel.near import meant
from fate.kernel.question import Answer, IllegalAnswer, Option, Question

if TYPE_CHECKING:
    from fate.fate2.rules.state import Seat
    from fate.fate2.rules.view import SeatView

Names = Mapping[str, int]
"""Seats by name."""
NOBODY: Names = MappingProxyType({})
CARD_AT = {"use": 1, "card": 1, "gear": 2, "equip": 1}
"""Where an option with this first word has a physical card."""
SEAT_AT = {"seat": 1, "identity": 1, "hidden": 1, "gear": 1}
"""Where it has a seat."""
SILENT = ("card", "seat", "option", "hero", "ability", "number", "count", "suit", "colour")
"""First words that say nothing new; they are neither written nor needed."""
NOTHING = "nothing"
"""The answer that picks nothing."""


def hero_names(seats: Sequence[Seat | SeatView]) -> Names:
    """Every hero as the name of its seat."""
    return {seat.hero: i for i, seat in enumerate(seats) if seat.hero}


class BadNotation(ValueError):
    """A text that is none of the answers, or could be several. The message lists what is offered."""


def card_text(uid: int) -> str:
    """A physical card: `dodge:heart-2`; `?` for one that is not seen."""
    if uid < 0:
        return "?"
    return f"{KIND_ID[uid]}:{SUIT[uid]}-{data.RANKS[RANK[uid] - 1]}"


def card_fits(uid: int, text: str) -> bool:
    """Whether a text names this card: `dodge`, `dodge:heart`, `dodge:heart-2` or `:heart`."""
    kind, _, printed = text.partition(":")
    suit, _, rank = printed.partition("-")
    if uid < 0 or not (kind or suit):
        return False
    return kind in ("", KIND_ID[uid]) and suit in ("", SUIT[uid]) and rank in ("", data.RANKS[RANK[uid] - 1])


def card_flaw(text: str) -> str:
    """Why no card in the world is called this, and what there is; "" when some card is."""
    kind, _, printed = text.partition(":")
    suit, _, rank = printed.partition("-")
    if not kind and not suit:
        return f"{text!r} is no card; expected kind, kind:suit or kind:suit-rank"
    for word, known, what in ((kind, data.kinds(), "card"), (suit, data.SUITS, "suit"), (rank, data.RANKS, "rank")):
        if word and word not in known:
            return f"unknown {what} {word!r}; {meant(word, known)}"
    printed_so = [card_text(uid) for uid in range(len(KIND_ID)) if card_fits(uid, text)]
    alike = [card_text(uid) for uid in range(len(KIND_ID)) if KIND_ID[uid] == kind]
    return "" if printed_so else f"no card is printed {text!r}; {meant(None, sorted(alike))}"


def option_text(option: Option) -> str:
    """An option as text, without a number that tells twins apart."""
    return " ".join(_words(option))


def option_texts(question: Question) -> list[str]:
    """The texts of a question's options; each after the first of those that read alike ends in `#2`, `#3` …"""
    seen: dict[str, int] = {}
    texts = []
    for option in question.options:
        text = option_text(option)
        seen[text] = seen.get(text, 0) + 1
        texts.append(text if seen[text] == 1 else f"{text}#{seen[text]}")
    return texts


def write(question: Question, answer: Answer) -> str:
    """A legal answer as text."""
    texts = option_texts(question)
    if isinstance(answer, int):
        return texts[answer]
    return " + ".join(texts[i] for i in answer) or NOTHING


def read(question: Question, text: str, names: Names = NOBODY) -> Answer:
    """The answer a text means. `names` are words for seats. Raises BadNotation."""
    text = " ".join(text.split())
    if not question.many:
        return find(question, text, names)
    if text in (NOTHING, "decline"):
        picks: list[int] = []
    else:
        picks = []
        for part in text.split("+"):
            picks.append(find(question, part.strip(), names, picks))
    try:
        return question.check(picks)
    except IllegalAnswer as error:
        raise BadNotation(str(error)) from None


def find(question: Question, text: str, names: Names = NOBODY, taken: Sequence[int] = ()) -> int:
    """The index of the option a text means, other than those taken. Raises BadNotation."""
    texts = option_texts(question)
    found = [i for i in matching(question, text, names) if i not in taken]
    if len({option_text(question.options[i]) for i in found}) == 1:
        return found[0]
    if found:
        raise BadNotation(f"{text!r} may be {' or '.join(_named(texts[i], names) for i in found)}; say which")
    free = [_named(own, names) for i, own in enumerate(texts) if i not in taken]
    raise BadNotation(f"{text!r} is not offered at {question.key}; {meant(text, free)}")


def matching(question: Question, text: str, names: Names = NOBODY) -> list[int]:
    """Options a text may mean: those it is the exact text of, else those it says in full, else those it begins."""
    texts = option_texts(question)
    if "#" in text:
        return [i for i, own in enumerate(texts) if own == text]
    options = question.options
    for whole in (True, False):
        found = [i for i, option in enumerate(options) if _matches(option, text, names, whole=whole)]
        if found:
            return found
    return []


def _named(text: str, names: Names) -> str:
    """An option's text with seats by their names."""
    called = {f"@{seat}": name for name, seat in names.items()}
    return " ".join(called.get(word, word) for word in text.split(" "))


def _words(option: Option) -> list[str]:
    head, *rest = option
    words = [] if head in SILENT and rest else [str(head)]
    for place, value in enumerate(rest, 1):
        if place == _card_at(option):
            words.append(card_text(value))
        elif place == SEAT_AT.get(head):
            words.append(f"@{value}")
        else:
            words.append(str(value))
    return words


def _card_at(option: Option) -> int | None:
    if option[0] == "as":
        return 2 if len(option) == 4 else None
    return CARD_AT.get(option[0])


def _matches(option: Option, text: str, names: Names, *, whole: bool) -> bool:
    """Whether each word of the text stands for the option's word at its place; `whole`: none is missing at the end."""
    said = text.split(" ")
    head, *rest = option
    if rest and said and said[0] == head:
        said = said[1:]
    elif rest and head not in SILENT and head not in ("skill", "use"):
        return False
    elif not rest:
        return said == [head]
    if len(said) > len(rest) or (whole and len(said) < len(rest)):
        return False
    return all(_word_fits(option, place, word, names) for place, word in enumerate(said, 1))


def _word_fits(option: Option, place: int, word: str, names: Names) -> bool:
    value = option[place]
    if place == _card_at(option):
        return card_fits(value, word)
    if place == SEAT_AT.get(option[0]):
        return word == f"@{value}" or names.get(word) == value
    return word in (str(value), str(value).rpartition(".")[2])
