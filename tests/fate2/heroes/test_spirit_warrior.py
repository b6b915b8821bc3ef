"""神灵武士 Spirit Warrior."""

import pytest

from tests.table import Table

TARGET = "spirit_warrior.sacrifice.target"


# -- spirit_warrior.sacrifice


@pytest.mark.parametrize("held", [1, 2, 3])
def test_sacrifice_costs_a_point_and_strips_up_to_two(held: int) -> None:
    """R28.4, A11, A292: the point gives rage; of a single card, that one; bystanders keep theirs; once per turn."""
    t = Table(spirit_warrior={}, foe={"hand": ["dodge"] * held}, other={"hand": ["dodge"] * 2}, empty={})
    t.spirit_warrior.sets_off("sacrifice")
    assert (t.spirit_warrior.hp, t.spirit_warrior.rage) == (3, 1)
    assert t.offered("spirit_warrior") == ["foe", "other"]
    t.spirit_warrior.answers(TARGET, "foe")
    assert (len(t.foe.hand), len(t.other.hand)) == (max(0, held - 2), 2)
    assert t.offered("spirit_warrior") == ["end"]


def test_sacrifice_needs_a_hand_to_strip() -> None:
    """R1.10: no legal target, no use."""
    t = Table(spirit_warrior={}, foe={}, other={})
    assert t.offered("spirit_warrior") == ["end"]


def test_dispelled_sacrifice_still_hurt() -> None:
    """R16.6, A44: the table knows the target when it may dispel."""
    t = Table(spirit_warrior={}, foe={"hand": ["dispel", "dodge"]}, other={})
    t.spirit_warrior.sets_off("sacrifice")
    assert t.game.pending is not None and t.game.pending.context["targets"] == (1,)
    t.foe.answers("dispel", "dispel")
    assert (t.spirit_warrior.hp, t.foe.cards) == (3, ["dodge:heart"])


def test_the_dead_sacrifice_nothing() -> None:
    """A129: dying of the cost comes first and ends the matter."""
    t = Table(spirit_warrior={"hp": 1}, foe={"hand": ["dodge"] * 2}, other={})
    t.spirit_warrior.sets_off("sacrifice")
    assert (t.spirit_warrior.alive, t.told("discard"), t.asked()) == (False, [], ("foe", "play"))


# -- spirit_warrior.boiling_blood_spear


@pytest.mark.parametrize(("hp", "left"), [(2, 2), (3, 3)])
def test_spear_burns_at_two_hp_or_less(hp: int, left: int) -> None:
    """沸血之矛: +1 at 2 hp, nothing at 3."""
    t = Table(spirit_warrior={"hp": hp, "hand": ["normal_attack"]}, foe={}, other={})
    t.spirit_warrior.uses("normal_attack", on="foe")
    assert (t.foe.hp, t.other.hp) == (left, 4)


def test_spear_does_not_help_others_or_other_damage() -> None:
    """Only Attacks, only the owner's."""
    t = Table(turn="foe", spirit_warrior={"hp": 2}, foe={"hp": 2, "hand": ["normal_attack"]}, other={}, further={})
    t.foe.uses("normal_attack", on="spirit_warrior")
    assert t.spirit_warrior.hp == 1


# -- spirit_warrior.sacrifice


def test_the_immune_are_not_offered_what_would_not_reach_them() -> None:
    """N8: Sacrifice before, but not after Siren Song on itself (A167)."""
    t = Table(spirit_warrior={"hand": ["siren_song"], "rage": 1}, foe={"hand": ["dodge"]}, other={})
    assert "sacrifice" in t.offered("spirit_warrior")
    t.spirit_warrior.uses("siren_song", upgraded=True)
    assert t.spirit_warrior.immune_by == 0
    assert "sacrifice" not in t.offered("spirit_warrior")


# -- spirit_warrior.boiling_blood_spear


def test_spear_that_is_dodged_burns_nobody() -> None:
    """R15.1: no hit, no damage to add to."""
    t = Table(spirit_warrior={"hp": 1, "hand": ["normal_attack"]}, foe={"hand": ["dodge"]}, other={})
    t.spirit_warrior.uses("normal_attack", on="foe")
    t.foe.answers("respond.dodge", "dodge")
    assert (t.foe.hp, t.foe.rage) == (4, 0)


def test_spear_does_not_sharpen_magic() -> None:
    """Attacks only."""
    t = Table(spirit_warrior={"hp": 1, "hand": ["moon_arrow"]}, foe={}, other={})
    t.spirit_warrior.uses("moon_arrow", on="foe")
    t.spirit_warrior.answers("moon_arrow.name", "red")
    assert t.foe.hp == 3
