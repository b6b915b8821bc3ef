"""The chance to Dispel and the chain that may follow (R16)."""

from tests.table import Table


def test_asked_in_action_order_from_the_turns_character() -> None:
    """R16.5: a, then b, then c; whoever has no Dispel is passed over."""
    t = Table(turn="b", a={"hand": ["dispel"]}, b={"hand": ["frenzy", "dispel"]}, c={"hand": ["dispel"]})
    t.b.uses("frenzy")
    for name in ("b", "c", "a"):
        assert t.asked() == (name, "dispel")
        t.players[name].declines("dispel")
    assert t.b.hp == 3


def test_the_last_one_used_resolves_first() -> None:
    """R16.4, A41: a Dispel on the Dispel saves the card."""
    t = Table(a={"hand": ["frenzy", "dispel"]}, b={"hand": ["dispel"]})
    t.a.uses("frenzy")
    t.a.declines("dispel")
    t.b.answers("dispel", "dispel")
    t.a.answers("dispel", "dispel")
    assert (t.a.hp, t.a.cards, t.b.cards) == (3, [], [])


def test_three_deep() -> None:
    """R16.4: the third cancels the second, so the first holds."""
    t = Table(a={"hand": ["frenzy", "dispel"]}, b={"hand": ["dispel", "dispel"]})
    t.a.uses("frenzy")
    t.a.declines("dispel")
    t.b.answers("dispel", "dispel")
    t.a.answers("dispel", "dispel")
    t.b.answers("dispel", "dispel")
    assert t.a.hp == 4


def test_after_a_failed_dispel_the_round_starts_again() -> None:
    """R16.5: whoever declined before is asked once more."""
    t = Table(a={"hand": ["frenzy", "dispel", "dispel"]}, b={"hand": ["dispel"]})
    t.a.uses("frenzy")
    t.a.declines("dispel")
    t.b.answers("dispel", "dispel")
    t.a.answers("dispel", "dispel")
    assert t.asked() == ("a", "dispel")
    t.a.answers("dispel", "dispel")
    assert t.a.hp == 4


def test_what_was_paid_stays_paid() -> None:
    """R16.6: the card and the rage of the upgrade."""
    t = Table(a={"hand": ["moon_arrow"], "rage": 1}, b={"hand": ["dispel"]})
    t.a.uses("moon_arrow", on="b", upgraded=True)
    t.b.answers("dispel", "dispel")
    assert (t.a.rage, t.a.cards, t.b.hp) == (0, [], 4)


def test_the_target_is_known_when_asked() -> None:
    """A42: the question says what is at stake, and on whom."""
    t = Table(a={"hand": ["moon_arrow"]}, b={}, c={"hand": ["dispel"]})
    t.a.uses("moon_arrow", on="b")
    context = t.game.pending.context if t.game.pending else {}
    assert (context["card"], context["user"], context["targets"]) == ("moon_arrow", 0, (1,))
    t.c.declines("dispel")
    t.a.answers("moon_arrow.name", "red")


def test_the_dead_are_not_asked() -> None:
    """Only living characters (R16.5)."""
    t = Table(a={"hand": ["frenzy"]}, b={"hand": [], "alive": False}, c={})
    t.state.deaths = (1,)
    t.a.uses("frenzy")
    assert t.a.hp == 3


def test_all_cards_end_in_the_discard_pile() -> None:
    """R4.3: the card, the Dispel and the Dispel against it."""
    t = Table(a={"hand": ["frenzy", "dispel"]}, b={"hand": ["dispel"]})
    t.a.uses("frenzy")
    t.a.declines("dispel")
    t.b.answers("dispel", "dispel")
    t.a.answers("dispel", "dispel")
    assert len(t.state.discard) == 3 and t.state.resolving == []
