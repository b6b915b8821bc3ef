"""林肯法球."""

from tests.table import Table

SETS = ("standard", "sunrise")
ORB = {"armor": "warding_orb", "upright": True}


def test_it_comes_upright_each_time() -> None:
    """A181, R24.3."""
    t = Table(sets=SETS, a={"hand": ["warding_orb"]}, b={})
    t.a.uses("warding_orb")
    assert t.a.upright
    assert t.offered("a") == ["end"], "it is ready already"


def test_it_cancels_one_magic_card_before_anybody_may_dispel() -> None:
    """A53; sideways it does nothing."""
    t = Table(sets=SETS, a={"hand": ["moon_arrow", "moon_arrow"]}, b=ORB, c={"hand": ["dispel"]})
    t.a.uses("moon_arrow", on="b")
    t.b.accepts("warding_orb")
    t.c.declines("dispel")
    assert (t.b.hp, t.b.upright) == (4, False)
    t.a.uses("moon_arrow", on="b")
    t.c.declines("dispel")
    t.a.answers("moon_arrow.name", "red")
    assert t.b.hp == 3


def test_one_may_save_it() -> None:
    """可以."""
    t = Table(sets=SETS, a={"hand": ["moon_arrow"]}, b=ORB)
    t.a.uses("moon_arrow", on="b")
    t.b.declines("trigger.may")
    t.a.answers("moon_arrow.name", "red")
    assert (t.b.hp, t.b.upright) == (3, True)


def test_it_protects_its_wearer_only() -> None:
    """A54: of a Savage Axe the others are struck; others' orbs do not help."""
    t = Table(sets=SETS, a={"hand": ["savage_axe"]}, b=ORB, c={}, d={}, e={})
    t.a.uses("savage_axe", on="c")
    t.b.accepts("warding_orb")
    assert (t.b.hp, t.c.hp) == (4, 3)
    t = Table(sets=SETS, a={"hand": ["moon_arrow"]}, b={}, c=ORB)
    t.a.uses("moon_arrow", on="b")
    t.a.answers("moon_arrow.name", "red")
    assert (t.b.hp, t.c.upright) == (3, True)


def test_attacks_s_skills_and_dispels_are_beyond_it() -> None:
    """Magic cards that target you (A55)."""
    t = Table(sets=SETS, a={"hand": ["normal_attack", "viper_ambush", "frenzy"], "rage": 2}, b=ORB, c={})
    t.a.uses("normal_attack", on="b")
    t.a.uses("viper_ambush", on="b")
    assert t.b.hp == 2
    t = Table(sets=SETS, a={"hand": ["chakra"]}, b={"hand": ["dispel"]}, c={"hand": ["dispel"], **ORB})
    t.a.uses("chakra")
    t.b.answers("dispel", "dispel")
    t.c.answers("dispel", "dispel")
    assert t.asked() == ("a", "chakra.guess") and t.c.upright
    t.a.declines()


def test_a_card_readies_it_again() -> None:
    """弃1张手牌, in the play phase."""
    t = Table(sets=SETS, a={"armor": "warding_orb", "hand": ["greed", "dodge"]}, b={})
    t.a.sets_off("warding_orb")
    t.a.answers("warding_orb.discard", "greed")
    assert (t.a.upright, t.a.cards) == (True, ["dodge:heart"])


def test_a_warded_siren_song_leaves_nothing() -> None:
    """No immunity, no skipping; the card is discarded."""
    t = Table(sets=SETS, a={"hand": ["siren_song"]}, b=ORB, c={})
    t.a.uses("siren_song", on="b")
    t.b.accepts("warding_orb")
    assert (t.b.immune_by, t.b.skips, t.b.status, len(t.state.discard)) == (None, (), [], 1)


def test_readying_may_be_taken_back() -> None:
    """Nothing is paid before the card is named."""
    t = Table(sets=SETS, a={"armor": "warding_orb", "hand": ["greed", "dodge"]}, b={})
    t.a.sets_off("warding_orb")
    t.game.cancel()
    assert (t.a.upright, len(t.a.cards)) == (False, 2)


def test_what_a_cloak_or_orb_has_stopped_needs_no_second() -> None:
    """Sideways after one card, it lets the next through."""
    t = Table(sets=SETS, a={"hand": ["greed", "moon_arrow"]}, b={"hand": ["chakra"], **ORB}, c={})
    t.a.uses("greed", on="b")
    t.b.accepts("warding_orb")
    assert (t.b.cards, t.a.cards) == (["chakra:club"], ["moon_arrow:spade"])
    t.a.uses("moon_arrow", on="b")
    t.a.answers("moon_arrow.name", "red")
    assert t.b.hp == 3
