"""流浪法师斗篷."""

from tests.table import Table


def test_hearts_shelter() -> None:
    """The magic card has no effect on its wearer; it is spent all the same."""
    t = Table(a={"hand": ["moon_arrow"]}, b={"armor": "wandering_mages_cloak"}, deck=["dodge:heart"])
    t.a.uses("moon_arrow", on="b")
    t.b.accepts("wandering_mages_cloak")
    assert (t.b.hp, t.a.cards, t.asked()) == (4, [], ("a", "play"))


def test_other_suits_do_not() -> None:
    """Diamonds are red, not hearts."""
    t = Table(a={"hand": ["moon_arrow"]}, b={"armor": "wandering_mages_cloak"}, deck=["frenzy"])
    t.a.uses("moon_arrow", on="b")
    t.b.accepts("wandering_mages_cloak")
    t.a.answers("moon_arrow.name", "red")
    assert t.b.hp == 3


def test_it_protects_its_wearer_only() -> None:
    """A54: the others of a Savage Axe are struck."""
    t = Table(a={"hand": ["savage_axe"]}, b={"armor": "wandering_mages_cloak"}, c={}, d={}, e={}, deck=["dodge:heart"])
    t.a.uses("savage_axe", on="c")
    t.b.accepts("wandering_mages_cloak")
    assert (t.b.hp, t.c.hp) == (4, 3)


def test_its_share_of_an_energy_transfer_is_discarded() -> None:
    """A54, A268: every other share stays the same."""
    t = Table(
        a={"hand": ["energy_transfer"]},
        b={"armor": "wandering_mages_cloak"},
        c={},
        deck=["dodge:heart", "chakra", "frenzy", "greed"],
    )
    t.a.uses("energy_transfer")
    t.b.accepts("wandering_mages_cloak")
    t.a.answers("energy_transfer.give", ["chakra"])
    t.a.answers("energy_transfer.give", ["greed"])
    assert (t.a.cards, t.b.cards, t.c.cards) == (["chakra:club"], [], ["greed:heart"])
    assert not t.state.aside


def test_it_comes_before_the_chance_to_dispel() -> None:
    """A53."""
    t = Table(
        a={"hand": ["moon_arrow"]},
        b={"hand": ["dispel"], "armor": "wandering_mages_cloak"},
        deck=["frenzy"],
    )
    t.a.uses("moon_arrow", on="b")
    assert t.asked() == ("b", "trigger.may")
    t.b.accepts("wandering_mages_cloak")
    t.b.answers("dispel", "dispel")
    assert t.b.hp == 4


def test_attacks_and_s_skills_are_no_magic() -> None:
    """Magic cards only; nor is a Dispel aimed at its wearer (A55)."""
    t = Table(
        a={"hand": ["viper_ambush", "normal_attack"], "rage": 2}, b={"armor": "wandering_mages_cloak"}, deck=["greed"]
    )
    t.a.uses("viper_ambush", on="b")
    t.a.uses("normal_attack", on="b")
    assert t.b.hp == 2


def test_what_the_orb_has_cancelled_needs_no_shelter() -> None:
    """R1.10: with Moon Blades (A185) both may be worn; a judgement for nothing is not offered."""
    t = Table(
        sets=("standard", "daybreak", "sunrise"), a={"hand": ["moon_arrow"]},
        moon_rider={"weapon": "wandering_mages_cloak", "armor": "warding_orb", "upright": True}, c={},
    )  # fmt: skip
    t.a.uses("moon_arrow", on="moon_rider")
    t.moon_rider.answers("trigger.order", "warding_orb")
    t.moon_rider.accepts("warding_orb")
    assert (t.moon_rider.hp, t.asked()) == (3, ("a", "play"))
