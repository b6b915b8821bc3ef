"""Games recorded once replay to the very same end."""

from __future__ import annotations

import json

import pytest

from fate.fate2.record import restore
from fate.kernel.record import from_json
from tests.golden import BUILD, FOLDER, GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays(name):
    """One game per mode, player count and expansion; see `tests.golden`."""
    told = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    game, _ = restore(from_json(json.dumps(told["record"])), build=BUILD)
    assert game.state.outcome is not None
    assert [game.state.outcome.camp, list(game.state.outcome.seats)] == told["outcome"]
    assert game.hash() == told["hash"]


def test_golden_games_are_real_ones():
    """None ends at a cap, and each has something to replay."""
    for name in GAMES:
        told = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
        assert told["outcome"][0] != "draw", name
        assert len(told["record"]["decisions"]) > 20, name
