"""神灭斩."""

import pytest

from tests.table import Table


@pytest.mark.parametrize("played", [0, 1, 2, 3])
def test_each_dodge_saves_a_point(played: int) -> None:
    """A173: 3 less the Dodges played, in one damage."""
    t = Table(a={"hand": ["godslayer_slash"], "rage": 3}, b={"hand": ["dodge"] * 4}, c={})
    t.a.uses("godslayer_slash", on="b")
    for done in range(played):
        assert t.game.pending is not None and t.game.pending.context["damage"] == 3 - done
        t.b.answers("godslayer_slash.dodge", "dodge")
    if played < 3:
        t.b.declines("godslayer_slash.dodge")
    assert (t.b.hp, t.b.rage, len(t.b.cards)) == (1 + played, 3 - played, 4 - played)
    assert [args["amount"] for args in t.told("damage")] == ([3 - played] if played < 3 else [])
    assert (t.c.hp, t.a.rage) == (4, 0)


def test_anybody_else_is_a_target() -> None:
    """R13.4: S-skills have no range; oneself is none."""
    t = Table(a={"hand": ["godslayer_slash"], "rage": 3}, b={}, c={}, d={})
    t.a.uses("godslayer_slash")
    assert t.offered("a") == ["b", "c", "d"]
    t.a.answers("use.target", "c")
    assert t.c.hp == 1


def test_it_cannot_be_dispelled() -> None:
    """R26.1."""
    t = Table(a={"hand": ["godslayer_slash"], "rage": 3}, b={"hand": ["dispel"]})
    t.a.uses("godslayer_slash", on="b")
    assert t.b.hp == 1


def test_two_rage_are_not_enough() -> None:
    """R26.1."""
    assert Table(a={"hand": ["godslayer_slash"], "rage": 2}, b={}).offered("a") == ["end"]


def test_three_dodges_leave_nothing_to_cover() -> None:
    """A173: no damage is dealt at all."""
    t = Table(
        a={"hand": ["godslayer_slash"], "rage": 3}, b={"hand": ["dodge"] * 3}, guardian_knight={"hand": ["greed"]}
    )
    t.a.uses("godslayer_slash", on="b")
    for _ in range(3):
        t.b.answers("godslayer_slash.dodge", "dodge")
    assert t.asked() == ("a", "play") and t.b.hp == 4
