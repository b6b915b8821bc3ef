"""The command line as a person uses it: output, progress, exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from fate import simulate
from fate.cli import main
from fate.fate2.record import record_of, to_text
from fate.kernel.record import to_fragment, to_json
from tests.fate2.games import played

ROOT = Path(__file__).parent.parent
KEYS = ["games", "winners", "decisions", "decisions_per_s", "longest", "capped", "failures"]
SCENARIO = ROOT / "tests" / "scenarios" / "rules" / "range.toml"


def test_simulate_from_a_checkout_without_site_packages() -> None:
    """The engine needs the standard library only."""
    command = [sys.executable, "-I", "-S", "-c", "import sys; sys.path.insert(0, '.'); import runpy; "]
    command[-1] += (
        "sys.argv[1:] = 'simulate --players 5 --games 2 --seed 4'.split(); runpy.run_module('fate', alter_sys=True)"
    )
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert list(json.loads(done.stdout)) == KEYS
    assert "2/2" in done.stderr


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_simulate_with_all_checks(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"simulate --players {players} --games 2 --seed {players} --check".split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["failures"], sum(found["winners"].values())) == (2, 0, 2)


def test_the_same_seed_is_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for _ in range(2):
        main(["simulate", "--players", "6", "--games", "3", "--seed", "11"])
        found = json.loads(capsys.readouterr().out)
        found.pop("decisions_per_s")
        results.append(found)
    assert results[0] == results[1]


def test_simulate_names_each_failure(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(options: object, seed: int, bots: str, *, check: bool) -> simulate.Ended:
        if seed == 8:
            raise RuntimeError("first line\nsecond line")
        return simulate.Ended("draw", 5, True)

    monkeypatch.setattr(simulate, "one", fail)
    assert main(["simulate", "--players", "5", "--games", "3", "--seed", "7"]) == 1
    captured = capsys.readouterr()
    found = json.loads(captured.out)
    assert (found["failures"], found["capped"], found["winners"], found["longest"]) == (1, 2, {"draw": 2}, 5)
    assert "seed 8: RuntimeError: first line\n" in captured.err
    assert "second line" not in captured.err


def test_simulate_with_an_impossible_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "3", "--games", "1"]) == 2
    assert "3" in capsys.readouterr().err
    with pytest.raises(SystemExit) as caught:
        main(["simulate", "--players", "5", "--games", "0"])
    assert caught.value.code == 2


def test_replay_prints_the_hash(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, origin = played(2, 50)
    record = record_of(game, origin)
    for text in (to_json(record), to_text(record), to_fragment(record)):
        file = tmp_path / "game"
        file.write_text(text, "utf-8")
        assert main(["replay", str(file)]) == 0
        assert capsys.readouterr().out == game.hash() + "\n"
    earlier, _ = played(2, 20)
    assert main(["replay", str(file), "--to", "20"]) == 0
    assert capsys.readouterr().out == earlier.hash() + "\n"


def test_replay_of_what_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    for content in (b"", b"{}", b"\xff", b"hello", b"x" * 4_000_001):
        file.write_bytes(content)
        assert main(["replay", str(file)]) == 2
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.startswith(f"{file}: ")
        assert captured.err.count("\n") == 1
    assert main(["replay", str(tmp_path / "none")]) == 2


def test_scenario_exit_codes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(SCENARIO), str(SCENARIO.parent)]) == 0
    assert "0 failed" in capsys.readouterr().err
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(SCENARIO.read_text("utf-8").replace("cid hp 3", "cid hp 2"), "utf-8")
    assert main(["scenario", str(SCENARIO), str(wrong)]) == 1
    captured = capsys.readouterr()
    assert captured.out.startswith(f"{wrong}:")
    assert "expected: 2\n  there is: 3" in captured.out
    assert main(["scenario", str(tmp_path / "none.toml")]) == 1
    empty = tmp_path / "empty"
    empty.mkdir()
    assert main(["scenario", str(empty)]) == 1
