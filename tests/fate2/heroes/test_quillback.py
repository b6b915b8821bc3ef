"""刚背兽 Quillback."""

from tests.table import Table


def struck(top="dodge:heart", **foe):
    facts = {"hand": ["normal_attack"], **foe}
    t = Table(foe=facts, quillback={}, by={"hand": ["dodge:diamond"]}, deck=[top])
    t.foe.uses("normal_attack", on="quillback")
    return t


# -- quillback.battle_spirit


def test_spirit_strikes_back_on_red():
    """A107: anybody may be named; without a Dodge 1 damage from the Quillback."""
    t = struck()
    t.quillback.accepts("battle_spirit")
    assert t.offered("quillback") == ["quillback", "by", "foe", "decline"]
    t.quillback.answers("quillback.battle_spirit.target", "foe")
    assert (t.foe.hp, t.quillback.hp, t.by.hp) == (3, 3, 4)


def test_a_dodge_played_wards_it_off():
    """A56: the Dodge is played, not used."""
    t = struck()
    t.quillback.accepts("battle_spirit")
    t.quillback.answers("quillback.battle_spirit.target", "by")
    t.by.answers("quillback.battle_spirit.dodge", "dodge")
    assert (t.by.hp, t.by.hand) == (4, [])
    assert t.told("spend")[-1]["how"] == "play"


def test_black_does_nothing_and_red_may_be_let_go():
    """R1.8; naming somebody is a choice."""
    t = struck("disarm:club")
    t.quillback.accepts("battle_spirit")
    assert t.asked() == ("foe", "play")
    t = struck()
    t.quillback.accepts("battle_spirit")
    t.quillback.declines("quillback.battle_spirit.target")
    assert (t.foe.hp, t.by.hp) == (4, 4)


def test_spirit_judges_once_for_each_damage_and_also_for_its_own():
    """A238, A131: per event; naming oneself calls for another judgement."""
    t = Table(foe={"hand": ["normal_attack"]}, quillback={}, deck=["dodge:heart", "disarm:club"])
    t.foe.uses("normal_attack", on="quillback")
    t.quillback.accepts("battle_spirit")
    t.quillback.answers("quillback.battle_spirit.target", "quillback")
    assert t.quillback.hp == 2
    t.quillback.accepts("battle_spirit")
    assert len(t.told("judge")) == 2


def test_the_hurt_of_others_is_none_of_its_business():
    """Only damage to the Quillback counts."""
    t = Table(foe={"hand": ["normal_attack"]}, by={}, quillback={})
    t.foe.uses("normal_attack", on="by")
    assert (t.by.hp, t.asked()) == (3, ("foe", "play"))


# -- quillback.bristled_back


def test_bristles_take_one_off_more_than_one():
    """A241, R12.3: 3 become 2, and only those give rage."""
    t = Table(foe={"hand": ["godslayer_slash"], "rage": 3}, quillback={}, deck=["disarm:club"])
    t.foe.uses("godslayer_slash", on="quillback")
    t.quillback.declines("trigger.may")
    assert (t.quillback.hp, t.quillback.rage) == (2, 2)


def test_bristles_leave_a_single_point():
    """More than 1 is needed."""
    t = struck()
    t.quillback.declines("trigger.may")
    assert (t.quillback.hp, t.quillback.rage) == (3, 1)


def test_bristles_do_not_help_others():
    """A bystander takes the whole of it."""
    t = Table(foe={"hand": ["godslayer_slash"], "rage": 3}, by={}, quillback={})
    t.foe.uses("godslayer_slash", on="by")
    assert t.by.hp == 1


def test_bristles_make_two_points_one():
    """The boundary: two points of an Attack are one."""
    t = Table(foe={"hand": ["normal_attack:club"], "weapon": "saints_relic"}, quillback={}, by={})
    t.foe.uses("normal_attack", on="quillback")
    t.quillback.declines("trigger.may")
    assert (t.quillback.hp, t.quillback.rage, t.by.hp) == (3, 1, 4)
