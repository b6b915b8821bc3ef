"""Whole games without anybody watching: by the thousand, counted and optionally checked."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from fate.fate2 import invariants
from fate.fate2.record import blank, record_of, restore
from fate.fate2.rules.game import FateGame
from fate.kernel.question import Answer, Question
from fate.kernel.rng import Rng

Choose = Callable[[FateGame], Answer]
"""A player of every seat: the answer to the pending question."""

DECISION_CAP = 100_000
"""Decisions after which a game counts as capped."""

BUILD = "simulation"
BOTS = ("random", "basic")


class Ended(NamedTuple):
    """One finished game."""

    camp: str
    decisions: int
    capped: bool


def random_answer(question: Question, rng: Rng) -> Answer:
    """A legal answer, each option equally likely. Of picks first how many, then which."""
    options = question.options
    if not question.many:
        return rng.below(len(options))
    size = question.least + rng.below(question.most - question.least + 1)
    order = list(range(len(options)))
    rng.shuffle(order)
    if not question.spread:
        return tuple(sorted(order[:size]))
    for count in (size, question.least):
        picks = _spread(question, order, count)
        if len(picks) == count:
            return tuple(sorted(picks))
    raise ValueError(f"{question.key}: no legal answer found")


def _spread(question: Question, order: list[int], size: int) -> list[int]:
    """`size` options in this order whose labels agree with the question's spread; fewer when there are not enough."""
    groups = question.groups
    if question.spread == "distinct":
        first = {groups[i]: i for i in reversed(order)}
        return [i for i in order if first[groups[i]] == i][:size]
    for leader in order:
        picks = [i for i in order if groups[i] == groups[leader]][:size]
        if len(picks) == size:
            return picks
    return []


def random_player(seed: int) -> Choose:
    """Plays every seat at random."""
    rng = Rng(seed)

    def choose(game: FateGame) -> Answer:
        assert game.pending is not None
        return random_answer(game.pending, rng)

    return choose


def basic_player(seed: int) -> Choose:
    """Plays every seat with the basic bot, which sees no more than its seat does."""
    from fate.bots import BasicBot
    from fate.fate2.view import view
    from fate.fate2.worlds import Worlds

    rng = Rng(seed)
    bots: dict[int, Any] = {}

    def choose(game: FateGame) -> Answer:
        question = game.pending
        assert question is not None
        bot = bots.get(question.seat)
        if bot is None:
            bot = bots[question.seat] = BasicBot()
        return bot.choose(view(game, question.seat), Worlds(game, question.seat), rng)  # type: ignore[no-any-return]

    return choose


def play_out(game: FateGame, choose: Choose, *, check: bool = False) -> Ended:
    """Play to the end. With `check` every answer is also given to a fork, and the pending question is inspected."""
    count = 0
    while not game.over and count < DECISION_CAP:
        answer = choose(game)
        if check:
            invariants.answer_with_twin(game, answer)
            invariants.check(game)
        else:
            game.answer(answer)
        count += 1
    outcome = game.state.outcome
    camp = outcome.camp if outcome is not None else "draw"
    return Ended(camp, count, camp == "draw" or game.capped)


def one(players: int, seed: int, bots: str, *, check: bool = False, neutrals: bool = True) -> Ended:
    """One game, everything in it decided by `seed`. With `check` its record must also replay to the same State."""
    game, origin = restore(
        blank(players, seed, build=BUILD, neutrals=neutrals), build=BUILD, keep=check or bots != "random"
    )
    player = random_player if bots == "random" else basic_player
    ended = play_out(game, player(seed), check=check)
    if check:
        replayed, _ = restore(record_of(game, origin), build=BUILD)
        if replayed.hash() != game.hash():
            raise invariants.Broken("the record replays to another state")
    return ended


def run(
    players: int,
    games: int,
    seed: int,
    bots: str = "random",
    *,
    check: bool = False,
    neutrals: bool = True,
    progress: Callable[[int], None] = lambda done: None,
    failed: Callable[[int, str], None] = lambda seed, line: None,
) -> dict[str, Any]:
    """Play `games` games with the seeds from `seed` on and sum them up. A failure is counted, told, and survived."""
    winners: dict[str, int] = {}
    decisions = longest = capped = failures = 0
    if check:
        invariants.install()
    began = time.perf_counter()
    try:
        for number in range(games):
            try:
                ended = one(players, seed + number, bots, check=check, neutrals=neutrals)
            except Exception as error:
                failures += 1
                failed(seed + number, f"{type(error).__name__}: {error}".splitlines()[0])
            else:
                winners[ended.camp] = winners.get(ended.camp, 0) + 1
                decisions += ended.decisions
                longest = max(longest, ended.decisions)
                capped += ended.capped
            progress(number + 1)
    finally:
        if check:
            invariants.uninstall()
    took = time.perf_counter() - began
    return {
        "games": games,
        "winners": dict(sorted(winners.items())),
        "decisions": decisions,
        "decisions_per_s": round(decisions / took) if took else 0,
        "longest": longest,
        "capped": capped,
        "failures": failures,
    }
