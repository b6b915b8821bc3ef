"""矮人火枪手 Dwarf Musketeer."""

import pytest

from fate.fate2.api import distance, in_range
from tests.table import Table

# -- dwarf_musketeer.headshot


@pytest.mark.parametrize(("card", "hp"), [("chakra", 2), ("dodge:heart", 3)])
def test_headshot_on_black(card: str, hp: int) -> None:
    """爆头: +1 on black."""
    t = Table(dwarf_musketeer={"hand": ["normal_attack"]}, foe={}, other={}, deck=[card])
    t.dwarf_musketeer.uses("normal_attack", on="foe")
    t.dwarf_musketeer.accepts("headshot")
    assert (t.foe.hp, t.other.hp) == (hp, 4)


def test_headshot_comes_before_the_dodge() -> None:
    """A84: ② before ④; a dodged Attack deals nothing."""
    t = Table(dwarf_musketeer={"hand": ["normal_attack"]}, foe={"hand": ["dodge"]}, other={}, deck=["chakra"])
    t.dwarf_musketeer.uses("normal_attack", on="foe")
    t.dwarf_musketeer.accepts("headshot")
    assert t.game.pending is not None and t.game.pending.context["damage"] == 2
    t.foe.answers("respond.dodge", "dodge")
    assert t.foe.hp == 4


def test_no_judgement_when_declined_or_for_others() -> None:
    """可以; 你使用."""
    t = Table(dwarf_musketeer={"hand": ["normal_attack"]}, foe={"hand": ["normal_attack"]}, other={}, deck=["chakra"])
    t.dwarf_musketeer.uses("normal_attack", on="foe")
    t.dwarf_musketeer.declines("trigger.may")
    assert (t.foe.hp, t.told("judge")) == (3, [])
    t.dwarf_musketeer.ends()
    t.foe.uses("normal_attack", on="other")
    assert (t.other.hp, t.told("judge")) == (3, [])


# -- dwarf_musketeer.take_aim


def test_aim_reaches_one_further() -> None:
    """瞄准, A72: one way only, never below 1."""
    t = Table(dwarf_musketeer={"hand": ["normal_attack"]}, a={}, b={"hand": ["normal_attack"]}, c={}, d={}, e={})
    assert in_range(t.game, 0) == [1, 2, 4, 5]
    assert [distance(t.game, 0, seat) for seat in (1, 2, 3)] == [1, 1, 2]
    assert (distance(t.game, 2, 0), in_range(t.game, 2)) == (2, [3, 1])


# -- dwarf_musketeer.headshot


def test_headshot_adds_to_other_bonuses() -> None:
    """A92: with the Saint's Relic three in all."""
    t = Table(
        dwarf_musketeer={"hand": ["normal_attack:club"], "weapon": "saints_relic"}, foe={}, other={}, deck=["chakra"]
    )
    t.dwarf_musketeer.uses("normal_attack", on="foe")
    t.dwarf_musketeer.accepts("headshot")
    assert (t.foe.hp, t.other.hp) == (1, 4)


# -- dwarf_musketeer.take_aim


def test_an_attack_at_distance_two_is_aimed() -> None:
    """R13.3: it is offered and hits."""
    t = Table(dwarf_musketeer={"hand": ["normal_attack"]}, a={}, b={}, c={}, d={}, e={})
    t.dwarf_musketeer.uses("normal_attack")
    assert t.offered("dwarf_musketeer") == ["a", "b", "d", "e"]
    t.dwarf_musketeer.answers("use.target", "b")
    t.dwarf_musketeer.declines("trigger.may")
    assert t.b.hp == 3


def test_aim_and_boots() -> None:
    """A72: what they add cancels out; worn by the musketeer they add up."""
    t = Table(dwarf_musketeer={}, a={}, b={"armor": "boots_of_speed"}, c={}, d={}, e={})
    assert [distance(t.game, 0, seat) for seat in (1, 2, 3)] == [1, 2, 2]
    t = Table(dwarf_musketeer={"armor": "boots_of_speed"}, a={}, b={}, c={}, d={}, e={})
    assert [distance(t.game, 0, seat) for seat in (1, 2, 3)] == [1, 1, 1]


def test_others_do_not_aim() -> None:
    """A bystander two seats away stays out of reach."""
    t = Table(a={"hand": ["normal_attack"]}, dwarf_musketeer={}, b={}, c={}, d={})
    assert in_range(t.game, 0) == [1, 4]
