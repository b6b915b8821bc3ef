"""熊猫酒仙 Drunken Panda."""

from fate.fate2.rules.marker import markers
from tests.table import Table

HAZE = "drunken_panda.drunken_haze"
SPLIT = "drunken_panda.elemental_split"


# -- drunken_panda.drunken_haze


def test_haze_takes_a_red_hand_card():
    """醉酒云雾: anybody (A206), once on each (D14)."""
    t = Table(foe={}, drunken_panda={"hand": ["chakra", "dodge", "greed:heart"]}, by={}, phase="casting")
    t.drunken_panda.sets_off("drunken_haze")
    assert t.offered("drunken_panda") == ["dodge:heart", "greed:heart"]
    t.drunken_panda.answers(f"{HAZE}.card", "dodge")
    t.drunken_panda.answers(f"{HAZE}.target", "foe")
    assert [(s.kind, s.lasts) for s in t.foe.status] == [(HAZE, "cast")]
    t.drunken_panda.sets_off("drunken_haze")
    assert t.offered("drunken_panda") == ["drunken_panda", "by"]
    t.game.cancel()
    t.drunken_panda.passes()


def hazy(deck, **more):
    return Table(
        foe={"hand": ["normal_attack", "chaos_attack"], "status": [(HAZE, ["dodge"], "drunken_panda", "cast")], **more},
        drunken_panda={}, by={}, deck=deck,
    )  # fmt: skip


def test_a_hazy_attack_is_void_unless_a_spade():
    """A209, A236: it counts against the limit, is no hit, gives no rage."""
    t = hazy(["chakra"])
    t.foe.uses("chaos_attack", on="by")
    assert (t.by.hp, t.foe.rage, t.told("judge")[0]["seat"], t.offered("foe")) == (4, 0, 0, ["end"])


def test_a_spade_lets_it_pass():
    """若结果不为黑桃."""
    t = hazy(["moon_arrow"])
    t.foe.uses("normal_attack", on="by")
    assert t.by.hp == 3


def test_without_a_card_nothing_comes_of_it():
    """D2."""
    t = Table(
        only=True,
        foe={"hand": ["normal_attack"], "status": [(HAZE, ["dodge"], "drunken_panda", "cast")]},
        drunken_panda={},
        by={},
    )
    t.foe.uses("normal_attack", on="by")
    assert t.by.hp == 3


def test_one_judgement_for_a_string_of_attacks_each():
    """Each Attack has its own; others' Attacks have none."""
    t = hazy(["moon_arrow", "chakra"], used={"attack": -1})
    t.foe.uses("normal_attack", on="by")
    t.foe.uses("chaos_attack", on="by")
    assert (t.by.hp, len(t.told("judge"))) == (3, 2)
    t = Table(
        by={"hand": ["normal_attack"]},
        foe={"status": [(HAZE, ["dodge"], "drunken_panda", "cast")]},
        drunken_panda={},
        deck=["chakra"],
    )
    t.by.uses("normal_attack", on="foe")
    assert (t.foe.hp, t.told("judge")) == (3, [])


def split(*elements, **more):
    return {
        "status": [(SPLIT, [card], "drunken_panda", "keep") for card in elements],
        **more,
    }


# -- drunken_panda.elemental_split


def test_split_lays_the_whole_hand():
    """元素分离, A32: they stay; once per game, not dispellable (D13)."""
    t = Table(
        drunken_panda={"hand": ["chakra", "dodge", "chaos_attack"]}, foe={"hand": ["dispel"]}, by={}, deck=["greed"] * 4
    )
    t.drunken_panda.sets_off("elemental_split")
    assert (t.drunken_panda.hand, len(markers(t.game, 0, SPLIT))) == ([], 3)
    assert t.offered("drunken_panda") == ["end"]
    t.drunken_panda.ends()
    t.foe.ends()
    t.by.ends()
    assert (len(markers(t.game, 0, SPLIT)), len(t.drunken_panda.hand)) == (3, 1), "one fewer drawn"
    assert "elemental_split" not in t.offered("drunken_panda")


def test_split_needs_a_card():
    """A125."""
    t = Table(drunken_panda={}, foe={})
    assert t.offered("drunken_panda") == ["end"]


def test_the_draw_stays_smaller_without_elements():
    """A125: for ever; others draw as usual; with the ring it is 2."""
    t = Table(phase="draw", drunken_panda={"spent": {SPLIT: 1}}, foe={})
    assert len(t.drunken_panda.hand) == 1
    t = Table(phase="draw", drunken_panda={"spent": {SPLIT: 1}, "armor": "ring_of_felice"}, foe={})
    t.drunken_panda.accepts("ring_of_felice")
    assert len(t.drunken_panda.hand) == 2
    t = Table(phase="draw", turn="foe", drunken_panda={"spent": {SPLIT: 1}}, foe={})
    assert len(t.foe.hand) == 2


def test_elements_prevent_points():
    """弃置X个元素，视为抵消X点伤害: as many as you like."""
    t = Table(
        foe={"hand": ["godslayer_slash"], "rage": 3},
        drunken_panda=split("chakra", "moon_arrow", "dodge", "greed"),
        by={},
    )
    t.foe.uses("godslayer_slash", on="drunken_panda")
    while t.asked() == ("drunken_panda", "godslayer_slash.dodge"):
        t.drunken_panda.declines()
    amount = t.game.pending.context["damage"]
    assert (t.asked(), amount) == (("drunken_panda", f"{SPLIT}.elements"), 3)
    t.drunken_panda.answers(f"{SPLIT}.elements", ["chakra", "dodge"])
    assert (t.drunken_panda.hp, t.drunken_panda.rage, len(markers(t.game, 1, SPLIT))) == (3, 1, 2)


def test_all_points_prevented_is_no_damage():
    """No rage, nothing taken."""
    t = Table(foe={"hand": ["normal_attack"]}, drunken_panda=split("chakra"), by={})
    t.foe.uses("normal_attack", on="drunken_panda")
    t.drunken_panda.answers(f"{SPLIT}.elements", ["chakra"])
    assert (t.drunken_panda.hp, t.drunken_panda.rage, t.drunken_panda.status, t.told("damage")) == (4, 0, [], [])


def test_elements_protect_nobody_else_and_may_be_kept():
    """Declined; a bystander's damage does not ask."""
    t = Table(
        foe={"hand": ["normal_attack", "chaos_attack"], "used": {"attack": -1}}, drunken_panda=split("chakra"), by={}
    )
    t.foe.uses("normal_attack", on="drunken_panda")
    t.drunken_panda.declines(f"{SPLIT}.elements")
    t.foe.uses("chaos_attack", on="by")
    assert (t.drunken_panda.hp, t.by.hp, len(t.drunken_panda.status)) == (3, 3, 1)
