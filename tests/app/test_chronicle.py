"""What just happened: a number or a mark at the seat, a sentence, and the time to read it."""

from dataclasses import replace

import pytest

from fate.app.chronicle import Chronicle
from fate.app.wording import kind_face
from fate.fate2 import data
from fate.fate2.rules.view import Line
from tests.app import position
from tests.app.driver import Page, session

TABLE = """
title = "Somebody at play"
play = ""
[[seat]]
name = "ann"
hand = ["normal_attack"]
[[seat]]
name = "ben"
weapon = "hornbow"
[[seat]]
name = "eve"
"""
USE = Line("spend", {"seat": 0, "how": "use", "card": "greed", "cards": (), "extra": (), "targets": (1,), "via": None})
HAPPENINGS = {
    "damage": {"seat": 1, "source": 0, "amount": 1, "hp": 3, "cause": "greed"},
    "heal": {"seat": 1, "amount": 1, "hp": 4, "cause": "greed"},
    "rage": {"seat": 1, "amount": 1, "rage": 1},
    "take": {"seat": 1, "to": 0, "cards": (-1, -1), "count": 2, "worn": ()},
    "draw": {"seat": 1, "cards": (-1, -1), "count": 2},
    "discard": {"seat": 1, "cards": (7,), "by": 0},
    "skip": {"seat": 1, "phase": "draw"},
}
RESULTS = ("damage", "heal", "take", "dispelled", "death", "identity_revealed")
FURTHER = {
    "dispelled": {"by": 1, "card": "greed", "seat": 0},
    "death": {"seat": 1, "identity": "scourge", "killer": 0},
    "identity_revealed": {"seat": 1, "identity": "neutral", "fate": ""},
}


def after(*lines):
    scene = position.scene(position.game(TABLE), "en")
    return Chronicle(replace(scene, view=replace(scene.view, log=list(lines)), fresh=len(lines), told={}))


@pytest.mark.parametrize("key", HAPPENINGS)
def test_whoever_it_happens_to_wears_it(key):
    chronicle = after(USE, Line(key, HAPPENINGS[key]))
    assert chronicle.deltas[1]
    assert chronicle.pause() >= 1300


def test_cards_that_pass_are_missed_by_one_and_gained_by_the_other():
    deltas = after(USE, Line("take", HAPPENINGS["take"])).deltas
    assert [deltas[seat][0]["text"] for seat in (1, 0)] == ["−2", "+2"]


@pytest.mark.parametrize("key", RESULTS)
def test_the_middle_of_the_table_says_what_came_of_it(key):
    chronicle = after(USE, Line(key, {**HAPPENINGS, **FURTHER}[key]))
    assert chronicle.stage()["text"].striptags() == chronicle.sentences()[-1]


def test_what_is_more_is_given_more_time_up_to_a_limit():
    hurt = Line("damage", HAPPENINGS["damage"])
    pauses = [after(*[hurt] * count).pause() for count in (0, 1, 2, 3, 30)]
    assert pauses[0] == 0
    assert pauses == sorted(pauses)
    assert len(set(pauses)) == 5
    assert pauses[-1] <= 3000


def test_a_card_whose_target_is_being_chosen_lies_in_the_middle_as_not_used_yet():
    page = Page(session()).start(5)
    assert page.until(lambda q: q.key == "play" and attack(q) is not None)
    page.pick(attack(page.question))
    assert page.question.key == "use.target"
    uid = page.session.move.path[0][1][0][1]
    assert f'id="stage-{uid}"' in page.regions["stage"]
    assert "尚未使用" in page.regions["stage"]
    page.act(do="back", q=page.question.number)
    assert "尚未使用" not in page.regions["stage"]


def attack(question):
    for index, option in enumerate(question.options):
        if option[0] == "use" and data.cards()[option[1]].card == "normal_attack":
            return index
    return None


def test_a_card_turned_up_lies_in_the_middle_until_somebody_has_it():
    """A113: after a right guess the card is in hand, and Chakra in the middle again."""
    chakra = Line("spend", {**USE.args, "card": "chakra", "targets": (0,)})
    turned_up = Line("reveal", {"seat": 0, "cards": (7,)})
    assert after(chakra, turned_up).stage()["card"] == 7
    stage = after(chakra, turned_up, Line("claim", {"seat": 0, "cards": (7,)})).stage()
    assert stage["card"] is None and stage["face"] == kind_face("chakra", "en")
