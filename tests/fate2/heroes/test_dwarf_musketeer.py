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
