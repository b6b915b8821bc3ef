"""众神之王 King of the Gods."""

from tests.table import Table

WRATH = "king_of_the_gods.thunder_wrath"


def field(card, deck, *, on="foe", **more):
    t = Table(king_of_the_gods={"hand": [card], "rage": more.pop("rage", 0)}, foe=more, by={"hand": []}, deck=deck)
    t.king_of_the_gods.uses(card, on=on)
    return t


# -- king_of_the_gods.static_field


def test_field_gives_rage_unless_a_spade():
    """静电场: after a magic card."""
    t = field("moon_arrow", ["chakra"])
    t.king_of_the_gods.answers("moon_arrow.name", "red")
    t.king_of_the_gods.accepts("static_field")
    assert (t.foe.hp, t.king_of_the_gods.rage, t.foe.rage) == (3, 1, 1)


def test_field_a_spade_gives_none_and_it_is_optional():
    """若结果不为黑桃."""
    t = field("moon_arrow", ["misdirect:spade"])
    t.king_of_the_gods.answers("moon_arrow.name", "red")
    t.king_of_the_gods.accepts("static_field")
    assert t.king_of_the_gods.rage == 0
    t = field("moon_arrow", ["chakra"])
    t.king_of_the_gods.answers("moon_arrow.name", "red")
    t.king_of_the_gods.declines("trigger.may")
    assert (t.king_of_the_gods.rage, t.told("judge")) == (0, [])


def test_field_without_a_card_gives_nothing():
    """D2: "not a spade" is no result at all."""
    t = Table(king_of_the_gods={"hand": ["moon_arrow"]}, foe={}, only=True)
    t.king_of_the_gods.uses("moon_arrow", on="foe")
    t.king_of_the_gods.answers("moon_arrow.name", "red")
    t.king_of_the_gods.accepts("static_field")
    assert t.king_of_the_gods.rage == 0


def test_field_not_when_dispelled():
    """若未被驱散抵消."""
    t = field("moon_arrow", ["chakra"], hand=["dispel"])
    t.foe.answers("dispel", "dispel")
    assert (t.king_of_the_gods.rage, t.asked()) == (0, ("king_of_the_gods", "play"))


def test_field_when_the_orb_cancelled_it():
    """A207: only Dispel is named."""
    t = Table(
        sets=("standard", "sunrise"),
        king_of_the_gods={"hand": ["moon_arrow"]},
        foe={"armor": "warding_orb", "upright": True},
        deck=["chakra"],
    )
    t.king_of_the_gods.uses("moon_arrow", on="foe")
    t.foe.accepts("warding_orb")
    t.king_of_the_gods.accepts("static_field")
    assert (t.foe.hp, t.king_of_the_gods.rage) == (4, 1)


def test_field_after_a_dispel():
    """A208."""
    t = Table(foe={"hand": ["frenzy"]}, king_of_the_gods={"hand": ["dispel"]}, deck=["chakra"])
    t.foe.uses("frenzy")
    t.king_of_the_gods.answers("dispel", "dispel")
    t.king_of_the_gods.accepts("static_field")
    assert (t.king_of_the_gods.rage, t.foe.hp) == (1, 4)


def test_field_not_after_other_cards_nor_others_magic_nor_at_full_rage():
    """Basic cards are no magic; R1.10, N26."""
    assert field("normal_attack", ["chakra"]).asked() == ("king_of_the_gods", "play")
    t = field("moon_arrow", ["chakra"], rage=3)
    t.king_of_the_gods.answers("moon_arrow.name", "red")
    assert t.asked() == ("king_of_the_gods", "play")
    t = Table(foe={"hand": ["frenzy"]}, king_of_the_gods={})
    t.foe.uses("frenzy")
    assert t.asked() == ("foe", "play")


def wrath(*targets, rage=2, **seats):
    t = Table(king_of_the_gods={"rage": rage}, **seats)
    t.king_of_the_gods.sets_off("thunder_wrath")
    t.king_of_the_gods.answers(f"{WRATH}.targets", list(targets))
    return t


# -- king_of_the_gods.thunder_wrath


def test_wrath_takes_hearts_or_hurts():
    """雷神之怒, A300: hand or equipment, one after the other, each as it likes."""
    t = wrath(
        "c", "a", "b",
        a={"hand": ["dodge:heart", "dodge:diamond"], "armor": "boots_of_speed"},
        b={"hand": ["dodge:diamond"]}, c={}, d={},
    )  # fmt: skip
    assert t.offered("a") == ["dodge:heart", "boots_of_speed:heart", "decline"]
    t.a.answers(f"{WRATH}.discard", "boots_of_speed")
    assert [seat.hp for seat in t.state.seats] == [3, 4, 3, 3, 4]
    assert ([d["seat"] for d in t.told("damage")], t.a.gear, t.king_of_the_gods.rage) == ([2, 3], (None, None), 0)
    assert "thunder_wrath" not in t.offered("king_of_the_gods")


def test_wrath_takes_at_most_three_and_may_be_suffered():
    """至多3名."""
    t = Table(king_of_the_gods={"rage": 3}, a={"hand": ["dodge:heart"]}, b={}, c={}, d={})
    t.king_of_the_gods.sets_off("thunder_wrath")
    assert (t.game.pending.least, t.game.pending.most) == (1, 3)
    t.king_of_the_gods.answers(f"{WRATH}.targets", ["a"])
    t.a.declines(f"{WRATH}.discard")
    assert (t.a.hp, len(t.a.hand), t.b.hp, t.king_of_the_gods.rage) == (3, 1, 4, 1)


def test_wrath_needs_two_rage_and_can_be_dispelled():
    """R1.10, R16.6."""
    assert Table(king_of_the_gods={"rage": 1}, a={}).offered("king_of_the_gods") == ["end"]
    t = wrath("a", a={"hand": ["dispel:diamond"]}, b={})
    t.a.answers("dispel", "dispel")
    assert (t.a.hp, t.king_of_the_gods.rage) == (4, 0)


def test_others_are_not_wrathful():
    """A bystander with three rage."""
    assert Table(a={"rage": 3}, king_of_the_gods={"rage": 3}).offered("a") == ["end"]
