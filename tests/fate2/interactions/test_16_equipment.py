"""Kinds 16 to 18: equipment replaced, lost in every way there is, or just paid away (R24.1, R24.3, R13.3)."""

import pytest

from fate.fate2.rules.distance import attack_range, in_range
from tests.fate2.interactions.positions import settle
from tests.table import Table


def test_the_old_weapon_goes_to_the_pile():
    """R24.1."""
    t = Table(a={"hand": ["hornbow"], "weapon": "battle_claw"}, b={}, c={})
    t.a.uses("hornbow", on="a")
    assert t.a.gear == ("hornbow", None) and len(t.state.discard) == 1


def test_a_forced_weapon_replaces_the_targets():
    """R24.4, A184."""
    t = Table(a={"hand": ["plunder_axe"]}, b={"weapon": "demon_blade"}, c={})
    t.a.uses("plunder_axe", on="b")
    assert t.b.gear == ("plunder_axe", None) and len(t.state.discard) == 1


def test_the_relic_strips_armour_and_bars_it():
    """R24.5, A229."""
    t = Table(a={"hand": ["saints_relic", "bladed_armour"], "armor": "ring_of_felice"}, b={}, c={})
    t.a.uses("saints_relic")
    assert t.a.gear == ("saints_relic", None) and t.offered("a") == ["end"]


def lose_to_disarm(t):
    t.a.uses("disarm", on="b")


def lose_to_greed(t):
    t.a.uses("greed", on="b")


WAYS = {
    "disarm": ({"hand": ["disarm"]}, {"armor": "dodge_charm", "upright": True}, lose_to_disarm),
    "greed": ({"hand": ["greed"]}, {"armor": "dodge_charm", "upright": True}, lose_to_greed),
}


@pytest.mark.parametrize("way", WAYS)
def test_armour_leaves_its_position_behind(way):
    """R24.3, A181: whichever way it goes, nothing of it stays, and it comes back in its first state."""
    a, b, lose = WAYS[way]
    t = Table(a=a, b=b, c={})
    lose(t)
    settle(t)
    seat = t.state.seats[1]
    assert seat.armor is None and not seat.upright


def test_armour_paid_as_a_cost_is_lost_too():
    """A8: Deep Freeze may take the own armour; turned upright it leaves no trace."""
    t = Table(
        two_headed_dragon={"armor": "dodge_charm", "upright": True, "hand": ["dodge"]}, b={"hand": ["frenzy"]}, c={}
    )
    t.two_headed_dragon.sets_off("deep_freeze")
    t.two_headed_dragon.answers("two_headed_dragon.deep_freeze.cost", "dodge_charm")
    assert t.two_headed_dragon.gear == (None, None) and not t.state.seats[0].upright
    t.two_headed_dragon.ends()
    settle(t)


def test_frost_armour_takes_armour_off():
    """A8: the source of the damage loses it, mid-Attack."""
    t = Table(a={"hand": ["normal_attack"], "armor": "ring_of_felice"}, lich={}, c={})
    t.a.uses("normal_attack", on="lich")
    if t.asked()[1] == "lich.frost_armour.card":
        t.lich.answers("lich.frost_armour.card", "ring_of_felice")
    assert t.a.gear == (None, None) and len(t.state.discard) == 2


def test_souls_go_with_the_reliquary_in_every_way():
    """R24.3, A278."""
    sets = ("standard", "dawn", "jungle", "daybreak", "sunrise")
    t = Table(a={"armor": "shadow_reliquary", "hand": ["normal_attack", "dodge", "disarm"]}, b={}, c={}, sets=sets)
    t.a.uses("normal_attack", on="b")
    t.a.answers("shadow_reliquary.soul", "dodge")
    assert len(t.state.aside) == 1
    t.a.uses("disarm", on="a")
    assert t.state.aside == [] and t.a.gear == (None, None) and len(t.state.discard) == 4


def test_a_weapon_paid_away_gives_no_range():
    """R13.3: Dark Rite with the red weapon; here a red armour of speed, whose reach is gone at once."""
    t = Table(lich={"armor": "boots_of_speed", "hand": ["normal_attack"]}, b={}, c={}, d={}, e={})
    assert in_range(t.game, 0) == [1, 2, 3, 4]
    t.lich.sets_off("dark_rite")
    assert t.lich.gear == (None, None) and in_range(t.game, 0) == [1, 4]


def test_a_weapon_given_for_deep_freeze_gives_no_range():
    """R13.3."""
    t = Table(
        two_headed_dragon={"weapon": "hornbow", "hand": ["normal_attack"]}, b={"hand": ["frenzy"]}, c={}, d={}, e={}
    )
    assert attack_range(t.game, 0) > 1
    t.two_headed_dragon.sets_off("deep_freeze")
    t.two_headed_dragon.answers("two_headed_dragon.deep_freeze.cost", "hornbow")
    assert attack_range(t.game, 0) == 1 and in_range(t.game, 0) == [1, 4]
    t.two_headed_dragon.ends()
    settle(t)


def test_the_staff_may_pay_for_itself():
    """A281."""
    t = Table(scorch_mage={"weapon": "arcane_staff", "hand": ["dodge"]}, b={}, c={})
    t.scorch_mage.sets_off("arcane_staff")
    t.scorch_mage.answers("arcane_staff.discard", ["arcane_staff", "dodge"])
    assert t.scorch_mage.gear == (None, None) and len(t.scorch_mage.hand) == 1


def test_blades_used_up_mid_attack_still_press():
    """A90: what the weapon did to this Attack stays when Disarm comes later; the next Attack is ordinary."""
    t = Table(
        death_knight={"weapon": "twin_night_blades", "hand": ["normal_attack", "chaos_attack", "flame_attack"]},
        b={"hand": ["dodge"]},
        c={},
    )
    t.death_knight.uses("normal_attack", on="b", via="twin_night_blades", cards=["normal_attack", "chaos_attack"])
    assert t.b.hp == 3
    t.death_knight.answers("death_knight.frost_lament.attack", "flame_attack")
    t.b.answers("respond.dodge", "dodge")
    assert t.b.hp == 3
