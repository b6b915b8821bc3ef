"""普通攻击, 混乱攻击, 火焰攻击."""

import pytest

from tests.table import Table


def test_a_hit_takes_one_point_and_gives_rage() -> None:
    """R12.1, R15.1: 1 damage, the target gains 1 rage, the user none, others nothing."""
    t = Table(a={"hand": ["normal_attack"]}, b={}, c={})
    t.a.uses("normal_attack", on="b")
    assert (t.b.hp, t.b.rage, t.a.rage, t.c.hp, t.c.rage) == (3, 1, 0, 4, 0)


def test_chaos_attack_gives_its_user_rage() -> None:
    """R12.2: on a hit the user gains 1."""
    t = Table(a={"hand": ["chaos_attack"]}, b={})
    t.a.uses("chaos_attack", on="b")
    assert (t.a.rage, t.b.rage) == (1, 1)


def test_chaos_attack_that_misses_gives_nothing() -> None:
    """A96: the rage needs a hit."""
    t = Table(a={"hand": ["chaos_attack"]}, b={"hand": ["dodge"]})
    t.a.uses("chaos_attack", on="b")
    t.b.answers("respond.dodge", "dodge")
    assert (t.a.rage, t.b.rage, t.b.hp) == (0, 0, 4)


def test_flame_attack_gives_its_target_two_rage() -> None:
    """R12.2, A95: whoever takes the damage gains 1 more, up to its limit (R12.4)."""
    t = Table(a={"hand": ["flame_attack"]}, b={}, c={"rage": 2})
    t.a.uses("flame_attack", on="b")
    assert (t.a.rage, t.b.rage) == (0, 2)
    t = Table(a={"hand": ["flame_attack"]}, b={"rage": 2})
    t.a.uses("flame_attack", on="b")
    assert t.b.rage == 3


@pytest.mark.parametrize("kind", ["normal_attack", "chaos_attack", "flame_attack"])
def test_out_of_range_is_no_target(kind: str) -> None:
    """R13.3, R13.4: unarmed one reaches the neighbours only."""
    t = Table(a={"hand": [kind]}, b={}, c={}, d={})
    t.a.uses(kind)
    assert t.offered("a") == ["b", "d"]
    t.a.answers("use.target", "d")
    assert (t.d.hp, t.c.hp) == (3, 4)
