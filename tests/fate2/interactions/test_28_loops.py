"""Kind 28: two rules that answer each other come to an end (A131, A218, A246)."""

import pytest

from tests.fate2.interactions.positions import settle
from tests.table import Table

REDS = ["flame_attack:heart", "flame_attack:diamond", "dodge:heart", "dodge:diamond", "healing_balm:heart"]


def agree(t, most=200):
    """Take every offer until the next own move; returns how many there were."""
    for count in range(most):
        question = t.game.pending
        if question is None or question.phase:
            return count
        t.game.answer(question.fitting(range(len(question.options)), question.most) if question.many else 0)
    raise AssertionError("no end")


def test_blade_against_blade():
    """A131: two in Bladed Armour, every judgement red, until one of them is dead."""
    t = Table(
        a={"hand": ["normal_attack"], "armor": "bladed_armour"},
        quillback={"hp": 5, "max_hp": 5},
        c={},
        deck=REDS * 2 + ["frenzy"] * 2,
    )
    t.a.uses("normal_attack", on="quillback")
    agree(t)
    assert t.state.deaths or t.game.pending.phase


def test_baptism_answers_its_own_damage():
    """A246: as often as it can be paid for."""
    t = Table(a={"hand": ["normal_attack"]}, b={}, holy_knight={"hand": ["healing_balm"] * 4}, c={})
    t.a.uses("normal_attack", on="b")
    agree(t)
    assert t.holy_knight.hand == [] and len(t.told("damage")) > 2


def test_verdict_against_transposition_ends_with_the_hands():
    """A112, A234."""
    t = Table(
        a={"hand": ["normal_attack"]},
        b={"armor": "bladed_armour"},
        avenging_soul={"hand": ["dodge", "dodge", "frenzy"]},
        chen_yunsheng={"hand": ["chakra", "greed", "disarm"]},
    )
    t.a.uses("normal_attack", on="b")
    agree(t)
    assert len(t.told("judge")) == 4 and t.chen_yunsheng.hand == []


def test_healing_art_does_not_feed_itself():
    """A242: each point healed costs a card, and the receiver is another."""
    t = Table(lily_the_fairy={"hp": 1, "hand": ["healing_balm", "dodge:heart", "dodge:diamond"]}, b={"hp": 2}, c={})
    t.lily_the_fairy.uses("healing_balm")
    agree(t)
    assert t.b.hp == 3 and len(t.lily_the_fairy.hand) == 1


def test_attacks_that_grant_attacks():
    """A80, A218: Frost Lament with Hornbow-like luck ends with the hand."""
    hand = ["normal_attack"] * 3 + ["chaos_attack"] * 3 + ["flame_attack"] * 2
    t = Table(death_knight={"hand": hand}, b={"hp": 5, "max_hp": 9}, lightning_phantom={"hp": 4}, c={})
    t.death_knight.uses("normal_attack", on="b")
    agree(t)
    assert len(t.told("damage")) <= len(hand)


def test_dispels_without_end_there_are_not():
    """A41, A49: mastered cards change hands, but every link costs one."""
    t = Table(
        a={"hand": ["moon_arrow", "dispel", "dispel", "dispel"]},
        lily_the_fairy={"hand": ["dispel", "dispel", "dodge:heart"]},
        c={},
    )
    t.a.uses("moon_arrow", on="lily_the_fairy")
    agree(t)
    settle(t)
    assert t.state.resolving == []


@pytest.mark.parametrize("hero", ["lich", "quillback", "guardian_knight", "lightning_phantom"])
def test_two_in_bladed_armour_of_any_hero(hero):
    """A131: with the deck running through its discards."""
    t = Table(
        a={"hand": ["normal_attack"], "armor": "bladed_armour"},
        b={"hero": hero, "hp": 4, "max_hp": 4},
        c={},
        deck=REDS,
        only=True,
    )
    t.a.uses("normal_attack", on="b")
    agree(t)
    assert t.game.over or t.game.pending.phase
