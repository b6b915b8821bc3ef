"""狂热."""

from tests.table import Table


def test_damage_then_any_number_of_attacks() -> None:
    """1 damage from oneself, with its rage (R12.3), then no limit of Attacks (A80)."""
    t = Table(a={"hand": ["frenzy", "normal_attack", "normal_attack", "normal_attack"]}, b={"hp": 4})
    t.a.uses("frenzy")
    assert (t.a.hp, t.a.rage) == (3, 1)
    for _ in range(3):
        t.a.uses("normal_attack", on="b")
    assert t.b.hp == 1


def test_without_it_there_is_one_attack() -> None:
    """R10.1: the control of the test above."""
    t = Table(a={"hand": ["normal_attack", "normal_attack"]}, b={})
    t.a.uses("normal_attack", on="b")
    assert t.offered("a") == ["end"]


def test_an_attack_used_before_it_does_not_matter() -> None:
    """The number is unlimited, not one more."""
    t = Table(a={"hand": ["frenzy", "normal_attack", "normal_attack"]}, b={})
    t.a.uses("normal_attack", on="b")
    t.a.uses("frenzy")
    t.a.uses("normal_attack", on="b")
    assert t.b.hp == 2


def test_it_lasts_for_the_turn_and_for_its_user_only() -> None:
    """R11.3: the next turn allows one Attack again, and so do others' turns."""
    t = Table(a={"hand": ["frenzy"]}, b={"hand": ["normal_attack", "normal_attack"]}, deck=["dodge"] * 8)
    t.a.uses("frenzy")
    t.a.ends()
    assert t.a.effects == []
    t.b.uses("normal_attack", on="a")
    assert "normal_attack:spade" not in t.offered("b")


def test_the_damage_is_dispelled_too() -> None:
    """A44: it is part of the effect."""
    t = Table(a={"hand": ["frenzy", "normal_attack", "normal_attack"]}, b={"hand": ["dispel"]})
    t.a.uses("frenzy")
    t.b.answers("dispel", "dispel")
    assert (t.a.hp, t.a.rage, t.a.effects) == (4, 0, [])


def test_who_dies_of_it_has_no_killer() -> None:
    """R20.2: a suicide is rewarded to nobody."""
    t = Table(a={"hand": ["frenzy"], "hp": 1}, b={}, c={})
    t.a.uses("frenzy")
    assert not t.a.alive and t.told("death")[0]["killer"] is None
