"""复仇之魂 Avenging Soul."""

from tests.table import Table

CARD = "avenging_soul.transposition.card"
WAVE = "avenging_soul.horror_wave.count"


def judging(*hand, top="dodge:heart", hp=2):
    """The king is about to judge for Life Drain."""
    t = Table(
        skeleton_king={"hp": hp, "hand": ["normal_attack:spade"]},
        foe={},
        avenging_soul={"hand": list(hand)},
        deck=[top],
    )
    t.skeleton_king.uses("normal_attack", on="foe")
    t.skeleton_king.accepts("life_drain")
    return t


# -- avenging_soul.transposition


def test_a_hand_card_becomes_the_judgement():
    """R17.2, A235: before the flip; the deck stays as it was, the card is discarded."""
    t = judging("disarm", "dodge:diamond")
    top = t.state.deck[-1]
    t.avenging_soul.answers(CARD, "disarm")
    assert (t.skeleton_king.hp, t.avenging_soul.cards, t.state.deck[-1]) == (2, ["dodge:diamond"], top)
    assert len(t.state.discard) == 2


def test_it_can_make_a_judgement_come_true():
    """A red card for a red judgement."""
    t = judging("disarm", "dodge:diamond", top="chakra")
    t.avenging_soul.answers(CARD, "dodge")
    assert t.skeleton_king.hp == 3


def test_the_judgement_may_be_left_to_the_deck():
    """It is a choice; without cards there is none."""
    t = judging("disarm")
    t.avenging_soul.declines(CARD)
    assert (t.skeleton_king.hp, t.avenging_soul.cards) == (3, ["disarm:club"])
    t = judging()
    assert t.skeleton_king.hp == 3


def test_a_judgement_made_again_may_be_replaced_again():
    """A234."""
    t = Table(
        skeleton_king={"hp": 2, "hand": ["normal_attack:spade"]},
        chen_yunsheng={"hand": ["chakra"]},
        avenging_soul={"hand": ["disarm", "dodge:diamond"]},
    )
    t.skeleton_king.uses("normal_attack", on="chen_yunsheng")
    t.skeleton_king.accepts("life_drain")
    t.avenging_soul.answers(CARD, "disarm")
    t.chen_yunsheng.answers("chen_yunsheng.divine_verdict.cost", "chakra")
    t.avenging_soul.answers(CARD, "dodge")
    assert t.skeleton_king.hp == 3


# -- avenging_soul.horror_wave


def test_rage_draws_cards_point_by_point():
    """A213, A95: 2 rage from a Flame Attack, as many cards or fewer."""
    t = Table(foe={"hand": ["flame_attack"]}, avenging_soul={}, by={})
    t.foe.uses("flame_attack", on="avenging_soul")
    assert t.offered("avenging_soul") == ["2", "1", "decline"]
    t.avenging_soul.answers(WAVE, 2)
    assert (t.avenging_soul.rage, len(t.avenging_soul.hand), len(t.by.hand)) == (2, 2, 0)


def test_points_beyond_the_limit_are_not_gained():
    """A119."""
    t = Table(foe={"hand": ["flame_attack"]}, avenging_soul={"rage": 2})
    t.foe.uses("flame_attack", on="avenging_soul")
    t.avenging_soul.answers(WAVE, 1)
    assert len(t.avenging_soul.hand) == 1
    t = Table(foe={"hand": ["flame_attack"]}, avenging_soul={"rage": 3})
    t.foe.uses("flame_attack", on="avenging_soul")
    assert (t.asked(), t.avenging_soul.hand) == (("foe", "play"), [])


def test_the_rage_of_others_draws_nothing():
    """A bystander's rage, and declining."""
    t = Table(foe={"hand": ["flame_attack"]}, by={}, avenging_soul={})
    t.foe.uses("flame_attack", on="by")
    assert (t.by.rage, t.avenging_soul.hand) == (2, [])
    t = Table(foe={"hand": ["flame_attack"]}, avenging_soul={})
    t.foe.uses("flame_attack", on="avenging_soul")
    t.avenging_soul.declines(WAVE)
    assert t.avenging_soul.hand == []


def test_rage_that_is_passed_on_draws_too():
    """A120: whoever receives by Misdirect gains."""
    t = Table(foe={"hand": ["misdirect"], "rage": 1}, avenging_soul={}, by={})
    t.foe.uses("misdirect", on="foe")
    t.foe.answers("misdirect.receiver", "avenging_soul")
    t.avenging_soul.answers(WAVE, 1)
    assert (t.avenging_soul.rage, len(t.avenging_soul.hand), t.by.hand) == (1, 1, [])
