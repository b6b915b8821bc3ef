"""Dying and rescue (R19)."""

from tests.table import Table


def test_the_dying_one_is_asked_first_then_in_action_order() -> None:
    """R19.1: from it on, not from the turn's character."""
    t = Table(
        a={"hand": ["normal_attack", "healing_balm"]},
        b={"hp": 1, "hand": ["healing_balm"]},
        c={"hand": ["healing_balm"]},
    )
    t.a.uses("normal_attack", on="b")
    t.b.declines("dying.rescue")
    t.c.declines("dying.rescue")
    t.a.answers("dying.rescue", "healing_balm")
    assert (t.b.alive, t.b.hp, t.b.rage) == (True, 1, 1)


def test_points_below_zero_need_a_balm_each() -> None:
    """A135: from -1 two are needed; one person may give both (R19.1)."""
    t = Table(
        a={"hand": ["normal_attack:spade"], "weapon": "saints_relic"},
        b={"hp": 1, "hand": ["healing_balm", "healing_balm"]},
    )
    t.a.uses("normal_attack", on="b")
    assert t.game.pending.context["needed"] == 2
    t.b.answers("dying.rescue", "healing_balm")
    assert (t.b.hp, t.asked()) == (0, ("b", "dying.rescue"))
    assert t.game.pending.context["needed"] == 1
    t.b.answers("dying.rescue", "healing_balm")
    assert (t.b.alive, t.b.hp) == (True, 1)


def test_too_few_balms_are_spent_for_nothing() -> None:
    """A135: -1 and one Balm."""
    t = Table(
        a={"hand": ["normal_attack:spade"], "weapon": "saints_relic"}, b={"hp": 1, "hand": ["healing_balm"]}, c={}
    )
    t.a.uses("normal_attack", on="b")
    t.b.answers("dying.rescue", "healing_balm")
    assert not t.b.alive and t.asked() == ("a", "reward")
    t.a.declines()


def test_the_living_are_not_asked() -> None:
    """More than 0 hp is not dying."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hp": 2, "hand": ["healing_balm"]})
    t.a.uses("normal_attack", on="b")
    assert t.asked() == ("a", "play") and t.b.cards == ["healing_balm:heart"]


def test_nobody_can_rescue_the_immune() -> None:
    """A267: hand cards do nothing to it; Bladed Armour brings the immune user down."""
    t = Table(
        a={"hand": ["siren_song", "normal_attack", "healing_balm"], "rage": 1, "hp": 1},
        b={"armor": "bladed_armour", "hand": ["healing_balm"]},
        deck=["dodge:heart"],
    )
    t.a.uses("siren_song", upgraded=True)
    t.a.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    t.b.declines("reward")
    assert not t.a.alive and len(t.b.cards) == 3, "its own Balm and the two of the turn that has begun"


def test_a_rescue_is_not_dispelled() -> None:
    """A Balm is no magic card (R16.1)."""
    t = Table(a={"hand": ["normal_attack", "dispel"]}, b={"hp": 1, "hand": ["healing_balm"]})
    t.a.uses("normal_attack", on="b")
    t.b.answers("dying.rescue", "healing_balm")
    assert t.b.hp == 1 and t.a.cards == ["dispel:heart"]
