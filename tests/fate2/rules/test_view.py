"""What a seat does not see cannot be read from its view."""

import pytest

from fate.bots.random import any_answer
from fate.fate2.rules.game import new_game
from fate.fate2.rules.state import Aside, Outcome
from fate.fate2.rules.view import UNSEEN, plain, view
from fate.fate2.worlds import deal_anew, held
from fate.kernel.data import canonical
from fate.kernel.log import LogEntry
from fate.kernel.rng import Rng
from tests.table import Table


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


def test_cards_laid_face_down_are_seen_by_whoever_laid_them():
    """R25, A192: and open ones by all."""
    bomb = ("goblin_engineer.remote_bomb", ["flame_attack:heart"], "a", "keep", True)
    song = ("siren_song", ["siren_song"], "b", "status")
    t = Table(a={"hand": ["dodge"]}, b={"status": [song, bomb]}, c={})
    lying = [[status.cards for status in view(t.game, seat).seats[1].status] for seat in (0, 1, 2, None)]
    song_cards, bomb_cards = (status.cards for status in t.state.seats[1].status)
    assert lying == [[song_cards, bomb_cards]] + [[song_cards, (UNSEEN,)]] * 3


def test_cards_set_aside_are_seen_by_those_who_may():
    """D8."""
    t = Table(a={"hand": ["greed"]}, b={"hand": ["dodge", "chakra"]}, c={})
    t.state.aside = [Aside("guardian_knight.faith", 1, (t.take("disarm"),), (1,))]
    seen = [view(t.game, seat).aside[0].cards for seat in (0, 1, 2, None)]
    assert seen == [(UNSEEN,), t.state.aside[0].cards, (UNSEEN,), (UNSEEN,)]


def test_who_is_asked_is_public_what_is_asked_is_not():
    """The chain that led there is told with the question."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hand": ["dodge"]}, c={})
    t.a.uses("normal_attack", on="b")
    asked, other = view(t.game, 1), view(t.game, 2)
    assert asked.question is t.game.pending and asked.why and asked.waiting == (1,)
    assert other.question is None and other.why == [] and other.waiting == (1,)
    t.b.declines()


def test_the_dead_reach_nobody():
    """R13: and nobody reaches them."""
    t = Table(a={"weapon": "hornbow"}, b={"alive": False, "hp": 0}, c={}, d={})
    assert view(t.game, 0).reach == [[2, 3], [], [3, 0], [0, 2]]
    assert view(t.game, 0).seats[0].attack_range > 1


def test_heroes_still_to_come_up_are_open():
    """R23.1: but for the time of the draft."""
    t = Table(mode="duel_three_hero_rotation", a={"hero": "lich"}, b={"hero": "gorgon"})
    t.state.seats[0].waiting = ("axe_lord",)
    assert [view(t.game, seat).seats[0].waiting for seat in (0, 1, None)] == [("axe_lord",)] * 3


def test_an_identity_is_public_when_its_owner_is_dead_or_revealed_or_the_game_is_over():
    """R20.1, R22.8."""
    t = Table(
        fate="possessed_by_the_ancient", a={"identity": "sentinel"}, b={"identity": "scourge", "alive": False, "hp": 0},
        c={"identity": "neutral"}, d={"identity": "scourge"},
    )  # fmt: skip
    assert [seat.identity for seat in view(t.game, None).seats] == [None, "scourge", None, None]
    t.state.revealed = 2
    assert [seat.identity_public for seat in view(t.game, 0).seats] == [False, True, True, False]
    t.state.outcome = Outcome("draw", ())
    assert all(seat.identity_public for seat in view(t.game, None).seats)
