"""闪避护符."""

from tests.table import Table


def test_it_comes_sideways_and_is_readied_for_a_card() -> None:
    """A180, R24.6."""
    t = Table(a={"hand": ["dodge_charm", "greed"]}, b={})
    t.a.uses("dodge_charm")
    assert not t.a.upright
    t.a.sets_off("dodge_charm")
    assert t.a.upright and t.a.cards == []
    assert "dodge_charm" not in t.offered("a"), "it is ready already"


def test_upright_it_cancels_one_attack() -> None:
    """Turned sideways, an Attack is cancelled; the next one is not."""
    t = Table(
        a={"hand": ["frenzy", "normal_attack", "chaos_attack"]}, b={"armor": "dodge_charm", "upright": True}, c={}
    )
    t.a.uses("frenzy")
    t.a.uses("chaos_attack", on="b")
    t.b.accepts("dodge_charm")
    assert (t.b.hp, t.b.upright, t.a.rage) == (4, False, 1), "no hit, no rage but that of the Frenzy"
    t.a.uses("normal_attack", on="b")
    assert t.b.hp == 3


def test_one_may_keep_it_and_dodge() -> None:
    """The charm is asked first (R15.1 ③ before ④)."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hand": ["dodge"], "armor": "dodge_charm", "upright": True})
    t.a.uses("normal_attack", on="b")
    t.b.declines("trigger.may")
    t.b.answers("respond.dodge", "dodge")
    assert (t.b.hp, t.b.upright) == (4, True)


def test_sideways_it_does_nothing() -> None:
    """Nor for others."""
    t = Table(a={"hand": ["normal_attack"]}, b={"armor": "dodge_charm"}, c={})
    t.a.uses("normal_attack", on="b")
    assert t.b.hp == 3
    t = Table(a={"hand": ["normal_attack"]}, b={}, c={"armor": "dodge_charm", "upright": True})
    t.a.uses("normal_attack", on="b")
    assert (t.b.hp, t.c.upright) == (3, True)


def test_magic_is_no_attack() -> None:
    """An upright charm does not stop a Moon Arrow."""
    t = Table(a={"hand": ["moon_arrow"]}, b={"armor": "dodge_charm", "upright": True})
    t.a.uses("moon_arrow", on="b")
    t.a.answers("moon_arrow.name", "red")
    assert (t.b.hp, t.b.upright) == (3, True)


def test_without_a_hand_it_cannot_be_readied() -> None:
    """A cost is paid in full (R1.10)."""
    assert Table(a={"armor": "dodge_charm"}, b={}).offered("a") == ["end"]
