"""A character that has sung for itself acts on others, but nothing of its own reaches it (A165, A167, N8, N13, N14)."""

import pytest

from fate.fate2.rules.catalog import EFFECTS
from fate.fate2.rules.distance import distance
from tests.fate2.interactions.drills import Position
from tests.table import Table

RED, BLACK = "dodge:diamond", "chakra"
RESTING = {
    "death_knight.death_tangle": [],
    "spirit_warrior.sacrifice": [],
    "lich.dark_rite": [RED],
    "goblin_engineer.remote_bomb": ["normal_attack"],
    "troll_captain.battle_focus": [],
    "doom_herald.deadly_number": ["misdirect:spade"],
}
WORKING = {
    "axe_lord.war_hunger": [BLACK],
    "two_headed_dragon.deep_freeze": [BLACK],
    "light_warden.shockwave": [RED, BLACK, "misdirect:spade"],
    "gorgon.arcane_serpent": [BLACK],
    "lightning_phantom.plasma_field": [BLACK],
    "crypt_assassin.mana_burn": ["normal_attack"],
}


@pytest.mark.parametrize("skill", [*RESTING, *WORKING])
def test_what_an_immune_user_may_set_off(skill):
    """N8: not what its own price or effect could not reach; what concerns others works on."""
    hand = RESTING.get(skill, []) + WORKING.get(skill, [])
    for immune in (False, True):
        t = Position(me={"hero": skill.partition(".")[0], "hand": hand, "immune": immune}, b={"hand": [RED]}, c={})
        offered = skill.rpartition(".")[2] in t.offered("me")
        assert offered == (skill in WORKING or not immune)


@pytest.mark.parametrize("card", ["frenzy", "chakra", "divine_might", "healing_balm", "battle_claw", "ring_of_felice"])
def test_cards_on_oneself_are_not_offered(card):
    """A164: own hand cards included."""
    t = Position(me={"hand": [card], "hp": 2, "rage": 3, "immune": True}, b={}, c={})
    assert t.offered("me") == ["end"]


def test_disarm_is_offered_plain_only():
    """N8: an immune user could not take the equipment."""
    t = Position(me={"hand": ["disarm"], "rage": 1, "immune": True}, b={"weapon": "battle_claw"}, c={})
    t.me.answers("play", "disarm")
    assert t.asked() == ("me", "play") and t.me.rage == 1 and t.me.hand == []
    assert t.b.gear == (None, None) and len(t.state.discard) == 2


@pytest.mark.parametrize("immune", [False, True])
def test_nothing_is_taken_in_vain(immune):
    """N26, A165: the clubs of Elemental Summon and Psi Blade would bring their immune user a card it cannot have."""
    t = Position(
        me={"hero": "summoner", "hand": ["greed:club", "greed:club"], "immune": immune}, b={"weapon": "hornbow"}, c={}
    )
    assert ("elemental_summon" in t.offered("me")) is not immune
    t = Position(me={"hero": "temple_assassin", "hand": ["normal_attack"], "immune": immune}, b={}, c={"hand": [RED]})
    t.me.uses("normal_attack", on="b")
    if not immune:
        t.me.declines("temple_assassin.psi_blade.target")
    assert t.asked() == ("me", "play")


def test_life_drain_is_not_judged_in_vain():
    """N8."""
    t = Position(me={"hero": "skeleton_king", "hand": ["normal_attack"], "hp": 2, "immune": True}, b={}, c={})
    t.me.uses("normal_attack", on="b")
    assert t.asked() == ("me", "play") and t.b.hp == 3 and t.told("judge") == []


def test_a_mastered_card_does_not_reach_it():
    """N8, A48: it may Dispel, and takes nothing."""
    t = Position(
        me={},
        lily_the_fairy={"hand": ["dispel:diamond"], "immune": True},
        b={"hand": ["frenzy"]},
        c={"hand": ["moon_arrow"]},
        turn="c",
    )
    t.c.uses("moon_arrow", on="b")
    t.lily_the_fairy.answers("dispel", "dispel")
    assert t.asked() == ("c", "play") and t.lily_the_fairy.hand == []


def test_chaos_gives_it_no_rage_but_its_weapon_does():
    """A164: the Attack is a hand card, Gloom Blade is not."""
    t = Position(me={"hand": ["chaos_attack"], "weapon": "gloom_blade", "immune": True}, b={}, c={})
    t.me.uses("chaos_attack", on="b")
    assert t.me.rage == 1 and t.b.hp == 3


def test_bladed_armour_strikes_it_and_nobody_can_rescue():
    """A164, A267: equipment reaches it, Balms do not, and Grave Reprieve is suspended (A166)."""
    reprieve = ("shadow_priest.grave_reprieve", ["dodge"], "c", "cast")
    t = Position(
        me={"hand": ["normal_attack", "healing_balm"], "hp": 1, "immune": True, "status": [reprieve]},
        b={"armor": "bladed_armour"},
        c={"hand": ["healing_balm"]},
        deck=["flame_attack:heart"],
    )
    t.me.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    assert t.asked() == ("b", "reward") and not t.me.alive
    t.b.declines()


def test_it_can_still_be_rewarded():
    """A164: rewards are the rules' doing."""
    t = Position(me={"hand": ["normal_attack"], "immune": True}, b={"hp": 1}, c={})
    t.me.uses("normal_attack", on="b")
    t.me.answers("reward", "draw")
    assert len(t.me.hand) == 2


def sings(t, name="me"):
    """The song for oneself, in the middle of the own play phase."""
    getattr(t, name).uses("siren_song", on=name, upgraded=True)


def test_black_cards_are_attacks_no_longer():
    """A166, A294: what Invincible Slash made of them."""
    t = Table(swordmaster={"hand": ["siren_song", "greed:club"], "rage": 1}, b={}, phase="draw")
    t.swordmaster.accepts("invincible_slash")
    slashes = "invincible_slash>normal_attack greed:club"
    assert slashes in t.offered("swordmaster")
    sings(t, "swordmaster")
    assert slashes not in t.offered("swordmaster")


def test_a_cast_on_a_sleeper_is_suspended():
    """A166, A75: under the song she sits where she sat."""
    t = Table(
        sets=("standard", "daybreak"), phase="casting", a={"hand": ["siren_song"]}, b={},
        queen_of_torment={"hand": ["greed"]}, d={}, e={}, f={},
    )  # fmt: skip
    t.queen_of_torment.sets_off("phase_step")
    t.queen_of_torment.answers("queen_of_torment.phase_step.place", ("between", 5, 0))
    assert distance(t.game, 0, 2) == 1
    t.a.uses("siren_song", on="queen_of_torment")
    assert distance(t.game, 0, 2) == 2


def test_blazing_soul_rests():
    """A165: sparing oneself the rage is an own benefit."""
    for immune, ways in ((False, ["plain", "scorch_mage.blazing_soul"]), (True, None)):
        t = Position(me={"hero": "scorch_mage", "hand": ["moon_arrow"], "immune": immune}, b={}, c={})
        t.me.answers("play", "moon_arrow")
        assert (t.offered("me") if t.asked() == ("me", "use.upgrade") else None) == ways
        t.game.cancel()


def test_immunity_from_the_song_to_the_own_turn():
    """A163, D3: in the own play phase, all around the table, and in the casting phase before the turn."""
    t = Table(a={"hand": ["siren_song", "chakra"], "rage": 1}, b={"hand": ["moon_arrow"]}, c={"hand": ["greed"]})
    t.a.uses("siren_song", on="a", upgraded=True)
    assert t.offered("a") == ["end"]
    t.a.ends()
    assert t.state.seats[0].immune_by == 0
    t.b.uses("moon_arrow", on="c")
    t.b.answers("moon_arrow.name", "red")
    t.c.declines() if t.asked()[1] == "moon_arrow.discard" else None
    t.b.ends()
    t.c.ends()
    assert t.asked() == ("b", "play") and t.state.seats[0].immune_by is None


def test_what_it_has_for_the_turn_is_suspended():
    """A166, A164: Frenzy and Divine Might were there before the song, and are hand cards of its own."""
    hand = ["frenzy", "divine_might", "siren_song", "normal_attack", "chaos_attack"]
    t = Table(a={"hand": hand, "rage": 2}, b={}, c={}, deck=["dodge"])
    for card in ("divine_might", "frenzy"):
        t.a.uses(card)
    t.a.uses("siren_song", on="a", upgraded=True)
    t.a.uses("normal_attack", on="b")
    assert t.b.hp == 3 and t.offered("a") == ["end"]
    assert [effect.kind for effect in t.a.effects] == ["divine_might", "frenzy"]


SELFISH = {
    "alchemist.chemical_fury", "divine_might", "frenzy", "queen_of_torment.phase_step", "swordmaster.invincible_slash",
    "thunder_lizard", "troll_captain.battle_focus", "windwalker.focus_fire",
}  # fmt: skip
ABOUT_OTHERS = {
    "butcher.flesh_hook", "clockwork_gnome.launch_grapple", "two_headed_dragon.deep_freeze", "warlock.fatal_link",
}  # fmt: skip


def test_which_effects_of_the_turn_are_suspended():
    """N36; those that bear on others go on, and frozen cards come back all the same (N9)."""
    assert {id for id in EFFECTS if EFFECTS[id].selfish} == SELFISH
    assert {id for id in EFFECTS if not EFFECTS[id].selfish} == ABOUT_OTHERS
