"""流浪剑客 Wandering Swordsman."""

from fate.fate2.rules.catalog import KINDS
from tests.table import Table

SETS = ("standard", "ex_heroes")
SWING = "wandering_swordsman.giant_swing"
MIGHT = "wandering_swordsman.divine_might"


def swinging(rage: int = 1, attack: str = "normal_attack", **foe: object) -> Table:
    t = Table(
        sets=SETS, wandering_swordsman={"hand": [attack], "rage": rage}, b=dict(foe), c={}, d={},
    )  # fmt: skip
    t.wandering_swordsman.uses(attack, on="b")
    return t


# -- wandering_swordsman.giant_swing


def test_more_rage_one_more_target_in_range() -> None:
    """巨力挥舞, A79: not c, who is out of range; the other one comes second."""
    t = swinging()
    assert t.offered("wandering_swordsman") == ["d", "decline"]
    t.wandering_swordsman.answers(f"{SWING}.target", "d")
    assert (t.b.hp, t.c.hp, t.d.hp, t.asked()) == (3, 4, 3, ("wandering_swordsman", "play"))
    assert [entry["seat"] for entry in t.told("damage")] == [1, 3]


def test_it_may_be_declined_and_needs_more_rage() -> None:
    """可; > only."""
    t = swinging()
    t.wandering_swordsman.declines(f"{SWING}.target")
    assert (t.b.hp, t.d.hp) == (3, 4)
    t = Table(sets=SETS, wandering_swordsman={"hand": ["normal_attack"], "rage": 1}, b={"rage": 1}, c={}, d={})
    t.wandering_swordsman.uses("normal_attack", on="b")
    assert (t.b.hp, t.asked()) == (3, ("wandering_swordsman", "play"))


def test_the_second_is_a_normal_attack() -> None:
    """A59: a Flame Attack's rage is the first one's only."""
    t = swinging(attack="flame_attack")
    t.wandering_swordsman.answers(f"{SWING}.target", "d")
    assert (t.b.rage, t.d.rage) == (2, 1)


def test_it_strikes_though_the_first_is_dodged_and_can_be_dodged() -> None:
    """使用 is enough."""
    t = Table(
        sets=SETS,
        wandering_swordsman={"hand": ["normal_attack"], "rage": 1},
        b={"hand": ["dodge"]},
        c={},
        d={"hand": ["dodge"]},
    )
    t.wandering_swordsman.uses("normal_attack", on="b")
    t.wandering_swordsman.answers(f"{SWING}.target", "d")
    t.b.answers("respond.dodge", "dodge")
    t.d.answers("respond.dodge", "dodge")
    assert (t.b.hp, t.d.hp) == (4, 4)


def test_the_virtual_attack_never_swings() -> None:
    """A100: with everybody weaker there is one more target, not two."""
    t = Table(sets=SETS, wandering_swordsman={"hand": ["normal_attack"], "rage": 3}, b={}, c={})
    t.wandering_swordsman.uses("normal_attack", on="b")
    t.wandering_swordsman.answers(f"{SWING}.target", "c")
    assert (t.b.hp, t.c.hp, t.asked()) == (3, 3, ("wandering_swordsman", "play"))


def test_others_do_not_swing() -> None:
    """你 only."""
    t = Table(sets=SETS, b={"hand": ["normal_attack"], "rage": 3}, wandering_swordsman={}, c={})
    t.b.uses("normal_attack", on="wandering_swordsman")
    assert t.asked() == ("b", "play")


# -- wandering_swordsman.divine_might


def test_two_of_a_suit_are_divine_might() -> None:
    """神之力量, A52: an S-skill at its price, and 1 card more."""
    t = Table(
        sets=SETS, wandering_swordsman={"hand": ["dodge:heart", "greed:heart", "chakra"], "rage": 3},
        b={"hand": ["dispel"]}, deck=["disarm", "disarm"],
    )  # fmt: skip
    t.wandering_swordsman.uses("divine_might", via=MIGHT)
    t.wandering_swordsman.accepts(MIGHT)
    assert t.wandering_swordsman.cards == ["chakra:club", "disarm:club", "disarm:club"]
    assert t.wandering_swordsman.rage == 3 - KINDS["divine_might"].cost and len(t.wandering_swordsman.effects) == 1


def test_the_real_card_draws_more_too() -> None:
    """A276; it may be declined; others' does not."""
    t = Table(sets=SETS, wandering_swordsman={"hand": ["divine_might"], "rage": 3}, b={}, deck=["disarm", "disarm"])
    t.wandering_swordsman.uses("divine_might")
    t.wandering_swordsman.declines("trigger.may")
    assert len(t.wandering_swordsman.cards) == 1
    t = Table(sets=SETS, b={"hand": ["divine_might"], "rage": 3}, wandering_swordsman={}, deck=["disarm", "disarm"])
    t.b.uses("divine_might")
    assert (len(t.b.cards), t.asked()) == (1, ("b", "play"))


def test_different_suits_or_no_rage_will_not_do() -> None:
    """R26.1."""
    t = Table(sets=SETS, wandering_swordsman={"hand": ["dodge:heart", "dodge:diamond"], "rage": 3}, b={})
    assert t.offered("wandering_swordsman") == ["end"]
    t = Table(sets=SETS, wandering_swordsman={"hand": ["dodge:heart", "dodge:heart"], "rage": 1}, b={})
    assert t.offered("wandering_swordsman") == ["end"]


# -- wandering_swordsman.giant_swing


def test_a_bystanders_attack_is_not_extended() -> None:
    """However much rage the swordsman has."""
    t = Table(sets=SETS, b={"hand": ["normal_attack"]}, c={}, wandering_swordsman={"rage": 3})
    t.b.uses("normal_attack", on="c")
    assert t.asked() == ("b", "play")


# -- wandering_swordsman.divine_might


def test_might_strengthens_every_attack_of_the_turn() -> None:
    """R27.6: one more damage, to nobody but the one attacked."""
    t = Table(
        sets=SETS, wandering_swordsman={"hand": ["dodge:heart", "greed:heart", "normal_attack"], "rage": 2},
        b={}, c={}, deck=["disarm", "disarm"],
    )  # fmt: skip
    t.wandering_swordsman.uses("divine_might", via=MIGHT)
    t.wandering_swordsman.accepts(MIGHT)
    t.wandering_swordsman.uses("normal_attack", on="b")
    assert (t.b.hp, t.c.hp, t.wandering_swordsman.rage) == (2, 4, 0)
