"""Whatever a file holds: it runs, or one error says file, line and reason."""

from __future__ import annotations

import random
import re
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from fate.bots.random import any_answer
from fate.fate2 import data, expect, invariants, position, scenario
from fate.fate2.rules import catalog
from fate.fate2.rules.options import HOUSE
from fate.kernel.rng import Rng

FILES = sorted((Path(__file__).parent.parent / "scenarios").rglob("*.toml"))
TEXTS = [file.read_text("utf-8") for file in FILES]
WORD = re.compile(r"[\w.:@-]+")
STRANGE = ["", "0", "-1", "99", "true", "[]", "{}", '""', "[[seat]]", "zzz", "é", *'#=",:+?\n']
CARDS = [text for card in data.kinds() for text in (card, f"{card}:heart", f"{card}:spade-A")]
SORTS = [
    CARDS, list(data.skills()), list(data.heroes()), list(data.SETS), list(position.TABLE), list(position.SEAT),
    list(expect.TABLE_FACTS), list(expect.SEAT_FACTS), ["ann", "ben", "cid"], ["true", "false"], list("0123456789"),
    ["casting", "status", "draw", "play", "discard", "end"], ["sentinel", "scourge", "neutral"], list(position.LASTS),
    ["decline", "pass", "end", "cancel", "nothing", "reveal", "plain", "rage", "@0", "@1"],
]  # fmt: skip
"""Words that may stand in each other's place: the result is more often a position than noise."""


def mutated(text: str, rng: random.Random) -> str:
    """The text with a few words exchanged, for others of their sort or for noise, and now and then a line moved."""
    for _ in range(rng.randint(1, 4)):
        lines = text.split("\n")
        words = list(WORD.finditer(text))
        if not words or rng.random() < 0.1:
            lines.insert(rng.randrange(len(lines)), lines.pop(rng.randrange(len(lines))))
            text = "\n".join(lines)
            continue
        word = rng.choice(words)
        sorts = [sort for sort in SORTS if word[0] in sort] or [STRANGE]
        other = rng.choice(STRANGE if rng.random() < 0.1 else rng.choice(sorts))
        text = text[: word.start()] + other + text[word.end() :]
    return text


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(TEXTS) - 1), st.randoms(use_true_random=False))
def test_a_mutated_scenario_runs_or_says_why_not(which: int, rng: random.Random) -> None:
    try:
        scenario.run(scenario.read(mutated(TEXTS[which], rng), "x.toml"))
    except scenario.ScenarioError as error:
        assert re.match(r"x\.toml:\d+: \S", str(error)), error


def value_of(fact: str, names: list[str], rng: random.Random) -> object:
    """Something that this fact might well be."""
    cards = [rng.choice(CARDS) for _ in range(rng.randrange(4))]
    ability = rng.choice([*data.skills(), *data.kinds()])
    phase = rng.choice(["status", "draw", "play", "discard", "end"])
    values = {
        "mode": rng.choice(data.modes()).mode, "sets": list(data.SETS), "fate": rng.choice(list(data.fates())),
        "turn": rng.choice(names), "before": rng.choice(names), "revealed": rng.choice(names), "phase": phase,
        "house": [rng.choice(HOUSE)], "rest": rng.random() < 0.5, "alive": rng.random() < 0.5,
        "aside": [{"kind": ability, "owner": rng.choice(names), "cards": cards}],
        "hero": rng.choice(list(data.heroes())), "identity": rng.choice(["sentinel", "scourge", "neutral"]),
        "weapon": rng.choice([id for id, kind in data.kinds().items() if kind.category == "weapon"]),
        "armor": rng.choice([id for id, kind in data.kinds().items() if kind.category == "armor"]),
        "upright": rng.random() < 0.5, "effects": [rng.choice(list(catalog.EFFECTS))], "skips": [phase],
        "status": [{
            "kind": rng.choice([*catalog.LAID, ability]), "cards": cards, "by": rng.choice(names),
            "lasts": rng.choice(position.LASTS), "shut": rng.random() < 0.5,
        }],
        "immune_by": rng.choice(names), "knows": [rng.choice(names)], "used": {ability: 1}, "spent": {ability: 1},
        "waiting": [rng.choice(list(data.heroes()))], "rested": [rng.choice(list(data.heroes()))],
        "monsters": [rng.choice([id for id, kind in data.kinds().items() if kind.category == "monster"])],
    }  # fmt: skip
    return values.get(fact, cards if fact in ("hand", "deck", "discard") else rng.randrange(9))


def altered(text: str, rng: random.Random) -> scenario.Scenario:
    """The position of a file with a few facts exchanged, each for one of its kind."""
    found = scenario.read(text, "x.toml")
    names = [seat.get("name") or seat["hero"] for seat in found.facts["seat"]]
    for _ in range(rng.randint(1, 6)):
        seat = rng.choice(found.facts["seat"])
        table, fact = rng.choice(
            [(found.facts, fact) for fact in position.TABLE if fact != "seat"]
            + [(seat, fact) for fact in position.SEAT if fact != "name"]
        )
        table[fact] = value_of(fact, names, rng)
    return found


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(TEXTS) - 1), st.randoms(use_true_random=False))
def test_every_position_that_is_taken_can_be_played(which: int, rng: random.Random) -> None:
    """No fact that is accepted leads to a place the rules do not know."""
    catalog.load()
    try:
        game = scenario.begin(altered(TEXTS[which], rng)).game
    except scenario.ScenarioError:
        return
    lots = Rng(rng.getrandbits(64))
    for _ in range(30):
        if game.pending is None or len(game.living()) == 1:  # without identities nobody wins
            break
        invariants.answer_with_twin(game, any_answer(game.pending, lots))
        invariants.check(game)
