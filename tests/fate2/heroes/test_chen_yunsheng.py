"""陈云生 Chen Yunsheng."""

from tests.table import Table

COST = "chen_yunsheng.divine_verdict.cost"


def judging(*hand, deck=("dodge:heart", "chakra", "greed:heart"), foe=()):
    """The king has judged for Life Drain: red, then black, then red."""
    t = Table(
        skeleton_king={"hp": 2, "hand": ["normal_attack:spade"]},
        foe={"hand": list(foe)},
        chen_yunsheng={"hand": list(hand)},
        deck=list(deck),
    )
    t.skeleton_king.uses("normal_attack", on="foe")
    t.skeleton_king.accepts("life_drain")
    return t


# -- chen_yunsheng.divine_verdict


def test_the_new_result_replaces_the_old():
    """A111: red was nothing, black stands."""
    t = judging("disarm")
    assert t.game.pending.context["card"] == t.state.resolving[-1]
    t.chen_yunsheng.answers(COST, "disarm")
    assert (t.skeleton_king.hp, t.chen_yunsheng.hand, len(t.told("judge"))) == (2, [], 2)


def test_it_may_go_on_while_cards_last():
    """A112."""
    t = judging("disarm", "disarm")
    t.chen_yunsheng.answers(COST, "disarm")
    t.chen_yunsheng.answers(COST, "disarm")
    assert (t.skeleton_king.hp, len(t.told("judge"))) == (3, 3)


def test_the_result_may_stand():
    """It is a choice, and without cards there is none."""
    t = judging("disarm")
    t.chen_yunsheng.declines(COST)
    assert (t.skeleton_king.hp, t.chen_yunsheng.cards) == (3, ["disarm:club"])
    assert judging().skeleton_king.hp == 3


def test_a_dispelled_verdict_changes_nothing():
    """D13, R16.6."""
    t = judging("disarm", foe=["dispel"])
    t.chen_yunsheng.answers(COST, "disarm")
    t.foe.answers("dispel", "dispel")
    assert (t.skeleton_king.hp, t.chen_yunsheng.hand) == (3, [])


# -- chen_yunsheng.special_constitution


def test_attacks_do_nothing_at_two_hp():
    """A97: void, so no Dodge is asked for and nothing is hit."""
    t = Table(foe={"hand": ["chaos_attack"]}, chen_yunsheng={"hp": 2, "hand": ["dodge"]})
    t.foe.uses("chaos_attack", on="chen_yunsheng")
    assert (t.chen_yunsheng.hp, t.foe.rage, len(t.chen_yunsheng.hand)) == (2, 0, 1)
    assert t.told("void") == [{"seat": 1, "card": "chaos_attack", "user": 0}]


def test_attacks_hit_at_three_hp():
    """The boundary."""
    t = Table(foe={"hand": ["chaos_attack"]}, chen_yunsheng={"hp": 3})
    t.foe.uses("chaos_attack", on="chen_yunsheng")
    assert (t.chen_yunsheng.hp, t.foe.rage) == (2, 1)


def test_magic_still_hurts_and_others_are_not_protected():
    """It speaks of Attacks on you."""
    t = Table(foe={"hand": ["moon_arrow", "normal_attack"]}, chen_yunsheng={"hp": 2}, by={"hp": 2})
    t.foe.uses("moon_arrow", on="chen_yunsheng")
    t.foe.answers("moon_arrow.name", "red")
    t.foe.uses("normal_attack", on="by")
    assert (t.chen_yunsheng.hp, t.by.hp) == (1, 1)


def test_attacks_at_one_hp_do_not_even_enrage():
    """A97: no damage, no rage, no hit for either side."""
    t = Table(foe={"hand": ["flame_attack"], "weapon": "gloom_blade"}, chen_yunsheng={"hp": 1}, by={})
    t.foe.uses("flame_attack", on="chen_yunsheng")
    assert (t.chen_yunsheng.hp, t.chen_yunsheng.rage, t.foe.rage) == (1, 0, 0)
