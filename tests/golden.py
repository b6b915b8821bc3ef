"""Golden playthroughs: one game by the basic bot per mode, player count and expansion, kept as records.

`python -m tests.golden` plays them anew and writes tests/golden/*.json. Do so when a rule has changed on purpose; a
test replays them all and compares the State they end in.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from fate.bots.basic import BasicBot
from fate.fate2.record import blank, record_of, restore
from fate.fate2.rules.options import Options
from fate.fate2.rules.view import view
from fate.fate2.worlds import worlds
from fate.kernel.record import to_json
from fate.kernel.rng import Rng

FOLDER = Path(__file__).parent / "golden"
BUILD = "golden"
ALL = ("standard", "dawn", "jungle", "daybreak", "sunrise", "ex_heroes")
DUEL = "duel_three_hero_rotation"
CHASE = "three_player_chase_kill_upstream_guard_downstream"
TEAM = "four_player_team_battle"

GAMES: dict[str, Options] = {
    **{f"identity-{n}": Options(players=n) for n in (4, 5, 6, 7, 8)},
    "identity-6-even": Options(players=6, neutrals=False),
    "team-4": Options(TEAM, 4),
    "chase-3": Options(CHASE, 3),
    "duel-2": Options(DUEL, 2),
    **{f"{name}-6": Options(players=6, sets=("standard", name)) for name in ALL[1:]},
    "all-8": Options(players=8, sets=ALL),
    "all-duel-2": Options(DUEL, 2, ALL),
}


def play(name: str, options: Options) -> dict[str, Any]:
    """A whole game by the basic bot: its record, how it ended, and the hash of its last State."""
    game, origin = restore(blank(options, len(name), build=BUILD), build=BUILD, log=True)
    bot, rng = BasicBot(steps=200), Rng(len(name))
    while game.pending is not None:
        seat = game.pending.seat
        game.answer(bot.choose(view(game, seat), worlds(game, seat), rng))
    outcome = game.state.outcome
    assert outcome is not None
    record = json.loads(to_json(record_of(game, origin)))
    return {"record": record, "outcome": [outcome.camp, list(outcome.seats)], "hash": game.hash()}


def main(names: list[str]) -> None:
    """Play the named games, or all."""
    FOLDER.mkdir(exist_ok=True)
    for name, options in GAMES.items():
        if not names or name in names:
            told = play(name, options)
            (FOLDER / f"{name}.json").write_text(json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8")
            print(f"{name}: {len(told['record']['decisions'])} decisions, {told['outcome']}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
