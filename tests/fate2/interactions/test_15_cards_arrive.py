"""Kind 15: every card used, played, paid or turned up reaches the discard pile, and once only (R4.3, R14.5)."""

import pytest

from tests.fate2.interactions.positions import DETONATE, bombs, cast, settle
from tests.table import Table


def arrived(t, count):
    """So many cards in the pile, none in the middle or aside."""
    assert len(t.state.discard) == len(set(t.state.discard)) == count
    assert t.state.resolving == [] and t.state.aside == []


@pytest.mark.parametrize("dodges", [0, 1])
def test_attack_and_dodge(dodges):
    """R10.5, R15.3."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hand": ["dodge"] * dodges}, c={})
    t.a.uses("normal_attack", on="b")
    if dodges:
        t.b.answers("respond.dodge", "dodge")
    arrived(t, 1 + dodges)


def test_an_insufficient_answer_is_spent():
    """R15.3: one Dodge where two are needed."""
    t = Table(a={"hand": ["normal_attack"], "weapon": "eye_of_frost"}, b={"hand": ["dodge"]}, c={})
    t.a.uses("normal_attack", on="b")
    t.b.answers("respond.dodge", "dodge")
    arrived(t, 2)
    assert t.b.hp == 3


def test_a_chain_of_dispels():
    """R16.4: all of them, whoever wins."""
    t = Table(a={"hand": ["moon_arrow", "dispel"]}, b={"hand": ["dispel", "dispel"]}, c={})
    t.a.uses("moon_arrow", on="b")
    t.a.declines("dispel")
    t.b.answers("dispel", "dispel")
    t.a.answers("dispel", "dispel")
    t.b.answers("dispel", "dispel")
    arrived(t, 4)


def test_both_cards_of_a_sealed_dodge():
    """A87."""
    t = Table(
        a={"hand": ["normal_attack"]},
        b={"hand": ["dodge", "dodge"], "status": [cast("frost_maiden.frost_seal", "frenzy", "chakra", by="a")]},
        c={},
    )
    t.a.uses("normal_attack", on="b")
    t.b.answers("respond.dodge", "dodge")
    arrived(t, 3)
    assert t.b.hp == 4 and t.b.hand == []


def test_all_cards_of_a_conversion():
    """A62."""
    t = Table(two_headed_dragon={"hand": ["dodge:heart", "dodge:heart", "chakra"]}, b={}, c={})
    t.two_headed_dragon.uses("flame_attack", on="b", via="liquid_fire")
    arrived(t, 2)
    assert t.b.hp == 2


def test_claimed_cards_do_not():
    """A247, A62: Unstable Current takes both cards of the conversion."""
    t = Table(two_headed_dragon={"hand": ["dodge:heart", "dodge:heart", "chakra"]}, lightning_phantom={}, c={})
    t.two_headed_dragon.uses("flame_attack", on="lightning_phantom", via="liquid_fire")
    t.lightning_phantom.accepts("unstable_current")
    arrived(t, 0)
    assert t.lightning_phantom.cards == ["dodge:heart", "dodge:heart"]


def test_a_dispelled_card_that_is_mastered():
    """A49: into the hand; the Dispel into the pile."""
    t = Table(a={"hand": ["moon_arrow"]}, lily_the_fairy={"hand": ["dispel:diamond"]}, c={})
    t.a.uses("moon_arrow", on="lily_the_fairy")
    t.lily_the_fairy.answers("dispel", "dispel")
    t.lily_the_fairy.accepts("spell_mastery")
    arrived(t, 1)
    assert t.lily_the_fairy.cards == ["moon_arrow:spade"]


def test_judgement_cards_made_again():
    """R17.1, A112."""
    t = Table(a={"hand": ["normal_attack"]}, b={"armor": "bladed_armour"}, chen_yunsheng={"hand": ["frenzy"]})
    t.a.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    t.chen_yunsheng.answers("chen_yunsheng.divine_verdict.cost", "frenzy")
    settle(t)
    arrived(t, 4)


def test_delayed_cards_leave_the_zone():
    """R8.1: Viper Ambush lies there until the status phase."""
    t = Table(a={"hand": ["viper_ambush"], "rage": 3}, b={}, c={})
    t.a.uses("viper_ambush", on="b")
    arrived(t, 0)
    t.a.ends()
    arrived(t, 1)
    assert t.b.status == [] and t.b.hand == []


def test_a_card_whose_target_is_gone():
    """R10.5: Siren Song on one that a bomb kills when it tries to Dispel it."""
    t = Table(
        a={"hand": ["siren_song"]},
        b={"hp": 1, "hand": ["dispel:heart"]},
        goblin_engineer={"status": bombs("flame_attack:heart")},
        c={"hand": ["dispel:diamond"]},
    )
    t.a.uses("siren_song", on="b")
    t.b.answers("dispel", "dispel")
    t.goblin_engineer.answers(DETONATE, 1)
    t.goblin_engineer.declines("reward")
    t.c.answers("dispel", "dispel")
    settle(t)
    assert not t.b.alive
    arrived(t, 4)


def test_a_cast_dispelled_and_a_cast_lapsed():
    """R6.4, A44: lost either way."""
    t = Table(
        turn="b",
        phase="casting",
        necromancer={"hand": ["normal_attack:spade", "chaos_attack:spade"]},
        b={"hand": ["dispel"]},
    )
    t.necromancer.sets_off("soul_sap_aura")
    t.necromancer.answers("necromancer.soul_sap_aura.card", "normal_attack")
    t.necromancer.answers("necromancer.soul_sap_aura.target", "b")
    t.b.answers("dispel", "dispel")
    arrived(t, 2)
    t.necromancer.sets_off("soul_sap_aura")
    t.necromancer.answers("necromancer.soul_sap_aura.target", "b")
    arrived(t, 2)
    t.b.ends()
    arrived(t, 3)


def test_nobody_spends_more_than_is_needed():
    """R15.3: a second Dodge is not asked for where one will do, nor a fourth where three do (A173)."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hand": ["dodge", "dodge"]}, c={})
    t.a.uses("normal_attack", on="b")
    t.b.answers("respond.dodge", "dodge")
    assert t.asked() == ("a", "play") and len(t.b.hand) == 1
    t = Table(a={"hand": ["godslayer_slash"], "rage": 3}, b={"hand": ["dodge"] * 4}, c={})
    t.a.uses("godslayer_slash", on="b")
    for _ in range(3):
        t.b.answers("godslayer_slash.dodge", "dodge")
    assert t.asked() == ("a", "play") and len(t.b.hand) == 1 and t.b.hp == 4
