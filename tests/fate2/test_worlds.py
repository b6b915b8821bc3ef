"""Worlds: whole games that one seat cannot tell from the real one, and that tell nothing about it."""

import pytest

from fate.bots.random import any_answer
from fate.fate2.rules.game import new_game
from fate.fate2.rules.view import plain, view
from fate.fate2.worlds import Worlds, deal_anew, held, worlds
from fate.kernel.data import canonical
from fate.kernel.rng import Rng


def games(players, seed, every=12, steps=300):
    """A game at several of its questions."""
    game = new_game(players, seed, keep=True)
    rng = Rng(seed)
    for step in range(steps):
        if game.pending is None:
            return
        if step % every == 0:
            yield game
        game.answer(any_answer(game.pending, rng))


def start(players=8, seed=4):
    """A game after set-up."""
    game = new_game(players, seed, keep=True)
    while game.state.phase == "setup":
        game.answer(0)
    return game


@pytest.mark.parametrize("players", [5, 8])
def test_a_world_looks_like_the_real_game_to_its_seat(players):
    """Nothing the seat sees differs."""
    for game in games(players, 3):
        seat = game.pending.seat
        before = canonical(plain(view(game, seat)))
        assert canonical(plain(view(worlds(game, seat)(Rng(9)), seat))) == before


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_a_world_depends_on_the_view_and_the_generator_only(players):
    """However things really lie, the same generator deals the same world."""
    for game in games(players, players):
        seat = game.pending.seat
        pinned = list(held(game))
        once, twice = game.fork(), game.fork()
        deal_anew(twice, seat, Rng(5), pinned)
        assert twice.hash() != once.hash()
        for twin in (once, twice):
            deal_anew(twin, seat, Rng(77), pinned)
        assert once.hash() == twice.hash()


def test_a_world_has_the_identities_of_the_table_and_those_the_seat_knows():
    """R3.7, R3.3."""
    game = start()
    seat = game.pending.seat
    real = [other.identity for other in game.state.seats]
    seen = set()
    for seed in range(30):
        world = worlds(game, seat)(Rng(seed))
        dealt = [other.identity for other in world.state.seats]
        assert sorted(dealt) == sorted(real)
        assert (dealt[seat], dealt[(seat + 1) % 8]) == (real[seat], real[(seat + 1) % 8])
        seen.add(tuple(dealt))
    assert len(seen) > 5


def test_weights_move_who_is_who():
    """A seat believed to be Scourge is so in most worlds."""
    game = start()
    seat = game.pending.seat
    suspect = (seat + 3) % 8
    weights = [{} for _ in range(8)]
    weights[suspect] = {"sentinel": 0.05, "scourge": 20.0, "neutral": 0.05}
    deal = worlds(game, seat)
    found = [deal(Rng(seed), weights).state.seats[suspect].identity for seed in range(30)]
    assert found.count("scourge") >= 24


def test_a_world_is_never_one_in_which_the_game_would_be_over():
    """That the game goes on is public."""
    for game in games(5, 11, every=25, steps=500):
        if game.pending.phase and game.state.phase != "setup":
            for seed in range(5):
                world = worlds(game, game.pending.seat)(Rng(seed))
                assert world.mode.verdict(world, settled=True, death=None) is None


def test_a_world_can_be_played_to_the_end_and_leaves_the_real_game_alone():
    """All seats, by anybody."""
    game = start(5, 2)
    before = game.hash()
    world = worlds(game, game.pending.seat)(Rng(1))
    rng = Rng(2)
    while world.pending is not None:
        world.answer(any_answer(world.pending, rng))
    assert world.over
    assert game.hash() == before


def test_only_the_seat_that_is_asked_gets_worlds():
    """Another's pending question is made of another's hand."""
    game = start()
    with pytest.raises(ValueError, match="not being asked"):
        Worlds(game, (game.pending.seat + 1) % 8)


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_effects_in_progress_go_on_in_a_world(players):
    """Cards they hold are where they expect them."""
    for game in games(players, players + 20, every=1, steps=350):
        if not game.pending.phase:
            world = worlds(game, game.pending.seat)(Rng(1))
            rng = Rng(2)
            for _ in range(8):
                if world.pending is not None:
                    world.answer(any_answer(world.pending, rng))
