"""回到过去."""

from tests.table import Table

SETS = ("standard", "sunrise")


def test_it_fills_the_hand() -> None:
    """A275: up to the limit, for 2 rage; nobody else draws."""
    t = Table(sets=SETS, a={"hand": ["back_in_time", "greed"], "rage": 3}, b={"hand": ["dispel"]})
    t.a.uses("back_in_time")
    assert (len(t.a.cards), t.a.rage, len(t.b.cards)) == (4, 1, 1)


def test_the_limit_is_the_printed_one_of_the_hero() -> None:
    """R2.6: five for a Wisp."""
    t = Table(sets=(*SETS, "dawn"), wisp={"hand": ["back_in_time"], "rage": 2}, b={})
    t.wisp.uses("back_in_time")
    assert len(t.wisp.cards) == 5


def test_it_counts_what_raises_the_limit() -> None:
    """A275: Roshan."""
    t = Table(
        sets=SETS, fate="possessed_by_the_ancient", a={"hand": ["back_in_time"], "rage": 2, "identity": "neutral"},
        b={"identity": "sentinel"}, c={"identity": "scourge"},
    )  # fmt: skip
    t.a.answers("play", "reveal")
    t.a.uses("back_in_time")
    assert len(t.a.cards) == 6


def test_not_above_the_limit_nor_without_rage() -> None:
    """R1.10: with a full hand besides it, it does nothing; R26.1."""
    full = ["back_in_time", "dodge", "dodge", "dodge", "dodge"]
    t = Table(sets=SETS, a={"hand": full, "rage": 2}, b={})
    assert t.offered("a") == ["end"]
    t = Table(sets=SETS, a={"hand": full[:4], "rage": 2}, b={})
    t.a.uses("back_in_time")
    assert len(t.a.cards) == 4
    t = Table(sets=SETS, a={"hand": ["back_in_time"], "rage": 1}, b={})
    assert t.offered("a") == ["end"]
