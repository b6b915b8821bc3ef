"""Kinds 19 and 20: who comes first, and flags of one Attack that must not reach the next (R1.9, R18.4, A90)."""

from tests.fate2.interactions.positions import settle
from tests.table import Table


def test_an_axe_upstream_still_goes_in_action_order():
    """R18.4: from the turn's character, not outwards along the way."""
    t = Table(a={"hand": ["savage_axe"]}, b={}, c={}, d={}, e={}, f={}, g={})
    t.a.uses("savage_axe", on="e")
    assert [entry["seat"] for entry in t.told("damage")] == [4, 5, 6]


def test_shockwave_in_action_order_however_chosen():
    """R18.4."""
    t = Table(light_warden={"hand": ["dodge:heart", "dispel:diamond", "normal_attack:spade"]}, b={}, c={}, d={})
    t.light_warden.sets_off("shockwave")
    t.light_warden.answers("light_warden.shockwave.targets", ["d", "b"])
    assert [entry["seat"] for entry in t.told("damage")] == [1, 3]


def test_reactions_from_the_turns_character_on():
    """R1.9: Baptism belongs to a seat before the damaged one's own Battle Spirit here."""
    t = Table(turn="a", quillback={}, a={"hand": ["normal_attack"]}, holy_knight={"hand": ["healing_balm"]})
    t.a.uses("normal_attack", on="quillback")
    assert t.asked() == ("holy_knight", "holy_knight.baptism.cost")
    t.holy_knight.declines()
    assert t.asked() == ("quillback", "trigger.may")
    settle(t)


def test_one_seats_own_reactions_as_it_likes():
    """A13."""
    t = Table(death_knight={"hand": ["normal_attack", "normal_attack"], "weapon": "gloom_blade"}, b={}, c={})
    t.death_knight.uses("normal_attack", on="b")
    assert t.asked() == ("death_knight", "trigger.order")
    assert sorted(t.offered("death_knight")) == ["frost_lament", "gloom_blade"]
    t.death_knight.answers("trigger.order", "frost_lament")
    t.death_knight.declines("death_knight.frost_lament.attack")
    assert t.death_knight.rage == 1


def test_the_casting_phase_starts_with_the_one_about_to_act():
    """R6.2, R1.9."""
    t = Table(
        turn="b",
        phase="casting",
        necromancer={"hand": ["normal_attack:spade"]},
        b={"hero": "blood_fiend", "hand": ["dodge:heart"]},
        c={"hero": "frost_maiden", "hand": ["chakra", "frenzy"]},
    )
    asked = []
    while t.asked()[1] == "cast":
        asked.append(t.asked()[0])
        t.players[asked[-1]].passes()
    assert asked == ["b", "c", "necromancer"]


def test_undodgeable_is_said_of_one_attack_only():
    """A90: the next Attack of the same user can be dodged."""
    t = Table(
        a={"weapon": "twin_night_blades", "hand": ["frenzy", "normal_attack", "chaos_attack", "flame_attack"]},
        b={"hand": ["dodge"]},
        c={},
    )
    t.a.uses("frenzy")
    t.a.uses("normal_attack", on="b", via="twin_night_blades", cards=["normal_attack", "chaos_attack"])
    assert t.b.hp == 3 and len(t.b.hand) == 1
    t.a.uses("flame_attack", on="b")
    t.b.answers("respond.dodge", "dodge")
    assert t.b.hp == 3


def test_headshots_bonus_dies_with_its_attack():
    """N6, A92."""
    t = Table(
        dwarf_musketeer={"hand": ["frenzy", "normal_attack", "chaos_attack"]},
        b={"hp": 4},
        c={},
        deck=["chakra", "dodge:heart"],
    )
    t.dwarf_musketeer.uses("frenzy")
    t.dwarf_musketeer.uses("normal_attack", on="b")
    t.dwarf_musketeer.accepts("headshot")
    assert t.b.hp == 2
    t.dwarf_musketeer.uses("chaos_attack", on="b")
    t.dwarf_musketeer.accepts("headshot")
    assert t.b.hp == 1


def test_liquid_fire_burns_once():
    """A230: a Flame Attack from the hand afterwards deals 1."""
    t = Table(two_headed_dragon={"hand": ["frenzy", "dodge:heart", "dodge:heart", "flame_attack:club"]}, b={}, c={})
    t.two_headed_dragon.uses("frenzy")
    t.two_headed_dragon.uses("flame_attack", on="b", via="liquid_fire")
    assert t.b.hp == 2
    t.two_headed_dragon.uses("flame_attack", on="b")
    assert t.b.hp == 1


def test_a_voided_attack_does_not_void_the_next():
    """A98, R24.6: Dodge Charm stops one."""
    t = Table(
        a={"hand": ["frenzy", "normal_attack", "chaos_attack"]}, b={"armor": "dodge_charm", "upright": True}, c={}
    )
    t.a.uses("frenzy")
    t.a.uses("normal_attack", on="b")
    t.b.accepts("dodge_charm")
    assert t.b.hp == 4
    t.a.uses("chaos_attack", on="b")
    assert t.b.hp == 3


def test_a_target_orders_its_charm_and_its_skill_itself():
    """R15.1 ③, R1.9: Reverse Helix may come first, and what Baptism does then is known to the charm."""
    t = Table(
        axe_lord={"armor": "dodge_charm", "upright": True, "hp": 2},
        foe={"hand": ["normal_attack"]},
        holy_knight={"hand": ["healing_balm"]},
        turn="foe",
        deck=["dodge:heart-6"],
    )
    t.foe.uses("normal_attack", on="axe_lord")
    assert t.offered("axe_lord") == ["reverse_helix", "dodge_charm"]
    t.axe_lord.answers("trigger.order", "reverse_helix")
    t.axe_lord.accepts("reverse_helix")
    t.holy_knight.answers("holy_knight.baptism.cost", "healing_balm")
    t.axe_lord.accepts("dodge_charm")
    assert (t.foe.hp, t.axe_lord.hp, t.axe_lord.upright) == (4, 1, False)


def test_the_charm_is_not_asked_for_once_rush_has_cancelled():
    """R15.1 ③, R1.9; and not Rush once the charm has."""
    for first in ("dodge_charm", "rush"):
        t = Table(
            sets=("standard", "sunrise"), turn="foe", foe={"hand": ["normal_attack"]},
            merfolk_guard={"armor": "dodge_charm", "upright": True, "hand": ["dodge:heart"]}, by={},
        )  # fmt: skip
        t.foe.uses("normal_attack", on="merfolk_guard")
        t.merfolk_guard.answers("trigger.order", first)
        if first == "rush":
            t.merfolk_guard.answers("merfolk_guard.rush.cost", "dodge")
            t.merfolk_guard.answers("merfolk_guard.rush.option", "parry")
        else:
            t.merfolk_guard.accepts("dodge_charm")
        assert (t.asked(), t.merfolk_guard.hp, t.merfolk_guard.upright) == (("foe", "play"), 4, first == "rush")
