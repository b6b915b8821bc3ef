"""沉默术士 Silent Sorcerer."""

from fate.fate2.rules.phases import hand_limit
from tests.table import Table

CURSE = "silent_sorcerer.silence_curse"


def curse(*foes, hand=("dodge:heart",), **more):
    t = Table(silent_sorcerer={"hand": list(hand)}, foe={"hand": list(foes), **more}, by={"hand": ["chakra"]})
    t.silent_sorcerer.sets_off("silence_curse")
    t.silent_sorcerer.answers(f"{CURSE}.target", "foe")
    return t


# -- silent_sorcerer.silence_curse


def test_curse_takes_a_magic_card_of_its_owners_choice():
    """静默诅咒, A9, A299: magic from the hand only."""
    t = curse("chakra", "disarm", "dodge", weapon="hornbow")
    assert t.offered("foe") == ["chakra:club", "disarm:club", "decline"]
    t.foe.answers(f"{CURSE}.discard", "disarm")
    assert (t.foe.hp, t.foe.cards, len(t.by.hand)) == (4, ["chakra:club", "dodge:heart"], 1)
    assert "silence_curse" not in t.offered("silent_sorcerer")


def test_curse_may_be_refused():
    """A299: for 1 damage."""
    t = curse("chakra")
    t.foe.declines(f"{CURSE}.discard")
    assert (t.foe.hp, len(t.foe.hand), t.told("damage")[0]["source"]) == (3, 1, 0)


def test_curse_without_magic_hurts():
    """否则受到伤害."""
    assert curse("dodge").foe.hp == 3


def test_curse_counts_hearts_of_the_fairy_as_dispel():
    """A50, A64."""
    t = curse("dodge:heart", "dodge:diamond", hero="lily_the_fairy")
    if t.asked()[1] == "dispel":
        t.foe.declines("dispel")
    assert t.offered("foe") == ["dodge:heart", "decline"]
    t.foe.answers(f"{CURSE}.discard", "dodge:heart")
    assert t.foe.cards == ["dodge:diamond"]


def test_curse_costs_a_heart():
    """R1.10, and dispelled it is lost."""
    t = Table(silent_sorcerer={"hand": ["dodge:diamond"]}, foe={})
    assert "silence_curse" not in t.offered("silent_sorcerer")
    t = curse("dispel")
    t.foe.answers("dispel", "dispel")
    assert (t.foe.hp, t.silent_sorcerer.hand) == (4, [])


def blade(rage, **foe):
    t = Table(silent_sorcerer={"hand": ["normal_attack"], "rage": rage}, foe=foe, by={"rage": 2})
    t.silent_sorcerer.uses("normal_attack", on="foe")
    return t


# -- silent_sorcerer.blade_of_wisdom


def test_blade_adds_one_from_two_rage_on():
    """智慧之刃: 2 is enough, nothing is paid."""
    t = blade(2)
    t.silent_sorcerer.accepts("blade_of_wisdom")
    assert (t.foe.hp, t.silent_sorcerer.rage) == (2, 2)


def test_blade_with_less_or_declined_or_dodged():
    """1 rage is too little; it is optional; a dodged Attack deals nothing."""
    assert blade(1).foe.hp == 3
    t = blade(3)
    t.silent_sorcerer.declines("trigger.may")
    assert t.foe.hp == 3
    t = blade(3, hand=["dodge"])
    t.silent_sorcerer.accepts("blade_of_wisdom")
    t.foe.answers("respond.dodge", "dodge")
    assert t.foe.hp == 4


def test_blade_is_said_before_the_target_can_answer():
    """R15.1 ②."""
    t = blade(2, hand=["dodge"])
    assert t.asked() == ("silent_sorcerer", "trigger.may")
    t.silent_sorcerer.accepts("blade_of_wisdom")
    assert t.asked() == ("foe", "respond.dodge")
    t.foe.declines("respond.dodge")
    assert t.foe.hp == 2


def test_nobody_elses_blade():
    """A bystander's Attack."""
    t = Table(foe={"hand": ["normal_attack"], "rage": 3}, by={}, silent_sorcerer={"rage": 3})
    t.foe.uses("normal_attack", on="by")
    assert t.by.hp == 3


# -- silent_sorcerer.final_testament


def test_testament_keeps_a_card_for_each_point_lost():
    """最后遗言: 5, and 2 more at 1 hp; nobody else's limit."""
    t = Table(silent_sorcerer={"hp": 1}, foe={"hp": 1})
    assert [hand_limit(t.game, seat) for seat in (0, 1)] == [7, 4]
    assert hand_limit(Table(silent_sorcerer={}).game, 0) == 5


def test_testament_counts_in_the_discard_phase():
    """R11.1."""
    t = Table(
        silent_sorcerer={"hp": 2, "hand": ["chakra", "disarm", "disarm", "disarm", "dodge", "dodge", "dodge"]}, foe={}
    )
    t.silent_sorcerer.ends()
    question = t.game.pending
    assert (t.asked(), question.least) == (("silent_sorcerer", "discard"), 1)


def test_the_immune_have_no_testament():
    """A165."""
    t = Table(silent_sorcerer={"hp": 1}, foe={})
    t.state.seats[0].immune_by = 1
    t.game.reindex()
    assert hand_limit(t.game, 0) == 5


# -- silent_sorcerer.blade_of_wisdom


def test_blade_is_no_use_to_magic():
    """使用【攻击】."""
    t = Table(silent_sorcerer={"rage": 3, "hand": ["moon_arrow"]}, foe={}, by={})
    t.silent_sorcerer.uses("moon_arrow", on="foe")
    t.silent_sorcerer.answers("moon_arrow.name", "red")
    assert (t.foe.hp, t.asked()) == (3, ("silent_sorcerer", "play"))


# -- silent_sorcerer.final_testament


def test_testament_shrinks_with_every_point_regained():
    """X is what is lost now."""
    t = Table(silent_sorcerer={"hp": 1, "hand": ["healing_balm"]}, foe={})
    t.silent_sorcerer.uses("healing_balm")
    assert hand_limit(t.game, 0) == 6
