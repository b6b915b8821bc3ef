"""Whole games without anybody watching: by the thousand, counted and optionally checked."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from fate.bots.random import any_answer
from fate.fate2 import data, invariants
from fate.fate2.record import blank, record_of, restore
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.options import CHOICE, HIDDEN, HOUSE, Options
from fate.kernel.question import Answer
from fate.kernel.rng import Rng

Choose = Callable[[FateGame], Answer]
"""A player of every seat: the answer to the pending question."""

Table = Callable[[int], Options]
"""What is agreed on for the game of this seed."""

DECISION_CAP = 100_000
"""Decisions after which a game counts as capped."""

BUILD = "simulation"
BOTS = ("random", "basic")


class Ended(NamedTuple):
    """One finished game."""

    camp: str
    decisions: int
    capped: bool


def any_table(sets: tuple[str, ...]) -> Table:
    """Tables of every mode, player count and option, drawn by the seed; one in four has only some of the sets."""

    def table(seed: int) -> Options:
        rng = Rng(seed)
        modes = data.modes()
        mode = modes[rng.below(len(modes))]
        boxes = sets
        if rng.below(4) == 0:
            boxes = tuple(name for name in sets if name == "standard" or rng.below(2))
        return Options(
            mode.mode,
            mode.players,
            boxes,
            neutrals=(mode.mode, mode.players, mode.neutral) != ("identity_game", 6, 0),
            hidden=HIDDEN[rng.below(len(HIDDEN))],
            choice=CHOICE[rng.below(len(CHOICE))],
            first=rng.below(mode.players + 1) - 1,
            house=tuple(name for name in HOUSE if rng.below(4) == 0),
        ).check()

    return table


def random_player(seed: int) -> Choose:
    """Plays every seat at random."""
    rng = Rng(seed)

    def choose(game: FateGame) -> Answer:
        assert game.pending is not None
        return any_answer(game.pending, rng)

    return choose


def basic_player(seed: int) -> Choose:
    """Plays every seat with the basic bot, which sees no more than its seat does."""
    from fate.bots.basic import BasicBot
    from fate.fate2.rules.view import view
    from fate.fate2.worlds import Worlds

    rng = Rng(seed)
    bot = BasicBot()

    def choose(game: FateGame) -> Answer:
        assert game.pending is not None
        seat = game.pending.seat
        return bot.choose(view(game, seat), Worlds(game, seat), rng)

    return choose


def players(bots: str) -> Callable[[int], Choose]:
    """What makes players of this kind from a seed."""
    return {"random": random_player, "basic": basic_player}[bots]


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


def one(options: Options, seed: int, bots: str, *, check: bool = False) -> Ended:
    """One game, everything in it decided by `seed`. With `check` its record must also replay to the same State."""
    game, origin = restore(blank(options, seed, build=BUILD), build=BUILD, keep=check or bots != "random")
    ended = play_out(game, players(bots)(seed), check=check)
    if check:
        replayed, _ = invariants.unwatched(lambda: restore(record_of(game, origin), build=BUILD))
        if replayed.hash() != game.hash():
            raise invariants.Broken("the record replays to another state")
    return ended


def run(
    table: Table,
    games: int,
    seed: int,
    bots: str = "random",
    *,
    check: bool = False,
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
                ended = one(table(seed + number), seed + number, bots, check=check)
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
