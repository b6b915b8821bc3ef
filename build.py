#!/usr/bin/env python3
"""Set up, build, serve, check and measure the game: `python build.py serve | build | test | bench`.

Needs Python 3.11 or newer and pip; everything else is installed into `.venv` and `web/node_modules`.
The work itself is in `web/build/`; this file only makes sure that it runs inside `.venv`.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))


def parse(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="build.py", description=__doc__.split("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    serve = commands.add_parser("serve", help="build what is out of date, serve dist/ on loopback, open a browser")
    serve.add_argument("--port", type=int, default=8000, help="0 takes any free port (default: %(default)s)")
    serve.add_argument("--no-browser", action="store_true", help="only print the address")
    commands.add_parser("build", help="make dist/, a folder for any static host")
    test = commands.add_parser("test", help="lint, types, tests, soak, then the built site in Chromium")
    test.add_argument("--only", metavar="STEP", action="append", help="run just this step (may be repeated)")
    bench = commands.add_parser("bench", help="measure engine and boot; writes docs/benchmarks.md")
    bench.add_argument("--only", metavar="PART", action="append", help="measure just this part (may be repeated)")
    bench.add_argument("--rounds", type=int, default=5, help="interleaved runs of each page (default: %(default)s)")
    return parser.parse_args(argv)


def main(argv: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - said in words instead of a syntax error further in
        print("Fate needs Python 3.11 or newer; this is " + sys.version.split()[0], file=sys.stderr)
        return 2
    args = parse(argv)
    from web.build import environment

    environment.enter(argv)  # the imports below need what it installs
    if args.command == "test":
        from web.build import check

        return check.run(args.only)
    if args.command == "bench":
        from web.build import bench

        return bench.run(args.only, args.rounds)
    from web.build import compress, site

    dist = site.build(compress.QUICK if args.command == "serve" else compress.BEST)
    if args.command == "serve":
        from web.build import server

        server.serve(dist, args.port, browser=not args.no_browser)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
