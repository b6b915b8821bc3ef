"""圣者遗物."""

from tests.table import Table


def test_black_attacks_are_stronger() -> None:
    """1 more damage for spades and clubs."""
    t = Table(a={"hand": ["normal_attack:spade"], "weapon": "saints_relic"}, b={})
    t.a.uses("normal_attack", on="b")
    assert t.b.hp == 2


def test_red_attacks_are_not() -> None:
    """R1.8."""
    t = Table(a={"hand": ["flame_attack:heart"], "weapon": "saints_relic"}, b={})
    t.a.uses("flame_attack", on="b")
    assert t.b.hp == 3


def test_others_attacks_on_its_wearer_are_not() -> None:
    """It is about one's own Attacks."""
    t = Table(a={"hand": ["normal_attack:spade"]}, b={"weapon": "saints_relic"})
    t.a.uses("normal_attack", on="b")
    assert t.b.hp == 3


def test_armour_worn_is_discarded() -> None:
    """R24.5: when the relic comes."""
    t = Table(a={"hand": ["saints_relic"], "armor": "bladed_armour"}, b={"armor": "boots_of_speed"})
    t.a.uses("saints_relic")
    assert (t.a.gear, t.b.gear) == (("saints_relic", None), (None, "boots_of_speed"))


def test_armour_cannot_be_put_on() -> None:
    """R24.5, A229: for as long as the relic is worn, not longer."""
    t = Table(a={"hand": ["bladed_armour", "hornbow"], "weapon": "saints_relic"}, b={})
    assert "bladed_armour:spade" not in t.offered("a")
    t.a.uses("hornbow", on="a")
    t.a.uses("bladed_armour")
    assert t.a.gear == ("hornbow", "bladed_armour")
