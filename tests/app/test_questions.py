"""Every question the scenarios ask, drawn: words in both languages, and something to press for every option."""

import contextlib
import re
from pathlib import Path

import pytest

from fate.app import choice as choosing
from fate.app import dealing, ordering, prompts, situation, splitting, tray
from fate.app.arranging import Plan
from fate.app.move import Move
from fate.fate2 import data, scenario
from tests.app import position

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.toml"))
SHARE = 8
"""Into how many tests the scenarios are split, so that several cores can run them."""

SERIES = (
    *ordering.ORDERED,
    *ordering.KEEPING,
    *dealing.TO_SEATS,
    *dealing.TO_CARDS,
    *splitting.AMONG,
    *splitting.FREELY,
)
"""Questions that are answered a whole series at a time: test_series.py."""

JUDGED = """
title = "Transposition may replace the judgement of Bladed Armour"
play = ""
[[seat]]
name = "ann"
hand = ["normal_attack:spade"]
weapon = "hornbow"
[[seat]]
name = "ben"
armor = "bladed_armour"
[[seat]]
name = "eve"
hero = "avenging_soul"
hand = ["dodge:heart", "greed"]
"""


GUESSING = """
title = "Chakra is used with red cards to come"
play = ""
deck = ["greed", "dodge:heart", "frenzy"]
[[seat]]
name = "ann"
hand = ["chakra"]
[[seat]]
name = "ben"
"""


def pressable(drawn):
    return {int(o) for html in drawn.values() for o in re.findall(r'data-o="(\d+)"', html)}


@pytest.mark.parametrize("part", range(SHARE))
def test_every_question_of_the_scenarios_can_be_read_and_answered(part, monkeypatch):
    seen = set()
    answer = scenario._answer

    def look_then_answer(scene, name, key, text):
        question = scene.game.pending
        shape = (
            (question.key, tuple(sorted({option[0] for option in question.options})), question.many)
            if question
            else None
        )
        if shape and shape not in seen:
            seen.add(shape)
            for language in position.LANGUAGES:
                drawn = position.regions(position.scene(scene.game, language))
                if question.key in SERIES or question.key.startswith("setup."):
                    continue
                twice = choosing.by_card(question.options), choosing.by_ability(question.options)
                ways = {i for found in twice for options in found.values() for i in options[1:]}
                only = choosing.only(question)
                missing = set(range(len(question.options))) - pressable(drawn) - ways - {only}
                assert not missing, (question.key, [question.options[i] for i in missing])
        answer(scene, name, key, text)

    monkeypatch.setattr(scenario, "_answer", look_then_answer)
    for path in SCENARIOS[part::SHARE]:
        with contextlib.suppress(scenario.ScenarioError):  # whether a scenario holds is tested elsewhere
            scenario.run_file(path)
    assert seen


def at(text, *answers):
    """The game of a scenario after these answers, each the number of an option."""
    game = position.game(text)
    for answer in answers:
        game.answer(answer)
    return game


SATYR = next(path for path in SCENARIOS if path.name.startswith("satyr_deceiver")).read_text("utf-8")


def reordering():
    game = position.game(SATYR)
    while game.pending.key != "satyr_deceiver.order":
        game.answer(0)
    return game


def test_cards_are_put_in_order_in_one_go():
    game = reordering()
    seat, first = game.pending.seat, list(game.pending.options)
    move = Move(game, seat)
    assert move.choice.arrangement.kind == "order"
    assert move.choice.complete
    assert move.choice.arrange("move", 3, -1)
    assert move.choice.picked == [0, 1, 3, 2]
    assert not move.choice.arrange("move", 0, -1)
    move.confirm()
    plan = move.plan
    while game.pending.key == "satyr_deceiver.order":
        game.answer(plan.next(game.pending))
    assert [uid for _, uid in (first[0], first[1], first[3], first[2])] == game.state.deck[:-5:-1] or game.over is False
    assert plan.rest == [] or len(plan.rest) == 1


def test_an_order_ends_when_something_else_is_offered():
    question = reordering().pending
    order = ordering.Order(question)
    assert order.act("move", 1, -1)
    plan = Plan(question.seat, order.steps()[1:])
    assert plan.about(question)
    assert plan.next(question) is None


def test_the_order_tray_has_arrows_that_end_at_the_edges():
    block = tray.tray(position.scene(reordering()))["blocks"][0]
    assert block["kind"] == "order"
    html = position.regions(position.scene(reordering()))["tray"]
    assert html.count('data-do="move"') == 2 * len(block["rows"])
    assert html.count('aria-disabled="true"') == 2


CHAIN = """
title = "A Dispel of a Dispel"
play = ""
[[seat]]
name = "ann"
hand = ["greed", "dispel:heart"]
[[seat]]
name = "ben"
hand = ["dispel:diamond", "dodge"]
[[seat]]
name = "eve"
hand = ["dispel", "dispel"]
"""


def dispelling(*cards):
    """Ann uses Greed on Ben; then each of `cards` says who uses a Dispel."""
    game = position.game(CHAIN)
    game.answer(next(i for i, o in enumerate(game.pending.options) if o[0] == "use"))
    while game.pending.key != "dispel":
        ends = [i for i, o in enumerate(game.pending.options) if o == ("seat", 1)]
        game.answer(ends[0] if ends else 0)
    for seat in cards:
        while game.pending.seat != seat:
            game.answer(choosing.ending(game.pending))
        game.answer(0)
    return game


def states(game):
    blocks = situation.blocks(position.scene(game), game.pending)
    return [link["state"] for link in blocks[0]["links"]]


def test_the_chain_shows_what_stands_and_what_is_cancelled():
    assert states(dispelling()) == ["live", "ask"]
    assert states(dispelling(1)) == ["void", "live", "ask"]
    assert states(dispelling(1, 2)) == ["live", "void", "live", "ask"]


def test_a_chain_of_several_says_in_which_order_it_settles():
    counts = [tray.tray(position.scene(dispelling(*cards), "en"))["count"] for cards in ((), (1,))]
    assert counts == [None, "last used settles first"]


def test_the_chain_says_what_my_dispel_would_do():
    stops = situation.blocks(position.scene(dispelling(), "en"), dispelling().pending)[0]["links"][-1]["note"]
    game = dispelling(1)
    restores = situation.blocks(position.scene(game, "en"), game.pending)[0]["links"][-1]["note"]
    assert "would stop" in stops
    assert "after all" in restores


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("zh", "【查克拉】：猜下一张的颜色", "猜对了，【闪避】"),
        ("en", "Chakra: guess the next colour", "Right: Dodge"),
    ],
)
def test_a_second_guess_says_what_the_first_has_won(language, first, second):
    game = position.game(GUESSING)
    while game.pending.key != "chakra.guess":
        game.answer(0)
    assert prompts.title(position.scene(game, language), game.pending).striptags() == first
    game.answer(0)
    assert prompts.title(position.scene(game, language), game.pending).striptags().startswith(second)


def asked(folder, name, key, part=situation.blocks):
    """The blocks of the tray, or another part, at the first question of this key in a scenario."""
    shown = []
    answer = scenario._answer

    def look(scene, *rest):
        if scene.game.pending.key == key and not shown:
            shown.extend(part(position.scene(scene.game, "en"), scene.game.pending))
        answer(scene, *rest)

    scenario._answer = look
    try:
        scenario.run_file(Path(__file__).parents[1] / "scenarios" / folder / f"{name}.toml")
    finally:
        scenario._answer = answer
    return shown


def test_whoever_may_replace_a_judgement_sees_what_is_judged():
    (block,) = asked("heroes/avenging_soul", "transposition", "avenging_soul.transposition.card")
    assert block["kind"] == "judge"
    assert block["card"] is None
    assert [moment["state"] for moment in block["moments"]] == ["now", "next", "next", "next"]


def test_whoever_may_redo_a_judgement_sees_its_result():
    (block,) = asked("heroes/chen_yunsheng", "divine_verdict", "chen_yunsheng.divine_verdict.cost")
    assert block["card"]["rank"] in block["caption"]
    assert [moment["state"] for moment in block["moments"]] == ["done", "done", "now", "next"]


@pytest.mark.parametrize(
    ("folder", "name", "key", "drawn"),
    [
        ("cards", "bladed_armour", "trigger.may", "spiked-armor"),
        ("rules", "cover_and_bladed_armour", "trigger.order", "cycle"),
        ("monsters", "thunder_lizard", "jungle.kill.price", "beast-eye"),
    ],
)
def test_a_question_wears_the_drawing_of_what_it_is_about(folder, name, key, drawn):
    (shown,) = asked(folder, name, key, lambda scene, _: [prompts.prompt(scene)])
    assert shown["icon"] == drawn and (shown["body"] or key == "trigger.order")


def test_a_draw_phase_says_how_many_it_would_be():
    (block,) = asked("cards", "ring_of_felice", "trigger.may")
    assert [row["n"] for row in block["rows"]] == ["+2", "?"]
    assert "<b>2</b>" in block["total"]


def test_one_choice_for_each_of_several_says_which_comes_now():
    (block,) = asked("heroes/fleet_admiral", "ghost_ship", "fleet_admiral.ghost_ship.choice")
    assert [row["tag"] for row in block["rows"]] == ["done", "now"]


def test_the_rotation_says_who_leaves():
    (block,) = asked("modes", "duel_rotation", "rotate.hero")
    assert [row["tag"] for row in block["rows"]] == ["leaves"]
    assert "health" in block["rows"][0]["note"]


REVEALING = """
title = "A Neutral may reveal itself"
play = ""
fate = "{fate}"
[[seat]]
name = "ann"
identity = "neutral"
hp = 2
hand = ["dodge"]
[[seat]]
name = "ben"
identity = "sentinel"
[[seat]]
name = "cid"
identity = "scourge"
"""


@pytest.mark.parametrize(
    ("fate", "rows"),
    [
        ("possessed_by_the_ancient", {"Hand": ("1", "3"), "Hand limit": ("4", "6"), "Draw phase": ("2", "up to 4")}),
        ("last_stand_reversal", {"Health": ("2", "4"), "Hand": ("1", "4"), "Rage": ("0", "3")}),
    ],
)
def test_revealing_tells_before_what_it_changes(fate, rows):
    game = position.game(REVEALING.replace("{fate}", fate))
    move = Move(game.fork(keep=True, log=True), 0)
    assert not [b for b in situation.blocks(position.scene(game, "en", move), game.pending) if b["kind"] == "compare"]
    move.pick(game.pending.options.index(("reveal",)))
    (block,) = situation.blocks(position.scene(move.game, "en", move), move.question)
    found = {row["name"].capitalize(): (str(row["now"]), str(row["then"])) for row in block["rows"]}
    assert {name: found[name] for name in rows} == rows
    assert found["The others win when"] == ("the other side is dead", "you are dead")


COUNTING = """
title = "A spade of the Dark Sage counts as the magic it has used"
play = ""
deck = ["greed:heart"]
[[seat]]
name = "ann"
hero = "dark_sage"
hand = ["chakra", "moon_arrow:spade", "dodge"]
[[seat]]
name = "ben"
[[seat]]
name = "eve"
"""


def counting():
    """A game, and as picked the card in it that may be used in two ways."""
    game = position.game(COUNTING)
    chakra, arrow, _ = game.state.seats[0].hand
    game.answer(choosing.find(game.pending, ("use", chakra)))
    while game.pending.key != "play":
        game.answer(choosing.ending(game.pending))
    return game, (choosing.find(game.pending, ("use", arrow)),)


def test_a_card_of_several_uses_lies_there_as_each_of_them():
    game, (option,) = counting()
    move = Move(game.fork(keep=True, log=True), 0)
    move.pick(option)
    for language, names in (("zh", ["月神之箭", "查克拉"]), ("en", ["Moon Arrow", "Chakra"])):
        (block,) = tray.tray(position.scene(game, language, move))["blocks"]
        assert block["kind"] == "ways"
        assert [card["face"]["name"] for card in block["cards"]] == names
        assert len({(card["face"]["suit"], card["face"]["rank"]) for card in block["cards"]}) == 1
        assert [card["state"] for card in block["cards"]] == ["sel", "on"]
        assert [bool(card["as_name"]) for card in block["cards"]] == [False, True]


NAMING = """
title = "Moon Arrow, upgraded, names a suit"
play = ""
[[seat]]
name = "ann"
rage = 1
hand = ["moon_arrow"]
[[seat]]
name = "ben"
hand = ["dodge:heart"]
[[seat]]
name = "eve"
"""


@pytest.mark.parametrize(
    ("how", "named", "shown"), [("rage", ("suit", "heart"), "Hearts"), ("plain", ("colour", "red"), "Red")]
)
def test_who_must_discard_is_told_what_was_named(how, named, shown):
    game = position.game(NAMING)
    for option in (("use", game.state.seats[0].hand[0]), ("option", how), ("seat", 1)):
        game.answer(choosing.find(game.pending, option))
    assert "1 such card" in prompts.prompt(position.scene(game, "en"))["body"]
    game.answer(choosing.find(game.pending, named))
    assert game.pending.key == "moon_arrow.discard"
    scene = position.scene(game, "en")
    assert shown in prompts.title(scene, game.pending)
    assert shown in position.regions(scene)["stage"]


CASTING = """
title = "A casting phase"
phase = "casting"
turn = "ann"
play = ""
[[seat]]
name = "ann"
hero = "necromancer"
hand = ["misdirect", "normal_attack"]
[[seat]]
name = "ben"
hero = "necromancer"
hand = ["misdirect", "normal_attack"]
"""


@pytest.mark.parametrize(
    ("language", "mine", "theirs"), [("zh", "你即将行动", "死灵法师即将行动"), ("en", "You next", "Necromancer next")]
)
def test_the_turn_to_come_is_told_apart_from_that_of_others(language, mine, theirs):
    game = position.game(CASTING)
    body = prompts.prompt(position.scene(game, language))["body"]
    assert {"zh": "死灵法师", "en": "Necromancer"}[language] not in body
    assert mine in position.regions(position.scene(game, language))["top"]
    while game.pending.seat == 0:
        game.answer(choosing.ending(game.pending))
    assert game.pending.key == "cast"
    assert theirs in position.regions(position.scene(game, language))["top"]


PICKS = """
title = "Something to use without a target"
play = ""
[[seat]]
name = "ann"
hero = "spirit_warrior"
hand = ["chakra", "normal_attack:spade"]
[[seat]]
name = "ben"
hero = "lich"
hand = ["dodge:heart", "dispel"]
"""


@pytest.mark.parametrize(
    ("head", "text"), [("use", "card.chakra.text"), ("skill", "skill.spirit_warrior.sacrifice.text")]
)
def test_what_a_pick_without_a_target_does_is_told_before_it_is_used(head, text):
    game = position.game(PICKS)
    move = Move(game.fork(keep=True, log=True), 0)
    idle = prompts.prompt(position.scene(game, move=move))
    options = game.pending.options
    move.pick(next(i for i, option in enumerate(options) if option[0] == head and _aimless(option)))
    scene = position.scene(game, move=move)
    picked = prompts.prompt(scene)
    assert move.question.key == "play" and picked["buttons"][0]["do"] == "confirm"
    assert picked["body"] == scene.words.t(text) != idle["body"]


def _aimless(option):
    return option[0] != "use" or data.cards()[option[1]].card == "chakra"
