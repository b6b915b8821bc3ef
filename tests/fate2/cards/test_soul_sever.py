"""灵魂隔断."""

from tests.table import Table


def test_hp_are_exchanged() -> None:
    """R18.5: no damage, so no rage for it; 3 rage are paid (R26.1)."""
    t = Table(a={"hand": ["soul_sever"], "rage": 3, "hp": 2}, b={"hp": 4}, c={"hp": 1})
    t.a.uses("soul_sever", on="b")
    assert (t.a.hp, t.b.hp, t.c.hp) == (4, 2, 1)
    assert (t.a.rage, t.b.rage) == (0, 0)


def test_who_has_one_is_healed_to_two() -> None:
    """Either of the two, both if both."""
    t = Table(a={"hand": ["soul_sever"], "rage": 3, "hp": 1}, b={"hp": 3})
    t.a.uses("soul_sever", on="b")
    assert (t.a.hp, t.b.hp) == (3, 2)
    t = Table(a={"hand": ["soul_sever"], "rage": 3, "hp": 1}, b={"hp": 1})
    t.a.uses("soul_sever", on="b")
    assert (t.a.hp, t.b.hp) == (2, 2)


def test_what_exceeds_a_limit_is_lost() -> None:
    """A126."""
    t = Table(a={"hand": ["soul_sever"], "rage": 3, "hp": 2, "max_hp": 3}, b={"hp": 5, "max_hp": 5})
    t.a.uses("soul_sever", on="b")
    assert (t.a.hp, t.b.hp) == (3, 2)


def test_two_rage_are_not_enough() -> None:
    """R26.1."""
    assert Table(a={"hand": ["soul_sever"], "rage": 2}, b={}).offered("a") == ["end"]


def test_not_while_the_user_is_immune() -> None:
    """A164: its own hp cannot change then."""
    t = Table(a={"hand": ["siren_song", "soul_sever"], "rage": 4}, b={})
    t.a.uses("siren_song", upgraded=True)
    assert t.offered("a") == ["end"] and t.a.rage == 3


def test_one_does_not_choose_oneself() -> None:
    """Another character, at any distance (R13.4)."""
    t = Table(a={"hand": ["soul_sever"], "rage": 3}, b={}, c={"hp": 3}, d={})
    t.a.uses("soul_sever")
    assert t.offered("a") == ["b", "c", "d"]
    t.a.answers("use.target", "c")
    assert (t.a.hp, t.c.hp) == (3, 4)
