"""黑暗游侠 Dark Ranger."""

from fate.fate2.api import ATTACK_KINDS, regarded
from fate.fate2.rules.spend import ways
from tests.table import Table

ARROW = "dark_ranger.frost_arrow"
STRIKE = "dark_ranger.power_strike"


# -- dark_ranger.frost_arrow


def test_arrow_lays_a_black_card_with_another():
    """霜冻之箭: not with yourself, not twice (D14)."""
    t = Table(foe={}, dark_ranger={"hand": ["chakra", "dodge", "moon_arrow"]}, by={}, phase="casting")
    t.dark_ranger.sets_off("frost_arrow")
    assert t.offered("dark_ranger") == ["chakra:club", "moon_arrow:spade"]
    t.dark_ranger.answers(f"{ARROW}.card", "chakra")
    assert t.offered("dark_ranger") == ["by", "foe"]
    t.dark_ranger.answers(f"{ARROW}.target", "foe")
    t.dark_ranger.sets_off("frost_arrow")
    assert ([s.kind for s in t.by.status], t.asked()) == ([ARROW], ("foe", "play"))


def frosted(**foe):
    return Table(
        foe={"hand": ["flame_attack", "frenzy"], "used": {"attack": -1}},
        target={"status": [(ARROW, ["chakra"], "dark_ranger", "cast")], **foe},
        dark_ranger={},
    )


def test_the_frosted_gain_no_rage_from_damage():
    """A1, A304: not even the extra point of a Flame Attack; the damage stands."""
    t = frosted()
    t.foe.uses("flame_attack", on="target")
    assert (t.target.hp, t.target.rage) == (3, 0)


def test_others_do_and_so_do_the_frosted_otherwise():
    """A304: rage that does not come from damage."""
    t = frosted()
    t.foe.uses("flame_attack", on="dark_ranger")
    assert t.dark_ranger.rage == 2
    t = Table(
        foe={"hand": ["misdirect"], "rage": 1},
        target={"status": [(ARROW, ["chakra"], "dark_ranger", "cast")]},
        dark_ranger={"rage": 3},
    )
    t.foe.uses("misdirect", on="foe")
    assert t.target.rage == 1


def strike(*foes, hand=("chakra",), **more):
    return Table(dark_ranger={"hand": list(hand)}, foe={"hand": list(foes), **more}, by={})


# -- dark_ranger.power_strike


def test_strike_discards_a_card():
    """强击: not a spade."""
    t = strike("disarm")
    t.dark_ranger.sets_off("power_strike")
    assert (t.foe.hand, t.dark_ranger.hand, len(t.state.discard)) == ([], [], 2)
    assert "power_strike" not in t.offered("dark_ranger")


def test_strike_takes_a_spade():
    """若该牌为黑桃，则你获得该牌."""
    t = strike("moon_arrow")
    t.dark_ranger.sets_off("power_strike")
    assert (t.foe.hand, t.dark_ranger.cards, len(t.state.discard)) == ([], ["moon_arrow:spade"], 1)


def test_strike_needs_a_black_card_and_a_hand():
    """R1.10: equipment is not in the hand."""
    assert "power_strike" not in strike("disarm", hand=["dodge"]).offered("dark_ranger")
    assert "power_strike" not in strike(weapon="hornbow").offered("dark_ranger")


def test_strike_dispelled():
    """R16.6."""
    t = strike("dispel", "disarm")
    t.dark_ranger.sets_off("power_strike")
    t.foe.answers("dispel", "dispel")
    assert (t.foe.cards, t.dark_ranger.hand) == (["disarm:club"], [])


# -- dark_ranger.archers_gift


def test_gift_makes_attacks_of_black_cards():
    """射手天赋: to use."""
    t = Table(dark_ranger={"hand": ["chakra", "dodge"]}, foe={}, by={"hand": ["chakra"]})
    assert [o for o in t.offered("dark_ranger") if "gift" in o] == ["archers_gift>normal_attack chakra:club"]
    t.dark_ranger.uses("chakra", on="foe", via="archers_gift")
    assert t.foe.hp == 3


def test_gift_to_play_and_to_discard():
    """A64: regarded; nobody else's cards."""
    t = Table(dark_ranger={"hand": ["chakra", "dodge"]}, foe={"hand": ["chakra"]})
    assert regarded(t.game, 0, ATTACK_KINDS) == t.dark_ranger.hand[:1]
    assert len(ways(t.game, 0, ("normal_attack",), "play")) == 1
    assert regarded(t.game, 1, ATTACK_KINDS) == []


# -- dark_ranger.frost_arrow


def test_a_dispelled_arrow_is_lost():
    """R6.3, N25: its card is discarded."""
    t = Table(foe={"hand": ["dispel"]}, dark_ranger={"hand": ["chakra"]}, by={}, phase="casting")
    t.dark_ranger.sets_off("frost_arrow")
    t.dark_ranger.answers(f"{ARROW}.target", "by")
    t.foe.answers("dispel", "dispel")
    assert (t.by.status, t.dark_ranger.hand, t.asked()) == ([], [], ("foe", "play"))


# -- dark_ranger.archers_gift


def test_a_gift_can_be_dodged_and_counts():
    """A60."""
    t = Table(dark_ranger={"hand": ["chakra", "disarm"]}, foe={"hand": ["dodge"]}, by={})
    t.dark_ranger.uses("chakra", on="foe", via="archers_gift")
    t.foe.answers("respond.dodge", "dodge")
    assert (t.foe.hp, [o for o in t.offered("dark_ranger") if "gift" in o]) == (4, [])


def test_a_black_gift_profits_from_a_relic():
    """A58, R14.3: it keeps its colour."""
    t = Table(dark_ranger={"hand": ["chakra"], "weapon": "saints_relic"}, foe={}, by={})
    t.dark_ranger.uses("chakra", on="foe", via="archers_gift")
    assert (t.foe.hp, t.by.hp) == (2, 4)
