"""The templates, in one language. The page's archive has them compiled, elsewhere they are read as they stand."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from jinja2 import Environment, FileSystemLoader, ModuleLoader
from markupsafe import Markup

from fate.fate2.text import catalog

FOLDER = Path(__file__).resolve().parents[2] / "templates"

Key = Callable[..., Any]

_PARTS: dict[str, Key | None] = {
    "ic": lambda name, cls="": (name, cls),
    "suit": lambda s: s,
    "rs": lambda c: (c["suit"], c["rank"]),
    "portrait": lambda h: h["id"],
    "bust": lambda h: h["id"],
    "pips": lambda *args: args,
    "ident": lambda i, big=False, mute=False: (i["id"], i["how"], big, mute),
    "eye": lambda: 0,
    "face": lambda c: (c["name"], c["suit"], c["rank"]),
    "back": lambda n="", note="": (n, note),
    "mark": lambda state: state,
    "mini": None,
    "choice": lambda c: (c.get("option"), c.get("state")),
    "iconb": lambda *args: args,
}
"""The macros of `_ui.html`, which every template calls as `ui.NAME`. They are pure, so one drawn before is not drawn
again: the function tells by what it is known (None: never kept)."""


class Lines(FileSystemLoader):
    """Reads templates that may be broken into lines anywhere: a line's end and the indentation of the next are nothing
    beside a tag or a block, and a space between words and between attributes.
    """

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool]]:
        """As the base class has it."""
        source, path, fresh = super().get_source(environment, template)
        return joined(source), path, fresh


_PIECE = re.compile(
    r"(?P<block>\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\})|(?P<beside>(?<=[>}])\s*\n\s*|\s*\n\s*(?=[<{]))|\s*\n\s*", re.S
)


def joined(source: str) -> str:
    """A template without its lines' ends."""

    def piece(found: re.Match[str]) -> str:
        if found["block"]:
            return found["block"]
        kept = "{#" + "\n" * found[0].count("\n") + "#}"  # so that an error still tells its line
        return kept if found["beside"] else f" {kept}"

    return _PIECE.sub(piece, source)


@cache
def environment(language: str) -> Environment:
    """All templates with `t` for the language's words; autoescape is on everywhere. May raise KeyError."""
    loader = Lines(FOLDER) if FOLDER.is_dir() else ModuleLoader([str(FOLDER)])
    env = Environment(loader=loader, autoescape=True)
    env.filters["parted"] = parted
    env.globals["t"] = catalog(language).__getitem__
    macros = env.get_template("_ui.html").module
    env.globals["ui"] = SimpleNamespace(**{name: _kept(getattr(macros, name), key) for name, key in _PARTS.items()})
    return env


LONG_WORDS = (
    "Assas-sinate", "Disper-sal", "God-slayer", "Mis-direct", "Necro-mancer", "Reli-quary", "Sword-master",
    "Wander-ing", "Wind-walker",
)  # fmt: skip
_SOFT = {part.replace("-", ""): part.replace("-", "\u00ad") for part in LONG_WORDS}


def parted(name: str) -> str:
    """A name whose long words may be parted where card or seat is narrow: few browsers know where by themselves."""
    return " ".join(_SOFT.get(word, word) for word in name.split(" "))


def _kept(macro: Callable[..., Markup], key: Key | None) -> Callable[..., Markup]:
    if key is None:
        return macro
    drawn: dict[Any, Markup] = {}

    def part(*args: Any) -> Markup:
        known = key(*args)
        if known not in drawn:
            drawn[known] = macro(*args)
        return drawn[known]

    return part


def render(name: str, language: str, **values: Any) -> str:
    """One template, filled in."""
    return environment(language).get_template(name).render(**values).strip()
