"""菲丽丝之戒."""

from tests.table import Table


def test_one_more_in_the_draw_phase() -> None:
    """R9.2: 3 at once."""
    t = Table(phase="draw", a={"armor": "ring_of_felice"}, b={}, deck=["frenzy"] * 2)
    t.a.accepts("ring_of_felice")
    assert len(t.a.cards) == 3 and t.told("draw")[0]["count"] == 3


def test_one_need_not() -> None:
    """It may."""
    t = Table(phase="draw", a={"armor": "ring_of_felice"}, b={})
    t.a.declines("trigger.may")
    assert len(t.a.cards) == 2


def test_other_draws_and_other_characters_are_not_meant() -> None:
    """Only its wearer's draw phase."""
    t = Table(phase="draw", a={}, b={"armor": "ring_of_felice"}, deck=["frenzy", "chakra", "dodge"])
    assert len(t.a.cards) == 2
    t.a.uses("chakra")
    t.a.declines("chakra.guess")
    assert len(t.a.cards) == 2


def test_a_skipped_draw_phase_brings_nothing() -> None:
    """A36."""
    t = Table(a={"hand": ["viper_ambush"], "rage": 2}, b={"armor": "ring_of_felice"})
    t.a.uses("viper_ambush", on="b")
    t.a.ends()
    assert t.asked() == ("b", "play") and t.b.cards == []
