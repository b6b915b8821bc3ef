"""食人魔法师 Ogre Mage."""

from tests.table import Table


def shot(first: str, **seats: dict[str, object]) -> Table:
    t = Table(ogre_mage={"hand": ["moon_arrow"]}, foe={}, other={"hand": ["dispel"]}, deck=[first], **seats)  # type: ignore[arg-type]
    t.ogre_mage.uses("moon_arrow", on="foe")
    t.other.declines("dispel")
    t.ogre_mage.answers("moon_arrow.name", "red")
    assert t.foe.hp == 3
    return t


# -- ogre_mage.multiple_casting


def test_red_repeats_the_effect_on_a_new_target() -> None:
    """A178: no second card, no third time."""
    t = shot("dodge:heart")
    t.ogre_mage.accepts("multiple_casting")
    t.ogre_mage.answers("use.target", "other")
    t.other.declines("dispel")
    t.ogre_mage.answers("moon_arrow.name", "black")
    assert (t.foe.hp, t.other.hp, t.asked()) == (3, 3, ("ogre_mage", "play"))


def test_black_does_not() -> None:
    """若结果为红色."""
    t = shot("chakra")
    t.ogre_mage.accepts("multiple_casting")
    assert (t.foe.hp, t.other.hp, t.asked()) == (3, 4, ("ogre_mage", "play"))


def test_the_second_effect_can_be_dispelled() -> None:
    """A178: on its own; the first stands."""
    t = shot("dodge:heart")
    t.ogre_mage.accepts()
    t.ogre_mage.answers("use.target", "foe")
    t.other.answers("dispel", "dispel")
    assert (t.foe.hp, t.other.hand) == (3, [])


def test_a_dispelled_card_does_not_repeat() -> None:
    """若未被【驱散】抵消."""
    t = Table(ogre_mage={"hand": ["moon_arrow"]}, foe={}, other={"hand": ["dispel"]}, deck=["dodge:heart"])
    t.ogre_mage.uses("moon_arrow", on="foe")
    t.other.answers("dispel", "dispel")
    assert (t.foe.hp, t.asked()) == (4, ("ogre_mage", "play"))


def test_the_upgrade_is_kept_for_free() -> None:
    """A178: a suit is named again although no rage is left."""
    t = Table(
        ogre_mage={"hand": ["moon_arrow"], "rage": 1}, foe={"hand": ["dodge:heart"] * 2}, other={}, deck=["dodge:heart"]
    )
    t.ogre_mage.uses("moon_arrow", on="foe", upgraded=True)
    t.ogre_mage.answers("moon_arrow.name", "heart")
    t.foe.declines("moon_arrow.discard")
    t.ogre_mage.accepts()
    t.ogre_mage.answers("use.target", "foe")
    assert {"spade", "heart", "club", "diamond"} == set(t.offered("ogre_mage"))
    t.ogre_mage.answers("moon_arrow.name", "spade")
    assert (t.ogre_mage.rage, t.foe.hp) == (0, 2)


def test_placing_and_cancelling_do_not_repeat() -> None:
    """A178: neither Siren Song nor Dispel."""
    t = Table(ogre_mage={"hand": ["siren_song"]}, foe={}, other={}, deck=["dodge:heart"])
    t.ogre_mage.uses("siren_song", on="foe")
    assert t.asked() == ("ogre_mage", "play")
    t = Table(turn="foe", foe={"hand": ["moon_arrow"]}, ogre_mage={"hand": ["dispel"]}, other={})
    t.foe.uses("moon_arrow", on="other")
    t.ogre_mage.answers("dispel", "dispel")
    assert (t.other.hp, t.asked()) == (4, ("foe", "play"))


def test_the_magic_of_others_is_theirs() -> None:
    """你使用的."""
    t = Table(turn="foe", foe={"hand": ["moon_arrow"]}, ogre_mage={}, other={})
    t.foe.uses("moon_arrow", on="other")
    t.foe.answers("moon_arrow.name", "red")
    assert (t.other.hp, t.asked()) == (3, ("foe", "play"))
