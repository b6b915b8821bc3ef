"""鱼人守卫 Merfolk Guard."""

from tests.table import Table

RUSH = "merfolk_guard.rush"
CRUSH = "merfolk_guard.merfolk_crush"


def rush(*hand, foe=(), **more):
    t = Table(
        foe={"hand": ["normal_attack", *foe], **more}, merfolk_guard={"hand": list(hand)}, by={"hand": ["greed:heart"]}
    )
    t.foe.uses("normal_attack", on="merfolk_guard")
    return t


# -- merfolk_guard.rush


def test_rush_cancels_the_attack():
    """冲刺 1: for a heart from the hand; no Dodge is asked for."""
    t = rush("greed:heart", "dodge:diamond", "dodge:heart")
    assert t.offered("merfolk_guard") == ["greed:heart", "dodge:heart", "decline"]
    t.merfolk_guard.answers(f"{RUSH}.cost", "greed:heart")
    t.merfolk_guard.answers(f"{RUSH}.option", "parry")
    assert (t.merfolk_guard.hp, len(t.merfolk_guard.hand), t.asked()) == (4, 2, ("foe", "play"))


def test_rush_takes_more_and_draws_four():
    """冲刺 2, A103: once the damage has been taken."""
    t = rush("greed:heart")
    t.merfolk_guard.answers(f"{RUSH}.cost", "greed:heart")
    t.merfolk_guard.answers(f"{RUSH}.option", "brave")
    assert (t.merfolk_guard.hp, len(t.merfolk_guard.hand), t.merfolk_guard.rage) == (2, 4, 2)


def test_rush_and_then_a_dodge_draws_nothing():
    """A103."""
    t = rush("greed:heart", "dodge:diamond")
    t.merfolk_guard.answers(f"{RUSH}.cost", "greed:heart")
    t.merfolk_guard.answers(f"{RUSH}.option", "brave")
    t.merfolk_guard.answers("respond.dodge", "dodge:diamond")
    assert (t.merfolk_guard.hp, t.merfolk_guard.hand) == (4, [])


def test_the_four_cards_are_for_that_attack_only():
    """A104: the next damage gives none."""
    t = rush("greed:heart", "dodge:diamond", foe=["chaos_attack"], used={"attack": -1})
    t.merfolk_guard.answers(f"{RUSH}.cost", "greed:heart")
    t.merfolk_guard.answers(f"{RUSH}.option", "brave")
    t.merfolk_guard.answers("respond.dodge", "dodge:diamond")
    t.foe.uses("chaos_attack", on="merfolk_guard")
    assert (t.merfolk_guard.hp, t.merfolk_guard.hand) == (3, [])


def test_rush_cannot_cancel_what_only_certain_dodges_cancel():
    """A89: Sword Dance."""
    t = rush("greed:heart", hero="swordmaster")
    t.merfolk_guard.answers(f"{RUSH}.cost", "greed:heart")
    assert (t.merfolk_guard.hp, len(t.merfolk_guard.hand)) == (2, 4), "only the second option is left"


def test_rush_dispelled():
    """D13, R16.6."""
    t = rush("greed:heart", foe=["dispel"])
    t.merfolk_guard.answers(f"{RUSH}.cost", "greed:heart")
    t.merfolk_guard.answers(f"{RUSH}.option", "parry")
    t.foe.answers("dispel", "dispel")
    assert (t.merfolk_guard.hp, t.merfolk_guard.hand) == (3, [])


def test_rush_is_for_ones_own_sake_and_needs_a_heart():
    """A bystander's Attack; no heart."""
    t = Table(foe={"hand": ["normal_attack"]}, merfolk_guard={"hand": ["greed:heart"]}, by={})
    t.foe.uses("normal_attack", on="by")
    assert t.by.hp == 3
    t = rush("dodge:diamond")
    assert t.asked() == ("merfolk_guard", "respond.dodge")
    t.merfolk_guard.declines()


def crush(*hand, foe=("dodge",), **more):
    t = Table(merfolk_guard={"hand": ["normal_attack", *hand], "rage": 1, **more}, foe={"hand": list(foe)}, by={})
    t.merfolk_guard.uses("normal_attack", on="foe")
    if t.asked() == ("foe", "respond.dodge"):
        t.foe.answers("respond.dodge", "dodge")
    return t


# -- merfolk_guard.merfolk_crush


def test_crush_forces_the_hit():
    """鱼人碎击, A232: the Dodge is lost."""
    t = crush("chakra")
    assert t.offered("merfolk_guard") == ["chakra:club", "decline"]
    t.merfolk_guard.answers(f"{CRUSH}.cost", "chakra")
    assert (t.foe.hp, t.foe.hand, t.merfolk_guard.rage, t.merfolk_guard.hand) == (3, [], 0, [])
    assert len(t.told("damage")) == 1


def test_crush_costs_one_rage_of_two():
    """1怒气."""
    t = crush("chakra", "disarm", rage=2)
    t.merfolk_guard.answers(f"{CRUSH}.cost", "chakra")
    assert (t.merfolk_guard.rage, t.merfolk_guard.cards, t.foe.hp) == (1, ["disarm:club"], 3)


def test_crush_declined():
    """It is optional."""
    t = crush("chakra")
    t.merfolk_guard.declines(f"{CRUSH}.cost")
    assert (t.foe.hp, t.merfolk_guard.rage) == (4, 1)


def test_crush_costs_rage_and_a_card():
    """Both, R1.10."""
    assert crush("chakra", rage=0).foe.hp == 4
    assert crush().foe.hp == 4


def test_crush_dispelled():
    """D13."""
    t = crush("chakra", foe=["dodge", "dispel"])
    t.merfolk_guard.answers(f"{CRUSH}.cost", "chakra")
    t.foe.answers("dispel", "dispel")
    assert (t.foe.hp, t.merfolk_guard.rage) == (4, 0)


def test_crush_does_not_help_against_the_charm():
    """A232: no Dodge was used."""
    t = Table(
        merfolk_guard={"hand": ["normal_attack", "chakra"], "rage": 1}, foe={"armor": "dodge_charm", "upright": True}
    )
    t.merfolk_guard.uses("normal_attack", on="foe")
    t.foe.accepts("dodge_charm")
    assert (t.foe.hp, t.asked()) == (4, ("merfolk_guard", "play"))


def test_others_do_not_crush():
    """A bystander's dodged Attack."""
    t = Table(foe={"hand": ["normal_attack"]}, by={"hand": ["dodge"]}, merfolk_guard={"hand": ["chakra"], "rage": 2})
    t.foe.uses("normal_attack", on="by")
    t.by.answers("respond.dodge", "dodge")
    assert (t.by.hp, t.asked()) == (4, ("foe", "play"))
