"""What may be done in the play phase, and why not (R10)."""

from __future__ import annotations

from fate.fate2.rules.catalog import KINDS
from fate.fate2.rules.play import attacks_left, refusal
from tests.table import Table


def test_why_a_card_may_not_be_used() -> None:
    """R10.1, R13.4, R26.1, R1.10: the first reason there is."""
    t = Table(
        a={"hand": ["normal_attack", "dodge"], "rage": 1, "used": {"attack": 1}},
        b={"hand": ["chakra"]}, c={}, d={}, e={}, f={},
    )  # fmt: skip
    assert refusal(t.game, 0, KINDS["dodge"]) == ("timing",)
    assert refusal(t.game, 0, KINDS["time_stop"]) == ("rage", KINDS["time_stop"].cost, 1)
    assert refusal(t.game, 0, KINDS["normal_attack"]) == ("attacks", 1)
    assert refusal(t.game, 0, KINDS["disarm"]) == ("target",), "nobody wears anything"
    assert refusal(t.game, 0, KINDS["greed"]) is None
    assert refusal(t.game, 0, KINDS["healing_balm"]) == ("target",), "nobody is wounded"
    t = Table(a={"hand": ["normal_attack"]}, b={}, c={})
    assert refusal(t.game, 0, KINDS["normal_attack"]) is None
    for seat in t.state.seats[1:]:
        seat.immune_by = 0
    t.game.reindex()
    assert refusal(t.game, 0, KINDS["normal_attack"]) == ("range",)


def test_attacks_left() -> None:
    """R10.1: one, less those used."""
    t = Table(a={"hand": ["normal_attack", "chaos_attack"]}, b={}, c={})
    assert attacks_left(t.game, 0) == 1
    t.a.uses("normal_attack", on="b")
    assert attacks_left(t.game, 0) == 0 and t.offered("a") == ["end"]


def test_exactly_the_rage_it_costs_is_enough() -> None:
    """R26.1."""
    cost = KINDS["time_stop"].cost
    for rage in (cost - 1, cost):
        t = Table(a={"hand": ["time_stop"], "rage": rage}, b={}, c={})
        assert (refusal(t.game, 0, KINDS["time_stop"]) is None) == (rage == cost)
