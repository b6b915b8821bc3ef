"""`build.py bench`: run the measurements and put their tables between the markers in docs/benchmarks.md.

A part is a function that takes the number of rounds and returns its facts (for the JSON) and its table (Markdown).
"""

import json
import platform
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from fate import bench as engine
from web.build import bench_boot, bench_play
from web.build.environment import ROOT, WORK

PAGE = ROOT / "docs" / "benchmarks.md"
HEAD = """# Benchmarks

`python build.py bench` measures everything below and rewrites what stands between the markers. All pages of a table
are measured in one run, turn by turn, so compare the ratios; milliseconds depend on the machine.
"""

# Name, title and measurement of each part. A new one is a new line here.
PARTS: tuple[tuple[str, str, Callable[[int], tuple[dict[str, Any], str]]], ...] = (
    ("engine", "Engine", engine.measure),
    ("boot", "Boot of the built site", bench_boot.measure),
    ("play", "Playing", bench_play.measure),
)


def run(only: Sequence[str] | None, rounds: int) -> int:
    """Measure all parts (or those named); prints each table and keeps all facts in .build/benchmarks.json."""
    unknown = set(only or ()) - {name for name, _, _ in PARTS}
    if unknown:
        print(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(name for name, _, _ in PARTS)}")
        return 2
    facts: dict[str, Any] = {"python": platform.python_version(), "machine": platform.machine()}
    for name, title, measure in PARTS:
        if only and name not in only:
            continue
        facts[name], table = measure(rounds)
        print(table)
        _write(PAGE, name, title, table)
    out = WORK / "benchmarks.json"
    out.write_text(json.dumps(facts, indent=1), encoding="utf-8")
    print(f"written: {PAGE.relative_to(ROOT)}, {out.relative_to(ROOT)}")
    return 0


def _write(page: Path, name: str, title: str, table: str) -> None:
    text = page.read_text(encoding="utf-8") if page.exists() else HEAD
    section = f"<!-- {name} -->\n{table.strip()}\n<!-- /{name} -->"
    found = re.compile(rf"<!-- {name} -->.*?<!-- /{name} -->", re.S)
    text = found.sub(lambda _: section, text) if found.search(text) else f"{text}\n## {title}\n\n{section}\n"
    page.parent.mkdir(exist_ok=True)
    page.write_text(text, encoding="utf-8")
