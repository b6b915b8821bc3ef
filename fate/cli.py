"""The command line: `python -m fate play | simulate | replay | scenario`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from fate import simulate


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Returns 0, 1 when something failed, 2 for a command line or a file that makes no sense."""
    args = parser().parse_args(argv)
    try:
        return int(args.command(args))
    except BrokenPipeError:
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    root = argparse.ArgumentParser(prog="python -m fate", description="宿命2.0 without a browser.")
    commands = root.add_subparsers(required=True, metavar="COMMAND")

    one = commands.add_parser("simulate", help="play whole games and count")
    seats = one.add_mutually_exclusive_group(required=True)
    seats.add_argument("--players", type=int, help="seats at the table, 2 to 8")
    seats.add_argument("--any-table", action="store_true", help="every game at another table: mode, players, options")
    one.add_argument("--mode", default="identity_game", help="how to play (default: identity_game)")
    one.add_argument("--sets", default="standard", help="the sets in the box, with commas, or all (default: standard)")
    one.add_argument("--games", type=_positive, required=True, help="how many games")
    one.add_argument("--seed", type=int, default=0, help="seed of the first game; the next ones count up (default: 0)")
    one.add_argument("--bots", choices=simulate.BOTS, default="random", help="who plays (default: random)")
    one.add_argument("--even", action="store_true", help="six players as 3 against 3 without Neutrals")
    one.add_argument("--check", action="store_true", help="check all invariants after every event, forks and records")
    one.set_defaults(command=_simulate)

    one = commands.add_parser("replay", help="play a record and print the hash of its state")
    one.add_argument("file", type=Path, help="a record: JSON, text, or a URL fragment")
    one.add_argument("--to", type=int, metavar="N", help="only the first N decisions")
    one.set_defaults(command=_replay)

    one = commands.add_parser("scenario", help="run scenario files")
    one.add_argument("files", type=Path, nargs="+", metavar="FILE", help="a scenario file, or a folder of them")
    one.set_defaults(command=_scenario)

    one = commands.add_parser("play", help="play in the terminal against bots")
    one.add_argument("--players", type=int, default=5, help="seats at the table (default: 5)")
    one.add_argument("--mode", default="identity_game", help="what is played (default: identity_game)")
    one.add_argument("--seed", type=int, help="the same seed deals the same game (default: a new one)")
    one.add_argument("--lang", choices=("zh", "en"), default="zh", help="language (default: zh)")
    one.add_argument("--bots", choices=simulate.BOTS, default="basic", help="who plays against you (default: basic)")
    one.set_defaults(command=_play)
    return root


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is less than 1")
    return number


def _table(args: argparse.Namespace) -> simulate.Table:
    """The table of every game, or a maker of tables. Raises BadSetup."""
    from fate.fate2 import data
    from fate.fate2.rules.options import Options

    sets = data.SETS if args.sets == "all" else tuple(args.sets.split(","))
    options = Options(args.mode, args.players or 8, sets, not args.even).check()
    return simulate.any_table(sets) if args.any_table else lambda seed: options


def _simulate(args: argparse.Namespace) -> int:
    from fate.fate2.rules import catalog
    from fate.fate2.rules.options import BadSetup

    catalog.load()
    try:
        table = _table(args)
    except BadSetup as error:
        return _complain(str(error))
    width = 30

    def progress(done: int) -> None:
        if sys.stderr.isatty() or done == args.games:
            bar = "#" * (width * done // args.games)
            end = "\n" if done == args.games else ""
            print(f"\r[{bar:<{width}}] {done}/{args.games}", end=end, file=sys.stderr, flush=True)

    def failed(seed: int, line: str) -> None:
        print(f"\rseed {seed}: {line}", file=sys.stderr, flush=True)

    summary = simulate.run(
        table,
        args.games,
        args.seed,
        args.bots,
        check=args.check,
        progress=progress,
        failed=failed,
    )
    print(json.dumps(summary))
    return 1 if summary["failures"] else 0


def _replay(args: argparse.Namespace) -> int:
    from fate.fate2 import record as records
    from fate.kernel.record import MOST_BYTES, BadRecord

    try:
        if args.file.stat().st_size > MOST_BYTES:
            return _complain(f"{args.file}: longer than {MOST_BYTES} bytes")
        record = records.from_any(args.file.read_text("utf-8"))
        if args.to is not None:
            record = record.upto(args.to)
        game, _ = records.restore(record, build=record.build, keep=False)
    except (OSError, UnicodeDecodeError, BadRecord) as error:
        return _complain(f"{args.file}: {error}")
    print(game.hash())
    return 0


def _scenario(args: argparse.Namespace) -> int:
    from fate.fate2 import scenario

    failed = 0
    files = [file for path in args.files for file in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]
    for file in files:
        try:
            scenario.run_file(file)
        except scenario.ScenarioError as error:
            failed += 1
            print(error)
    said = "1 scenario" if len(files) == 1 else f"{len(files)} scenarios"
    print(f"{said}, {failed} failed", file=sys.stderr)
    return 1 if failed or not files else 0


def _play(args: argparse.Namespace) -> int:
    from fate import terminal
    from fate.fate2.rules import catalog
    from fate.fate2.rules.options import BadSetup, Options

    catalog.load()
    try:
        return terminal.play(Options(args.mode, args.players), args.seed, args.lang, args.bots)
    except BadSetup as error:
        return _complain(str(error))


def _complain(message: str) -> int:
    print(message, file=sys.stderr)
    return 2
