"""What a bot has thought ahead is nothing that has happened; and every place of a game can be come back to."""

import pytest

from fate.app import saves
from tests.app.driver import Page, session


class Counting:
    """A bot that counts how often it is asked."""

    def __init__(self, bot):
        self.bot, self.asked = bot, 0

    def choose(self, view, worlds, rng):
        self.asked += 1
        return self.bot.choose(view, worlds, rng)


@pytest.fixture
def page():
    """Bots alone, watched."""
    page = Page(session(3))
    page.session.bot = Counting(page.session.bot)
    form = {"form": "1", "players": 4, "who_0": "bot"}
    page.session.act({"do": "lobby", "form": form})
    page.act(do="start", form=form)
    return page


def test_a_bot_that_thinks_ahead_decides_nothing_yet_and_need_not_think_again(page):
    session = page.session
    while session.moments:
        page.act(do="step")
    asked, made = session.bot.asked, len(session.game.decisions)
    session.think_ahead()
    session.think_ahead()
    assert (session.bot.asked, len(session.game.decisions)) == (asked + 1, made)
    session.bot_decides()
    assert (session.bot.asked, len(session.game.decisions)) == (asked + 1, made + 1)


@pytest.mark.parametrize("kept", [True, False])
def test_every_place_can_be_come_back_to_also_after_a_restart(page, kept):
    page.session.swap(page.session.game.after(0))
    game, places = page.session.game, []
    for _ in range(80):
        places.append((len(game.log), game.hash()))
        page.session.bot_decides()
    if not kept:
        page.session.keep_game()
        game, _ = saves.play(page.session.save)
    for at in (79, 0, 41, 12, 1, 60):
        told, state = places[at]
        back = game.after(at)
        assert (len(back.decisions), len(back.log), back.hash()) == (at, told, state)
        assert back.course == game.course.upto(at)
    for at in range(79):
        if places[at + 1][0] > places[at][0]:
            assert game.course.before(places[at + 1][0]) == at
    assert game.course.before(0) == 0


def test_a_game_that_went_back_may_go_another_way(page):
    game = page.session.game
    while not (game.pending.key == "play" and len(game.decisions) > 30):
        page.session.bot_decides()
    at, state = len(game.decisions), game.hash()
    for _ in range(30):
        page.session.bot_decides()
    back, ends = game.after(at), len(game.after(at).pending.options) - 1
    assert back.hash() == state
    back.answer(ends)
    assert back.decisions[at] == ends
    assert back.after(at).hash() == state
    assert len(back.course.told) == at + 1
    assert game.after(at + 20).decisions == game.decisions[: at + 20]
