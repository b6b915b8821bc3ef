"""Kinds 6 and 7: the payer dies of its price, or the source is dead before its target answers (A129, A149, A85)."""

import pytest

from tests.fate2.interactions.positions import DETONATE, bombs, settle
from tests.table import Table


@pytest.mark.parametrize("skill", ["death_knight.death_tangle", "spirit_warrior.sacrifice"])
def test_who_dies_of_the_cost_does_nothing_more(skill):
    """A129: nothing after "then"."""
    hero = skill.partition(".")[0]
    t = Table(a={"hero": hero, "hp": 1}, b={"hand": ["dodge", "dodge"], "hp": 3}, c={})
    t.a.sets_off(skill)
    assert not t.a.alive and t.told("discard") == [] and t.b.hp == 3
    assert t.asked() == ("b", "play")


def test_who_is_rescued_from_the_cost_goes_on():
    """A129: dying is settled first."""
    t = Table(spirit_warrior={"hp": 1, "hand": ["healing_balm"]}, b={"hand": ["dodge", "dodge"]}, c={})
    t.spirit_warrior.sets_off("sacrifice")
    t.spirit_warrior.answers("dying.rescue", "healing_balm")
    assert t.spirit_warrior.hp == 1 and t.b.hand == []


def test_a_cover_of_the_cost_lets_the_skill_go_on():
    """A240: the price was paid, by somebody else."""
    t = Table(spirit_warrior={"hp": 1}, b={"hand": ["dodge", "dodge"]}, guardian_knight={"hand": ["frenzy"]})
    t.spirit_warrior.sets_off("sacrifice")
    t.guardian_knight.answers("guardian_knight.cover.cost", "frenzy")
    settle_faith(t)
    assert t.spirit_warrior.alive and t.b.hand == []


def settle_faith(t):
    """The guardian declines to set cards aside."""
    t.guardian_knight.declines("guardian_knight.faith.count")


def test_an_attack_goes_on_when_helix_kills_its_user():
    """A85: the card has been used; a dead source earns no reward."""
    t = Table(a={"hand": ["normal_attack"], "hp": 1}, axe_lord={"hp": 1}, c={}, deck=["flame_attack:heart-4"])
    t.a.uses("normal_attack", on="axe_lord")
    t.axe_lord.accepts("reverse_helix")
    t.axe_lord.declines("reward")
    assert t.state.deaths == (0, 1)
    assert [entry["killer"] for entry in t.told("death")] == [1, None]


def test_a_dodge_still_cancels_when_its_user_dies_of_using_it():
    """A149: the Dodge was used; nothing else happens to the dead."""
    t = Table(
        a={"hand": ["normal_attack"]},
        b={"hp": 1, "hand": ["dodge:heart"]},
        goblin_engineer={"status": bombs("flame_attack:heart")},
        c={},
    )
    t.a.uses("normal_attack", on="b")
    t.b.answers("respond.dodge", "dodge")
    t.goblin_engineer.answers(DETONATE, 1)
    t.goblin_engineer.declines("reward")
    assert [entry["source"] for entry in t.told("damage")] == [2]


def test_a_dead_user_exchanges_no_hp():
    """A149, N13: Soul Sever of a user that a bomb kills does nothing; nobody lives with 0 hp."""
    t = Table(
        a={"hand": ["soul_sever"], "rage": 3, "hp": 1}, goblin_engineer={"status": bombs("flame_attack:heart")}, b={}
    )
    t.a.uses("soul_sever", on="b")
    t.goblin_engineer.answers(DETONATE, 1)
    t.goblin_engineer.declines("reward")
    assert (t.b.hp, t.b.alive, t.a.alive) == (4, True, False)


@pytest.mark.parametrize(
    ("card", "rage", "bomb"),
    [
        ("greed:heart", 0, "flame_attack:heart"),
        ("energy_transfer", 0, "flame_attack:heart"),
        ("viper_ambush", 3, "flame_attack:heart"),
        ("time_stop", 3, "flame_attack:diamond"),
        ("godslayer_slash", 3, "flame_attack:diamond"),
        ("savage_axe", 0, "normal_attack:club"),
        ("siren_song", 0, "normal_attack:club"),
        ("disarm:club", 1, "normal_attack:club"),
        ("moon_arrow", 0, "normal_attack:spade"),
        ("misdirect:spade", 1, "normal_attack:spade"),
        ("divine_might", 3, "flame_attack:heart"),
        ("frenzy", 0, "flame_attack:diamond"),
        ("chakra", 0, "normal_attack:club"),
        ("plunder_axe", 0, "normal_attack:spade"),
    ],
)
def test_a_card_whose_user_dies_is_settled_without_it(card, rage, bomb):
    """A149, N10: whatever it is, the game goes on and the dead own and decide nothing."""
    t = Table(
        a={"hand": [card, "dodge"], "rage": rage, "hp": 1},
        b={"hand": ["dodge", "frenzy"], "weapon": "battle_claw"},
        goblin_engineer={"status": bombs(bomb)},
        d={},
    )
    t.a.uses(card, on="a" if card in ("divine_might", "frenzy", "chakra") else "b")
    while t.asked()[1] in ("use.upgrade", "misdirect.receiver", "savage_axe.way"):
        t.game.answer(0)
    t.goblin_engineer.answers(DETONATE, 1)
    settle(t)
    assert not t.a.alive and t.a.hand == [] and t.state.resolving == [] and t.state.aside == []
    assert t.asked()[0] != "a"


def test_a_guardian_that_dies_before_covering_covers_nothing():
    """A122, A149: a bomb kills it as it defends its Cover against a Dispel; the damage does not vanish."""
    t = Table(
        a={"hand": ["normal_attack"]},
        b={"hand": ["dispel:diamond"]},
        goblin_engineer={"status": bombs("flame_attack:heart")},
        guardian_knight={"hp": 1, "hand": ["dispel:heart", "dodge"]},
    )
    t.a.uses("normal_attack", on="b")
    t.guardian_knight.answers("guardian_knight.cover.cost", "dodge")
    t.b.answers("dispel", "dispel")
    t.guardian_knight.answers("dispel", "dispel")
    t.goblin_engineer.answers(DETONATE, 1)
    t.goblin_engineer.declines("reward")
    assert t.b.hp == 3 and t.state.deaths == (3,)


def test_a_cast_survives_its_caster():
    """R6.5, A37: also one that dies while the cast is being defended."""
    t = Table(
        turn="b",
        phase="casting",
        necromancer={"hp": 1, "hand": ["normal_attack:spade", "dispel:heart"]},
        b={"hand": ["dispel:diamond"], "hp": 2},
        goblin_engineer={"status": bombs("flame_attack:heart")},
    )
    t.necromancer.sets_off("soul_sap_aura")
    t.necromancer.answers("necromancer.soul_sap_aura.target", "b")
    t.b.answers("dispel", "dispel")
    t.necromancer.answers("dispel", "dispel")
    t.goblin_engineer.answers(DETONATE, 1)
    t.goblin_engineer.declines("reward")
    assert not t.necromancer.alive and [status.kind for status in t.b.status] == ["necromancer.soul_sap_aura"]
