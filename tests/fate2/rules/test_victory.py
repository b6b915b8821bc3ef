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


def test_a_neutral_at_its_last_point_can_still_win() -> None:
    """R21.4: it must live, no more."""
    t = Table(
        fate="summoner_of_death", a={"hand": ["normal_attack"], "identity": "sentinel"},
        b={"hp": 3, "identity": "scourge"}, c={"hp": 1, "identity": "neutral"}, d={"hp": 2, "identity": "sentinel"},
    )  # fmt: skip
    t.state.seats[0].hp = 2
    t.a.uses("normal_attack", on="b")
    assert t.state.outcome is not None and t.state.outcome.seats == (2,)
