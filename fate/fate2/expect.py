"""Expectations of scenario files: `expect` lines as docs/scenarios.md lists them.

A misspelt word is an error everywhere: what can never be there would otherwise never be missed.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fate.fate2 import data, notation
from fate.fate2.notation import card_fits, card_flaw, card_text
from fate.fate2.rules.catalog import COLOURS, EXPANSIONS, FATES, KINDS, SKILLS
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.phases import hand_limit
from fate.fate2.rules.pick import worn
from fate.fate2.text import catalog
from fate.kernel.log import LogEntry
from fate.kernel.near import meant

NOTHING = notation.NOTHING


class Unmet(AssertionError):
    """An expectation does not hold: what was expected and what is there."""

    def __init__(self, expected: str, there: str) -> None:
        super().__init__(f"expected: {expected}\n  there is: {there}")


class Unclear(ValueError):
    """What stands there is no expectation. The message says what was found and what there could be."""


@dataclass
class Scene:
    """What expectations look at. `told` is what the log has gained since the last step."""

    game: FateGame
    names: Mapping[str, int]
    told: Sequence[LogEntry] = ()

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return next(name for name, other in self.names.items() if other == seat)


def expect(scene: Scene, text: str) -> None:
    """Check one expectation, the part of its line after `expect`. Raises Unmet or Unclear."""
    subject, _, rest = text.partition(" ")
    rest = rest.strip()
    if subject in scene.names:
        fact, _, wanted = rest.partition(" ")
        if fact not in SEAT_FACTS:
            raise Unclear(f"unknown fact {fact!r} of a seat; {meant(fact, SEAT_FACTS)}")
        SEAT_FACTS[fact](scene, scene.names[subject], wanted.strip())
    elif subject in TABLE_FACTS:
        TABLE_FACTS[subject](scene, rest)
    else:
        raise Unclear(f"{subject!r} is neither a seat nor a fact; {meant(subject, (*scene.names, *TABLE_FACTS))}")


def _items(text: str) -> list[str]:
    """What a list names; none for `nothing`."""
    return [] if text == NOTHING else _some(text)


def _some(text: str) -> list[str]:
    """The same of a list that must name something."""
    items = [item.strip() for item in text.split(",")]
    if text == NOTHING or not all(items):
        raise Unclear(f"expected a list such as `dodge, greed`, got {text!r}")
    return items


def _known_cards(texts: Sequence[str]) -> list[str]:
    flaws = [flaw for flaw in map(card_flaw, texts) if flaw]
    if flaws:
        raise Unclear(flaws[0])
    return list(texts)


def _same(wanted: str, there: Any) -> None:
    if wanted != str(there):
        raise Unmet(wanted or "a value", str(there))


def _number(wanted: str, there: int) -> None:
    """Equal, or as `>= 2`, `<= 2`, `> 2`, `< 2` says."""
    sign, _, number = wanted.rpartition(" ")
    tests = {"": operator.eq, ">=": operator.ge, "<=": operator.le, ">": operator.gt, "<": operator.lt}
    test = tests.get(sign.strip())
    if test is None or not re.fullmatch(r"-?\d{1,9}", number):
        raise Unclear(f"expected a number such as `3` or `>= 3`, got {wanted!r}")
    if not test(there, int(number)):
        raise Unmet(wanted, str(there))


def _cards(wanted: str, there: Sequence[int]) -> None:
    """Exactly these cards, in any order."""
    left, missing = list(there), []
    for text in _known_cards(_items(wanted)):
        found = next((uid for uid in left if card_fits(uid, text)), None)
        if found is None:
            missing.append(text)
        else:
            left.remove(found)
    if missing or left:
        over = f"; besides {_list(left)}" if left else ""
        lack = f"; missing {', '.join(missing)}" if missing else ""
        raise Unmet(wanted or NOTHING, _list(there) + lack + over)


def _row(wanted: str, there: Sequence[int]) -> None:
    """These cards first, in this order."""
    texts = _known_cards(_some(wanted))
    if len(texts) > len(there) or not all(card_fits(uid, text) for uid, text in zip(there, texts, strict=False)):
        raise Unmet(wanted, _list(there[: len(texts) + 2]))


def _has(wanted: str, there: Sequence[int], *, lacks: bool = False) -> None:
    for text in _known_cards(_some(wanted)):
        if any(card_fits(uid, text) for uid in there) == lacks:
            raise Unmet(f"{'no ' if lacks else ''}{text}", _list(there))


def _list(uids: Sequence[int]) -> str:
    return ", ".join(card_text(uid) for uid in uids) or NOTHING


def _words(wanted: str, there: Sequence[str]) -> None:
    """Exactly these words, in any order; of an id its last part will do."""
    found = sorted(there)
    texts = sorted(_items(wanted))
    fits = len(found) == len(texts) and all(
        word in (text, text.rpartition(".")[2]) for word, text in zip(texts, found, strict=True)
    )
    if not fits and sorted(text.rpartition(".")[2] for text in found) != texts:
        raise Unmet(wanted or NOTHING, ", ".join(there) or NOTHING)


def _yes(wanted: str, there: bool) -> None:
    if wanted not in ("yes", "no"):
        raise Unclear(f"expected yes or no, got {wanted!r}")
    _same(wanted, "yes" if there else "no")


SeatCheck = Callable[[Scene, int, str], None]
SEAT_FACTS: dict[str, SeatCheck] = {
    "hp": lambda scene, me, text: _number(text, scene.game.state.seats[me].hp),
    "max_hp": lambda scene, me, text: _number(text, scene.game.state.seats[me].max_hp),
    "rage": lambda scene, me, text: _number(text, scene.game.state.seats[me].rage),
    "limit": lambda scene, me, text: _number(text, hand_limit(scene.game, me)),
    "cards": lambda scene, me, text: _number(text, len(scene.game.state.seats[me].hand)),
    "hand": lambda scene, me, text: _cards(text, scene.game.state.seats[me].hand),
    "has": lambda scene, me, text: _has(text, scene.game.state.seats[me].hand),
    "lacks": lambda scene, me, text: _has(text, scene.game.state.seats[me].hand, lacks=True),
    "weapon": lambda scene, me, text: _cards(text, worn(scene.game, me, "weapon")),
    "armor": lambda scene, me, text: _cards(text, worn(scene.game, me, "armor")),
    "upright": lambda scene, me, text: _yes(text, scene.game.state.seats[me].upright),
    "monsters": lambda scene, me, text: _cards(text, scene.game.state.seats[me].monsters),
    "status": lambda scene, me, text: _words(text, [status.kind for status in scene.game.state.seats[me].status]),
    "effects": lambda scene, me, text: _words(text, [effect.kind for effect in scene.game.state.seats[me].effects]),
    "skips": lambda scene, me, text: _words(text, scene.game.state.seats[me].skips),
    "alive": lambda scene, me, text: _yes(text or "yes", scene.game.state.seats[me].alive),
    "dead": lambda scene, me, text: _yes(text or "yes", not scene.game.state.seats[me].alive),
    "immune": lambda scene, me, text: _yes(text or "yes", scene.game.state.seats[me].immune_by is not None),
    "hero": lambda scene, me, text: _same(text, scene.game.state.seats[me].hero or NOTHING),
    "waiting": lambda scene, me, text: _words(text, scene.game.state.seats[me].waiting),
    "rested": lambda scene, me, text: _words(text, scene.game.state.seats[me].rested),
    "identity": lambda scene, me, text: _same(text, scene.game.state.seats[me].identity),
    "knows": lambda scene, me, text: _words(text, [scene.name(other) for other in scene.game.state.seats[me].knows]),
}


def _pile(scene: Scene, text: str, pile: list[int]) -> None:
    """`N`, `top CARDS`, `has CARDS`, `lacks CARDS`, or all its cards. Both piles have their top at the end."""
    verb, _, rest = text.partition(" ")
    if verb == "top":
        _row(rest, pile[::-1])
    elif verb in ("has", "lacks"):
        _has(rest, pile, lacks=verb == "lacks")
    elif text[:1].isdigit() or text[:1] in "<>":
        _number(text, len(pile))
    else:
        _cards(text, pile)


def _asked(scene: Scene, text: str) -> None:
    question = scene.game.pending
    there = "nobody" if question is None else f"{scene.name(question.seat)} {question.key}"
    if text not in (there, there.partition(" ")[0]):
        raise Unmet(text, there)


def _offered(scene: Scene, text: str, *, absent: bool = False) -> None:
    question = scene.game.pending
    texts = [] if question is None else notation.option_texts(question)
    exactly = text.startswith("exactly ")
    wanted = _some(text.removeprefix("exactly "))
    for item in wanted:
        _known_words(scene, item)
    hits = [_hits(scene, item) for item in wanted]
    for item, found in zip(wanted, hits, strict=True):
        if bool(found) == absent:
            raise Unmet(f"{item} {'not ' if absent else ''}offered", ", ".join(texts) or NOTHING)
    over = [text for i, text in enumerate(texts) if not any(i in found for found in hits)]
    if exactly and over:
        raise Unmet(f"only {', '.join(wanted)}", f"besides {', '.join(over)}")


def _known_words(scene: Scene, text: str) -> None:
    """Refuse an answer with a word that no question ever offers."""
    ids = (*SKILLS, *KINDS, *FATES, *data.heroes(), *data.SUITS, *COLOURS)
    rules = [ability.id for set in EXPANSIONS for ability in EXPANSIONS[set].abilities]
    heads = (*notation.CARD_AT, *notation.SEAT_AT, *notation.SILENT, "skill")
    known = {*scene.names, *heads, *ids, *rules, *(id.rpartition(".")[2] for id in (*SKILLS, *rules))}
    known |= {id.removeprefix("option.") for id in catalog("en") if id.startswith("option.")}
    for word in re.sub(r"#\d+\Z", "", text).split():
        if ":" in word:
            _known_cards([word])
        elif word not in known and not re.fullmatch(r"@?\d+|\?", word):
            raise Unclear(f"unknown word {word!r}; {meant(word, sorted(known))}")


def _hits(scene: Scene, text: str) -> list[int]:
    question = scene.game.pending
    return [] if question is None else notation.matching(question, text, scene.names)


def _log(scene: Scene, text: str, *, absent: bool = False) -> None:
    """`KEY name=value …`: an entry with this key and at least these arguments."""
    key, *conditions = text.split() or [""]
    sentences = {id.removeprefix("log."): said for id, said in catalog("en").items() if id.startswith("log.")}
    if key not in sentences:
        raise Unclear(f"unknown key {key!r} of the log; {meant(key, sentences)}")
    arguments = {*SEATS, *CARDS, *(name for said in sentences.values() for name in re.findall(r"\{(\w+)", said))}
    for condition in conditions:
        name, equals, value = condition.partition("=")
        if not equals or name not in arguments:
            raise Unclear(f"expected an argument such as `amount=1`, got {condition!r}; {meant(name, arguments)}")
        strangers = set(value.split("+")) - {*scene.names, NOTHING, "None"} if name in SEATS else ()
        if strangers:
            raise Unclear(f"nobody is called {', '.join(sorted(strangers))}; {meant(min(strangers), scene.names)}")
    wanted = dict(condition.partition("=")[::2] for condition in conditions)
    entries = [{"key": entry.key, **_shown(scene, entry.args)} for entry in scene.told]
    found = [entry for entry in entries if entry["key"] == key and wanted.items() <= entry.items()]
    if bool(found) == absent:
        near = [entry for entry in entries if entry["key"] == key] or [{"key": entry["key"]} for entry in entries]
        told = "; ".join(" ".join(f"{k}={v}" if k != "key" else v for k, v in entry.items()) for entry in near)
        raise Unmet(f"{'no ' if absent else ''}log {text}", told or NOTHING)


SEATS = ("seat", "source", "target", "targets", "to", "by", "killer", "owner", "seats", "user", "a", "b", "first")
CARDS = ("cards", "extra", "worn")


def _shown(scene: Scene, args: Mapping[str, Any]) -> dict[str, str]:
    """Arguments of a log entry as texts without spaces: seats by name, cards by their texts, lists joined with `+`."""
    shown = {}
    for name, value in args.items():
        items = value if isinstance(value, (list, tuple)) else [value]
        if name in SEATS:
            items = [scene.name(item) if type(item) is int else item for item in items]
        elif name in CARDS:
            items = [card_text(item) for item in items]
        shown[name] = "+".join(map(str, items))
    return shown


def _winner(scene: Scene, text: str) -> None:
    outcome = scene.game.state.outcome
    camp, _, names = text.partition(" ")
    _same(camp, "nobody" if outcome is None else outcome.camp)
    if names and outcome is not None:
        _words(names, [scene.name(seat) for seat in outcome.seats])


TABLE_FACTS: dict[str, Callable[[Scene, str], None]] = {
    "turn": lambda scene, text: _same(text, scene.name(scene.game.state.turn)),
    "turn_no": lambda scene, text: _number(text, scene.game.state.turn_no),
    "phase": lambda scene, text: _same(text, scene.game.state.phase),
    "fate": lambda scene, text: _same(text, scene.game.state.fate or NOTHING),
    "deck": lambda scene, text: _pile(scene, text, scene.game.state.deck),
    "discard": lambda scene, text: _pile(scene, text, scene.game.state.discard),
    "resolving": lambda scene, text: _cards(text, scene.game.state.resolving),
    "aside": lambda scene, text: _cards(text, [uid for aside in scene.game.state.aside for uid in aside.cards]),
    "asked": _asked,
    "offered": _offered,
    "not_offered": lambda scene, text: _offered(scene, text, absent=True),
    "log": _log,
    "no_log": lambda scene, text: _log(scene, text, absent=True),
    "winner": _winner,
}
