"""The templates, in one language. The page's archive has them compiled, elsewhere they are read as they stand."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, ModuleLoader, StrictUndefined, Undefined

from fate.fate2.text import catalog

FOLDER = Path(__file__).resolve().parents[2] / "templates"


@cache
def environment(language: str, strict: bool = False) -> Environment:
    """All templates with `t` for the language's words; autoescape is on everywhere.

    `strict` makes a missing part of a view model an error; tests use it. Raises KeyError for an unknown language.
    """
    loader = FileSystemLoader(FOLDER) if FOLDER.is_dir() else ModuleLoader([str(FOLDER)])
    undefined = StrictUndefined if strict else Undefined
    env = Environment(loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True, undefined=undefined)
    env.globals["t"] = catalog(language).__getitem__
    return env


def render(name: str, language: str, **values: Any) -> str:
    """One template, filled in."""
    return environment(language).get_template(name).render(**values).strip()
