"""闪避."""

from tests.table import Table


def test_it_cancels_an_attack() -> None:
    """R15.1 ④: nothing is taken, both cards are discarded."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hand": ["dodge:heart"]})
    t.a.uses("normal_attack", on="b")
    assert t.offered("b") == ["dodge:heart", "decline"]
    t.b.answers("respond.dodge", "dodge:heart")
    assert (t.b.hp, t.b.rage, t.b.cards) == (4, 0, [])
    assert len(t.state.discard) == 2


def test_declining_keeps_it() -> None:
    """Nobody has to dodge."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hand": ["dodge:heart"]})
    t.a.uses("normal_attack", on="b")
    t.b.declines("respond.dodge")
    assert (t.b.hp, t.b.cards) == (3, ["dodge:heart"])


def test_only_the_target_may_use_it() -> None:
    """Its target is an Attack on oneself."""
    t = Table(a={"hand": ["normal_attack"]}, b={}, c={"hand": ["dodge"]})
    t.a.uses("normal_attack", on="b")
    assert (t.b.hp, t.c.cards) == (3, ["dodge:heart"])


def test_it_cannot_be_used_in_the_play_phase() -> None:
    """There is nothing to cancel."""
    t = Table(a={"hand": ["dodge"]}, b={})
    assert t.offered("a") == ["end"]
