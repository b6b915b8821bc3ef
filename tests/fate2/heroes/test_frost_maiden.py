"""水晶室女 Frost Maiden."""

from tests.table import Table

SEAL = "frost_maiden.frost_seal"
AURA = "frost_maiden.radiant_aura"


def sealed(hand, **foe):
    """The foe is about to act, sealed by the maiden with two Disarms."""
    t = Table(
        foe={"hand": hand, **foe},
        frost_maiden={"hand": ["disarm", "disarm"], "rage": 0},
        by={"hand": ["dispel:heart"]},
        phase="casting",
        deck=["moon_arrow", "moon_arrow"],
    )
    t.frost_maiden.sets_off("frost_seal")
    t.frost_maiden.answers(f"{SEAL}.target", "foe")
    return t


# -- frost_maiden.frost_seal


def test_seal_lies_for_the_turn_that_follows():
    """R6.4: laid as its cost, gone at the next casting phase."""
    t = sealed([])
    t.by.declines("dispel")
    assert [(s.kind, len(s.cards), s.lasts) for s in t.foe.status] == [(SEAL, 2, "cast")]
    assert t.frost_maiden.hand == []
    t.foe.ends()
    assert (t.foe.status, len(t.state.discard)) == ([], 2)
    t.frost_maiden.declines("trigger.may")


def test_sealed_attack_takes_a_second_attack():
    """A87: one is the Attack, the other is merely spent; one use for the limit."""
    t = sealed(["normal_attack:spade", "flame_attack:heart"])
    t.by.declines("dispel")
    t.foe.uses("flame_attack", on="frost_maiden")
    assert (t.frost_maiden.hp, t.frost_maiden.rage) == (3, 2)
    assert (t.foe.cards, t.foe.used["attack"]) == (["moon_arrow:spade", "moon_arrow:spade"], 1)


def test_one_attack_alone_is_useless():
    """D9."""
    t = sealed(["normal_attack:spade"])
    t.by.declines("dispel")
    assert not [text for text in t.offered("foe") if "attack" in text]


def test_sealed_dodge_takes_a_second_dodge():
    """A86, D9: two Dodges for one; a single one is not offered."""
    for dodges, hp in ((2, 4), (1, 3)):
        t = Table(
            foe={"hand": ["normal_attack:spade"]},
            frost_maiden={},
            by={"hand": ["dodge"] * dodges, "status": [(SEAL, ["disarm", "disarm"], "frost_maiden", "cast")]},
        )
        t.foe.uses("normal_attack", on="by")
        if dodges == 2:
            t.by.answers("respond.dodge", "dodge")
        assert (t.by.hp, len(t.by.hand)) == (hp, dodges % 2)


def test_playing_a_dodge_takes_one():
    """A87: the seal speaks of using only."""
    t = Table(
        foe={"hand": ["godslayer_slash"], "rage": 3},
        frost_maiden={},
        by={"hand": ["dodge"], "status": [(SEAL, ["disarm", "disarm"], "frost_maiden", "cast")]},
    )
    t.foe.uses("godslayer_slash", on="by")
    t.by.answers("godslayer_slash.dodge", "dodge")
    assert t.by.hp == 2


def test_dispelled_seal_loses_its_cards():
    """A44, R16.6: laying them was the cost."""
    t = sealed(["normal_attack:spade"])
    t.by.answers("dispel", "dispel")
    assert (t.foe.status, t.frost_maiden.hand, len(t.state.discard)) == ([], [], 3)
    assert "normal_attack:spade" in t.offered("foe")


def test_no_second_seal_on_the_sealed():
    """D14, A206: everybody else can still be chosen, the caster too."""
    t = Table(foe={}, frost_maiden={"hand": ["disarm"] * 4}, by={}, phase="casting")
    t.frost_maiden.sets_off("frost_seal")
    t.frost_maiden.answers(f"{SEAL}.target", "foe")
    t.frost_maiden.answers(f"{SEAL}.cost", ["disarm", "disarm"])
    t.frost_maiden.sets_off("frost_seal")
    assert t.offered("frost_maiden") == ["frost_maiden", "by"]
    t.game.cancel()
    t.frost_maiden.passes()


# -- frost_maiden.radiant_aura


def test_aura_deals_one_card_each():
    """D5, A190: one drawn fewer first, then X cards to X characters."""
    t = Table(frost_maiden={}, foe={}, by={}, phase="draw", deck=["greed", "moon_arrow", "disarm", "chakra"])
    t.frost_maiden.accepts("radiant_aura")
    assert len(t.frost_maiden.hand) == 1
    t.frost_maiden.answers(f"{AURA}.count", 2)
    assert t.game.pending.context["card"] == t.state.aside[0].cards[0]
    t.frost_maiden.answers(f"{AURA}.give", "by")
    assert t.offered("frost_maiden") == ["frost_maiden", "foe"]
    t.frost_maiden.answers(f"{AURA}.give", "frost_maiden")
    assert (t.by.cards, t.foe.cards) == (["moon_arrow:spade"], [])
    assert t.frost_maiden.cards[1:] == ["disarm:club"]


def test_aura_reaches_no_more_than_live():
    """X is at most the number of living characters."""
    t = Table(frost_maiden={}, foe={}, by={}, phase="draw")
    t.frost_maiden.accepts("radiant_aura")
    assert t.offered("frost_maiden") == ["1", "2", "3", "decline"]
    t.frost_maiden.declines()
    assert len(t.frost_maiden.hand) == 1


def test_aura_may_be_left():
    """It is a choice: then two cards are drawn, and others know no aura."""
    t = Table(frost_maiden={}, foe={}, phase="draw")
    t.frost_maiden.declines("trigger.may")
    assert len(t.frost_maiden.hand) == 2
    t.frost_maiden.ends()
    t.frost_maiden.passes()
    assert (t.asked(), len(t.foe.hand)) == (("foe", "play"), 2)


def test_aura_for_everybody():
    """A190: as many cards as characters leave no choice at the end; the deck gives exactly those."""
    t = Table(frost_maiden={}, foe={}, by={}, phase="draw", deck=["greed", "chakra", "dodge", "disarm", "frenzy"])
    t.frost_maiden.accepts("radiant_aura")
    t.frost_maiden.answers(f"{AURA}.count", 3)
    t.frost_maiden.answers(f"{AURA}.give", "foe")
    t.frost_maiden.answers(f"{AURA}.give", "by")
    assert (t.foe.cards, t.by.cards) == (["chakra:club"], ["dodge:heart"])
    assert t.frost_maiden.cards[1:] == ["disarm:club"]
