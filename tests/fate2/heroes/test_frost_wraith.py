"""极寒幽魂 Frost Wraith."""

from tests.table import Table

TOUCH = "frost_wraith.ice_touch"
BLAST = "frost_wraith.ice_crystal_blast"


# -- frost_wraith.ice_touch


def test_touch_lays_a_spade():
    """寒冰之触: anybody (A206), not twice (D14)."""
    t = Table(foe={}, frost_wraith={"hand": ["moon_arrow", "chakra", "misdirect:spade"]}, by={}, phase="casting")
    t.frost_wraith.sets_off("ice_touch")
    assert t.offered("frost_wraith") == ["moon_arrow:spade", "misdirect:spade"]
    t.frost_wraith.answers(f"{TOUCH}.card", "moon_arrow")
    t.frost_wraith.answers(f"{TOUCH}.target", "frost_wraith")
    t.frost_wraith.sets_off("ice_touch")
    assert t.offered("frost_wraith") == ["by", "foe"]
    t.game.cancel()
    t.frost_wraith.passes()


def touched(name="foe", **foe):
    seats = {"foe": foe, "frost_wraith": {"hand": ["dispel"]}, "by": {"hand": ["chakra"]}}
    seats[name] = {**seats[name], "status": [(TOUCH, ["misdirect:spade"], "frost_wraith", "cast")]}
    return Table(**seats)


def test_magic_of_the_touched_cannot_be_dispelled():
    """无法被驱散: nobody is asked."""
    t = touched(hand=["disarm", "frenzy"])
    t.foe.uses("frenzy")
    assert (t.foe.hp, t.asked()) == (3, ("foe", "play"))


def test_others_magic_can():
    """A bystander's touch does not help."""
    t = touched("by", hand=["frenzy"])
    t.foe.uses("frenzy")
    t.frost_wraith.answers("dispel", "dispel")
    assert t.foe.hp == 4


def test_active_skills_of_the_touched_cannot_be_dispelled():
    """主动技能."""
    t = touched(hero="lich", hand=["dodge"])
    t.foe.sets_off("dark_rite")
    assert (len(t.foe.hand), t.asked()) == (2, ("foe", "play"))


def test_others_active_skills_can():
    """A bystander's touch does not help the lich."""
    t = touched("by", hero="lich", hand=["dodge"])
    t.foe.sets_off("dark_rite")
    t.frost_wraith.answers("dispel", "dispel")
    assert t.foe.hand == []


def test_casting_skills_of_the_touched_can():
    """A51, N27: only magic and active skills are named. The last cast has lapsed, so it is laid in the same phase."""
    t = Table(
        phase="casting",
        turn="foe",
        foe={"hand": ["dispel"]},
        by={},
        frost_wraith={"hand": ["moon_arrow", "misdirect:spade"]},
    )
    t.frost_wraith.sets_off("ice_touch")
    t.frost_wraith.answers(f"{TOUCH}.card", "moon_arrow")
    t.frost_wraith.answers(f"{TOUCH}.target", "frost_wraith")
    t.foe.declines("dispel")
    t.frost_wraith.sets_off("ice_touch")
    t.frost_wraith.answers(f"{TOUCH}.target", "foe")
    assert t.asked() == ("foe", "dispel")
    t.foe.answers("dispel", "dispel")
    assert t.foe.status == []


def test_a_dispel_of_the_touched_stands():
    """Dispel is magic (R16.1)."""
    t = Table(
        foe={"hand": ["frenzy", "dispel"]},
        frost_wraith={"hand": ["dispel"], "status": [(TOUCH, ["misdirect:spade"], "frost_wraith", "cast")]},
    )
    t.foe.uses("frenzy")
    t.foe.declines("dispel")
    t.frost_wraith.answers("dispel", "dispel")
    assert (t.foe.hp, t.foe.cards) == (4, ["dispel:heart"]), "no chance to answer"


def test_other_ways_to_cancel_still_work():
    """A51: the Orb."""
    t = Table(
        sets=("standard", "sunrise"),
        foe={"hand": ["moon_arrow"], "status": [(TOUCH, ["misdirect:spade"], "by", "cast")]},
        by={"armor": "warding_orb", "upright": True},
    )
    t.foe.uses("moon_arrow", on="by")
    t.by.accepts("warding_orb")
    assert (t.by.hp, t.by.upright) == (4, False)


def blast(cards, **foe):
    return Table(frost_wraith={"hand": ["chakra", "disarm", "disarm", "dodge", "dodge"][:cards]}, foe=foe, by={})


# -- frost_wraith.ice_crystal_blast


def test_blast_takes_all_hp():
    """冰晶爆轰: 2 hp + 1 rage + 1 card + 1 = 5 cards; from the wraith (A116)."""
    t = blast(5, hp=2, rage=1, hand=["greed"])
    t.frost_wraith.sets_off("ice_crystal_blast")
    t.frost_wraith.answers("reward", ("draw",))
    damage = t.told("damage")[0]
    assert (damage["amount"], damage["source"], t.foe.alive, t.by.hp) == (2, 0, False, 4)


def test_blast_is_too_dear_by_one_card():
    """X + 1 cards."""
    t = blast(4, hp=2, rage=1, hand=["greed"])
    assert "ice_crystal_blast" not in t.offered("frost_wraith")
    t = blast(3, hp=1, rage=1)
    assert "ice_crystal_blast" in t.offered("frost_wraith")


def test_blast_only_on_the_frail():
    """血量≤2: with 3 hp no number of cards suffices; the wraith itself is no target."""
    t = Table(frost_wraith={"hp": 1, "hand": ["chakra", "disarm", "dodge", "dodge", "dodge", "dodge"]}, foe={"hp": 3})
    assert "ice_crystal_blast" not in t.offered("frost_wraith")


def test_blast_asks_which_cards_once_a_turn():
    """Exactly the price, of one's choice."""
    t = blast(5, hp=1)
    t.frost_wraith.sets_off("ice_crystal_blast")
    question = t.game.pending
    assert (question.key, question.least, question.most) == (f"{BLAST}.cost", 2, 2)
    t.frost_wraith.answers(f"{BLAST}.cost", ["chakra", "dodge"])
    t.frost_wraith.answers("reward", ("draw",))
    assert "ice_crystal_blast" not in t.offered("frost_wraith")


def test_blast_dispelled():
    """R16.6: 1 + 1 + 1 cards are gone."""
    t = blast(3, hp=1, hand=["dispel"])
    t.frost_wraith.sets_off("ice_crystal_blast")
    t.foe.answers("dispel", "dispel")
    assert (t.foe.hp, t.frost_wraith.hand) == (1, [])
