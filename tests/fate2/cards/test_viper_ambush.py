"""蝮蛇突袭."""

from tests.table import Table


def test_damage_now_and_no_draw_later() -> None:
    """R27.5, A169: 1 damage at once; the next draw phase is skipped, the play phase is not."""
    t = Table(a={"hand": ["viper_ambush"], "rage": 2}, b={"hand": ["chakra"]}, c={})
    t.a.uses("viper_ambush", on="b")
    assert (t.b.hp, t.b.rage, t.a.rage) == (3, 1, 0)
    assert [status.kind for status in t.b.status] == ["viper_ambush"]
    t.a.ends()
    assert t.asked() == ("b", "play") and t.b.cards == ["chakra:club"]
    assert t.b.status == [] and t.told("skip") == [{"seat": 1, "phase": "draw"}]


def test_only_one_draw_phase_is_skipped() -> None:
    """A35: "next" means once; the others draw as ever."""
    t = Table(a={"hand": ["viper_ambush"], "rage": 2}, b={}, deck=["dodge"] * 6)
    t.a.uses("viper_ambush", on="b")
    t.a.ends()
    t.b.ends()
    assert len(t.a.cards) == 2
    t.a.ends()
    assert len(t.b.cards) == 2


def test_it_works_through_time_stop_without_adding_a_turn() -> None:
    """A35: both name the same turn."""
    t = Table(a={"hand": ["viper_ambush", "time_stop"], "rage": 4}, b={}, deck=["dodge"] * 6)
    t.a.uses("viper_ambush", on="b")
    t.a.uses("time_stop")
    t.a.ends()
    assert t.asked() == ("a", "play")
    t.a.ends()
    assert t.asked() == ("b", "play") and len(t.b.cards) == 2


def test_not_twice_on_one_character() -> None:
    """A34."""
    t = Table(a={"hand": ["viper_ambush", "viper_ambush"], "rage": 4}, b={}, c={})
    t.a.uses("viper_ambush", on="b")
    t.a.uses("viper_ambush")
    assert (t.b.hp, t.c.hp) == (3, 3)


def test_it_may_kill() -> None:
    """The card laid goes to the discard pile with all the dead leave (R20.1)."""
    t = Table(a={"hand": ["viper_ambush"], "rage": 2}, b={"hp": 1}, c={})
    t.a.uses("viper_ambush", on="b")
    assert (t.b.alive, t.b.status, t.b.skips, len(t.state.discard)) == (False, [], (), 1)
    t.a.answers("reward", "draw")
    assert len(t.a.cards) == 2
