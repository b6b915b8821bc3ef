"""The command line: `python -m fate play | simulate | replay | scenario`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from fate import simulate

MODE = "identity_game"
"""What is played unless somebody says otherwise."""
SETS = "the sets in the box, with commas, or all (default: standard)"


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without repeating all options."""

    def error(self, message: str) -> NoReturn:
        """Exit with 2."""
        self.exit(2, f"{self.prog}: {message} (--help tells more)\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Returns 0, 1 when something failed, 2 for a command line or a file that makes no sense."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal may know neither 宿命 nor ♥
    args = parser().parse_args(argv)
    try:
        return int(args.command(args))
    except BrokenPipeError:
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def parser() -> Parser:
    """All commands and their options."""
    root = Parser(prog="python -m fate", description="宿命2.0 without a browser.")
    commands = root.add_subparsers(required=True, metavar="COMMAND")

    one = commands.add_parser("simulate", help="play whole games and count")
    seats = one.add_mutually_exclusive_group(required=True)
    seats.add_argument("--players", type=int, metavar="N", help="seats at the table, 2 to 8")
    seats.add_argument("--any-table", action="store_true", help="every game at another table: mode, players, options")
    one.add_argument("--mode", help=f"how to play (default: {MODE})")
    one.add_argument("--sets", default="standard", help=SETS)
    one.add_argument("--games", type=_positive, metavar="N", required=True, help="how many games")
    one.add_argument("--seed", type=_seed, default=0, help="of the first game; the next ones count up (default: 0)")
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
    one.add_argument("--players", type=int, metavar="N", default=5, help="seats at the table (default: 5)")
    one.add_argument("--mode", default=MODE, help=f"how to play (default: {MODE})")
    one.add_argument("--sets", default="standard", help=SETS)
    one.add_argument("--seed", type=_seed, help="the same seed deals the same game (default: a new one)")
    one.add_argument("--lang", choices=("zh", "en"), default=_language(), help="language (default: the system's)")
    one.add_argument("--bots", choices=simulate.BOTS, default="basic", help="who plays against you (default: basic)")
    one.set_defaults(command=_play)
    return root


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1, got {text!r}")
    return int(text)


def _seed(text: str) -> int:
    if not text.isdecimal() or int(text) >> 64:
        raise argparse.ArgumentTypeError(f"expected a whole number from 0 to 2^64 - 1, got {text!r}")
    return int(text)


def _language() -> str:
    """Chinese where the system speaks it, English elsewhere."""
    spoken = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "zh" if spoken.startswith("zh") else "en"


def _sets(text: str) -> tuple[str, ...]:
    """The sets somebody has named; whether they exist shows later."""
    from fate.fate2 import data

    return data.SETS if text == "all" else tuple(text.split(","))


def _table(args: argparse.Namespace) -> simulate.Table:
    """The table of every game, or a maker of tables. Raises BadSetup."""
    from fate.fate2.rules.options import BadSetup, Options

    sets = _sets(args.sets)
    if not args.any_table:
        options = Options(args.mode or MODE, args.players, sets, not args.even).check()
        return lambda seed: options
    if args.mode or args.even:
        raise BadSetup("--any-table draws mode and options itself: leave --mode and --even out")
    Options(sets=sets).check()
    return simulate.any_table(sets)


def _simulate(args: argparse.Namespace) -> int:
    from fate.fate2.rules import catalog
    from fate.fate2.rules.options import BadSetup

    catalog.load()
    try:
        table = _table(args)
    except BadSetup as error:
        return _complain(str(error))
    width, drawn = 30, sys.stderr.isatty()  # a file gets a line now and then instead

    def progress(done: int) -> None:
        if drawn or done % 1000 == 0 or done == args.games:
            bar = "#" * (width * done // args.games)
            start, end = "\r" if drawn else "", "" if drawn and done < args.games else "\n"
            print(f"{start}[{bar:<{width}}] {done}/{args.games}", end=end, file=sys.stderr, flush=True)

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
    from fate.kernel import file
    from fate.kernel.record import MOST_BYTES, BadRecord

    try:
        record = records.from_any(file.read(args.file, MOST_BYTES))
        if args.to is not None:
            record = record.upto(args.to)
        game, _ = records.restore(record, build=record.build, keep=False)
    except file.Unreadable as error:
        return _complain(str(error))
    except BadRecord as error:
        return _complain(f"{args.file}: {error}")
    print(game.hash())
    return 0


def _scenario(args: argparse.Namespace) -> int:
    from fate.fate2 import scenario

    failed = code = 0
    files = []
    for path in args.files:
        found = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not found:
            return _complain(f"{path}: there is no scenario (*.toml) in this folder")
        files += found
    for file in files:
        try:
            scenario.run_file(file)
        except scenario.ScenarioError as error:
            failed += 1
            code = max(code, 2 if isinstance(error, scenario.BadScenario) else 1)
            print(error)
    said = "1 scenario" if len(files) == 1 else f"{len(files)} scenarios"
    print(f"{said}, {failed} failed", file=sys.stderr)
    return code


def _play(args: argparse.Namespace) -> int:
    from fate import terminal
    from fate.fate2.rules import catalog
    from fate.fate2.rules.options import BadSetup, Options

    catalog.load()
    try:
        return terminal.play(Options(args.mode, args.players, _sets(args.sets)), args.seed, args.lang, args.bots)
    except BadSetup as error:
        return _complain(str(error))


def _complain(message: str) -> int:
    print(message, file=sys.stderr)
    return 2
