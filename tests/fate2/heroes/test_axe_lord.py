"""斧王 Axe Lord."""

import pytest

from tests.table import Table

HUNGER = "axe_lord.war_hunger"


def hungry(**foe: object) -> Table:
    t = Table(axe_lord={"hand": ["dispel"]}, near={}, foe=foe, far={})
    t.axe_lord.sets_off("war_hunger")
    t.axe_lord.answers(f"{HUNGER}.target", "foe")
    return t


# -- axe_lord.war_hunger


def test_who_cannot_attack_is_hurt() -> None:
    """A105: 否则 1 damage; the card is the cost; once per turn; bystanders untouched."""
    t = hungry()
    assert (t.foe.hp, t.near.hp, t.far.hp, t.axe_lord.hand) == (3, 4, 4, [])
    assert t.offered("axe_lord") == ["end"]


def test_the_challenge_is_met_out_of_range() -> None:
    """A79, A105: range is ignored, the Attack resolves in full and may be spun against."""
    t = hungry(hand=["normal_attack"])
    t.foe.answers(f"{HUNGER}.attack", "normal_attack")
    t.axe_lord.declines("trigger.may")
    assert (t.axe_lord.hp, t.foe.hp, t.foe.hand) == (3, 4, [])


def test_the_challenge_may_be_refused() -> None:
    """A105: free to take the damage with an Attack in hand."""
    t = hungry(hand=["normal_attack"])
    t.foe.declines(f"{HUNGER}.attack")
    assert (t.foe.hp, len(t.foe.hand), t.axe_lord.hp) == (3, 1, 4)


def test_hunger_needs_a_card() -> None:
    """R1.10."""
    t = Table(axe_lord={}, foe={}, other={})
    assert t.offered("axe_lord") == ["end"]


def test_dispelled_hunger() -> None:
    """R16.6: the card stays paid."""
    t = hungry(hand=["dispel"])
    t.foe.answers("dispel", "dispel")
    assert (t.foe.hp, t.axe_lord.hand) == (4, [])


# -- axe_lord.reverse_helix


@pytest.mark.parametrize(
    ("card", "left"),
    [("dodge:diamond-10", 3), ("frenzy:diamond-2", 3), ("healing_balm:heart-A", 4), ("dodge:diamond-J", 4),
     ("chakra:club-9", 4)],
)  # fmt: skip
def test_helix_on_red_two_to_ten(card: str, left: int) -> None:
    """R1.8: both ends count, A and J do not, black does not. The Attack goes on."""
    t = Table(turn="foe", foe={"hand": ["normal_attack"]}, axe_lord={}, other={}, deck=[card])
    t.foe.uses("normal_attack", on="axe_lord")
    t.axe_lord.accepts("reverse_helix")
    assert (t.foe.hp, t.axe_lord.hp, t.other.hp) == (left, 3, 4)


def test_helix_kills_the_attacker_and_the_attack_goes_on() -> None:
    """A85."""
    t = Table(turn="foe", foe={"hp": 1, "hand": ["normal_attack"]}, axe_lord={}, other={}, deck=["dodge:diamond-5"])
    t.foe.uses("normal_attack", on="axe_lord")
    t.axe_lord.accepts("reverse_helix")
    t.axe_lord.declines("reward")
    assert (t.foe.alive, t.axe_lord.hp, t.other.hp) == (False, 3, 4)


def test_helix_is_for_attacks_on_oneself() -> None:
    """成为目标: not when a neighbour is attacked."""
    t = Table(turn="foe", axe_lord={}, foe={"hand": ["normal_attack"]}, other={})
    t.foe.uses("normal_attack", on="other")
    assert (t.other.hp, t.asked()) == (3, ("foe", "play"))


def test_helix_may_be_left() -> None:
    """可以: no judgement is made."""
    t = Table(turn="foe", foe={"hand": ["normal_attack"]}, axe_lord={}, other={}, deck=["dodge:heart"])
    t.foe.uses("normal_attack", on="axe_lord")
    t.axe_lord.declines("trigger.may")
    assert (t.foe.hp, t.axe_lord.hp, t.told("judge")) == (4, 3, [])
