"""巨牙海民 Tusked Seafolk."""

from tests.table import Table

SPLINTER = "tusked_seafolk.ice_splinter"
SWING = "tusked_seafolk.walrus_swing"


# -- tusked_seafolk.ice_splinter


def test_splinter_gives_rage_for_a_magic_card():
    """寒冰碎片: magic from the hand only."""
    t = Table(tusked_seafolk={"hand": ["chakra", "dispel", "dodge", "frenzy", "eye_of_frost"]}, foe={})
    t.tusked_seafolk.sets_off("ice_splinter")
    assert t.offered("tusked_seafolk") == ["chakra:club", "dispel:heart", "frenzy:diamond"]
    t.tusked_seafolk.answers(f"{SPLINTER}.cost", "dispel")
    assert (t.tusked_seafolk.rage, t.foe.rage, len(t.tusked_seafolk.hand)) == (1, 0, 4)
    assert "ice_splinter" not in t.offered("tusked_seafolk")


def test_splinter_needs_magic_and_room():
    """R1.10, N26."""
    t = Table(tusked_seafolk={"hand": ["dodge"]}, foe={})
    assert "ice_splinter" not in t.offered("tusked_seafolk")
    t = Table(tusked_seafolk={"hand": ["chakra"], "rage": 3}, foe={})
    assert "ice_splinter" not in t.offered("tusked_seafolk")


def test_splinter_dispelled():
    """R16.6."""
    t = Table(tusked_seafolk={"hand": ["chakra"]}, foe={"hand": ["dispel"]})
    t.tusked_seafolk.sets_off("ice_splinter")
    t.foe.answers("dispel", "dispel")
    assert (t.tusked_seafolk.rage, t.tusked_seafolk.hand) == (0, [])


def swing(rage, deck, **foe):
    t = Table(tusked_seafolk={"hand": ["normal_attack"], "rage": rage}, foe=foe, by={}, deck=deck)
    t.tusked_seafolk.uses("normal_attack", on="foe")
    return t


# -- tusked_seafolk.walrus_swing


def test_swing_adds_one_for_each_red_judgement():
    """海象挥击, A114: two judgements one after the other."""
    t = swing(3, ["dodge", "greed:heart", "chakra"])
    assert t.offered("tusked_seafolk") == ["3", "2", "1", "decline"]
    t.tusked_seafolk.answers(f"{SWING}.rage", 3)
    assert (t.foe.hp, t.by.hp, t.tusked_seafolk.rage, len(t.told("judge"))) == (1, 4, 0, 3)


def test_swing_of_black_cards_adds_nothing():
    """Only as many judgements as rage was paid."""
    t = swing(2, ["chakra", "dodge"])
    t.tusked_seafolk.answers(f"{SWING}.rage", 1)
    assert (t.foe.hp, t.tusked_seafolk.rage, len(t.told("judge"))) == (3, 1, 1)


def test_swing_only_on_a_hit_and_with_rage():
    """R15.2."""
    t = swing(2, ["dodge"], hand=["dodge"])
    t.foe.answers("respond.dodge", "dodge")
    assert (t.foe.hp, t.asked()) == (4, ("tusked_seafolk", "play"))
    t = swing(0, ["dodge"])
    assert (t.foe.hp, t.asked()) == (3, ("tusked_seafolk", "play"))


def test_swing_may_be_declined_and_is_nobody_elses():
    """Optional; others' Attacks do not ask."""
    t = swing(1, ["dodge"])
    t.tusked_seafolk.declines(f"{SWING}.rage")
    assert (t.foe.hp, t.tusked_seafolk.rage) == (3, 1)
    t = Table(foe={"hand": ["normal_attack"], "rage": 2}, tusked_seafolk={"rage": 2}, by={})
    t.foe.uses("normal_attack", on="by")
    assert (t.by.hp, t.asked()) == (3, ("foe", "play"))


# -- tusked_seafolk.ice_splinter


def test_others_do_not_splinter():
    """A bystander's magic stays magic."""
    t = Table(foe={"hand": ["dispel"]}, tusked_seafolk={})
    assert t.offered("foe") == ["end"]
