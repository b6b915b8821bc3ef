"""What is printed on cards and can be said in a word: when, how often, at what price, on whom."""

from __future__ import annotations

from fate.fate2.rules.catalog import KINDS, load
from fate.fate2.rules.convert import Converter
from fate.fate2.rules.kind import Gear
from fate.fate2.rules.skill import Activated

load()

MAGIC = [
    "chakra",
    "disarm",
    "dispel",
    "energy_transfer",
    "frenzy",
    "greed",
    "misdirect",
    "moon_arrow",
    "savage_axe",
    "siren_song",
]
MONSTERS = [
    "black_dragon",
    "dark_troll_chief",
    "forest_troll_priest",
    "jackal_assassin",
    "kobold_overseer",
    "raging_owlbeast",
    "satyr_deceiver",
    "thunder_lizard",
]
CONVERSIONS = {
    "battle_claw": ("normal_attack", 1, "red", ("use", "play")),
    "dispersal_blade": ("dispel", 2, "any_card", ("use",)),
    "twin_night_blades": ("normal_attack", 2, "any_card", ("use",)),
    "veiled_edge": ("dodge", 1, "black", ("use", "play")),
}


def those(field: str) -> list[str]:
    """Kinds of card of which something holds."""
    return sorted(id for id in KINDS if getattr(KINDS[id], field, False))


def test_what_can_be_dispelled():
    """R16.1: magic cards only."""
    assert those("dispellable") == MAGIC


def test_what_has_an_upgrade():
    """R10.3."""
    assert those("upgradable") == ["disarm", "energy_transfer", "greed", "moon_arrow", "siren_song"]


def test_what_is_never_used_of_ones_own_accord():
    """R10: answers, and monsters, which are placed (R29.1)."""
    assert sorted(set(KINDS) - set(those("playable"))) == sorted([*MONSTERS, "dispel", "dodge", "last_radiance"])


def test_what_cannot_happen_twice():
    """A178: cancelling another card, or placing one."""
    assert sorted(set(KINDS) - set(those("repeatable"))) == ["dispel", "siren_song"]


def test_attacks():
    """R1.5, A95: the three kinds; Flame Attack gives one more rage to whom it hurts."""
    assert {id: KINDS[id].extra_rage for id in those("attack")} == {
        "chaos_attack": 0, "flame_attack": 1, "normal_attack": 0,
    }  # fmt: skip


def test_weapons_that_can_be_forced_on_others():
    """R24.4: the three attribute weapons."""
    attributes = {id: KINDS[id].attribute for id in those("anyone")}
    assert attributes == {"arcane_staff": "intelligence", "hornbow": "agility", "plunder_axe": "strength"}


def test_equipment_that_is_set_off():
    """R28.2, A45: once per turn where it is printed; never dispelled (R24)."""
    limits = {id: KINDS[id].per_turn for id in KINDS if isinstance(KINDS[id], Activated)}
    assert limits == {"arcane_staff": 1, "dodge_charm": 0, "shadow_reliquary": 1, "soul_ring": 1, "warding_orb": 0}
    assert {KINDS[id].origin for id in KINDS if isinstance(KINDS[id], Gear)} == {"gear"}


def test_what_weapons_convert():
    """R14.2."""
    found = {}
    for id in KINDS:
        if isinstance(KINDS[id], Converter):
            (conversion,) = KINDS[id].conversions
            found[id] = (conversion.into, conversion.count, conversion.test.__name__, conversion.how)
            assert not (conversion.counts_as or conversion.one_suit or conversion.limit or conversion.far)
    assert found == CONVERSIONS
