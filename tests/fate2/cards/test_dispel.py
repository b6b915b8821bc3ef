"""驱散 (the chain: tests/fate2/rules/test_dispel.py)."""

from tests.table import Table


def test_it_cancels_a_magic_card() -> None:
    """R16.1: the whole effect."""
    t = Table(a={"hand": ["frenzy"]}, b={"hand": ["dispel:heart"]})
    t.a.uses("frenzy")
    t.b.answers("dispel", "dispel")
    assert (t.a.hp, t.a.cards, t.b.cards) == (4, [], [])


def test_one_may_dispel_ones_own_card() -> None:
    """R16.5: the round begins with the turn's character itself."""
    t = Table(a={"hand": ["frenzy", "dispel"]}, b={})
    t.a.uses("frenzy")
    t.a.answers("dispel", "dispel")
    assert t.a.hp == 4


def test_it_is_not_for_attacks_skills_of_the_box_or_equipment() -> None:
    """R16.2, A182: nobody is asked about an Attack, an S-skill or equipping."""
    t = Table(a={"hand": ["normal_attack", "divine_might", "boots_of_speed"], "rage": 2}, b={"hand": ["dispel"]})
    t.a.uses("divine_might")
    t.a.uses("boots_of_speed")
    t.a.uses("normal_attack", on="b")
    assert (t.b.hp, t.a.gear) == (2, (None, "boots_of_speed"))


def test_it_cannot_be_used_on_its_own() -> None:
    """There is nothing to cancel in the play phase."""
    t = Table(a={"hand": ["dispel"]}, b={})
    assert t.offered("a") == ["end"]
