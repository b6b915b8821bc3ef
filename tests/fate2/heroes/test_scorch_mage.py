"""秀逗魔导师 Scorch Mage."""

from tests.table import Table

SOUL = "scorch_mage.blazing_soul"


# -- scorch_mage.blazing_soul


def test_soul_pays_for_an_upgrade_once():
    """A279: works at 0 rage; the second upgrade of the turn needs rage."""
    t = Table(scorch_mage={"hand": ["moon_arrow", "moon_arrow"]}, foe={"hand": ["dodge:heart"]})
    t.scorch_mage.uses("moon_arrow", on="foe", upgraded=SOUL)
    assert t.offered("scorch_mage") == ["spade", "heart", "club", "diamond"]
    t.scorch_mage.answers("moon_arrow.name", "spade")
    assert (t.foe.hp, t.scorch_mage.rage) == (3, 0)
    t.scorch_mage.uses("moon_arrow", on="foe")
    assert t.offered("scorch_mage") == ["red", "black"]
    t.scorch_mage.answers("moon_arrow.name", "black")


def test_rage_may_be_paid_instead():
    """A279: optional."""
    t = Table(scorch_mage={"hand": ["moon_arrow"], "rage": 1}, foe={})
    t.scorch_mage.uses("moon_arrow", on="foe", upgraded=True)
    t.scorch_mage.answers("moon_arrow.name", "spade")
    assert (t.scorch_mage.rage, t.scorch_mage.used) == (0, {})


def test_a_plain_use_leaves_it_unspent():
    """A279: cards without the upgrade do not count."""
    t = Table(scorch_mage={"hand": ["moon_arrow"]}, foe={})
    t.scorch_mage.uses("moon_arrow", on="foe")
    t.scorch_mage.answers("moon_arrow.name", "red")
    assert t.scorch_mage.used == {}


def test_others_pay():
    """Nobody else upgrades for nothing."""
    t = Table(foe={"hand": ["moon_arrow"]}, scorch_mage={})
    t.foe.uses("moon_arrow", on="scorch_mage")
    assert t.offered("foe") == ["red", "black"]
    t.foe.answers("moon_arrow.name", "red")


# -- scorch_mage.godslayer_slash


def test_two_red_cards_are_a_slash():
    """A61: it costs 3 rage; one damage event of 3."""
    t = Table(scorch_mage={"hand": ["dodge:heart", "greed:heart", "disarm"], "rage": 3}, foe={}, by={})
    t.scorch_mage.uses("godslayer_slash", via="godslayer_slash", on="foe", cards=["dodge", "greed"])
    assert (t.foe.hp, t.by.hp, t.scorch_mage.rage, t.scorch_mage.cards) == (1, 4, 0, ["disarm:club"])


def test_a_slash_cannot_be_dispelled_but_dodged():
    """A52, A173: an S-skill; each Dodge played takes 1 off."""
    t = Table(
        scorch_mage={"hand": ["dodge:heart", "greed:heart"], "rage": 3},
        foe={"hand": ["dispel", "dodge:diamond", "dodge:diamond"]},
    )
    t.scorch_mage.uses("godslayer_slash", via="godslayer_slash", on="foe")
    t.foe.answers("godslayer_slash.dodge", "dodge")
    t.foe.declines("godslayer_slash.dodge")
    assert (t.foe.hp, len(t.foe.hand)) == (2, 2)


def test_a_slash_needs_the_rage_and_two_red_hand_cards():
    """A61, R1.10."""
    t = Table(scorch_mage={"hand": ["dodge:heart", "greed:heart"], "rage": 2}, foe={})
    assert "godslayer_slash>godslayer_slash" not in t.offered("scorch_mage")
    t = Table(scorch_mage={"hand": ["dodge:heart", "disarm"], "rage": 3, "armor": "boots_of_speed"}, foe={})
    assert "godslayer_slash>godslayer_slash" not in t.offered("scorch_mage")
    t = Table(scorch_mage={"hand": ["dodge:heart", "greed:heart"], "rage": 3}, foe={})
    assert "godslayer_slash>godslayer_slash" in t.offered("scorch_mage")


def test_others_make_no_slash():
    """Two red cards are nothing to anybody else."""
    t = Table(foe={"hand": ["dodge:heart", "dodge:diamond"], "rage": 3}, scorch_mage={}, by={})
    assert t.offered("foe") == ["end"]
