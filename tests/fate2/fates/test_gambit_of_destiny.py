"""命运的博弈."""

from tests.table import Table

FATE = "gambit_of_destiny"


def test_one_of_each_is_left() -> None:
    """R22.4, A154: at once, at the death."""
    t = Table(
        fate=FATE,
        a={"hand": ["normal_attack"], "identity": "neutral"},
        b={"hp": 1, "identity": "sentinel"},
        c={"identity": "sentinel"},
        d={"identity": "scourge"},
    )
    t.a.uses("normal_attack", on="b")
    assert (t.state.outcome.camp, t.state.outcome.seats) == ("neutral", (0,))


def test_two_of_one_side_do_not_count() -> None:
    """R22.4: exactly one each."""
    t = Table(
        fate=FATE,
        a={"hand": ["normal_attack"], "identity": "neutral"},
        b={"hp": 1, "identity": "sentinel"},
        c={"identity": "sentinel"},
        d={"identity": "scourge"},
        e={"identity": "scourge"},
    )
    t.a.uses("normal_attack", on="b")
    assert not t.game.over
    t.a.declines("reward")


def test_a_second_neutral_is_in_the_way() -> None:
    """A262: besides oneself only those two."""
    t = Table(
        fate=FATE,
        a={"hand": ["normal_attack"], "identity": "neutral"},
        b={"hp": 1, "identity": "sentinel"},
        c={"identity": "sentinel"},
        d={"identity": "scourge"},
        e={"identity": "neutral"},
    )
    t.a.uses("normal_attack", on="b")
    assert not t.game.over
    t.a.declines("reward")
