"""Random games for tests."""

from __future__ import annotations

from collections.abc import Iterator

from fate.bots.random import any_answer
from fate.fate2.record import blank, restore
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.options import Options
from fate.kernel.question import Answer, Question
from fate.kernel.record import Record
from fate.kernel.rng import Rng

BUILD = "test"


def begin(seed: int, players: int = 5, **choices: bool) -> tuple[FateGame, Record]:
    """A new game and the record it belongs to."""
    return restore(blank(Options(players=players), seed, build=BUILD), build=BUILD, **choices)


def play(game: FateGame, seed: int, most: int = 100_000) -> Iterator[tuple[Question, Answer]]:
    """Each question of a game with the random answer it is about to get."""
    rng = Rng(seed)
    for _ in range(most):
        if game.pending is None:
            return
        answer = any_answer(game.pending, rng)
        yield game.pending, game.pending.check(answer)
        game.answer(answer)


def played(seed: int, decisions: int, players: int = 5) -> tuple[FateGame, Record]:
    """A game after so many random decisions, or at its end."""
    game, origin = begin(seed, players)
    for _ in play(game, seed, decisions):
        pass
    return game, origin
