"""The factions without a Neutral's fate (R21.1)."""

from tests.table import Table


def test_the_whole_faction_wins_dead_or_alive() -> None:
    """R21.1."""
    t = Table(
        a={"hand": ["normal_attack"], "identity": "sentinel"},
        b={"hp": 1, "identity": "scourge"},
        c={"identity": "sentinel", "alive": False},
    )
    t.state.deaths = (2,)
    t.a.uses("normal_attack", on="b")
    assert (t.state.outcome.camp, t.state.outcome.seats) == ("sentinel", (0, 2))


def test_not_while_one_enemy_lives() -> None:
    """R21.1."""
    t = Table(
        a={"hand": ["normal_attack"], "identity": "sentinel"},
        b={"hp": 1, "identity": "scourge"},
        c={"identity": "scourge"},
    )
    t.a.uses("normal_attack", on="b")
    assert not t.game.over
    t.a.declines("reward")
