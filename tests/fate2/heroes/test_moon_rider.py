"""月之骑士 Moon Rider."""

from fate.fate2 import data
from fate.fate2.api import attack_range, distance
from fate.fate2.rules.equipment import fit_gear
from tests.table import Table

ECLIPSE = "moon_rider.lunar_eclipse"


# -- moon_rider.lunar_eclipse


def test_eclipse_hurts_and_gives_three():
    """月蚀, A196: the damaged one draws; a heart from the hand."""
    t = Table(moon_rider={"hand": ["dodge:heart", "dodge:diamond", "chakra"]}, foe={}, by={})
    t.moon_rider.sets_off("lunar_eclipse")
    assert t.offered("moon_rider") == ["moon_rider", "foe", "by"]
    t.moon_rider.answers(f"{ECLIPSE}.target", "by")
    assert (t.by.hp, len(t.by.hand), t.foe.hp, t.moon_rider.cards) == (3, 3, 4, ["dodge:diamond", "chakra:club"])
    assert "lunar_eclipse" not in t.offered("moon_rider")


def test_eclipse_on_oneself():
    """A196."""
    t = Table(moon_rider={"hand": ["dodge:heart"]}, foe={})
    t.moon_rider.sets_off("lunar_eclipse")
    t.moon_rider.answers(f"{ECLIPSE}.target", "moon_rider")
    assert (t.moon_rider.hp, len(t.moon_rider.hand), t.moon_rider.rage) == (2, 3, 1)


def test_eclipse_gives_the_dead_nothing():
    """A196: 若存活."""
    t = Table(moon_rider={"hand": ["dodge:heart"]}, foe={"hp": 1}, by={})
    t.moon_rider.sets_off("lunar_eclipse")
    t.moon_rider.answers(f"{ECLIPSE}.target", "foe")
    t.moon_rider.answers("reward", ("draw",))
    assert (t.foe.alive, t.foe.hand) == (False, [])


def test_eclipse_needs_a_heart_and_can_be_dispelled():
    """R1.10, R16.6."""
    t = Table(moon_rider={"hand": ["dodge:diamond"], "armor": "boots_of_speed"}, foe={})
    assert "lunar_eclipse" not in t.offered("moon_rider")
    t = Table(moon_rider={"hand": ["dodge:heart"]}, foe={"hand": ["dispel"]})
    t.moon_rider.sets_off("lunar_eclipse")
    t.moon_rider.answers(f"{ECLIPSE}.target", "foe")
    t.foe.answers("dispel", "dispel")
    assert (t.foe.hp, t.foe.hand, t.moon_rider.hand) == (4, [], [])


# -- moon_rider.moon_blades


def test_two_weapons_both_work_with_the_larger_range():
    """月刃, A185."""
    t = Table(
        moon_rider={"hand": ["eye_of_frost", "hornbow", "normal_attack", "chaos_attack"]},
        foe={"hand": ["dodge"] * 4},
        by={},
    )
    t.moon_rider.uses("hornbow", on="moon_rider")
    assert attack_range(t.game, 0) == data.kinds()["hornbow"].range
    t.moon_rider.uses("eye_of_frost")
    assert t.moon_rider.gear == ("hornbow", "eye_of_frost")
    assert attack_range(t.game, 0) == max(data.kinds()[id].range for id in t.moon_rider.gear)
    t.moon_rider.uses("normal_attack", on="foe")
    assert t.game.pending.context["count"] == 2, "the eye"
    t.foe.declines("respond.dodge")
    t.moon_rider.answers("hornbow.attack", "chaos_attack")
    t.moon_rider.answers("use.target", "foe")
    t.foe.declines("respond.dodge")
    assert t.foe.hp == 2


def test_two_armours_both_work():
    """One upright, one sideways, each for itself (R24.6)."""
    t = Table(
        sets=("standard", "sunrise"),
        moon_rider={"hand": ["dodge_charm", "warding_orb", "chakra", "greed:heart"]},
        foe={},
    )
    t.moon_rider.uses("dodge_charm")
    t.moon_rider.uses("warding_orb")
    assert (t.moon_rider.gear, t.moon_rider.upright, t.moon_rider.other_upright) == (
        ("warding_orb", "dodge_charm"),
        False,
        True,
    )
    t.moon_rider.sets_off("dodge_charm")
    t.moon_rider.answers("dodge_charm.discard", "chakra")
    assert (t.moon_rider.upright, t.moon_rider.other_upright) == (True, True)
    assert "warding_orb" not in t.offered("moon_rider")


def test_two_armours_against_card_and_attack():
    """Each is spent by itself."""
    t = Table(
        sets=("standard", "sunrise"), turn="foe",
        foe={"hand": ["moon_arrow", "normal_attack"]},
        moon_rider={"armor": "dodge_charm", "upright": True, "weapon": "warding_orb", "other_upright": True},
    )  # fmt: skip
    t.foe.uses("moon_arrow", on="moon_rider")
    t.moon_rider.accepts("warding_orb")
    assert (t.moon_rider.upright, t.moon_rider.other_upright) == (True, False)
    t.foe.uses("normal_attack", on="moon_rider")
    t.moon_rider.accepts("dodge_charm")
    assert (t.moon_rider.hp, t.moon_rider.upright) == (3, False)


def test_a_third_piece_replaces_one_of_her_choice():
    """A185: any of the two, and what is left goes to its own place."""
    t = Table(moon_rider={"hand": ["veiled_edge"], "weapon": "gloom_blade", "armor": "boots_of_speed"}, foe={})
    t.moon_rider.uses("veiled_edge")
    assert t.offered("moon_rider") == ["gloom_blade:spade", "boots_of_speed:heart"]
    t.moon_rider.answers("equip.replace", "boots_of_speed")
    assert (t.moon_rider.gear, len(t.state.discard)) == (("gloom_blade", "veiled_edge"), 1)
    t = Table(moon_rider={"hand": ["ring_of_felice"], "weapon": "bladed_armour", "armor": "boots_of_speed"}, foe={})
    t.moon_rider.uses("ring_of_felice")
    t.moon_rider.answers("equip.replace", "boots_of_speed")
    assert (t.moon_rider.gear, distance(t.game, 1, 0)) == (("ring_of_felice", "bladed_armour"), 1)


def test_what_remains_of_a_pair_goes_to_its_own_place():
    """A weapon is a weapon again, an armour an armour, upright or not."""
    t = Table(foe={"hand": ["disarm"]}, moon_rider={"weapon": "gloom_blade", "armor": "veiled_edge"})
    t.foe.uses("disarm", on="moon_rider")
    t.foe.answers("disarm.gear", "gloom_blade")
    assert t.moon_rider.gear == ("veiled_edge", None)
    t = Table(
        sets=("standard", "sunrise"), foe={"hand": ["disarm"]},
        moon_rider={"weapon": "warding_orb", "other_upright": True, "armor": "dodge_charm"},
    )  # fmt: skip
    t.foe.uses("disarm", on="moon_rider")
    t.moon_rider.declines("trigger.may")
    t.foe.answers("disarm.gear", "dodge_charm")
    assert (t.moon_rider.gear, t.moon_rider.upright, t.moon_rider.other_upright) == ((None, "warding_orb"), True, False)


def test_others_replace_as_printed():
    """R24.1."""
    t = Table(foe={"hand": ["veiled_edge"], "weapon": "gloom_blade"}, moon_rider={})
    t.foe.uses("veiled_edge")
    assert (t.foe.gear, len(t.state.discard)) == (("veiled_edge", None), 1)


def test_the_relic_strips_both_armours():
    """A229."""
    t = Table(
        foe={"hand": []}, turn="moon_rider",
        moon_rider={"hand": ["saints_relic"], "weapon": "bladed_armour", "armor": "boots_of_speed"},
    )  # fmt: skip
    t.moon_rider.uses("saints_relic")
    t.moon_rider.answers("equip.replace", "bladed_armour")
    assert t.moon_rider.gear == ("saints_relic", None)


def test_a_pair_of_weapons_is_one_too_many_for_the_next_hero():
    """A201, A185: in the duel she discards one of the two as she leaves."""
    t = Table(moon_rider={"weapon": "gloom_blade", "armor": "veiled_edge"}, foe={})
    assert list(fit_gear(t.game, 0)) == []
    t.state.seats[0].hero = "lich"
    t.game.reindex()
    question = next(fit_gear(t.game, 0))
    assert (question.key, t.shown(question)) == ("equip.replace", ["gloom_blade:spade", "veiled_edge:spade"])
    t.state.seats[0].hero = "moon_rider"
    t.game.reindex()
