"""Kind 14: a first step that is taken back keeps neither its discount nor its count (A279, R16.6)."""

import pytest

from fate.fate2 import invariants
from tests.fate2.interactions.positions import loaded, same
from tests.table import Table


def test_a_free_upgrade_taken_back_is_still_there():
    """A279: Blazing Soul is counted as the card is used, not as the upgrade is chosen."""
    t = Table(scorch_mage={"hand": ["moon_arrow", "greed"]}, b={"hand": ["dodge"]}, c={"hand": ["dodge"]})
    before = t.game.hash()
    play(t, "moon_arrow")
    t.scorch_mage.answers("use.upgrade", "scorch_mage.blazing_soul")
    assert t.asked() == ("scorch_mage", "use.target")
    t.game.cancel()
    assert t.game.hash() == before and t.asked() == ("scorch_mage", "play")
    play(t, "greed")
    assert t.offered("scorch_mage") == ["plain", "scorch_mage.blazing_soul"]
    t.game.cancel()
    assert t.game.hash() == before and t.game.decisions == []


def play(t, card):
    """Choose a card and stop at the first question about it."""
    t.scorch_mage.answers("play", card)


def test_a_skill_taken_back_is_not_counted():
    """A45 speaks of what was activated; this was not."""
    t = Table(two_headed_dragon={"hand": ["dodge", "frenzy"]}, b={"hand": ["dodge"]}, c={"hand": ["chakra"]})
    before = t.game.hash()
    t.two_headed_dragon.sets_off("deep_freeze")
    t.two_headed_dragon.answers("two_headed_dragon.deep_freeze.cost", "dodge")
    t.game.cancel()
    assert t.game.hash() == before and t.two_headed_dragon.used == {}
    assert "deep_freeze" in t.offered("two_headed_dragon")
    assert same(loaded(t), t.game)


def test_an_attack_taken_back_leaves_the_one_attack():
    """R10.1."""
    t = Table(a={"hand": ["normal_attack"]}, b={}, c={})
    t.a.answers("play", "normal_attack")
    t.game.cancel()
    t.a.uses("normal_attack", on="b")
    assert t.b.hp == 3 and t.a.used == {"attack": 1}


def test_nothing_can_be_taken_back_once_it_is_paid():
    """R28.4: the target of War Hunger is chosen after the price."""
    t = Table(axe_lord={"hand": ["dodge", "frenzy"]}, b={}, c={})
    t.axe_lord.sets_off("war_hunger")
    t.axe_lord.answers("axe_lord.war_hunger.cost", "frenzy")
    assert t.asked() == ("axe_lord", "axe_lord.war_hunger.target") and not t.game.pending.cancel
    t.axe_lord.answers("axe_lord.war_hunger.target", "b")
    assert t.b.hp == 3


def test_a_single_cast_taken_back_is_not_the_one():
    """House rule A28: one cast in one's slot, and one that was taken back is none."""
    hand = ["dodge", "frenzy", "chakra", "greed", "disarm"]
    t = Table(turn="b", phase="casting", house=("A28",), frost_maiden={"hand": hand}, b={}, c={})
    before = t.game.hash()
    t.frost_maiden.sets_off("frost_seal")
    t.game.cancel()
    assert t.game.hash() == before and t.asked() == ("frost_maiden", "cast")
    t.frost_maiden.sets_off("frost_seal")
    t.frost_maiden.answers("frost_maiden.frost_seal.target", "c")
    t.frost_maiden.answers("frost_maiden.frost_seal.cost", ["dodge", "frenzy"])
    assert t.asked() == ("b", "play") and len(t.frost_maiden.hand) == 3


def test_a_cast_taken_back_costs_nothing():
    """R6: neither its cards nor its place in the round."""
    t = Table(turn="b", phase="casting", frost_maiden={"hand": ["dodge", "frenzy", "chakra"]}, b={}, c={})
    before = t.game.hash()
    t.frost_maiden.sets_off("frost_seal")
    t.frost_maiden.answers("frost_maiden.frost_seal.target", "c")
    t.game.cancel()
    assert t.game.hash() == before and t.asked() == ("frost_maiden", "cast")
    t.frost_maiden.passes()


def test_every_first_choice_can_be_taken_back_and_no_later_one():
    """R16.6, R28.4: an invariant of every game; here it is broken by hand, both ways."""
    t = Table(axe_lord={"hand": ["dodge", "frenzy"]}, b={}, c={})
    t.axe_lord.sets_off("war_hunger")
    t.game.pending.cancel = False
    with pytest.raises(invariants.Broken, match="possible to take back"):
        invariants.check(t.game)
    t.game.pending.cancel = True
    t.axe_lord.answers("axe_lord.war_hunger.cost", "frenzy")
    t.game.pending.cancel = True
    with pytest.raises(invariants.Broken, match="too late to take back"):
        invariants.check(t.game)
    t.game.pending.cancel = False
    t.axe_lord.answers("axe_lord.war_hunger.target", "b")
