"""How fast the engine is: `python -m fate.bench` prints a table, `measure` gives it to `build.py bench`.

Times are those of this process on one core. A yardstick, plain Python of the kind the engine is made of, runs between
the measurements, so that its ratio to them can be compared between machines and runs.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import Any

from fate import simulate
from fate.bots.random import any_answer
from fate.fate2 import data
from fate.fate2.record import blank, restore
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.options import Options
from fate.kernel.rng import Rng

PLAYERS = 8
GAMES = 12
"""Games a round."""
FORKS = 40
"""Forks timed together, at one question."""
TARGETS = {"decisions_per_s": 8000, "all_sets": 0.8, "last_to_first_quarter": 1.1, "fork_us": 100}


def measure(rounds: int = 5) -> tuple[dict[str, Any], str]:
    """The facts and the table (Markdown)."""
    speeds, crowded, yards, quarters, forks = [], [], [], [], []
    for number in range(rounds):
        yards.append(_yardstick())
        seeds = range(number * GAMES, (number + 1) * GAMES)
        runs, crowd = [], []
        for seed in seeds:  # by turns, since a machine may slow down in between
            runs.append(_play(seed))
            crowd.append(_play(seed, data.SETS))
        speeds.append(_speed(runs))
        crowded.append(_speed(crowd) / speeds[-1])
        quarters.append(_quarters(seeds, [count for count, _ in runs]))
        forks.append(_fork(number))
    facts = {
        "decisions_per_s": round(median(speeds)),
        "decisions_per_yard": round(median(speed / yard for speed, yard in zip(speeds, yards, strict=True)), 2),
        "all_sets": round(median(crowded), 2),
        "last_to_first_quarter": round(median(quarters), 2),
        "fork_us": round(median(forks) * 1e6, 1),
        "forks_per_yard": round(median(1 / fork / yard for fork, yard in zip(forks, yards, strict=True)), 1),
        "yards_per_s": round(median(yards)),
    }
    return facts, _table(facts)


def run() -> list[tuple[str, str, str, str]]:
    """The rows of the table: what, measured, target, as a ratio to the yardstick."""
    return _rows(measure()[0])


def _rows(facts: dict[str, Any]) -> list[tuple[str, str, str, str]]:
    return [
        (
            f"Random legal play, {PLAYERS} players, decisions/s",
            f"{facts['decisions_per_s']:,}",
            f"≥ {TARGETS['decisions_per_s']:,}",
            f"{facts['decisions_per_yard']} a yard",
        ),
        ("The same with all sets, × of it", str(facts["all_sets"]), f"≥ {TARGETS['all_sets']}", ""),
        (
            "Cost of a decision, last quarter of a game to first",
            str(facts["last_to_first_quarter"]),
            f"≤ {TARGETS['last_to_first_quarter']}",
            "",
        ),
        (
            "Fork at a phase question, µs",
            str(facts["fork_us"]),
            f"≤ {TARGETS['fork_us']}",
            f"{facts['forks_per_yard']} a yard",
        ),
        ("Yardstick, yards/s", f"{facts['yards_per_s']:,}", "", ""),
    ]


def _table(facts: dict[str, Any]) -> str:
    lines = ["| Engine | measured | target | to the yardstick |", "|---|---:|---:|---:|"]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in _rows(facts))])


def _new(seed: int, sets: tuple[str, ...] = ("standard",)) -> FateGame:
    game, _ = restore(blank(Options(players=PLAYERS, sets=sets), seed, build="bench"), build="bench", keep=False)
    return game


def _speed(runs: list[tuple[int, float]]) -> float:
    return sum(count for count, _ in runs) / sum(took for _, took in runs)


def _play(seed: int, sets: tuple[str, ...] = ("standard",)) -> tuple[int, float]:
    """Decisions of one random game and the seconds they took."""
    game, choose = _new(seed, sets), simulate.random_player(seed)
    began = process_time()
    return simulate.play_out(game, choose).decisions, process_time() - began


def _quarters(seeds: range, counts: list[int]) -> float:
    """Seconds a decision in the last quarters of these games, in proportion to the first ones after the set-up."""
    first = last = 0.0
    for seed, count in zip(seeds, counts, strict=True):
        game, rng = _new(seed), Rng(seed)
        quarter = (count - PLAYERS) // 4
        marks = []
        for done in range(count):
            if done in (PLAYERS, PLAYERS + quarter, count - quarter):
                marks.append(process_time())
            assert game.pending is not None
            game.answer(any_answer(game.pending, rng))
        first += marks[1] - marks[0]
        last += process_time() - marks[2]
    return last / first


def _fork(seed: int) -> float:
    """Seconds for a fork, the median over the phase questions of a game."""
    game, rng = _new(seed), Rng(seed)
    times = []
    while game.pending is not None:
        if game.pending.phase:
            began = process_time()
            for _ in range(FORKS):
                game.fork()
            times.append((process_time() - began) / FORKS)
        game.answer(any_answer(game.pending, rng))
    return median(times)


def _yardstick() -> float:
    """Yards a second. A yard: a generator resumed a hundred times, over a list, a dictionary and an object."""
    yards = 2000
    began = process_time()
    walker = _walk()
    for _ in range(yards * 100):
        next(walker)
    return yards / (process_time() - began)


class _Point:
    __slots__ = ("x",)

    def __init__(self, x: int) -> None:
        self.x = x


def _walk() -> Iterator[int]:
    row, counts, step = list(range(8)), {"a": 0, "b": 1}, 0
    while True:
        step += 1
        point = _Point(step)
        counts["a"] = counts.get("a", 0) + point.x
        row.append(row.pop(0))
        yield len([item for item in row if item > 3])


def main() -> None:
    """Print the table and the facts."""
    facts, table = measure()
    print(table)
    print(json.dumps(facts))


if __name__ == "__main__":
    main()
