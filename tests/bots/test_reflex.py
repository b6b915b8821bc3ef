"""The reflex bot is legal and quick; thinking beats it, and it beats chance."""

import pytest

from fate.bots.basic import BasicBot
from fate.bots.random import RandomBot
from fate.bots.reflex import ReflexBot
from fate.fate2.rules.game import new_game
from fate.fate2.rules.view import view
from fate.fate2.worlds import deal_anew, worlds
from fate.kernel.rng import Rng

CAMPS = ("sentinel", "scourge")


def winner(seed, bots):
    """The camp that wins when each camp of four is played by its bot."""
    game, rng = new_game(4, seed, keep=True, log=True), Rng(seed)
    while game.pending is not None:
        seat = game.pending.seat
        bot = bots.get(game.state.seats[seat].identity, bots["scourge"])
        game.answer(bot.choose(view(game, seat), worlds(game, seat), Rng(rng.below(1 << 32))))
    return game.state.outcome.camp


def wins(one, other, seeds):
    """How many of two games a seed `one` wins against `other`."""
    return sum(
        winner(seed, {camp: one, rival: other}) == camp
        for seed in seeds
        for camp, rival in (CAMPS, reversed(CAMPS))
    )  # fmt: skip


@pytest.mark.parametrize(
    ("better", "worse", "seeds"),
    [(ReflexBot(), RandomBot(), range(5)), (BasicBot(steps=150), ReflexBot(), range(6))],
    ids=["reflex-chance", "basic-reflex"],
)
def test_more_thinking_wins_more_games(better, worse, seeds):
    """Two against two, each deal once from either side."""
    assert wins(better, worse, seeds) > len(seeds)


def test_it_cannot_look_at_what_its_seat_does_not_see():
    """The same view and seed give the same answer, however things really lie."""
    bot, rng = ReflexBot(), Rng(7)
    game = new_game(5, 5, keep=True, log=True)
    compared = 0
    while game.pending is not None and compared < 40:
        seat = game.pending.seat
        if game.pending.phase:
            twin = game.fork()
            deal_anew(twin, seat, rng)
            twin.log = game.log
            assert len({bot.choose(view(g, seat), worlds(g, seat), Rng(compared)) for g in (game, twin)}) == 1
            compared += 1
        game.answer(bot.choose(view(game, seat), worlds(game, seat), Rng(compared)))
    assert compared == 40
