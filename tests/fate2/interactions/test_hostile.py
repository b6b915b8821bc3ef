"""Random play from hostile positions: few cards, immune characters, house rules, bombs, everybody nearly dead.

The invariants are checked after every event (see conftest); some games also give every answer to a fork.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from fate.bots.random import any_answer
from fate.fate2 import data, invariants
from fate.fate2.rules.catalog import KIND_ID, SKILLS, load
from fate.fate2.rules.options import HOUSE
from fate.kernel.rng import Rng
from tests.fate2.interactions.drills import ATTACKS
from tests.fate2.interactions.positions import BOMB
from tests.table import Table

load()
FINISHED = [id for id, hero in data.heroes().items() if all(skill.skill in SKILLS for skill in hero.skills)]
STANDARD = [id for id in FINISHED if data.heroes()[id].set == "standard"]
EVERYTHING = ("standard", "dawn", "jungle", "daybreak", "sunrise")


class Hostile(Table):
    """A table where a seat's `immune` names the seat whose turn ends it."""

    def _seat(self, name: str, facts: dict[str, Any]) -> Any:
        seat = super()._seat(name, facts)
        seat.immune_by = facts.get("immune")
        return seat


def hostile(seed: int) -> Table:
    """One position."""
    chance = random.Random(seed)
    sets, heroes = (EVERYTHING, FINISHED) if seed % 2 else (("standard",), STANDARD)
    count = chance.randint(2, 8)
    stock = [card for card in data.cards() if card.set in sets]
    chance.shuffle(stock)

    def deal(*wanted: str) -> str:
        """A card of one of these categories or kinds."""
        for card in stock:
            if KIND_ID[card.uid] in wanted or data.kinds()[KIND_ID[card.uid]].category in wanted:
                stock.remove(card)
                return f"{KIND_ID[card.uid]}:{card.suit}-{card.rank}"
        raise AssertionError("the box is not that small")

    seats: dict[str, dict[str, Any]] = {}
    for i, hero in enumerate(chance.sample(heroes, count)):
        facts: dict[str, Any] = {
            "hero": hero,
            "identity": ("sentinel", "scourge", "neutral")[i % (3 if count > 4 else 2)],
        }
        facts["hp"] = chance.randint(1, data.heroes()[hero].hp)
        facts["rage"] = chance.randint(0, 3)
        facts["hand"] = [deal("basic", "magic", "s-skill") for _ in range(chance.choice((0, 1, 3, 5)))]
        if chance.random() < 0.5:
            facts["weapon"] = deal("weapon")
        if chance.random() < 0.3:
            facts["armor"] = deal("armor")
        if chance.random() < 0.15:
            facts["immune"] = chance.randrange(count)
        if hero == "goblin_engineer":
            facts["status"] = [(BOMB, [deal(*ATTACKS)], f"p{i}", "keep", True) for _ in range(2)]
        seats[f"p{i}"] = facts
    return Hostile(
        turn=f"p{chance.randrange(count)}",
        phase=chance.choice(("casting", "status", "draw", "play")),
        only=chance.random() < 0.3,
        seed=seed,
        sets=sets,
        house=tuple(name for name in HOUSE if chance.random() < 0.2),
        fate=chance.choice(("", "summoner_of_death", "rebellious_puppet", "last_stand_reversal")),
        **seats,
    )


@pytest.mark.parametrize("seed", range(60))
def test_a_hostile_position_is_survived(seed):
    """No error, no broken invariant, no dead seat asked; moves are taken back now and then."""
    game, rng, chance = hostile(seed).game, Rng(seed), random.Random(seed)
    for _ in range(120):
        question = game.pending
        if question is None:
            break
        invariants.check(game)
        if question.cancel and chance.random() < 0.1:
            game.cancel()
            continue
        answer = any_answer(question, rng)
        if question.key == "play" and len(question.options) > 1 and chance.random() < 0.8:
            answer = chance.randrange(len(question.options) - 1)
        if question.key in ("dispel", "goblin_engineer.detonate.count") and chance.random() < 0.6:
            answer = 0
        if seed % 6 == 0:
            invariants.answer_with_twin(game, question.check(answer))
        else:
            game.answer(answer)
    Table.open.clear()
