"""Kind 1: no judgement slips past Transposition and Divine Verdict, whatever calls for it (R17.2, A111, A234)."""

import pytest

from tests.fate2.interactions.positions import bombs, settle
from tests.table import Table

CARD = "avenging_soul.transposition.card"
COST = "chen_yunsheng.divine_verdict.cost"


POSITIONS = {
    "bladed_armour": ({"a": {"hand": ["normal_attack"]}, "b": {"armor": "bladed_armour"}}, "normal_attack", "b"),
    "wandering_mages_cloak": (
        {"a": {"hand": ["moon_arrow"]}, "b": {"armor": "wandering_mages_cloak"}},
        "moon_arrow",
        "b",
    ),
    "battle_spirit": ({"a": {"hand": ["normal_attack"]}, "quillback": {}}, "normal_attack", "quillback"),
    "reverse_helix": ({"a": {"hand": ["normal_attack"]}, "axe_lord": {}}, "normal_attack", "axe_lord"),
    "headshot": ({"dwarf_musketeer": {"hand": ["normal_attack"]}, "b": {}}, "normal_attack", "b"),
    "life_drain": ({"skeleton_king": {"hand": ["normal_attack"], "hp": 2}, "b": {}}, "normal_attack", "b"),
    "multiple_casting": ({"ogre_mage": {"hand": ["moon_arrow"]}, "b": {}}, "moon_arrow", "b"),
}


@pytest.mark.parametrize("ability", POSITIONS)
def test_every_judgement_can_be_replaced(ability):
    """R17.2: before the flip, for skills of either side and for armour alike."""
    seats, card, target = POSITIONS[ability]
    t = Table(**seats, avenging_soul={"hand": ["dodge", "frenzy"]})
    me = next(iter(seats))
    t.players[me].uses(card, on=target)
    if ability == "multiple_casting":
        t.ogre_mage.answers("moon_arrow.name", "red")
    while t.asked()[1] != "trigger.may":
        t.players[t.asked()[0]].declines()
    t.players[t.asked()[0]].accepts(ability)
    assert t.asked() == ("avenging_soul", CARD)
    t.avenging_soul.answers(CARD, "frenzy")
    assert [entry["cause"].rpartition(".")[2] for entry in t.told("judge")] == [ability]
    assert t.told("judge")[0]["cards"][0] == t.told("spend")[-1]["cards"][0]
    settle(t)


def test_battle_focus_judges_like_any_other():
    """R17.2: a judgement made on one's own initiative."""
    t = Table(troll_captain={}, avenging_soul={"hand": ["dodge:heart"]}, b={}, deck=["normal_attack:spade"])
    t.troll_captain.sets_off("battle_focus")
    t.avenging_soul.answers(CARD, "dodge")
    assert t.state.seats[0].effects and not t.avenging_soul.hand


def test_self_destruct_judges_like_any_other():
    """R17.2, A236: the killer judges, and its judgement can be replaced by a black card."""
    t = Table(
        a={"hand": ["normal_attack"]},
        goblin_engineer={"hp": 1},
        avenging_soul={"hand": ["normal_attack:spade"]},
        deck=["flame_attack:heart"],
    )
    t.a.uses("normal_attack", on="goblin_engineer")
    t.goblin_engineer.accepts("self_destruct")
    t.avenging_soul.answers(CARD, "normal_attack")
    assert t.a.hp == 4
    t.a.declines("reward")


def test_each_flip_of_a_judgement_made_again_can_be_replaced():
    """A234, A112: Verdict against Transposition, twice over; the last card counts."""
    t = Table(
        a={"hand": ["normal_attack"]},
        b={"armor": "bladed_armour"},
        avenging_soul={"hand": ["dodge:heart", "dodge:heart"]},
        chen_yunsheng={"hand": ["frenzy", "frenzy"]},
        deck=["normal_attack:spade"],
    )
    t.a.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    t.avenging_soul.answers(CARD, "dodge")
    t.chen_yunsheng.answers(COST, "frenzy")
    t.avenging_soul.answers(CARD, "dodge")
    t.chen_yunsheng.answers(COST, "frenzy")
    assert len(t.told("judge")) == 3 and t.a.hp == 4
    assert t.state.resolving == []


def test_a_replacement_that_kills_its_user_still_counts():
    """A68, A149: the card was played, so a bomb may answer it; the judgement goes by it all the same."""
    t = Table(
        a={"hand": ["normal_attack"]},
        b={"armor": "bladed_armour"},
        avenging_soul={"hp": 1, "hand": ["dodge:heart"]},
        goblin_engineer={"status": bombs("flame_attack:heart")},
        deck=["normal_attack:spade"],
    )
    t.a.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    t.avenging_soul.answers(CARD, "dodge")
    t.goblin_engineer.answers("goblin_engineer.detonate.count", 1)
    settle(t)
    assert not t.avenging_soul.alive and t.a.hp == 3 and t.state.resolving == []


def test_a_guess_cannot_be_replaced():
    """R17.3, A113: Chakra turns cards up without judging."""
    t = Table(a={"hand": ["chakra"]}, b={}, avenging_soul={"hand": ["dodge"]})
    t.a.uses("chakra")
    t.a.answers("chakra.guess", "red")
    assert t.told("judge") == [] and len(t.avenging_soul.hand) == 1
    while t.asked()[1] == "chakra.guess":
        t.a.declines()
