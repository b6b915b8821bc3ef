"""What a log tells of each seat."""

from fate.app.deeds import deeds
from fate.fate2.rules.view import Line


def used(seat, card):
    return Line("spend", {"seat": seat, "card": card})


def healed(seat, hp, cause, amount=1):
    return Line("heal", {"seat": seat, "hp": hp, "amount": amount, "cause": cause})


def test_damage_and_kills_go_to_who_did_them():
    hurt = {"seat": 1, "amount": 2, "hp": 0}
    log = [
        Line("damage", hurt | {"source": 0}),
        Line("damage", hurt | {"source": None}),
        Line("death", {"seat": 1, "killer": 0}),
        Line("death", {"seat": 2, "killer": None}),
    ]
    done = deeds(log)
    assert (done.damage, done.kills) == ({0: 2}, {0: 1})


def test_who_brings_another_back_from_dying_has_rescued_it():
    assert deeds([used(2, "healing_balm"), healed(1, 1, "healing_balm")]).rescues == {(2, 1): 1}
    skill = Line("skill", {"seat": 2, "skill": "holy_knight.purify"})
    assert deeds([skill, healed(1, 1, "holy_knight.purify")]).rescues == {(2, 1): 1}


def test_what_is_used_in_between_does_not_change_who_rescued():
    log = [used(2, "healing_balm"), used(3, "dispel"), healed(1, 1, "healing_balm")]
    assert deeds(log).rescues == {(2, 1): 1}


def test_neither_oneself_nor_the_merely_wounded_are_rescued():
    assert not deeds([used(1, "healing_balm"), healed(1, 1, "healing_balm")]).rescues
    assert not deeds([used(2, "healing_balm"), healed(1, 2, "healing_balm")]).rescues
    assert not deeds([healed(1, 1, "forest_troll_priest")]).rescues
