"""蛇发女妖 Gorgon."""

import pytest

from tests.table import Table

GIVE = "gorgon.arcane_serpent.give"


# -- gorgon.arcane_serpent


def test_serpent_collects_and_deals_out() -> None:
    """A193: one each, as its user likes; who has no hand loses rage, else hp."""
    t = Table(gorgon={"hand": ["dispel"]}, a={"hand": ["dodge", "dodge"]}, b={"rage": 2}, c={})
    t.gorgon.sets_off("arcane_serpent")
    assert (len(t.a.hand), t.b.rage, t.b.hp, t.c.hp, t.c.rage) == (1, 1, 4, 3, 1)
    assert t.offered("gorgon") == ["gorgon", "a", "b", "c"]
    t.gorgon.answers(GIVE, "c")
    assert t.offered("gorgon") == ["gorgon", "a", "b"]
    t.gorgon.answers(GIVE, "gorgon")
    assert (t.c.cards, t.gorgon.cards, t.state.aside) == (["dispel:heart"], ["dodge:heart"], [])
    assert t.offered("gorgon") == ["end"]


def test_the_cards_lie_face_up() -> None:
    """明置: everybody sees them."""
    t = Table(gorgon={"hand": ["dispel"]}, a={"hand": ["dodge"]}, b={})
    t.gorgon.sets_off("arcane_serpent")
    assert all(aside.eyes == (0, 1, 2) for aside in t.state.aside) and len(t.state.aside) == 2
    t.gorgon.answers(GIVE, "a")
    t.gorgon.answers(GIVE, "b")
    assert (t.a.cards, t.b.cards) == (["dispel:heart"], ["dodge:heart"])


def test_serpent_needs_a_card() -> None:
    """R1.10."""
    t = Table(gorgon={}, a={"hand": ["dodge"]}, b={})
    assert t.offered("gorgon") == ["end"]


def test_dispelled_serpent_loses_its_card() -> None:
    """A44."""
    t = Table(gorgon={"hand": ["disarm"]}, a={"hand": ["dispel", "dodge"]}, b={})
    t.gorgon.sets_off("arcane_serpent")
    t.a.answers("dispel", "dispel")
    assert (t.gorgon.hand, t.a.cards, t.b.hp, t.state.aside) == ([], ["dodge:heart"], 4, [])
    assert len(t.state.discard) == 2


# -- gorgon.magic_shield


@pytest.mark.parametrize(("paid", "hp", "rage"), [([], 1, 3), (["dodge"], 2, 2), (["dodge", "dispel"], 3, 0)])
def test_shield_prevents_point_by_point(paid: list[str], hp: int, rage: int) -> None:
    """A121: each point 1 rage and 1 card; what is prevented gives no rage (R12.3)."""
    t = Table(
        turn="spirit_warrior",
        spirit_warrior={"hp": 2, "hand": ["normal_attack"]},
        gorgon={"rage": 2, "hand": ["dodge", "dispel", "chakra"]},
        other={},
    )
    t.spirit_warrior.uses("normal_attack", on="gorgon")
    t.gorgon.declines("respond.dodge")
    t.gorgon.answers("gorgon.magic_shield.cards", paid)
    assert (t.gorgon.hp, t.gorgon.rage, len(t.gorgon.hand)) == (hp, rage, 3 - len(paid))


@pytest.mark.parametrize("facts", [{"rage": 0, "hand": ["chakra"]}, {"rage": 3, "hand": []}])
def test_shield_needs_both(facts: dict[str, object]) -> None:
    """R1.10; the rage of this very damage comes too late (A121)."""
    t = Table(turn="foe", foe={"hand": ["normal_attack"]}, gorgon=facts, other={})
    t.foe.uses("normal_attack", on="gorgon")
    assert (t.gorgon.hp, t.asked()) == (2, ("foe", "play"))


def test_shield_covers_nobody_else() -> None:
    """你受到."""
    t = Table(turn="foe", foe={"hand": ["normal_attack"]}, other={}, gorgon={"rage": 3, "hand": ["chakra"]})
    t.foe.uses("normal_attack", on="other")
    assert (t.other.hp, t.asked()) == (3, ("foe", "play"))


def test_shield_stops_magic_too() -> None:
    """受到1点伤害: whatever deals it."""
    t = Table(turn="foe", foe={"hand": ["moon_arrow"]}, gorgon={"rage": 1, "hand": ["chakra"]}, other={})
    t.foe.uses("moon_arrow", on="gorgon")
    t.foe.answers("moon_arrow.name", "red")
    t.gorgon.answers("gorgon.magic_shield.cards", ["chakra"])
    assert (t.gorgon.hp, t.gorgon.rage, t.gorgon.hand) == (3, 0, [])


def test_no_rage_no_shield():
    """A121: nothing is asked of somebody who cannot pay for a point."""
    t = Table(foe={"hand": ["normal_attack"]}, gorgon={"hand": ["chakra"], "rage": 0}, by={})
    t.foe.uses("normal_attack", on="gorgon")
    assert t.asked() == ("foe", "play") and t.gorgon.hp == t.gorgon.max_hp - 1
