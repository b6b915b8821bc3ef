"""What a bot has thought ahead is nothing that has happened; and every place of a game can be come back to."""

import pytest

from fate.app.course import Course
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


@pytest.mark.parametrize("joined", [0, 40])
def test_every_place_can_be_come_back_to_also_in_a_game_taken_up_in_its_middle(page, joined):
    course, places = Course(page.session.origin), []
    page.session.swap(course.after(page.session.game, 0))
    game = page.session.game
    for at in range(80):
        if at >= joined:
            course.passes(game)
        places.append((len(game.log), game.hash()))
        page.session.bot_decides()
    for at in (79, 0, 41, 12, 1, 60):
        told, state = places[at]
        back = course.after(game, at)
        assert (len(back.decisions), len(back.log), back.hash()) == (at, told, state)
    for at in range(79):
        if places[at + 1][0] > places[at][0]:
            assert course.telling(game, places[at + 1][0]) == at
    assert course.telling(game, 0) == 0
