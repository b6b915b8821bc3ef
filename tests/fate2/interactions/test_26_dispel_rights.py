"""Kind 26: everybody entitled to Dispel is asked, and nobody else (R16.5, A40, A42, A48, D13)."""

import pytest

from fate.fate2.rules.catalog import SKILLS, load
from tests.fate2.interactions.positions import settle
from tests.table import Table

load()


def test_everybody_is_asked_once_around_from_the_turn():
    """A42: the user, those far away, and the target alike."""
    t = Table(a={"hand": ["moon_arrow", "dispel"]}, b={"hand": ["dispel"]}, c={"hand": ["dispel"]}, d={})
    t.a.uses("moon_arrow", on="b")
    asked = []
    while t.asked()[1] == "dispel":
        asked.append(t.asked()[0])
        t.players[asked[-1]].declines()
    assert asked == ["a", "b", "c"]
    settle(t)


def test_a_failed_dispel_opens_the_round_again():
    """R16.5: also for those who had passed."""
    t = Table(a={"hand": ["moon_arrow", "dispel"]}, b={"hand": ["dispel", "dispel"]}, c={"hand": ["dispel"]})
    t.a.uses("moon_arrow", on="b")
    t.a.declines("dispel")
    t.b.answers("dispel", "dispel")
    t.a.answers("dispel", "dispel")
    t.b.declines("dispel")
    t.c.declines("dispel")
    assert t.asked() == ("b", "dispel"), "the Dispel was dispelled, so the arrow is open once more"
    t.b.answers("dispel", "dispel")
    t.c.declines("dispel")
    assert t.asked() == ("a", "play") and t.b.hp == 4


def test_the_immune_may_dispel():
    """A48: it acts on a card."""
    t = Table(a={"hand": ["siren_song", "moon_arrow"]}, b={"hand": ["dispel"]}, c={"hand": ["dodge"]})
    t.a.uses("siren_song", on="b")
    t.b.declines("dispel")
    t.a.uses("moon_arrow", on="c")
    t.b.answers("dispel", "dispel")
    assert t.asked() == ("a", "play")


def test_what_cannot_be_dispelled():
    """R16.2: S-skills, equipment and what it does, passives (R16.3)."""
    t = Table(
        a={"hand": ["godslayer_slash", "battle_claw"], "rage": 3},
        b={"hand": ["dispel", "dispel"], "armor": "dodge_charm"},
    )
    t.a.uses("battle_claw")
    t.a.uses("godslayer_slash", on="b")
    assert t.b.hp == 1 and t.asked() == ("a", "play")


def test_doom_does_not_silence_the_answer_to_itself():
    """R6.3, A44: its card is paid, and acts only once nobody has dispelled it."""
    t = Table(
        turn="x",
        phase="casting",
        sets=("standard", "dawn", "jungle", "daybreak", "sunrise"),
        doom_herald={"hand": ["flame_attack:heart"]},
        x={"hand": ["dispel:diamond"]},
    )
    t.doom_herald.sets_off("doom")
    t.doom_herald.answers("doom_herald.doom.target", "x")
    t.x.answers("dispel", "dispel")
    assert t.x.status == [] and t.doom_herald.hand == [] and len(t.state.discard) == 2
    assert t.asked() == ("x", "play")


def test_a_cast_waits_in_the_middle_while_it_may_be_dispelled():
    """R6.3: the seal neither lies there nor doubles anything before."""
    t = Table(turn="b", phase="casting", frost_maiden={"hand": ["dodge", "frenzy"]}, b={"hand": ["dispel"]})
    t.frost_maiden.sets_off("frost_seal")
    t.frost_maiden.answers("frost_maiden.frost_seal.target", "b")
    assert t.asked() == ("b", "dispel") and t.b.status == [] and len(t.state.resolving) == 2
    t.b.declines()
    assert [status.kind for status in t.b.status] == ["frost_maiden.frost_seal"] and t.state.resolving == []


@pytest.mark.parametrize("id", sorted(id for id in SKILLS if SKILLS[id].type in ("active", "casting")))
def test_active_and_casting_skills_are_dispellable(id):
    """A40, D13: as printed."""
    assert SKILLS[id].dispellable


def test_a_reactive_skill_can_be_dispelled_when_it_answers():
    """D13: Baptism, in another's turn."""
    t = Table(a={"hand": ["normal_attack", "dispel"]}, b={}, holy_knight={"hand": ["healing_balm"]})
    t.a.uses("normal_attack", on="b")
    t.holy_knight.answers("holy_knight.baptism.cost", "healing_balm")
    t.a.answers("dispel", "dispel")
    assert (t.b.hp, t.a.hp, t.holy_knight.hand) == (3, 4, [])


def test_the_dying_may_dispel():
    """R16.5, R19: it lives until it is dead. A Balm of two that she needs sets Healing Art off."""
    t = Table(
        a={"hand": ["normal_attack:spade"], "weapon": "saints_relic"},
        b={"hp": 3},
        lily_the_fairy={
            "hp": 1,
            "hand": ["healing_balm:diamond", "healing_balm:diamond", "flame_attack:diamond", "dispel:diamond"],
        },
    )
    t.a.uses("normal_attack", on="lily_the_fairy")
    t.lily_the_fairy.answers("dying.rescue", "healing_balm")
    t.lily_the_fairy.answers("lily_the_fairy.healing_art.cost", "flame_attack")
    t.lily_the_fairy.answers("lily_the_fairy.healing_art.target", "b")
    assert t.asked() == ("lily_the_fairy", "dispel") and t.lily_the_fairy.hp == 0
    t.lily_the_fairy.answers("dispel", "dispel")
    t.lily_the_fairy.answers("dying.rescue", "healing_balm")
    settle(t)
    assert t.lily_the_fairy.hp == 1 and t.b.hp == 3
