"""What the prompt bar says while others decide, never telling who holds an answer; and why somebody is asked."""

from dataclasses import replace

import pytest

from fate.app import icons, prompts, sheets, waiting
from fate.app.chronicle import Chronicle
from fate.app.scene import Scene
from fate.app.table import table
from fate.app.wording import Wording
from fate.fate2.rules.state import Outcome
from fate.fate2.rules.view import Line, view
from tests.app import position

ATTACK = """
title = "An attack is under way"
play = ""
[[seat]]
name = "ann"
hero = "axe_lord"
hand = ["normal_attack:spade"]
[[seat]]
name = "ben"
hero = "lich"
hand = ["dodge:heart"]
[[seat]]
name = "eve"
hero = "wisp"
"""


def under_way():
    """After ann's attack on ben, who is asked to dodge."""
    game = position.game(ATTACK)
    while game.pending.key != "respond.dodge":
        game.answer(next(i for i, option in enumerate(game.pending.options) if option[0] != "end"))
    return game


def seen_by(game, seat, language="zh", seen=None):
    seen = seen or view(game, seat)
    words = Wording(language, [them.hero for them in seen.seats], ["Ann", "Ben", "Eve"], seat)
    return Scene(seen, words, seat)


@pytest.mark.parametrize(
    ("language", "title", "body"),
    [
        ("zh", "你的回合", "等待巫妖回应你的【普通攻击】"),
        ("en", "Your turn", "Waiting for Lich to answer your Normal Attack"),
    ],
)
def test_in_my_own_turn_the_bar_says_whose_answer_to_what_is_awaited(language, title, body):
    drawn = prompts.prompt(seen_by(under_way(), 0, language))
    assert drawn["title"] == title
    assert drawn["body"].striptags() == body


def test_a_bystander_reads_whose_turn_it_is_and_who_used_what():
    drawn = prompts.prompt(seen_by(under_way(), 2))
    assert drawn["title"].striptags() == "斧王的回合"
    assert drawn["body"].striptags() == "等待巫妖回应斧王的【普通攻击】"


def test_what_has_taken_effect_awaits_nobody():
    game = under_way()
    game.answer(next(i for i, option in enumerate(game.pending.options) if option[0] == "decline"))
    assert waiting.going_on(seen_by(game, 0)).striptags() == "你的【普通攻击】正在结算"


def test_the_dying_are_what_is_waited_for():
    game = under_way()
    seen = view(game, 2)
    seen.seats[1] = replace(seen.seats[1], hp=0)
    assert waiting.going_on(seen_by(game, 2, seen=seen)).striptags().startswith("巫妖濒死")


def test_before_anything_is_used_it_is_the_phase():
    game = position.game(ATTACK)
    scene = seen_by(game, 2)
    assert Chronicle(scene).action() is None
    assert waiting.going_on(scene).striptags() == "出牌阶段，结算中"


def test_with_a_new_phase_what_was_used_before_it_is_over():
    game = under_way()
    game.answer(next(i for i, option in enumerate(game.pending.options) if option[0] == "decline"))
    game.answer(next(i for i, option in enumerate(game.pending.options) if option[0] == "end"))
    seen = view(game, 2)
    seen.log = [*seen.log, Line("phase", {"seat": 0, "phase": "discard"})]
    assert waiting.going_on(seen_by(game, 2, seen=seen)).striptags() == f"{_name(seen.phase)}，结算中"


def _name(phase):
    return Wording("zh", [], [], None).t(f"phase.{phase}")


DISPELS = [Line("spend", {"seat": seat, "card": "dispel", "cards": [seat], "targets": []}) for seat in (1, 2)]
CANCELLED = Line("dispelled", {"by": 2, "card": "dispel"})


@pytest.mark.parametrize(
    ("after", "said"),
    [
        ([DISPELS[0]], "巫妖的【驱散】正在结算"),
        ([DISPELS[0], CANCELLED], "出牌阶段，结算中"),  # R16.1
        ([*DISPELS, CANCELLED], "斧王的【普通攻击】正在结算"),  # R16.4
    ],
)
def test_a_dispel_that_has_been_used_up_is_not_what_is_taking_effect(after, said):
    game = under_way()
    seen = view(game, 2)
    seen.log = [*seen.log, *after]
    assert waiting.going_on(seen_by(game, 2, seen=seen)).striptags() == said


def test_who_is_asked_changes_nothing_of_it():
    game = under_way()
    seen = view(game, 2)
    others = [waiting.going_on(seen_by(game, 2, seen=replace(seen, waiting=(seat,)))) for seat in range(3)]
    assert len(set(others)) == 1


@pytest.mark.parametrize(
    ("language", "lines"),
    [("zh", ["你的回合，出牌阶段", "你可以使用牌"]), ("en", ["Your turn, Play phase", "You may use cards"])],
)
def test_asked_to_play_i_am_told_turn_phase_and_what_i_may_do(language, lines):
    found = sheets.why(position.scene(position.game(ATTACK), language), "")["lines"]
    for line, beginning in zip(found, lines, strict=True):
        assert str(line["text"]).startswith(beginning)


def test_asked_to_answer_i_am_told_whose_turn_it_is_and_what_is_asked():
    found = [line["text"].striptags() for line in sheets.why(position.scene(under_way()), "")["lines"]]
    assert found[0] == "斧王的回合，出牌阶段"
    assert found[-1].startswith("现在问你：斧王")


def test_nothing_is_under_way_at_a_table_whose_game_is_over():
    game = under_way()
    assert any(phase["now"] for phase in table(seen_by(game, 0))["phases"])
    over = view(game, 1)
    over.outcome = Outcome("sentinel", (0,))
    over.seats[2] = replace(over.seats[2], hp=0)  # whoever lay dying when the deciding death came stays so (R21)
    shown = table(seen_by(game, 1, seen=over))
    assert not shown["phases"] and shown["prompt"]["icon"] == icons.TERMS["win"]
    assert not any(seat["turn"] or seat["dying"] or seat["flag"] for seat in shown["others"])
    assert not shown["can_auto"]
