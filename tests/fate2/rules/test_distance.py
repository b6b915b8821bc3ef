"""Distance and attack range (R13)."""

from __future__ import annotations

from fate.fate2.rules.distance import attack_range, distance, in_range
from tests.table import Table


def test_the_shorter_way_round() -> None:
    """R13.1: 0 to oneself, the dead not counted."""
    t = Table(a={}, b={}, c={"alive": False, "hp": 0}, d={}, e={}, f={})
    assert [distance(t.game, 0, other) for other in (0, 1, 3, 4, 5)] == [0, 1, 2, 2, 1]
    assert distance(t.game, 4, 4) == 0


def test_the_dead_are_measured_at_their_places() -> None:
    """R13: what a dying character may still do reaches from where it sat."""
    t = Table(a={}, b={}, c={"alive": False, "hp": 0}, d={}, e={})
    assert [distance(t.game, 2, other) for other in (0, 1, 3, 4)] == [2, 1, 1, 2]


def test_who_is_in_range_going_round_from_the_user() -> None:
    """R13.3, R13.4: 1 without a weapon, as printed with one."""
    t = Table(a={}, b={}, c={}, d={}, e={}, f={})
    assert attack_range(t.game, 2) == 1 and in_range(t.game, 2) == [3, 1]
    t = Table(a={}, b={}, c={"weapon": "hornbow"}, d={}, e={}, f={})
    reach = attack_range(t.game, 2)
    assert reach > 1 and len(in_range(t.game, 2)) == min(5, 2 * reach)
    assert in_range(t.game, 2)[0] == 3 and in_range(t.game, 2)[-1] == 1
