"""`build.py test`: every check there is, in the order in which they are quick to fail."""

import subprocess
import time
from collections.abc import Callable, Sequence

from web.build import browser, site, texts
from web.build.environment import MODULES, PYTHON, ROOT, WEB, node, packages


def _site() -> bool:
    """Chromium and an up-to-date dist/ for the browser tests."""
    browser.find()
    site.build()
    return True


def _tool(*words: object) -> Callable[[], bool]:
    return lambda: subprocess.run([str(PYTHON), *map(str, words)], cwd=ROOT).returncode == 0


def _styles() -> bool:
    """Style sheets are laid out as everybody's are."""
    packages()
    prettier = MODULES / "prettier" / "bin" / "prettier.cjs"
    return subprocess.run([str(node()), str(prettier), "--check", "css"], cwd=WEB).returncode == 0


def _soak(sets: str, games: int) -> Callable[[], bool]:
    """Random games at tables of every mode and player count, with all invariants checked after every event."""
    return _tool("-m", "fate", "simulate", "--any-table", "--sets", sets, "--games", games, "--check")


# Name and action of each step. A new check is a new line here.
STEPS: tuple[tuple[str, Callable[[], bool]], ...] = (
    ("lint", _tool("-m", "ruff", "check", ".")),
    ("format", _tool("-m", "ruff", "format", "--check", ".")),
    ("styles", _styles),
    ("types", _tool("-m", "mypy")),
    ("texts", texts.check),
    ("scenarios", _tool("-m", "fate", "scenario", "tests/scenarios")),
    ("soak", _soak("standard", games=200)),
    ("soak-all", _soak("all", games=200)),
    ("forks", _tool("-m", "pytest", "-q", "--forks", "tests/fate2")),
    ("site", _site),
    # Last, so that pytest's closing line ends the output.
    ("pytest", _tool("-m", "pytest", "-q")),
)


def run(only: Sequence[str] | None) -> int:
    """Run the steps (or those named) to the end, even past a failure; returns the exit code."""
    unknown = set(only or ()) - {name for name, _ in STEPS}
    if unknown:
        print(f"no such step: {', '.join(sorted(unknown))}; there are {', '.join(name for name, _ in STEPS)}")
        return 2
    failed = []
    for name, action in STEPS:
        if only and name not in only:
            continue
        print(f"== {name}", flush=True)
        start = time.perf_counter()
        if not action():
            failed.append(name)
            print(f"== {name} FAILED after {time.perf_counter() - start:.1f} s", flush=True)
    if failed:
        print(f"failed: {', '.join(failed)}")
    return 1 if failed else 0
