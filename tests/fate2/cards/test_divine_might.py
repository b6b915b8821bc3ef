"""神之力量."""

from tests.table import Table


def test_draw_and_strike_harder() -> None:
    """R27.6: 2 rage, 1 card, 1 more damage with Attacks."""
    t = Table(a={"hand": ["divine_might", "normal_attack"], "rage": 3}, b={}, c={})
    t.a.uses("divine_might")
    assert (t.a.rage, len(t.a.cards)) == (1, 2)
    t.a.uses("normal_attack", on="b")
    assert (t.b.hp, t.c.hp) == (2, 4)


def test_two_of_them_add_up() -> None:
    """A93."""
    t = Table(a={"hand": ["divine_might", "divine_might", "flame_attack"], "rage": 4}, b={}, deck=["misdirect"] * 2)
    t.a.uses("divine_might")
    t.a.uses("divine_might")
    t.a.uses("flame_attack", on="b")
    assert (t.b.hp, t.a.rage) == (1, 0)


def test_magic_is_not_stronger() -> None:
    """Attacks only."""
    t = Table(a={"hand": ["divine_might", "moon_arrow"], "rage": 2}, b={}, deck=["chakra"])
    t.a.uses("divine_might")
    t.a.uses("moon_arrow", on="b")
    t.a.answers("moon_arrow.name", "red")
    assert t.b.hp == 3


def test_it_ends_with_the_turn() -> None:
    """R11.3; and others' Attacks were never stronger."""
    t = Table(
        a={"hand": ["divine_might"], "rage": 2}, b={"hand": ["normal_attack"]}, deck=["chakra", "frenzy", "frenzy"]
    )
    t.a.uses("divine_might")
    t.a.ends()
    assert t.a.effects == []
    t.b.uses("normal_attack", on="a")
    assert t.a.hp == 3


def test_without_the_rage_it_cannot_be_used() -> None:
    """R26.1."""
    assert Table(a={"hand": ["divine_might"], "rage": 1}, b={}).offered("a") == ["end"]


def test_it_cannot_be_dispelled() -> None:
    """R26.1: nobody is asked."""
    t = Table(a={"hand": ["divine_might"], "rage": 2}, b={"hand": ["dispel"]}, deck=["chakra"])
    t.a.uses("divine_might")
    assert t.asked() == ("a", "play") and t.b.cards == ["dispel:heart"]
