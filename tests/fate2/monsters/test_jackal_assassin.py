"""豺狼刺客."""

from tests.table import Table

J = ("standard", "jungle")


def test_the_killer_gains_rage() -> None:
    """R29.2: 1 point, for the one who kills it only."""
    t = Table(sets=J, a={"hand": ["dodge"]}, b={"monsters": ["jackal_assassin"]}, c={})
    t.a.sets_off("kill")
    assert (t.a.rage, t.b.rage, t.c.rage) == (1, 0, 0)


def test_its_owner_gains_it_in_the_monster_phase() -> None:
    """R7.1, A24."""
    t = Table(sets=J, phase="monster", a={"monsters": ["jackal_assassin"]}, b={})
    assert (t.a.rage, t.b.rage) == (1, 0)


def test_not_above_the_limit() -> None:
    """R12.4."""
    t = Table(sets=J, a={"hand": ["dodge"], "rage": 3}, b={"monsters": ["jackal_assassin"]})
    t.a.sets_off("kill")
    assert t.a.rage == 3 and t.told("rage") == []
