"""神秘法杖."""

from tests.table import Table


def test_cards_are_exchanged_with_a_loss() -> None:
    """A281: discard X, draw X-1; once per turn."""
    t = Table(ogre_mage={"hand": ["dodge", "frenzy", "savage_axe"], "weapon": "arcane_staff"}, b={}, deck=["greed"] * 2)
    t.ogre_mage.sets_off("arcane_staff")
    t.ogre_mage.answers("arcane_staff.discard", ["dodge", "frenzy", "savage_axe"])
    assert t.ogre_mage.cards == ["greed:heart", "greed:heart"]
    assert "arcane_staff" not in t.offered("ogre_mage")


def test_the_staff_itself_may_go() -> None:
    """A281: equipment counts as cards (R1.6); one card brings nothing."""
    t = Table(ogre_mage={"weapon": "arcane_staff", "armor": "bladed_armour"}, b={})
    t.ogre_mage.sets_off("arcane_staff")
    assert t.offered("ogre_mage") == ["arcane_staff:spade", "bladed_armour:spade"]
    t.ogre_mage.answers("arcane_staff.discard", ["arcane_staff"])
    assert (t.ogre_mage.gear, t.ogre_mage.cards) == ((None, "bladed_armour"), [])


def test_it_can_be_taken_back() -> None:
    """Until the cards are discarded."""
    t = Table(ogre_mage={"hand": ["dodge"], "weapon": "arcane_staff"}, b={})
    t.ogre_mage.sets_off("arcane_staff")
    t.game.cancel()
    assert "arcane_staff" in t.offered("ogre_mage") and t.ogre_mage.cards == ["dodge:heart"]


def test_it_cannot_be_dispelled() -> None:
    """R24.2."""
    t = Table(ogre_mage={"hand": ["dodge", "greed"], "weapon": "arcane_staff"}, b={"hand": ["dispel"]}, deck=["chakra"])
    t.ogre_mage.sets_off("arcane_staff")
    t.ogre_mage.answers("arcane_staff.discard", ["dodge", "greed"])
    assert t.ogre_mage.cards == ["chakra:club"]


def test_other_heroes_cannot() -> None:
    """R24.4."""
    t = Table(crypt_assassin={"hand": ["dodge"], "weapon": "arcane_staff"}, b={})
    assert "arcane_staff" not in t.offered("crypt_assassin")
