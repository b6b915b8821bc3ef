"""暗影惩戒者."""

from tests.table import Table

FATE = "punisher_of_shadow"


def test_the_neutral_wins_when_the_scourge_are_dead() -> None:
    """R22.1: instead of the Sentinels."""
    t = Table(
        fate=FATE,
        a={"hand": ["normal_attack"], "identity": "sentinel"},
        b={"hp": 1, "identity": "scourge"},
        c={"identity": "neutral"},
    )
    t.a.uses("normal_attack", on="b")
    assert (t.state.outcome.camp, t.state.outcome.seats) == ("neutral", (2,))


def test_not_when_it_is_dead() -> None:
    """R21.2: the Sentinels win."""
    t = Table(
        fate=FATE,
        a={"hand": ["normal_attack"], "identity": "sentinel"},
        b={"hp": 1, "identity": "scourge"},
        c={"identity": "neutral", "alive": False},
    )
    t.state.deaths = (2,)
    t.a.uses("normal_attack", on="b")
    assert t.state.outcome.camp == "sentinel"


def test_dead_sentinels_are_not_its_task() -> None:
    """R22.1: then the Scourge win."""
    t = Table(
        fate=FATE,
        a={"hand": ["normal_attack"], "identity": "scourge"},
        b={"hp": 1, "identity": "sentinel"},
        c={"identity": "neutral"},
    )
    t.a.uses("normal_attack", on="b")
    assert t.state.outcome.camp == "scourge"


def test_of_two_the_next_in_action_order_wins() -> None:
    """R21.4: from the turn's character."""
    t = Table(
        turn="b",
        fate=FATE,
        a={"identity": "neutral"},
        b={"hand": ["normal_attack"], "identity": "sentinel"},
        c={"hp": 1, "identity": "scourge"},
        d={"identity": "neutral"},
    )
    t.b.uses("normal_attack", on="c")
    assert t.state.outcome.seats == (3,)
