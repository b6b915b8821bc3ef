"""时间静止."""

from tests.table import Table


def test_all_others_skip_three_phases() -> None:
    """R27.4, A168: their turns pass without draw, play and discard; the user plays again."""
    t = Table(a={"hand": ["time_stop"], "rage": 2}, b={"hand": ["dodge"] * 6}, c={}, deck=["chakra", "chakra"])
    t.a.uses("time_stop")
    assert t.a.rage == 0
    t.a.ends()
    assert t.asked() == ("a", "play") and t.state.turn_no == 5
    assert (len(t.a.cards), len(t.b.cards), len(t.c.cards)) == (2, 6, 0)


def test_for_one_turn_only() -> None:
    """A35."""
    t = Table(a={"hand": ["time_stop"], "rage": 2}, b={}, c={})
    t.a.uses("time_stop")
    t.a.ends()
    t.a.ends()
    assert t.asked() == ("b", "play") and len(t.b.cards) == 2


def test_it_outlives_its_user() -> None:
    """A273."""
    t = Table(a={"hand": ["time_stop", "frenzy"], "rage": 2, "hp": 1}, b={}, c={})
    t.a.uses("time_stop")
    t.a.uses("frenzy")
    assert not t.a.alive and len(t.told("skip")) == 6 and t.state.turn_no == 5


def test_the_immune_do_not_stop() -> None:
    """A268, R27.3: Siren Song skips the same phases itself, so a longer immunity shows it."""
    t = Table(a={"hand": ["time_stop"], "rage": 2}, b={}, c={})
    t.b.table.state.seats[1].immune_by = 0
    t.a.uses("time_stop")
    t.a.ends()
    assert t.asked() == ("b", "play")


def test_without_the_rage_it_cannot_be_used() -> None:
    """R26.1."""
    assert Table(a={"hand": ["time_stop"], "rage": 1}, b={}).offered("a") == ["end"]
