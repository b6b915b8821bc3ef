"""The command line as a person uses it: output, progress, exit codes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fate import simulate
from fate.cli import main, parser
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
    assert capsys.readouterr().err == (
        "identity_game is for 4 or 5 or 6 or 7 or 8 players, not 3; "
        "3 can play three_player_chase_kill_upstream_guard_downstream\n"
    )


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("simulate --players 0 --games 1", "identity_game is for 4 or 5 or 6 or 7 or 8 players, not 0"),
        ("simulate --players 5 --games 1 --sets mooon", "unknown set 'mooon'; there is standard, dawn"),
        ("simulate --players 5 --games 1 --mode chess", "unknown mode 'chess'; there is identity_game, "),
        (
            "simulate --players 5 --games 1 --mode identity",
            "unknown mode 'identity'; did you mean identity_game? there is",
        ),
        ("simulate --any-table --games 1 --mode identity_game", "--any-table draws mode and options itself: leave"),
        ("simulate --any-table --games 1 --even", "--any-table draws mode and options itself: leave --mode and --even"),
        ("simulate --any-table --games 1 --sets dawn", "the sets are the standard one and any others, each once"),
        ("play --mode chess", "unknown mode 'chess'; there is identity_game, "),
        ("play --sets jungle", "the sets are the standard one and any others, each once"),
        ("replay /dev/zero", "/dev/zero: longer than 4000000 bytes"),
        ("scenario tests/golden", "tests/golden: there is no scenario (*.toml) in this folder"),
        ("replay tests", "tests: cannot be read: Is a directory"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_line(
    line: str, message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    assert main(line.split()) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(message)
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "python -m fate: the following arguments are required: COMMAND (--help tells more)\n"),
        ("simulate --games 1", "python -m fate simulate: one of the arguments --players --any-table is required"),
        ("simulate --players 5 --games 0", "python -m fate simulate: argument --games: expected a whole number from 1"),
        ("simulate --players 5 --games x", "python -m fate simulate: argument --games: expected a whole number from 1"),
        ("play --seed -5", "python -m fate play: argument --seed: expected a whole number from 0 to 2^64 - 1"),
        ("simulate --players 5 --games 1 --seed 18446744073709551616", "python -m fate simulate: argument --seed: exp"),
        ("play --lang fr", "python -m fate play: argument --lang: invalid choice: 'fr'"),
    ],
)
def test_a_wrong_command_line_is_said_in_one_line(line: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(line.split())
    assert caught.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith(message)
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("spoken", "language"), [("zh_CN.UTF-8", "zh"), ("en_GB.UTF-8", "en"), ("de_DE", "en"), ("C", "en"), ("", "en")]
)
def test_the_terminal_speaks_as_the_system_does(spoken: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", spoken)
    assert parser().parse_args(["play"]).lang == language


def test_a_terminal_without_chinese_still_plays() -> None:
    """Nor does it matter what is typed there."""
    command = [sys.executable, "-m", "fate", "play", "--lang", "zh", "--seed", "3"]
    ascii_only = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, input=b"\xff\n1\n", cwd=ROOT, env=ascii_only, capture_output=True, timeout=120)
    assert (done.returncode, done.stderr) == (1, b"")
    assert b"[necromancer]" in done.stdout


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
    missing = tmp_path / "none.toml"
    assert main(["scenario", str(missing)]) == 2
    captured = capsys.readouterr()
    assert captured.out == f"{missing}: cannot be read: No such file or directory\n"
    assert captured.err == "1 scenario, 1 failed\n"
    empty = tmp_path / "empty"
    empty.mkdir()
    assert main(["scenario", str(empty)]) == 2
    nobody = tmp_path / "nobody.toml"
    nobody.write_text('title = "t"\nplay = ""\n', "utf-8")
    assert main(["scenario", str(wrong), str(nobody), str(SCENARIO)]) == 2
