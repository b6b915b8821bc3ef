"""The same game in both Pythons: a record made here replays to the same State in the browser's."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from fate.bots.random import any_answer
from fate.fate2.record import blank, record_of, restore
from fate.fate2.rules.options import Options
from fate.kernel.record import to_json
from fate.kernel.rng import Rng
from web.build.environment import node

HERE = Path(__file__).parent
BUILD = "test"


@pytest.mark.parametrize(
    "options", [Options(players=8), Options(players=6, sets=("standard", "dawn", "jungle", "daybreak", "sunrise"))]
)
def test_a_record_replays_to_the_same_state_in_pyodide(dist, options):
    """Determinism: seed and decisions give the same game in CPython and in the Python of the page."""
    game, origin = restore(blank(options, 20, build=BUILD), build=BUILD)
    rng = Rng(20)
    while game.pending is not None:
        game.answer(any_answer(game.pending, rng))
    folder = next((dist / "b").iterdir()) / "pyodide"
    done = subprocess.run(
        [str(node()), str(HERE / "replay.mjs"), str(folder)],
        input=to_json(record_of(game, origin)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.strip() == game.hash()
