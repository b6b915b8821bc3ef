"""圣光征服者."""

from tests.table import Table

FATE = "conqueror_of_light"


def test_the_neutral_wins_when_the_sentinels_are_dead() -> None:
    """R22.2: whoever killed the last one."""
    t = Table(
        fate=FATE,
        a={"hand": ["normal_attack"], "identity": "scourge"},
        b={"hp": 1, "identity": "sentinel"},
        c={"identity": "neutral"},
    )
    t.a.uses("normal_attack", on="b")
    assert (t.state.outcome.camp, t.state.outcome.seats) == ("neutral", (2,))


def test_not_when_the_scourge_are() -> None:
    """R22.2: the Sentinels win."""
    t = Table(
        fate=FATE,
        a={"hand": ["normal_attack"], "identity": "neutral"},
        b={"hp": 1, "identity": "scourge"},
        c={"identity": "sentinel"},
    )
    t.a.uses("normal_attack", on="b")
    assert t.state.outcome.camp == "sentinel"


def test_a_living_sentinel_keeps_the_game_going() -> None:
    """All of them."""
    t = Table(
        fate=FATE,
        a={"hand": ["normal_attack"], "identity": "neutral"},
        b={"hp": 1, "identity": "sentinel"},
        c={"identity": "sentinel"},
        d={"identity": "scourge"},
    )
    t.a.uses("normal_attack", on="b")
    assert not t.game.over
    t.a.declines("reward")
