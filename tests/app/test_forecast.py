"""What choices would change, told beforehand: the engine makes the same of them."""

import re

import pytest

from fate.app import choice as choosing
from fate.app import forecast, prompts, tray
from fate.app.move import Move
from fate.fate2 import data
from tests.app import position

TABLE = """
title = "Somebody to act, somebody to be acted on"
play = ""
sets = ["standard", "dawn"]
deck = ["greed", "chakra", "disarm", "misdirect"]
[[seat]]
name = "ann"
{ann}
[[seat]]
name = "ben"
{ben}
hp = 2
rage = 1
[[seat]]
name = "eve"
hp = 2
"""
CASES = {
    "soul_ring.count": ('hp = 3\narmor = "soul_ring"', [("skill", "soul_ring"), ("count", 2)]),
    "shifting_elemental.morph.choice": (
        'hero = "shifting_elemental"\nrage = 1\nhand = ["dodge", "frenzy"]',
        [("skill", "shifting_elemental.morph"), ("option", "cards")],
    ),
    "moon_rider.lunar_eclipse.target": (
        'hero = "moon_rider"\nhand = ["dodge:heart"]',
        [("skill", "moon_rider.lunar_eclipse"), ("seat", 1)],
    ),
    "mammoth_kin.polarity_reversal.rage": (
        'hero = "mammoth_kin"\nhand = ["dodge"]\nrage = 2',
        [("skill", "mammoth_kin.polarity_reversal"), ("count", 2)],
    ),
    "death_knight.death_tangle.heal": (
        'hero = "death_knight"',
        [("skill", "death_knight.death_tangle"), ("option", "heal"), ("seat", 1)],
    ),
    "misdirect.receiver": ('hand = ["misdirect"]', [("use", None), ("seat", 2)]),
    "use.target": ('hand = ["flame_attack"]\nweapon = "hornbow"', [("use", None), ("seat", 1)]),
}


def find(question, wanted):
    """The option wanted; the first of its kind where it does not matter which."""
    return next(i for i, o in enumerate(question.options) if o[: len(wanted)] == wanted or (o[0], None) == wanted)


def numbers(game):
    return {i: (max(0, them.hp), them.rage, len(them.hand)) for i, them in enumerate(game.state.seats)}


def foretold(scene, index):
    """By seat, hp, rage and hand after what the option changes."""
    after = {seat: [max(0, them.hp), them.rage, len(them.hand)] for seat, them in enumerate(scene.view.seats)}
    for seat, change in forecast.of(scene, index).items():
        for name, facts in forecast._steps(scene, seat, change, scene.me):
            after[seat][{"hp": 0, "dying": 0, "rage": 1, "hand": 2}[name]] = facts["after"]
    return {seat: tuple(found) for seat, found in after.items()}


@pytest.mark.parametrize("key", CASES)
def test_the_engine_makes_the_same_of_it(key):
    own, answers = CASES[key]
    game = position.game(TABLE.format(ann=own, ben=""))
    for wanted in answers[:-1]:
        game.answer(find(game.pending, wanted))
    assert game.pending.key == key
    move, index = Move(game.fork(keep=True, log=True), 0), find(game.pending, answers[-1])
    if key == "use.target":
        move.path = [("play", (("use", game.state.seats[0].hand[0]),))]
    told = foretold(position.scene(game, "en", move), index)
    used = game.state.seats[0].hand[:] if answers[0] == ("use", None) else []
    before = numbers(game)
    game.answer(index)
    while game.pending.seat != 0 or not game.pending.phase:
        if game.pending.key == "mammoth_kin.polarity_reversal.target":
            break
        end = choosing.ending(game.pending)
        game.answer(0 if end is None else end)
    expected = dict(told)
    if used:
        hp, rage, hand = expected[0]
        expected[0] = (hp, rage, hand - 1)
    assert told != before
    assert numbers(game) == expected


def test_what_is_forecast_is_named_as_the_game_names_it():
    known = {skill.skill for hero in data.heroes().values() for skill in hero.skills} | set(data.kinds()) | {"reward"}
    for key in forecast._FORECASTS:
        name = key.partition(":")[0]
        assert any(name == id or name.startswith(f"{id}.") for id in known), key


def test_rage_stops_at_its_limit_and_the_dying_are_called_so():
    game = position.game(TABLE.format(ann='hp = 3\nrage = 3\narmor = "soul_ring"', ben=""))
    game.answer(find(game.pending, ("skill", "soul_ring")))
    scene = position.scene(game, "en")
    last = find(game.pending, ("count", 3))
    line = forecast.text(scene, forecast.of(scene, last), 0).striptags()
    assert line == "health 3→0 dying, hand 0→3"


def test_a_number_says_what_it_would_change_once_it_is_picked():
    game = position.game(TABLE.format(ann='hero = "mammoth_kin"\nhand = ["dodge"]\nrage = 2', ben=""))
    game.answer(find(game.pending, ("skill", "mammoth_kin.polarity_reversal")))
    move = Move(game.fork(keep=True, log=True), 0)
    lines = {}
    for count in (None, 2):
        if count is not None:
            move.pick(find(game.pending, ("count", count)))
        (block,) = tray.tray(position.scene(game, "en", move))["blocks"]
        lines[count] = [str(line.striptags()) for line in block["lines"]]
    assert lines == {None: [], 2: ["Their hand may differ from yours by 2 at most", "rage 2→0"]}


def test_an_attack_says_what_a_hit_would_do_and_the_seat_wears_it():
    game = position.game(TABLE.format(ann='hand = ["normal_attack"]\nweapon = "hornbow"', ben=""))
    move = Move(game.fork(keep=True, log=True), 0)
    move.pick(find(game.pending, ("use", None)))
    move.pick(find(move.question, ("seat", 1)))
    scene = position.scene(game, "en", move)
    assert re.search(r"If it hits .*: health 2→1, rage 1→2$", prompts.prompt(scene)["outcome"].striptags())
    assert "health 2→1" in position.regions(scene)["seat-2"]


def test_who_is_attacked_reads_what_not_dodging_costs():
    game = position.game(TABLE.format(ann='hand = ["flame_attack"]\nweapon = "hornbow"', ben='hand = ["dodge"]'))
    for wanted in (("use", None), ("seat", 1)):
        game.answer(find(game.pending, wanted))
    while game.pending.key != "respond.dodge":
        game.answer(choosing.ending(game.pending))
    body = prompts.prompt(position.scene(game, "en"))["body"].striptags()
    assert "take 1 damage: health 2→1, rage 1→3" in body


def test_who_may_buy_itself_off_reads_what_it_costs_not_to():
    game = position.game(TABLE.format(ann='hero = "axe_lord"\nhand = ["greed"]', ben='hand = ["normal_attack"]'))
    for wanted in (("skill", "axe_lord.war_hunger"), ("seat", 1)):
        game.answer(find(game.pending, wanted))
    assert game.pending.key == "axe_lord.war_hunger.attack"
    shown = prompts.prompt(position.scene(game, "en"))
    assert shown["outcome"].striptags() == "Otherwise health 2→1, rage 1→2"
