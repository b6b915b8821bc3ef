"""hp and rage (R12, R18)."""

from __future__ import annotations

from fate.fate2.rules.catalog import KINDS
from tests.fate2.interactions.drills import Position
from tests.table import Table


def test_the_last_point_left_is_not_dying() -> None:
    """R19: 0 hp or less is."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hp": 2, "hand": ["healing_balm"]}, c={})
    t.a.uses("normal_attack", on="b")
    assert t.b.hp == 1 and t.told("dying") == [] and t.asked() == ("a", "play")


def test_no_more_is_healed_than_is_missing() -> None:
    """R18.6."""
    t = Table(a={"hand": ["healing_balm", "healing_balm"], "hp": 3, "max_hp": 4}, b={}, c={})
    t.a.uses("healing_balm", on="a")
    assert t.a.hp == 4 and t.told("heal")[0]["amount"] == 1
    assert t.offered("a") == ["end"], "nobody is wounded"


def test_rage_for_each_point_lost() -> None:
    """R12.2: also from lethal damage that is survived."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hp": 1, "hand": ["healing_balm"]}, c={})
    t.a.uses("normal_attack", on="b")
    t.b.answers("dying.rescue", "healing_balm")
    assert (t.b.hp, t.b.rage) == (1, 1)


def test_the_immune_pay_with_rage() -> None:
    """A165: S-skills and upgrades cost the singer what they cost anybody."""
    t = Position(me={"hand": ["godslayer_slash"], "rage": 3, "immune": True}, b={}, c={})
    t.me.uses("godslayer_slash", on="b")
    while t.asked() != ("me", "play"):
        t.game.answer(0)
    assert t.me.rage == 3 - KINDS["godslayer_slash"].cost
