"""双头龙 Two-Headed Dragon."""

import pytest

from fate.fate2.rules.state import Aside
from tests.table import Table

FREEZE = "two_headed_dragon.deep_freeze"


# -- two_headed_dragon.deep_freeze


@pytest.mark.parametrize("held", [1, 2, 3])
def test_frozen_cards_come_back_when_the_turn_ends(held: int) -> None:
    """A189, A11: two, or the only one; they return by themselves."""
    t = Table(two_headed_dragon={"hand": ["dispel"]}, foe={"hand": ["dodge"] * held}, other={}, deck=["chakra"] * 2)
    t.two_headed_dragon.sets_off("deep_freeze")
    assert (len(t.foe.hand), len(t.state.aside[0].cards)) == (max(0, held - 2), min(2, held))
    t.two_headed_dragon.ends()
    assert t.asked() == ("foe", "play")
    assert (t.foe.cards.count("dodge:heart"), t.state.aside) == (held, [])


def test_the_frozen_cannot_dodge() -> None:
    """D8: set aside they are nobody's hand. Only the owner sees them; the bystander keeps its card."""
    t = Table(
        two_headed_dragon={"hand": ["normal_attack", "dispel"]}, foe={"hand": ["dodge"]}, other={"hand": ["dodge"]}
    )
    t.two_headed_dragon.sets_off("deep_freeze")
    t.two_headed_dragon.answers(f"{FREEZE}.cost", "dispel")
    t.two_headed_dragon.answers(f"{FREEZE}.target", "foe")
    assert t.state.aside[0].eyes == (1,)
    t.two_headed_dragon.uses("normal_attack", on="foe")
    assert (t.foe.hp, len(t.other.hand)) == (3, 1)
    assert t.offered("two_headed_dragon") == ["end"]


def test_gear_pays_too_and_dispelling_saves_the_hand() -> None:
    """A8: 牌 is hand or equipment. A44: it stays paid."""
    t = Table(two_headed_dragon={"weapon": "battle_claw"}, foe={"hand": ["dispel", "dodge"]}, other={})
    t.two_headed_dragon.sets_off("deep_freeze")
    t.foe.answers("dispel", "dispel")
    assert (t.two_headed_dragon.weapon, t.foe.cards) == (None, ["dodge:heart"])


def test_frozen_cards_return_although_the_dragon_dies() -> None:
    """A38, A189: its turn ends, and with it the frost."""
    t = Table(
        two_headed_dragon={"hp": 1, "hand": ["dispel", "frenzy"]}, foe={"hand": ["dodge"] * 2}, other={}, further={}
    )
    t.two_headed_dragon.sets_off("deep_freeze")
    t.two_headed_dragon.answers(f"{FREEZE}.cost", "dispel")
    t.two_headed_dragon.uses("frenzy")
    assert not t.two_headed_dragon.alive
    assert t.foe.cards[:2] == ["dodge:heart"] * 2


def test_frozen_cards_of_the_dead_are_discarded() -> None:
    """A257."""
    t = Table(
        two_headed_dragon={"hand": ["normal_attack", "dispel"]}, foe={"hp": 1, "hand": ["dodge"]}, other={}, further={}
    )
    t.two_headed_dragon.sets_off("deep_freeze")
    t.two_headed_dragon.answers(f"{FREEZE}.cost", "dispel")
    t.two_headed_dragon.uses("normal_attack", on="foe")
    t.two_headed_dragon.declines("reward")
    assert t.state.aside == [] and len(t.state.discard) == 3


def test_frozen_cards_return_to_the_immune() -> None:
    """N9: Siren Song in between does not keep them on the table."""
    t = Table(two_headed_dragon={"hand": ["siren_song", "dispel"]}, foe={"hand": ["dodge"]}, other={})
    t.two_headed_dragon.sets_off("deep_freeze")
    t.two_headed_dragon.answers(f"{FREEZE}.cost", "dispel")
    t.two_headed_dragon.uses("siren_song", on="foe")
    t.two_headed_dragon.ends()
    assert (t.foe.cards, t.state.aside) == (["dodge:heart"], [])


# -- two_headed_dragon.liquid_fire


def test_liquid_fire() -> None:
    """A230: 2 damage and 3 rage; counted as the turn's Attack (A60)."""
    t = Table(two_headed_dragon={"hand": ["dodge:heart", "dodge:diamond", "chakra"]}, foe={}, other={})
    t.two_headed_dragon.uses("flame_attack", via="liquid_fire", on="foe")
    assert (t.foe.hp, t.foe.rage, t.other.hp) == (2, 3, 4)
    assert t.two_headed_dragon.cards == ["chakra:club"]
    assert "liquid_fire>flame_attack" not in t.offered("two_headed_dragon")


def test_one_red_card_is_not_enough_and_a_real_flame_attack_burns_no_hotter() -> None:
    """Two red hand cards; the bonus is for that Attack only."""
    t = Table(two_headed_dragon={"hand": ["flame_attack:heart", "chakra"]}, foe={}, other={})
    assert "liquid_fire>flame_attack" not in t.offered("two_headed_dragon")
    t.two_headed_dragon.uses("flame_attack", on="foe")
    assert (t.foe.hp, t.foe.rage) == (3, 2)


def test_liquid_fire_can_be_dodged() -> None:
    """A60: a Flame Attack like any; both cards are spent."""
    t = Table(two_headed_dragon={"hand": ["dodge:heart", "dodge:diamond"]}, foe={"hand": ["dodge"]}, other={})
    t.two_headed_dragon.uses("flame_attack", via="liquid_fire", on="foe")
    t.foe.answers("respond.dodge", "dodge")
    assert (t.foe.hp, t.foe.rage, len(t.state.discard)) == (4, 0, 3)


def test_others_breathe_no_fire() -> None:
    """Nobody else, and no worn card: both come from the hand."""
    t = Table(two_headed_dragon={"hand": ["dodge"], "armor": "ring_of_felice"}, foe={"hand": ["dodge", "dodge"]},
              other={}, deck=["dodge", "dodge"])  # fmt: skip
    assert not [text for text in t.offered("two_headed_dragon") if "liquid_fire" in text]
    t.two_headed_dragon.ends()
    assert t.offered("foe") == ["end"]


@pytest.mark.unforked
def test_only_ones_own_frozen_cards_thaw():
    """A189: neither cards set aside for something else nor another's."""
    t = Table(two_headed_dragon={"hand": ["dodge", "chakra"]}, b={"hand": ["greed", "disarm"]}, c={"hand": ["frenzy"]})
    t.two_headed_dragon.sets_off("deep_freeze")
    t.two_headed_dragon.answers(f"{FREEZE}.cost", "dodge")
    t.two_headed_dragon.answers(f"{FREEZE}.target", "b")
    faith, other = t.state.seats[0].hand.pop(), t.state.seats[2].hand.pop()
    t.state.aside += [Aside("guardian_knight.faith", 1, (faith,), (1,)), Aside(FREEZE, 2, (other,), (2,))]
    t.two_headed_dragon.ends()
    assert [aside.cards for aside in t.state.aside] == [(faith,), (other,)]
    assert len(t.b.hand) == 4, "its own two, and two drawn in its turn"
    t.state.seats[0].hand.append(faith)
    t.state.seats[2].hand.append(other)
    t.state.aside = []
