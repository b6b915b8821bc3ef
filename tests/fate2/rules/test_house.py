"""The switches for disputed rulings: each as ruled, and the other way."""

from __future__ import annotations

import pytest

from fate.fate2.rules.options import BadSetup, Options
from fate.fate2.rules.phases import hand_limit
from tests.table import Table


def switched(ruling: str, on: bool) -> tuple[str, ...]:
    return (ruling,) if on else ()


def test_an_unknown_house_rule_is_refused():
    """Options come from saves and links as well."""
    with pytest.raises(BadSetup, match="A1"):
        Options(house=("A1",)).check()


@pytest.mark.parametrize("once", [False, True])
def test_a28_casts_in_one_slot(once):
    """A28: any number of casts, or one."""
    t = Table(
        shadow_priest=dict(hand=["dodge:heart", "dodge:diamond"]),
        bob=dict(),
        cid=dict(),
        phase="casting",
        house=switched("A28", once),
    )
    t.shadow_priest.sets_off("grave_reprieve")
    t.shadow_priest.answers("shadow_priest.grave_reprieve.target", "bob")
    t.shadow_priest.answers("shadow_priest.grave_reprieve.cost", "dodge:heart")
    if once:
        assert t.asked() == ("shadow_priest", "play")
        t.shadow_priest.ends()
    else:
        assert t.asked() == ("shadow_priest", "cast")


@pytest.mark.parametrize("stands", [False, True])
def test_a41_dispel_against_dispel(stands):
    """A41: a Dispel can be dispelled, or it stands."""
    t = Table(ann=dict(hand=["frenzy", "dispel"]), bob=dict(hand=["dispel"]), cid=dict(), house=switched("A41", stands))
    t.ann.uses("frenzy")
    t.ann.declines("dispel")
    t.bob.answers("dispel", "dispel")
    if stands:
        assert (t.ann.hp, t.asked()) == (4, ("ann", "play"))
    else:
        t.ann.answers("dispel", "dispel")
        assert t.ann.hp == 3


@pytest.mark.parametrize("between", [False, True])
def test_a76_savage_axe_and_the_far_end(between):
    """A76: the chosen character is hit too, or only those between."""
    t = Table(
        ann=dict(hand=["savage_axe"]), bob=dict(), cid=dict(), dan=dict(), eve=dict(), house=switched("A76", between)
    )
    t.ann.uses("savage_axe", on=None)
    t.ann.answers("use.target", "cid")
    assert (t.bob.hp, t.cid.hp) == (3, 4 if between else 3)


@pytest.mark.parametrize("single", [False, True])
def test_a81_hornbow_goes_on(single):
    """A81: every hit grants another Attack, or only one's own does."""
    t = Table(mage_slayer=dict(weapon="hornbow", hand=["normal_attack"] * 3), bob=dict(), house=switched("A81", single))
    t.mage_slayer.uses("normal_attack", on="bob")
    t.mage_slayer.answers("hornbow.attack", "normal_attack")
    if single:
        assert t.asked() == ("mage_slayer", "play")
    else:
        assert t.asked() == ("mage_slayer", "hornbow.attack")
        t.mage_slayer.declines()


@pytest.mark.parametrize("next_only", [False, True])
def test_a93_divine_might_lasts(next_only):
    """A93: until the turn ends, or for the next Attack."""
    t = Table(
        ann=dict(hand=["divine_might", "frenzy", "normal_attack", "normal_attack"], rage=2),
        bob=dict(hp=4),
        house=switched("A93", next_only),
    )
    t.ann.uses("frenzy")
    t.ann.uses("divine_might")
    t.ann.uses("normal_attack", on="bob")
    assert t.bob.hp == 2
    t.ann.uses("normal_attack", on="bob")
    assert t.bob.alive is next_only
    if next_only:
        assert t.bob.hp == 1
    else:
        t.ann.declines("reward")


@pytest.mark.parametrize("once", [False, True])
def test_a112_redoing_a_judgement(once):
    """A112: as long as somebody pays, or once."""
    t = Table(
        skeleton_king=dict(hand=["normal_attack"], hp=2),
        chen_yunsheng=dict(hand=["moon_arrow", "greed"]),
        deck=["disarm", "disarm", "dodge"],
        house=switched("A112", once),
    )
    t.skeleton_king.uses("normal_attack", on="chen_yunsheng")
    t.skeleton_king.accepts("life_drain")
    t.chen_yunsheng.answers("chen_yunsheng.divine_verdict.cost", "moon_arrow")
    if once:
        assert t.asked() == ("skeleton_king", "play")
    else:
        assert t.asked() == ("chen_yunsheng", "chen_yunsheng.divine_verdict.cost")
        t.chen_yunsheng.declines()


@pytest.mark.parametrize("spared", [False, True])
def test_a118_rage_for_damage_by_oneself(spared):
    """A118: it gives rage too, or it does not."""
    t = Table(ann=dict(hand=["frenzy"]), bob=dict(), house=switched("A118", spared))
    t.ann.uses("frenzy")
    assert (t.ann.hp, t.ann.rage) == (3, 0 if spared else 1)


@pytest.mark.parametrize("once", [False, True])
def test_a140_grave_reprieve(once):
    """A140: it saves every time, or once."""
    t = Table(
        ann=dict(hand=["frenzy", "normal_attack", "normal_attack"]),
        bob=dict(hp=1, status=[("shadow_priest.grave_reprieve", ["dodge:heart"], "ann", "cast")]),
        house=switched("A140", once),
    )
    t.ann.uses("frenzy")
    t.ann.uses("normal_attack", on="bob")
    assert t.bob.hp == 1
    t.ann.uses("normal_attack", on="bob")
    assert t.bob.alive is not once
    if once:
        t.ann.declines("reward")


@pytest.mark.parametrize("living_only", [False, True])
def test_a160_the_dead_share_the_hunt(living_only):
    """A160: all others win when the revealed Neutral dies, or only the living."""
    t = Table(
        ann=dict(identity="sentinel", hand=["normal_attack"]),
        bob=dict(identity="neutral", hp=1),
        cid=dict(identity="scourge", alive=False, hp=0),
        dan=dict(identity="scourge"),
        fate="possessed_by_the_ancient",
        house=switched("A160", living_only),
    )
    t.state.revealed = 1
    t.game.reindex()
    t.ann.uses("normal_attack", on="bob")
    assert t.state.outcome == ("hunters", (0, 3) if living_only else (0, 2, 3))


@pytest.mark.parametrize("upright", [False, True])
def test_a180_dodge_charm_comes_into_play(upright):
    """A180: sideways, or upright."""
    t = Table(ann=dict(hand=["dodge_charm", "dodge"]), bob=dict(), house=switched("A180", upright))
    t.ann.uses("dodge_charm")
    assert t.ann.upright is upright


def test_house_rules_leave_the_rest_alone():
    """A bystander of all switches: the hand limit."""
    t = Table(ann=dict(), bob=dict(), house=("A28", "A180"))
    assert hand_limit(t.game, 0) == 4
