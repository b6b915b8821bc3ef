"""The reward for a kill: what is offered, and an identity that only the killer was shown."""

import re
from dataclasses import replace

from fate.app import choice as choosing
from fate.app import prompts, tray
from fate.app.move import Move
from fate.fate2.rules.view import Line, view
from tests.app import position

REWARDED = """
title = "Who kills may look at an identity"
play = ""
deck = ["greed"]
[[seat]]
name = "ann"
hand = ["normal_attack", "normal_attack"]
weapon = "hornbow"
[[seat]]
name = "ben"
hp = 1
identity = "scourge"
[[seat]]
name = "eve"
identity = "scourge"
[[seat]]
name = "dan"
identity = "sentinel"
"""


def looked():
    """A game in which the one to play has just been shown an identity."""
    game = position.game(REWARDED)
    use = next(i for i, option in enumerate(game.pending.options) if option[0] == "use")
    game.answer(use)
    game.answer(choosing.find(game.pending, ("seat", 1)))
    assert game.pending.key == "reward"
    game.answer(choosing.find(game.pending, ("identity", 2)))
    return game


def rewarded(text):
    """What the killer is told it may have."""
    game = position.game(text)
    game.answer(next(i for i, option in enumerate(game.pending.options) if option[0] == "use"))
    if game.pending.key == "use.target":
        game.answer(choosing.find(game.pending, ("seat", 1)))
    return prompts.prompt(position.scene(game, "en"))["body"].striptags()


def test_the_reward_speaks_of_identities_only_where_there_are_any_to_look_at():
    """A254."""
    assert rewarded(REWARDED) == "Draw 2 cards, or look at one living hero's identity"
    nobody = re.sub(r"identity = .*\n", "", REWARDED)
    assert rewarded(nobody) == "Draw 2 cards"


def test_an_identity_one_has_looked_at_lies_in_the_tray_for_oneself_until_somebody_acts():
    game = looked()
    assert game.pending.key == "play"
    mine = position.scene(game, "en")
    shown = tray.tray(mine)
    assert [block["kind"] for block in shown["blocks"]] == ["peek"]
    assert shown["blocks"][0]["ident"]["id"] == "scourge"
    assert 'data-id="scourge"' in position.regions(mine)["tray"]
    for other in (1, 3, None):
        seen = view(game, other)
        theirs = replace(mine, view=seen, me=other or 0, choice=None, watching=other is None)
        if other is None:
            theirs.view = view(game, 3)
        assert tray.tray(theirs) is None
    move = Move(game.fork(keep=True, log=True), 0)
    move.choice.picked = [0]
    assert tray.tray(replace(mine, choice=move.choice)) is None
    after = replace(mine, view=replace(mine.view, log=[*mine.view.log, Line("skill", {"seat": 0, "skill": "x"})]))
    assert tray.tray(after) is None
