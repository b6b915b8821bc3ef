"""雷霆蜥蜴."""

from fate.fate2.rules.play import UNLIMITED, attacks_left
from tests.table import Table

J = ("standard", "jungle")
ATTACKS = ["normal_attack"] * 3


def test_damage_then_any_number_of_attacks() -> None:
    """R29.2, R7.3: 1 damage by nobody, then no limit (A80)."""
    t = Table(sets=J, a={"hand": ["dodge", *ATTACKS]}, b={"monsters": ["thunder_lizard"]})
    t.a.sets_off("kill")
    t.a.answers("jungle.kill.price", "dodge")
    assert (t.a.hp, t.b.hp, t.told("damage")[0]["source"]) == (3, 4, None)
    for _ in range(3):
        t.a.uses("normal_attack", on="b")
    assert t.b.hp == 1


def test_killed_in_the_monster_phase_it_serves_the_play_phase_that_follows() -> None:
    """R7.1, R11.3: the turn has begun with the monster phase."""
    t = Table(sets=J, phase="monster", a={"monsters": ["thunder_lizard"], "hand": ATTACKS}, b={}, deck=["dodge"] * 2)
    for _ in range(3):
        t.a.uses("normal_attack", on="b")
    assert (t.a.hp, t.b.hp) == (3, 1)


def test_it_ends_with_the_turn_and_is_for_the_killer_only() -> None:
    """R11.3."""
    t = Table(sets=J, a={"hand": ["dodge"]}, b={"monsters": ["thunder_lizard"], "hand": ATTACKS}, deck=["chakra"] * 2)
    t.a.sets_off("kill")
    assert [effect.kind for effect in t.a.effects] == ["thunder_lizard"]
    assert (attacks_left(t.game, 0), attacks_left(t.game, 1)) == (UNLIMITED, 1)
    t.a.ends()
    assert t.a.effects == []
    t.b.uses("normal_attack", on="a")
    assert "normal_attack:spade" not in t.offered("b")


def test_without_a_play_phase_it_is_lost() -> None:
    """A272: under Time Stop it hurts all the same, and the turn after has its one Attack (R27.4)."""
    t = Table(sets=J, b={"hand": ["time_stop"], "rage": 2}, a={"monsters": ["thunder_lizard"], "hand": ATTACKS})
    t.b.uses("time_stop")
    t.b.ends()
    assert t.asked() == ("b", "play") and t.a.hp == 3 and t.a.effects == []
    t.b.ends()
    t.a.uses("normal_attack", on="b")
    assert t.b.hp == 3 and "normal_attack:spade" not in t.offered("a")
