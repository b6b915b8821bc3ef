"""Kinds 4 and 5: what follows damage is not lost when a dying comes between, nor the rest at the first corpse (D4)."""

from tests.fate2.interactions.positions import settle
from tests.table import Table


def test_life_drain_after_a_lethal_hit():
    """D4: the living go on after the death and its reward."""
    t = Table(skeleton_king={"hand": ["normal_attack"], "hp": 2}, b={"hp": 1}, c={}, deck=["flame_attack:heart"])
    t.skeleton_king.uses("normal_attack", on="b")
    t.skeleton_king.declines("reward")
    t.skeleton_king.accepts("life_drain")
    assert t.skeleton_king.hp == 3


def test_battle_spirit_after_a_rescue():
    """R18.1 ⑦: saved from dying, it still answers the damage, once."""
    t = Table(a={"hand": ["normal_attack"]}, quillback={"hp": 1, "hand": ["healing_balm"]}, deck=["flame_attack:heart"])
    t.a.uses("normal_attack", on="quillback")
    t.quillback.answers("dying.rescue", "healing_balm")
    t.quillback.accepts("battle_spirit")
    t.quillback.answers("quillback.battle_spirit.target", "a")
    assert (t.quillback.hp, t.a.hp) == (1, 3)


def test_the_deads_own_reactions_lapse():
    """D4: neither Frost Armour nor Faith for a corpse."""
    for hero in ("lich", "guardian_knight", "quillback"):
        t = Table(a={"hand": ["normal_attack", "dodge"]}, b={"hero": hero, "hp": 1}, c={})
        t.a.uses("normal_attack", on="b")
        assert t.asked() == ("a", "reward"), hero
        t.a.declines()
        assert t.asked() == ("a", "play")


def test_frost_armour_finds_nothing_on_a_corpse():
    """R20.1: the goblin that blows up is dead, its hand beyond reach though not yet discarded."""
    t = Table(
        lich={"hand": ["normal_attack"]},
        goblin_engineer={"hp": 1, "hand": ["frenzy"]},
        c={},
        deck=["flame_attack:heart"],
    )
    t.lich.uses("normal_attack", on="goblin_engineer")
    t.goblin_engineer.accepts("self_destruct")
    assert t.asked() == ("lich", "reward") and t.lich.hp == t.lich.max_hp - 2
    t.lich.declines()


def test_baptism_after_the_rescue_not_instead_of_it():
    """A133: it comes after dying is settled."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hp": 1}, holy_knight={"hand": ["healing_balm", "healing_balm"]})
    t.a.uses("normal_attack", on="b")
    t.holy_knight.answers("dying.rescue", "healing_balm")
    t.holy_knight.answers("holy_knight.baptism.cost", "healing_balm")
    assert (t.b.hp, t.a.hp) == (2, 3)


def test_the_axe_goes_on_behind_the_first_corpse():
    """A117, A220: each target is settled by itself, each kill rewarded."""
    t = Table(a={"hand": ["savage_axe"]}, b={"hp": 1}, c={"hp": 1}, d={"hp": 2}, e={}, f={}, g={})
    t.a.uses("savage_axe", on="d")
    t.a.answers("reward", "draw")
    t.a.answers("reward", "draw")
    assert t.state.deaths == (1, 2) and t.d.hp == 1 and len(t.a.hand) == 4


def test_shockwave_hits_the_second_though_the_first_dies():
    """A117."""
    t = Table(light_warden={"hand": ["dodge:heart", "dispel:diamond", "normal_attack:spade"]}, b={"hp": 1}, c={}, d={})
    t.light_warden.sets_off("shockwave")
    settle_cost(t)
    t.light_warden.answers("light_warden.shockwave.targets", ["b", "c"])
    t.light_warden.declines("reward")
    assert not t.b.alive and t.c.hp == 3


def settle_cost(t):
    """All three cards, unless that was the only choice."""
    if t.asked()[1] == "light_warden.shockwave.cost":
        t.light_warden.answers("light_warden.shockwave.cost", ["dodge", "dispel", "normal_attack"])


def test_the_serpent_passes_a_corpse():
    """A193, R18.4: damage to one without hand and rage may kill it; the others still give a card."""
    t = Table(gorgon={"hand": ["dodge"]}, b={"hp": 1}, c={"hand": ["frenzy"]}, d={})
    t.gorgon.sets_off("arcane_serpent")
    t.gorgon.declines("reward")
    assert not t.b.alive and t.d.hp == 3
    assert len(t.state.aside[0].cards) + len(t.state.aside[1].cards) == 2
    settle(t)
    assert t.state.aside == []


def test_frost_lament_not_on_a_corpse():
    """A80: the Attack has hit, but nobody is left to attack."""
    t = Table(death_knight={"hand": ["normal_attack", "normal_attack"]}, b={"hp": 1}, c={})
    t.death_knight.uses("normal_attack", on="b")
    t.death_knight.declines("reward")
    assert t.asked() == ("death_knight", "play")
