"""黯灭之刃."""

from tests.table import Table


def test_a_hit_gives_rage() -> None:
    """R12.2."""
    t = Table(a={"hand": ["normal_attack"], "weapon": "gloom_blade"}, b={})
    t.a.uses("normal_attack", on="b")
    assert (t.a.rage, t.b.rage) == (1, 1)


def test_it_adds_to_a_chaos_attack() -> None:
    """Another source of rage."""
    t = Table(a={"hand": ["chaos_attack"], "weapon": "gloom_blade"}, b={})
    t.a.uses("chaos_attack", on="b")
    assert t.a.rage == 2


def test_a_miss_gives_none() -> None:
    """R15.2: dodged is not hit."""
    t = Table(a={"hand": ["normal_attack"], "weapon": "gloom_blade"}, b={"hand": ["dodge"]})
    t.a.uses("normal_attack", on="b")
    t.b.answers("respond.dodge", "dodge")
    assert t.a.rage == 0


def test_being_hit_gives_its_wearer_no_more() -> None:
    """Only the user's own hits."""
    t = Table(a={"hand": ["normal_attack"]}, b={"weapon": "gloom_blade"})
    t.a.uses("normal_attack", on="b")
    assert (t.a.rage, t.b.rage) == (0, 1)


def test_magic_does_not_hit() -> None:
    """Attacks only."""
    t = Table(a={"hand": ["moon_arrow"], "weapon": "gloom_blade"}, b={})
    t.a.uses("moon_arrow", on="b")
    t.a.answers("moon_arrow.name", "red")
    assert (t.a.rage, t.b.hp) == (0, 3)
