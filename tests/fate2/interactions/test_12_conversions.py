"""Kinds 12 and 13: converted and virtual Attacks against the limit of one (R10.1, R10.2, A78, A60)."""

import pytest

from tests.table import Table


def attacks(t, name):
    """What is offered that is an Attack."""
    return [text for text in t.offered(name) if "attack" in text]


@pytest.mark.parametrize(
    ("seat", "use"),
    [
        (
            {"weapon": "battle_claw", "hand": ["dodge:heart", "dodge:heart", "normal_attack:spade"]},
            {"via": "battle_claw"},
        ),
        (
            {"weapon": "twin_night_blades", "hand": ["dodge", "frenzy", "chakra", "greed"]},
            {"via": "twin_night_blades", "cards": ["dodge", "frenzy"]},
        ),
        ({"hero": "troll_captain", "hand": ["dodge", "dodge", "normal_attack"]}, {"via": "hot_blooded_spirit"}),
        (
            {"hero": "two_headed_dragon", "hand": ["dodge:heart", "frenzy", "healing_balm", "flame_attack"]},
            {"via": "liquid_fire", "cards": ["dodge", "frenzy"]},
        ),
    ],
)
def test_a_converted_attack_counts_once(seat, use):
    """A60: it is an Attack in every respect, so it uses up the one there is, and once only."""
    t = Table(a=seat, b={}, c={})
    card = {"battle_claw": "dodge:heart", "hot_blooded_spirit": "dodge"}.get(use["via"])
    kind = "flame_attack" if use["via"] == "liquid_fire" else "normal_attack"
    t.a.uses(card or kind, on="b", **use)
    assert t.b.hp < 4 and t.a.used["attack"] == 1
    assert attacks(t, "a") == []


def test_a_dodge_by_conversion_is_no_attack():
    """R10.2: only Attacks used on one's own initiative count, here in another's turn."""
    t = Table(a={"hand": ["normal_attack"]}, mage_slayer={"hand": ["normal_attack:spade"]})
    t.a.uses("normal_attack", on="mage_slayer")
    t.mage_slayer.answers("respond.dodge", "flicker>dodge normal_attack:spade")
    assert t.mage_slayer.hp == t.mage_slayer.max_hp and t.a.used == {"attack": 1} and t.mage_slayer.used == {}


def test_a_granted_attack_does_not_count():
    """A78: Frost Lament goes on, the one Attack is used up by the first alone."""
    t = Table(death_knight={"hand": ["normal_attack", "normal_attack", "normal_attack"]}, b={}, c={})
    t.death_knight.uses("normal_attack", on="b")
    t.death_knight.answers("death_knight.frost_lament.attack", "normal_attack")
    t.death_knight.declines("death_knight.frost_lament.attack")
    assert t.death_knight.used["attack"] == 1 and attacks(t, "death_knight") == []


def test_an_ordered_attack_leaves_the_own_one():
    """A78: answering War Hunger in another's turn counts nowhere."""
    t = Table(axe_lord={"hand": ["dodge"]}, b={"hand": ["normal_attack"]}, c={})
    t.axe_lord.sets_off("war_hunger")
    t.axe_lord.answers("axe_lord.war_hunger.target", "b")
    t.b.answers("axe_lord.war_hunger.attack", "normal_attack")
    t.axe_lord.declines("trigger.may")
    assert t.b.used == {} and t.axe_lord.hp == t.axe_lord.max_hp - 1 and t.axe_lord.used == {"axe_lord.war_hunger": 1}


def test_rage_of_a_chaos_attack_once_for_each_hit():
    """A96: the granted one gives its own, the first one only one."""
    t = Table(death_knight={"hand": ["chaos_attack", "chaos_attack"]}, b={}, c={})
    t.death_knight.uses("chaos_attack", on="b")
    assert t.death_knight.rage == 1
    t.death_knight.answers("death_knight.frost_lament.attack", "chaos_attack")
    assert t.death_knight.rage == 2 and t.b.rage == 2


def test_a_conversion_is_not_offered_beyond_the_limit_or_the_range():
    """A60: as any Attack."""
    t = Table(a={"weapon": "battle_claw", "hand": ["dodge:heart"], "used": {"attack": 1}}, b={}, c={})
    assert attacks(t, "a") == []
    t = Table(troll_captain={"hand": ["dodge"]}, b={"armor": "boots_of_speed"}, c={"armor": "dodge_charm"})
    assert attacks(t, "troll_captain") == ["hot_blooded_spirit>normal_attack dodge:heart"]


def test_battle_focus_lifts_the_limit_for_conversions_too():
    """A60, A39."""
    t = Table(troll_captain={"hand": ["dodge", "dodge"]}, b={}, c={}, deck=["flame_attack:heart"])
    t.troll_captain.sets_off("battle_focus")
    t.troll_captain.uses("dodge", on="b", via="hot_blooded_spirit")
    t.troll_captain.uses("dodge", on="b", via="hot_blooded_spirit")
    assert t.b.hp == 2


def test_madness_limits_using_not_playing():
    """A56, A66: under Blood Madness a magic card may still be played for Transposition."""
    t = Table(
        avenging_soul={
            "rage": 3,
            "hand": ["normal_attack", "dispel"],
            "status": [("blood_fiend.blood_madness", ["dodge"], "b", "cast")],
        },
        b={"armor": "bladed_armour"},
        c={},
    )
    t.avenging_soul.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    assert t.offered("avenging_soul") == ["dispel:heart", "decline"]
    t.avenging_soul.declines()
