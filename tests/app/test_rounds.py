"""Rounds: once round the table, however many still sit at it."""

from types import SimpleNamespace

import pytest

from fate.app.rounds import Rounds, round_no
from tests.app.driver import Page, session


def rounds(seats, turns, first=1):
    """The round of each turn, given by whose it is."""
    count = Rounds(seats)
    return [count.take(number, seat) for number, seat in enumerate(turns, first)]


def told(*turns):
    return [SimpleNamespace(key="turn", args={"number": n, "seat": seat}) for n, seat in enumerate(turns, 1)]


@pytest.mark.parametrize(
    ("seats", "turns", "expected"),
    [
        (5, [2, 3, 4, 0, 1, 2, 3], [1, 1, 1, 1, 1, 2, 2]),
        (5, [2, 3, 4, 0, 1, 2, 0, 1, 2, 0, 2, 0], [1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]),  # 3 and 4 fall, then 1
        (5, [2, 3, 4, 0, 1, 3, 4, 0, 3], [1, 1, 1, 1, 1, 2, 2, 2, 3]),  # who began is the first to fall
        (2, [1, 0, 1, 0], [1, 1, 2, 2]),
    ],
)
def test_the_dead_make_a_round_shorter(seats, turns, expected):
    assert rounds(seats, turns) == expected


def test_of_turns_that_are_not_told_of_everybody_had_one():
    assert rounds(5, [3, 4, 0], first=7) == [2, 2, 2]
    assert rounds(5, [3, 4, 2], first=7) == [2, 2, 3]  # the first turn was that of 2
    assert round_no(SimpleNamespace(seats=[0] * 5, turn_no=12, turn=1), None) == 3


def test_the_turn_to_come_counts_before_it_is_told_of():
    game = SimpleNamespace(seats=[0] * 3, turn_no=3, turn=0)
    assert round_no(game, told(0, 1)) == 2
    assert round_no(game, told(0, 1, 0)) == 2
    assert round_no(SimpleNamespace(seats=[0] * 3, turn_no=0, turn=0), []) == 0


def test_the_bar_the_list_of_saves_and_the_record_count_alike():
    page = Page(session(4)).start(5)
    assert not page.until(lambda question: False)
    game, (entry,), (result,) = page.session.game, page.session.desk.entries, page.session.desk.results
    turns = [entry.args["seat"] for entry in game.log if entry.key == "turn"]
    most = max(turns.count(seat) for seat in set(turns))
    assert round_no(game.state, game.log) == entry.round == result.rounds == most
    assert most > (game.state.turn_no - 1) // 5 + 1  # somebody fell early enough to tell
