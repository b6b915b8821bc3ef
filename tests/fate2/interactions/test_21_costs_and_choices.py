"""Kinds 21 and 22: prices with nothing to pay, exchanges of nothing, and choices without a candidate (R1.10, A11)."""

import pytest

from fate.fate2 import data
from fate.fate2.rules.catalog import SKILLS, load
from fate.fate2.rules.skill import Activated
from tests.fate2.interactions.positions import cast, settle
from tests.table import Table

load()
FREE = ("death_knight.death_tangle", "spirit_warrior.sacrifice", "troll_captain.battle_focus")
"""Skills of the play phase that need no card."""
COSTLY = sorted(
    skill.skill
    for hero in data.heroes().values()
    for skill in hero.skills
    if isinstance(SKILLS[skill.skill], Activated) and SKILLS[skill.skill].timing == "play" and hero.set == "standard"
)


@pytest.mark.parametrize("id", COSTLY)
def test_without_cards_nothing_that_costs_cards_is_offered(id):
    """R1.10: the play phase of somebody with an empty hand and bare body."""
    t = Table(a={"hero": id.partition(".")[0], "hp": 2}, b={"hand": ["dodge", "frenzy"]}, c={"hand": ["dodge"]})
    assert (id.rpartition(".")[2] in t.offered("a")) == (id in FREE)


def test_greed_of_an_empty_hand_gives_nothing():
    """A174: the target takes nothing; what was taken is kept."""
    t = Table(a={"hand": ["greed"]}, b={"hand": ["dodge", "frenzy"]}, c={})
    t.a.uses("greed", on="b")
    assert len(t.a.hand) == 2 and t.b.hand == []


def test_greed_of_a_single_card():
    """A174."""
    t = Table(a={"hand": ["greed", "chakra"]}, b={"hand": ["dodge"]}, c={})
    t.a.uses("greed", on="b")
    assert t.a.cards == ["dodge:heart"] and t.b.cards == ["chakra:club"]


def test_greed_has_no_target_without_cards():
    """R1.10."""
    t = Table(a={"hand": ["greed"]}, b={}, c={})
    assert t.offered("a") == ["end"]


def test_rebirth_pays_with_nothing():
    """A138: all of no hand and no rage."""
    t = Table(a={"hand": ["normal_attack"]}, skeleton_king={"hp": 1}, c={})
    t.a.uses("normal_attack", on="skeleton_king")
    t.skeleton_king.accepts("rebirth")
    assert t.skeleton_king.hp == t.skeleton_king.max_hp and t.skeleton_king.rage == 0


def test_equal_hp_exchanged_is_no_change():
    """A126."""
    t = Table(a={"hand": ["soul_sever"], "rage": 3, "hp": 3}, b={"hp": 3}, c={})
    t.a.uses("soul_sever", on="b")
    assert (t.a.hp, t.b.hp) == (3, 3)


def test_a_demand_for_what_nobody_has_asks_nobody():
    """A175: an arrow on an empty hand hits."""
    t = Table(a={"hand": ["moon_arrow"]}, b={}, c={})
    t.a.uses("moon_arrow", on="b")
    t.a.answers("moon_arrow.name", "red")
    assert t.b.hp == 3


def test_no_pair_no_wave():
    """R1.10: two cards of different suits pay for nothing."""
    t = Table(shadow_priest={"hand": ["dodge:heart", "chakra"], "hp": 1}, b={}, c={})
    assert "shadow_wave" not in t.offered("shadow_priest")


def test_no_balm_for_whom_cannot_heal():
    """N24, A127, A138: nobody is offered a Balm that would be wasted."""
    t = Table(
        a={"hand": ["normal_attack"]},
        b={"hp": 1, "hand": ["healing_balm"], "status": [cast("necromancer.soul_sap_aura", "dodge", by="a")]},
        c={"hand": ["healing_balm"]},
    )
    t.a.uses("normal_attack", on="b")
    assert t.asked() == ("a", "reward") and len(t.c.hand) == 1
    t.a.declines()


def test_an_axe_that_would_strike_nobody_is_not_offered():
    """R1.10, house rule A76: between neighbours there is nobody."""
    t = Table(a={"hand": ["savage_axe"]}, b={}, c={}, house=("A76",))
    assert t.offered("a") == ["end"]
    t = Table(a={"hand": ["savage_axe"]}, b={}, c={}, d={}, e={}, house=("A76",))
    t.a.answers("play", "savage_axe")
    assert t.offered("a") == ["c", "d"]
    t.a.answers("use.target", "c")
    assert [entry["seat"] for entry in t.told("damage")] == [1]


def test_a_cast_without_a_reachable_target_is_not_offered():
    """D14, R6: everybody has one already."""
    sapped = [cast("necromancer.soul_sap_aura", card, by="necromancer") for card in ("dodge", "frenzy", "chakra")]
    t = Table(
        turn="a",
        phase="play",
        necromancer={"hand": ["normal_attack:spade"], "status": sapped[:1]},
        a={"status": sapped[1:2]},
        b={"status": sapped[2:]},
    )
    assert not SKILLS["necromancer.soul_sap_aura"].usable(t.game, 0)
    settle(t)


@pytest.mark.parametrize("card", ["chakra", "frenzy", "misdirect", "savage_axe"])
def test_no_upgrade_is_sold_where_none_is_printed(card):
    """R10.3: with rage to spare, these ask for nothing."""
    t = Table(a={"hand": [card], "rage": 2}, b={}, c={})
    t.a.answers("play", card)
    while t.asked()[1] != "play":
        assert t.asked()[1] != "use.upgrade"
        settle(t) if not t.game.pending.cancel else t.game.answer(0)
    assert all(not entry["upgraded"] for entry in t.told("spend"))


@pytest.mark.parametrize("card", ["disarm", "energy_transfer", "greed", "moon_arrow", "siren_song"])
def test_an_upgrade_is_offered_and_costs_one_rage(card):
    """R10.3, A46: paid as the card is used, dispelled or not."""
    t = Table(a={"hand": [card], "rage": 2}, b={"hand": ["dispel"], "weapon": "battle_claw"}, c={})
    t.a.answers("play", card)
    assert t.offered("a") == ["plain", "rage"]
    t.a.answers("use.upgrade", "rage")
    while t.asked()[1] != "dispel":
        t.game.answer(0)
    t.b.answers("dispel", "dispel")
    assert t.a.rage == 1 and t.told("spend")[0]["upgraded"] == "rage"
