"""Imports run one way: kernel, rules, cards and heroes, bots, app; and the engine needs the standard library only."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "fate"
ROOMS = ("cards", "heroes", "monsters", "fates", "modes")
"""Folders whose files see the rules through `fate.fate2.api` only."""
PLAIN = ("__future__", "collections", "collections.abc", "functools", "itertools", "typing")
LAYERS = (
    ("fate.kernel", ("fate.kernel",)),
    ("fate.fate2.data", ("fate.fate2.data",)),
    ("fate.fate2.text", ("fate.fate2.text",)),
    ("fate.fate2.rules", ("fate.kernel", "fate.fate2.data", "fate.fate2.rules")),
    ("fate.fate2", ("fate.kernel", "fate.fate2")),
    ("fate.bots", ("fate.kernel", "fate.fate2", "fate.bots")),
    ("fate.app", ("fate",)),
)
"""What each layer may import of the project; the first that fits a module counts."""
FILES = sorted(PACKAGE.rglob("*.py"))


def module_of(file: Path) -> str:
    """The dotted name of a source file."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(file: Path) -> Iterator[str]:
    """Modules a file imports, also inside functions and for type checking."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            assert node.module is not None
            package = (ROOT / Path(*node.module.split("."))).is_dir()
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                is_module = package and (ROOT / Path(*inner.split("."))).with_suffix(".py").is_file()
                yield inner if is_module or (package and (ROOT / Path(*inner.split("."))).is_dir()) else node.module


def within(name: str, packages: tuple[str, ...]) -> bool:
    """Whether a module is one of these or inside one."""
    return any(name == package or name.startswith(package + ".") for package in packages)


@pytest.mark.parametrize("file", FILES, ids=module_of)
def test_layers(file: Path) -> None:
    module = module_of(file)
    allowed = next((allowed for layer, allowed in LAYERS if within(module, (layer,))), None)
    if allowed is None:
        return
    own = [name for name in imported(file) if within(name, ("fate",))]
    assert [name for name in own if not within(name, allowed)] == []


ROOM_FILES = [file for room in ROOMS for file in sorted((PACKAGE / "fate2" / room).glob("[!_]*.py"))]


@pytest.mark.parametrize("file", ROOM_FILES, ids=module_of)
def test_rooms_see_the_facade_only(file: Path) -> None:
    allowed = ("fate.fate2.api", *(("fate.fate2.data",) if file.parent.name == "modes" else ()))
    names = [name for name in imported(file) if name not in PLAIN]
    assert [name for name in names if not within(name, allowed)] == []


@pytest.mark.parametrize("file", [file for file in FILES if "app" not in file.parts], ids=module_of)
def test_engine_needs_the_standard_library_only(file: Path) -> None:
    roots = {name.partition(".")[0] for name in imported(file)} - {"fate"}
    assert sorted(roots - sys.stdlib_module_names) == []
    assert "random" not in roots, "chance comes from fate.kernel.rng"
    assert "time" not in roots or file.name in ("simulate.py", "bench.py"), "rules and bots know no clock"


@pytest.mark.parametrize("file", FILES, ids=module_of)
def test_modules_stay_short(file: Path) -> None:
    assert len(file.read_text("utf-8").splitlines()) <= 400
