"""精灵莉莉 Lily the Fairy."""

from tests.table import Table

ART = "lily_the_fairy.healing_art"


def healing(*hand, **lily):
    t = Table(lily_the_fairy={"hp": 1, "hand": ["healing_balm:diamond", *hand], **lily}, foe={}, friend={"hp": 2})
    t.lily_the_fairy.uses("healing_balm")
    return t


# -- lily_the_fairy.healing_art


def test_a_point_healed_heals_another():
    """D13: a red hand card, then the other one is named."""
    t = healing("dodge:diamond", "disarm")
    assert t.offered("lily_the_fairy") == ["dodge:diamond", "decline"]
    t.lily_the_fairy.answers(f"{ART}.cost", "dodge")
    assert t.offered("lily_the_fairy") == ["foe", "friend"]
    t.lily_the_fairy.answers(f"{ART}.target", "friend")
    assert (t.lily_the_fairy.hp, t.friend.hp, t.lily_the_fairy.cards) == (2, 3, ["disarm:club"])


def test_without_a_red_card_nothing_follows_and_it_may_be_left():
    """R1.10."""
    t = healing("disarm")
    assert (t.friend.hp, t.asked()) == (2, ("lily_the_fairy", "play"))
    t = healing("dodge:diamond")
    t.lily_the_fairy.declines(f"{ART}.cost")
    assert (t.friend.hp, len(t.lily_the_fairy.hand)) == (2, 1)


def test_art_counts_points_not_healings():
    """A242: two points lifted by Grave Reprieve allow two."""
    t = Table(
        foe={"hand": ["godslayer_slash"], "rage": 3},
        lily_the_fairy={
            "hp": 2,
            "hand": ["greed:heart", "frenzy"],
            "status": [("shadow_priest.grave_reprieve", ["healing_balm"], "friend", "cast")],
        },
        friend={"hp": 1},
    )
    t.foe.uses("godslayer_slash", on="lily_the_fairy")
    for card in ("greed", "frenzy"):
        t.lily_the_fairy.answers(f"{ART}.cost", card)
        t.lily_the_fairy.answers(f"{ART}.target", "friend")
    assert (t.lily_the_fairy.hp, t.friend.hp) == (1, 3)


def test_the_healing_of_others_is_none_of_hers():
    """It says you."""
    t = Table(foe={"hp": 2, "hand": ["healing_balm"]}, lily_the_fairy={"hand": ["dodge:heart"]})
    t.foe.uses("healing_balm")
    assert (t.foe.hp, t.asked()) == (3, ("foe", "play"))


def test_art_can_be_dispelled():
    """D13, R16.6. All have been told for whom it was."""
    t = Table(
        lily_the_fairy={"hp": 1, "hand": ["healing_balm:diamond", "dodge:diamond"]}, foe={"hp": 1, "hand": ["dispel"]}
    )
    t.lily_the_fairy.uses("healing_balm")
    t.lily_the_fairy.answers(f"{ART}.cost", "dodge")
    t.foe.answers("dispel", "dispel")
    assert (t.foe.hp, t.lily_the_fairy.hand) == (1, [])
    assert [told["targets"] for told in t.told("designate")] == [(t.foe.seat,)]


# -- lily_the_fairy.dispelling_sprite


def test_hearts_dispel():
    """A50: every heart in hand, whatever it is."""
    t = Table(foe={"hand": ["moon_arrow"]}, lily_the_fairy={"hand": ["dodge:heart", "dodge:diamond", "disarm"]})
    t.foe.uses("moon_arrow", on="lily_the_fairy")
    assert t.offered("lily_the_fairy") == ["dispelling_sprite>dispel dodge:heart", "decline"]
    t.lily_the_fairy.answers("dispel", "dispelling_sprite>dispel dodge:heart")
    t.lily_the_fairy.declines("trigger.may")
    assert (t.lily_the_fairy.hp, t.lily_the_fairy.cards) == (3, ["dodge:diamond", "disarm:club"])


def test_hearts_of_others_do_not():
    """Only hers."""
    t = Table(foe={"hand": ["moon_arrow"]}, by={"hand": ["dodge:heart"]}, lily_the_fairy={})
    t.foe.uses("moon_arrow", on="by")
    t.foe.answers("moon_arrow.name", "black")
    assert t.by.hp == 3


# -- lily_the_fairy.spell_mastery


def test_mastery_takes_the_dispelled_card():
    """A49: before it is discarded."""
    t = Table(foe={"hand": ["moon_arrow"]}, lily_the_fairy={"hand": ["dispel:diamond"]})
    t.foe.uses("moon_arrow", on="lily_the_fairy")
    t.lily_the_fairy.answers("dispel", "dispel")
    t.lily_the_fairy.accepts("spell_mastery")
    assert t.lily_the_fairy.cards == ["moon_arrow:spade"]
    assert len(t.state.discard) == 1


def test_mastery_takes_a_dispelled_dispel():
    """A49: a Dispel is a magic card too; here it goes to her hand."""
    t = Table(lily_the_fairy={"hand": ["moon_arrow", "dispel:diamond"]}, foe={"hand": ["dispel:heart"]})
    t.lily_the_fairy.uses("moon_arrow", on="foe")
    t.lily_the_fairy.declines("dispel")
    t.foe.answers("dispel", "dispel")
    t.lily_the_fairy.answers("dispel", "dispel:diamond")
    t.lily_the_fairy.accepts("spell_mastery")
    assert t.lily_the_fairy.cards == ["dispel:heart"]
    t.lily_the_fairy.declines("dispel")
    t.lily_the_fairy.answers("moon_arrow.name", "red")
    assert t.foe.hp == 3


def test_mastery_gets_nothing_from_skills_or_from_the_dispels_of_others():
    """A49."""
    t = Table(death_knight={}, lily_the_fairy={"hand": ["dispel:diamond"]})
    t.death_knight.sets_off("death_tangle")
    t.death_knight.answers("death_knight.death_tangle.option", "strip")
    t.lily_the_fairy.answers("dispel", "dispel")
    assert (t.asked(), t.lily_the_fairy.hand) == (("death_knight", "play"), [])
    t = Table(foe={"hand": ["moon_arrow"]}, by={"hand": ["dispel"]}, lily_the_fairy={})
    t.foe.uses("moon_arrow", on="by")
    t.by.answers("dispel", "dispel")
    assert (t.asked(), t.lily_the_fairy.hand) == (("foe", "play"), [])


# -- lily_the_fairy.dispelling_sprite


def test_a_worn_heart_does_not_dispel():
    """手牌: hand cards only."""
    t = Table(foe={"hand": ["moon_arrow"]}, lily_the_fairy={"armor": "boots_of_speed"}, by={})
    t.foe.uses("moon_arrow", on="lily_the_fairy")
    t.foe.answers("moon_arrow.name", "red")
    assert (t.lily_the_fairy.hp, t.lily_the_fairy.gear) == (2, (None, "boots_of_speed"))


def test_a_sprite_can_be_dispelled():
    """A60, A41: it is a Dispel like any."""
    t = Table(foe={"hand": ["moon_arrow", "dispel"]}, lily_the_fairy={"hand": ["dodge:heart"]}, by={})
    t.foe.uses("moon_arrow", on="by")
    t.foe.declines("dispel")
    t.lily_the_fairy.answers("dispel", "dispelling_sprite>dispel dodge:heart")
    t.foe.answers("dispel", "dispel")
    t.foe.answers("moon_arrow.name", "red")
    assert (t.by.hp, t.lily_the_fairy.hand) == (3, [])


# -- lily_the_fairy.spell_mastery


def test_mastery_may_be_left():
    """可: then the card is discarded."""
    t = Table(foe={"hand": ["moon_arrow"]}, lily_the_fairy={"hand": ["dispel:diamond"]})
    t.foe.uses("moon_arrow", on="lily_the_fairy")
    t.lily_the_fairy.answers("dispel", "dispel")
    t.lily_the_fairy.declines("trigger.may")
    assert (t.lily_the_fairy.hand, len(t.state.discard)) == ([], 2)


def test_only_hearts_serve_as_a_dispel():
    """No other suit, red or black."""
    hand = ["misdirect:spade", "chakra:club", "dodge:diamond", "dodge:heart"]
    t = Table(foe={"hand": ["frenzy"]}, lily_the_fairy={"hand": hand}, by={})
    t.foe.uses("frenzy")
    assert t.offered("lily_the_fairy") == ["dispelling_sprite>dispel dodge:heart", "decline"]
    t.lily_the_fairy.declines()
