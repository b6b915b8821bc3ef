"""What proves what: every card, skill, fate, monster and mode against the tests and scenarios that name it.

A scenario names an id in its text or in the path of its file.

`python -m tests.coverage` rewrites docs/coverage.md; a test fails when the page is out of date or an id has no test.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fate.fate2 import data
from fate.fate2.rules import catalog
from fate.fate2.rules.options import HOUSE

ROOT = Path(__file__).parent
PAGE = ROOT.parent / "docs" / "coverage.md"


class Row(NamedTuple):
    """One id: where its tests are (None: anywhere), the words naming it in a test (none: all do), what was found."""

    kind: str
    id: str
    home: str | None
    words: tuple[str, ...]
    tests: int = 0
    scenarios: int = 0


def ids() -> Iterator[Row]:
    """Everything that can be played, in the printed order."""
    catalog.load()
    for kind in data.kinds().values():
        home = "monsters" if kind.category == "monster" else "cards"
        name = "attack" if catalog.KINDS[kind.card].attack else kind.card
        words = (kind.card,) if name != kind.card else ()
        yield Row(kind.category, kind.card, f"fate2/{home}/test_{name}.py", words)
        if catalog.KINDS[kind.card].upgradable:
            yield Row("upgrade", f"{kind.card} +", f"fate2/{home}/test_{name}.py", ("upgraded",))
    for skill in data.skills().values():
        short = skill.skill.rpartition(".")[2]
        yield Row("skill", skill.skill, f"fate2/heroes/test_{skill.hero}.py", (short, short.replace("_", " ")))
    for fate in data.fates():
        yield Row("fate", fate, f"fate2/fates/test_{fate}.py", ())
    for mode in dict.fromkeys(mode.mode for mode in data.modes()):
        yield Row("mode", mode, None, (mode,))
    for ruling in HOUSE:
        yield Row("house rule", ruling, "fate2/rules/test_house.py", (f'"{ruling}"',))


def functions(path: Path) -> list[str]:
    """The source of each test of a module, what its parameters say included, and the heading it stands under.

    A heading is a comment "# -- id": the tests below it, up to the next one, are about that id.
    """
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    heads = [(number, line[5:]) for number, line in enumerate(lines, 1) if line.startswith("# -- ")]
    found = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
            head = [name for number, name in heads if number < first][-1:]
            found.append("\n".join([*head, *lines[first - 1 : node.end_lineno]]))
    return found


def table() -> list[Row]:
    """Every id with the number of its tests and scenarios."""
    modules = {path.relative_to(ROOT).as_posix(): functions(path) for path in sorted(ROOT.rglob("test_*.py"))}
    scenarios = []
    for path in sorted((ROOT / "scenarios").rglob("*.toml")):
        text = path.read_text(encoding="utf-8")
        tomllib.loads(text)
        scenarios.append(f"{path.relative_to(ROOT).as_posix()}\n{text}")
    rows = []
    for row in ids():
        homes = [row.home] if row.home else list(modules)
        bodies = [body for home in homes for body in modules.get(home, ())]
        tests = sum(not row.words or any(word in body.lower() or word in body for word in row.words) for body in bodies)
        if row.kind == "upgrade":
            named = sum(row.id[:-2] in text and "upgrade" in text for text in scenarios)
        else:
            named = sum(row.id in text or (row.kind == "skill" and row.words[0] in text) for text in scenarios)
        rows.append(row._replace(tests=tests, scenarios=named))
    return rows


def page(rows: list[Row]) -> str:
    """docs/coverage.md."""
    lines = [
        "# What proves what",
        "",
        "Made by `python -m tests.coverage`: for each id the tests of its own module, and the scenarios that name it.",
        "",
        f"{len(rows)} ids, {sum(row.tests for row in rows)} tests, {sum(row.scenarios for row in rows)} scenarios "
        "(one that names several ids counts for each).",
        "",
        "| | id | tests | scenarios |",
        "|---|---|---:|---:|",
        *(f"| {row.kind} | {row.id} | {row.tests} | {row.scenarios} |" for row in rows),
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Rewrite the page; 1 when something has no test or no scenario."""
    rows = table()
    PAGE.write_text(page(rows), encoding="utf-8")
    holes = [row for row in rows if not row.tests or not row.scenarios]
    for row in holes:
        print(f"{row.kind} {row.id}: {row.tests} tests, {row.scenarios} scenarios")
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main())
