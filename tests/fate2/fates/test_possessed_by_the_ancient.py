"""Roshan附体."""

from tests.table import Table

FATE = "possessed_by_the_ancient"
OTHERS = {"b": {"identity": "sentinel"}, "c": {"identity": "scourge"}}


def test_revealing_brings_a_card_for_each_other() -> None:
    """R22.8: X living others; everybody knows it now."""
    t = Table(fate=FATE, a={"identity": "neutral"}, **OTHERS)
    t.a.answers("play", "reveal")
    assert len(t.a.cards) == 2 and t.game.knows_identity(1, 0)
    assert "reveal" not in t.offered("a")


def test_only_a_neutral_on_its_turn() -> None:
    """R22.8."""
    t = Table(fate=FATE, turn="b", a={"identity": "neutral"}, **OTHERS)
    assert t.offered("b") == ["end"]


def test_it_draws_more_and_keeps_more() -> None:
    """R22.8, A264: X more in the draw phase, X more at the hand limit, counted anew."""
    t = Table(fate=FATE, a={"identity": "neutral", "hand": ["chakra", "chakra"]}, **OTHERS, deck=["dodge"] * 12)
    t.a.answers("play", "reveal")
    t.a.ends()
    t.b.ends()
    t.c.ends()
    t.a.accepts(FATE)
    assert len(t.a.cards) == 4 + 2 + 2
    t.a.ends()
    assert t.asked() == ("a", "discard")
    t.a.answers("discard", ["chakra", "chakra"])
    assert len(t.a.cards) == 6


def test_its_death_is_everybody_elses_victory() -> None:
    """R22.8, A157: dead or alive (A160)."""
    t = Table(
        fate=FATE,
        a={"identity": "neutral", "hp": 1},
        b={"identity": "sentinel", "hand": ["normal_attack"]},
        c={"identity": "scourge"},
        deck=["chakra", "chakra", "greed", "greed"],
    )
    t.a.answers("play", "reveal")
    t.a.ends()
    t.b.uses("normal_attack", on="a")
    assert (t.state.outcome.camp, t.state.outcome.seats) == ("hunters", (1, 2))


def test_a_wiped_out_camp_ends_nothing_any_more() -> None:
    """A157: it must kill everybody, and then wins alone."""
    t = Table(
        fate=FATE,
        a={"identity": "neutral", "hand": ["frenzy", "normal_attack", "normal_attack"]},
        b={"identity": "sentinel", "hp": 1},
        c={"identity": "scourge", "hp": 1},
        deck=["chakra", "chakra", "greed", "greed"],
    )
    t.a.answers("play", "reveal")
    t.a.uses("frenzy")
    t.a.uses("normal_attack", on="b")
    assert not t.game.over
    t.a.declines("reward")
    t.a.uses("normal_attack", on="c")
    assert (t.state.outcome.camp, t.state.outcome.seats) == ("neutral", (0,))


def test_before_it_reveals_camps_win_as_ever() -> None:
    """R22.8."""
    t = Table(
        fate=FATE,
        a={"identity": "neutral", "hand": ["normal_attack"]},
        b={"identity": "sentinel", "hp": 1},
        c={"identity": "scourge"},
    )
    t.a.uses("normal_attack", on="b")
    assert t.state.outcome.camp == "scourge"
