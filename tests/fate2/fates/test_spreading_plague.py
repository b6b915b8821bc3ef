"""蔓延的瘟疫."""

from tests.table import Table

FATE = "spreading_plague"
CAST = {"c": {"identity": "sentinel"}, "d": {"identity": "scourge"}}


def test_both_neighbours_are_dead() -> None:
    """R22.3, A260: by whosever hand; here the neighbour killed last."""
    t = Table(
        fate=FATE,
        a={"hand": ["normal_attack"], "identity": "neutral"},
        b={"hp": 1, "identity": "sentinel"},
        **CAST,
        e={"identity": "scourge", "alive": False},
    )
    t.state.deaths = (4,)
    t.a.uses("normal_attack", on="b")
    assert (t.state.outcome.camp, t.state.outcome.seats) == ("neutral", (0,))


def test_one_neighbour_is_not_enough() -> None:
    """R22.3."""
    t = Table(
        fate=FATE,
        a={"hand": ["normal_attack"], "identity": "neutral"},
        b={"hp": 1, "identity": "sentinel"},
        **CAST,
        e={"identity": "scourge"},
    )
    t.a.uses("normal_attack", on="b")
    assert not t.game.over
    t.a.declines("reward")


def test_the_neighbours_are_those_of_the_beginning() -> None:
    """R22.3: not whoever sits next now; c's death does nothing for a."""
    t = Table(
        fate=FATE,
        a={"hand": ["normal_attack"], "identity": "neutral"},
        b={"identity": "sentinel", "alive": False},
        c={"hp": 1, "identity": "sentinel"},
        d={"identity": "scourge"},
        e={"identity": "sentinel"},
    )
    t.state.deaths = (1,)
    t.a.uses("normal_attack", on="c")
    assert not t.game.over
    t.a.declines("reward")
