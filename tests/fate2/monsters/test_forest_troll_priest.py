"""森林巨魔牧师."""

from tests.table import Table

J = ("standard", "jungle")


def test_the_killer_regains_one_hp() -> None:
    """R29.2: 1 point, for the one who kills it only."""
    t = Table(sets=J, a={"hand": ["dodge"], "hp": 2}, b={"monsters": ["forest_troll_priest"], "hp": 1}, c={"hp": 1})
    t.a.sets_off("kill")
    assert (t.a.hp, t.b.hp, t.c.hp) == (3, 1, 1)


def test_its_owner_regains_it_in_the_monster_phase() -> None:
    """R7.1, A24."""
    t = Table(sets=J, phase="monster", a={"monsters": ["forest_troll_priest"], "hp": 1}, b={"hp": 1})
    assert (t.a.hp, t.b.hp) == (2, 1)


def test_not_above_the_limit() -> None:
    """R18.6."""
    t = Table(sets=J, a={"hand": ["dodge"]}, b={"monsters": ["forest_troll_priest"]})
    t.a.sets_off("kill")
    assert t.a.hp == 4 and t.told("heal") == []
