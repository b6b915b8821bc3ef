"""死亡骑士 Death Knight."""

import pytest

from tests.table import Table


def table(**foe):
    return Table(death_knight={"hand": ["normal_attack:spade", "chaos_attack:spade"]}, foe=foe, far={}, near={"hp": 2})


# -- death_knight.death_tangle


def test_tangle_costs_a_point_and_heals_another():
    """R28.4, R12.3: the self-damage is the cost and gives rage; once per turn."""
    t = table()
    t.death_knight.sets_off("death_tangle")
    assert (t.death_knight.hp, t.death_knight.rage) == (3, 1)
    t.death_knight.answers("death_knight.death_tangle.option", "heal")
    assert t.offered("death_knight") == ["foe", "far", "near"]
    t.death_knight.answers("death_knight.death_tangle.heal", "near")
    assert (t.near.hp, t.foe.hp, t.far.hp) == (3, 4, 4)
    assert "death_tangle" not in t.offered("death_knight")


@pytest.mark.parametrize(
    ("foe", "left"),
    [
        ({"hand": ["dodge", "dodge"], "rage": 2}, (1, 1, 4)),
        ({"hand": ["dodge"], "rage": 0}, (0, 1, 3)),
        ({"hand": [], "rage": 2}, (0, 2, 3)),
        ({"hand": [], "rage": 0}, (0, 1, 3)),
    ],
)
def test_strip_does_what_it_can_and_damages_who_lacks_either(foe, left):
    """A188: the damage comes on top. (The point of damage gives its rage, R12.1.)"""
    t = table(**foe)
    t.death_knight.sets_off("death_tangle")
    t.death_knight.answers("death_knight.death_tangle.option", "strip")
    t.death_knight.answers("death_knight.death_tangle.strip", "foe")
    assert (len(t.foe.hand), t.foe.rage, t.foe.hp) == left
    assert (t.far.hp, t.near.hp) == (4, 2)


def test_dispelled_tangle_keeps_its_cost_paid():
    """R16.6, A44: the point is not given back, the use counts; all have been told whom it was aimed at."""
    t = table(hand=["dispel"])
    t.death_knight.sets_off("death_tangle")
    t.death_knight.answers("death_knight.death_tangle.option", "heal")
    t.death_knight.answers("death_knight.death_tangle.heal", "near")
    t.foe.answers("dispel", "dispel")
    assert (t.death_knight.hp, t.near.hp) == (3, 2)
    assert [told["targets"] for told in t.told("designate")] == [(t.near.seat,)]
    assert "death_tangle" not in t.offered("death_knight")


def test_who_dies_of_the_cost_does_nothing_more():
    """A129: allowed at 1 hp; dying comes first."""
    t = Table(death_knight={"hp": 1}, foe={}, far={})
    t.death_knight.sets_off("death_tangle")
    assert not t.death_knight.alive
    assert t.foe.hp == 4
    assert t.asked() == ("foe", "play")


def test_who_is_saved_from_the_cost_goes_on():
    """A129: the effect follows when the user lives."""
    t = Table(death_knight={"hp": 1, "hand": ["healing_balm"]}, foe={"hp": 1})
    t.death_knight.sets_off("death_tangle")
    t.death_knight.answers("dying.rescue", "healing_balm")
    t.death_knight.answers("death_knight.death_tangle.option", "heal")
    assert (t.death_knight.hp, t.foe.hp) == (1, 2)


def test_tangle_needs_somebody_it_can_reach():
    """R1.10, R27.3: with only immune others it is not offered."""
    t = Table(death_knight={"hand": ["siren_song"], "rage": 3}, foe={})
    assert "death_tangle" in t.offered("death_knight")
    t.death_knight.uses("siren_song", on="foe")
    assert t.offered("death_knight") == ["end"]


# -- death_knight.frost_lament


def test_lament_goes_on_after_a_hit_and_again():
    """A80, A78: every hit allows one more, and none of them counts."""
    t = table()
    t.death_knight.uses("normal_attack", on="foe")
    assert t.foe.hp == 3
    assert t.offered("death_knight") == ["chaos_attack:spade", "decline"]
    t.death_knight.answers("death_knight.frost_lament.attack", "chaos_attack")
    assert (t.foe.hp, t.death_knight.rage, t.death_knight.used["attack"]) == (2, 1, 1)
    assert (t.far.hp, t.near.hp) == (4, 2)


def test_lament_needs_a_hit():
    """R15.2: a dodged Attack leads to nothing."""
    t = table(hand=["dodge"])
    t.death_knight.uses("normal_attack", on="foe")
    t.foe.answers("respond.dodge", "dodge")
    assert t.asked() == ("death_knight", "play")


def test_lament_may_be_declined_and_spares_the_dead():
    """A80: it is a choice; nobody is left when the target has died."""
    t = table()
    t.death_knight.uses("normal_attack", on="foe")
    t.death_knight.declines("death_knight.frost_lament.attack")
    assert (t.foe.hp, len(t.death_knight.hand)) == (3, 1)
    t = table(hp=1)
    t.death_knight.uses("normal_attack", on="foe")
    t.death_knight.answers("reward", ("draw",))
    assert t.asked() == ("death_knight", "play")


def test_only_your_own_attacks_lead_on():
    """Frost Lament says "you used": being hit leads to nothing."""
    t = Table(foe={"hand": ["normal_attack"]}, death_knight={"hand": ["flame_attack"]})
    t.foe.uses("normal_attack", on="death_knight")
    assert t.death_knight.hp == 3
    assert t.asked() == ("foe", "play")
