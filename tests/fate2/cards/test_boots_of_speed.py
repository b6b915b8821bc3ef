"""速度之靴."""

from fate.fate2.rules.distance import distance, in_range
from tests.table import Table


def test_others_are_nearer_oneself_is_further() -> None:
    """A283: one step each way."""
    t = Table(a={"armor": "boots_of_speed"}, b={}, c={}, d={}, e={})
    assert [distance(t.game, 0, other) for other in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert [distance(t.game, other, 0) for other in (1, 2, 3, 4)] == [2, 3, 3, 2]


def test_it_concerns_nobody_else() -> None:
    """Between others nothing changes."""
    t = Table(a={"armor": "boots_of_speed"}, b={}, c={}, d={}, e={})
    assert distance(t.game, 1, 3) == 2


def test_an_unarmed_neighbour_cannot_reach_its_wearer() -> None:
    """R13.4; the wearer reaches two seats away."""
    t = Table(a={"hand": ["normal_attack"]}, b={"armor": "boots_of_speed"}, c={}, d={})
    t.a.uses("normal_attack")
    assert t.d.hp == 3, "the only target left"
    assert in_range(t.game, 1) == [2, 3, 0]
