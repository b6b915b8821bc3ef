"""What a seat does not see cannot be read from its view."""

import pytest

from fate.bots.random import any_answer
from fate.fate2.rules.game import new_game
from fate.fate2.rules.view import UNSEEN, plain, view
from fate.fate2.worlds import deal_anew, held
from fate.kernel.data import canonical
from fate.kernel.log import LogEntry
from fate.kernel.rng import Rng


def hide(log, seat):
    """The same log with other secrets in what this seat may not read."""
    return [
        entry if seat in entry.eyes or not entry.secret else LogEntry(entry.key, entry.args, {"cards": "?"}, entry.eyes)
        for entry in log
    ]


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_permuting_what_a_seat_does_not_see_leaves_its_view_byte_identical(players):
    """Hands, deck, identities, face-down cards, offers, secrets of the log; for every seat and a spectator."""
    rng = Rng(players)
    game = new_game(players, players, keep=True, log=True)
    steps = 0
    while game.pending is not None and steps < 400:
        if steps < 24 or steps % 10 == 0:
            for seat in (None, steps // 10 % players, game.pending.seat):
                pinned = list(held(game)) if seat == game.pending.seat else []
                before = canonical(plain(view(game, seat)))
                twin = game.fork()
                deal_anew(twin, seat, rng, pinned)
                twin.log = hide(game.log, seat)
                assert canonical(plain(view(twin, seat))) == before
                assert twin.hash() != game.hash()
        game.answer(any_answer(game.pending, rng))
        steps += 1


def test_a_seat_sees_its_own_hand_its_neighbours_identity_and_nothing_else_hidden():
    """R3.3, R4.2."""
    game = new_game(5, 3)
    while game.state.phase == "setup":
        game.answer(0)
    seen = view(game, 2)
    assert seen.seats[2].hand == game.state.seats[2].hand
    assert [s.identity is not None for s in seen.seats] == [False, False, True, True, False]
    assert all(uid == UNSEEN for seat in (0, 1, 3, 4) for uid in seen.seats[seat].hand)
    assert seen.deck == len(game.state.deck)


def test_choices_of_heroes_stay_hidden_until_all_have_chosen():
    """R3.2."""
    game = new_game(5, 3)
    game.answer(0)
    mine, others = view(game, 0), view(game, 1)
    assert mine.seats[0].hero and not others.seats[0].hero
    assert others.seats[0].chosen and not others.seats[1].chosen
    assert others.seats[0].offered == () and others.seats[1].offered
    assert others.question is game.pending and mine.question is None and mine.waiting == (1,)


def test_a_spectator_sees_no_identity_and_no_hand():
    """Only what is public."""
    game = new_game(6, 1)
    while game.state.phase == "setup":
        game.answer(0)
    seen = view(game, None)
    assert not any(seat.identity for seat in seen.seats)
    assert {uid for seat in seen.seats for uid in seat.hand} == {UNSEEN}
    assert seen.question is None and seen.why == []
