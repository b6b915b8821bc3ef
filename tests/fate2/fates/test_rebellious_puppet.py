"""反噬的傀儡."""

from tests.table import Table

FATE = "rebellious_puppet"


def test_it_takes_its_neighbours_victory() -> None:
    """R22.5: b, a Scourge, would win by the last Sentinel's death."""
    t = Table(
        fate=FATE,
        a={"identity": "neutral"},
        b={"hand": ["normal_attack"], "identity": "scourge"},
        c={"hp": 1, "identity": "sentinel"},
        turn="b",
    )
    t.b.uses("normal_attack", on="c")
    assert (t.state.outcome.camp, t.state.outcome.seats) == ("neutral", (0,))


def test_the_other_sides_victory_is_not_its_own() -> None:
    """R22.5: the neighbour is a Sentinel, the Scourge win."""
    t = Table(
        fate=FATE,
        a={"identity": "neutral"},
        b={"identity": "sentinel", "hp": 1},
        c={"hand": ["normal_attack"], "identity": "scourge"},
        turn="c",
    )
    t.c.uses("normal_attack", on="b")
    assert t.state.outcome.camp == "scourge"


def test_behind_a_neutral_look_one_seat_further() -> None:
    """A153: a looks past b to c; of both Neutrals the upstream one, a, takes the victory."""
    t = Table(
        fate=FATE,
        a={"identity": "neutral"},
        b={"identity": "neutral"},
        c={"hand": ["normal_attack"], "identity": "scourge"},
        d={"hp": 1, "identity": "sentinel"},
        turn="c",
    )
    t.c.uses("normal_attack", on="d")
    assert t.state.outcome.seats == (0,)


def test_a_dead_puppet_takes_nothing() -> None:
    """R21.2."""
    t = Table(
        fate=FATE,
        a={"identity": "neutral", "alive": False},
        b={"hand": ["normal_attack"], "identity": "scourge"},
        c={"hp": 1, "identity": "sentinel"},
        turn="b",
    )
    t.state.deaths = (0,)
    t.b.uses("normal_attack", on="c")
    assert t.state.outcome.camp == "scourge"
