"""`build.py test --only texts`: are the words complete? Babel reads the catalogs and finds the keys in use.

Keys stand in code as they are, or as an f-string that begins or ends with a part of one (``f"card.{id}.text"``). Every
key in use must be in each language, every key of a language in use, and what goes into a sentence the same in all.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from web.build.environment import ROOT

CATALOGS = ROOT / "fate" / "fate2" / "text"
TEMPLATES = ROOT / "templates"
KEY = re.compile(r"[a-z_]+(\.[\w-]+)+")
QUOTED = re.compile(rf"'({KEY.pattern.replace('(', '(?:')})'")
SLOT = re.compile(r"\{(\w+)|<(\w+):")


def problems() -> list[str]:
    """Everything that is wrong, one line each; empty when all is well."""
    texts = {
        folder.name: catalog(folder)
        for folder in sorted(CATALOGS.iterdir())
        if folder.is_dir() and any(folder.glob("*.po"))
    }
    known = set().union(*texts.values())
    plain, patterns = used()
    found = [f"{lang}: no text {key!r}" for lang, words in texts.items() for key in sorted(known - words.keys())]
    found += [f"no text {key!r}, which a template shows" for key in sorted(in_templates() - known)]
    for key in sorted(known):
        slots = {lang: set(names(words[key])) for lang, words in texts.items() if key in words}
        if len({frozenset(names) for names in slots.values()}) > 1:
            found.append(f"{key!r} takes " + ", ".join(f"{sorted(names)} in {lang}" for lang, names in slots.items()))
    for key in sorted(known):
        if not (key in plain or any(pattern.fullmatch(key) for pattern in patterns)):
            found.append(f"{key!r} is never used")
    return found


def catalog(folder: Path) -> dict[str, str]:
    """The texts of a language by key, as Babel reads them."""
    from babel.messages.pofile import read_po

    texts: dict[str, str] = {}
    for path in sorted(folder.glob("*.po")):
        with path.open("rb") as file:
            texts.update(
                (str(message.id), str(message.string)) for message in read_po(file, abort_invalid=True) if message.id
            )
    return texts


def names(text: str) -> Iterator[str]:
    """What a sentence may be given. A plural alone does not count: not every language has one."""
    for slot, _ in SLOT.findall(text):
        if slot:
            yield slot


def in_templates() -> set[str]:
    """Keys that templates look up as they stand."""
    from babel.messages.extract import extract

    found: set[str] = set()
    for path in sorted(TEMPLATES.rglob("*.html")):
        with path.open("rb") as file:
            messages = [str(m) for _, m, *_ in extract("jinja2.ext:babel_extract", file, keywords={"t": None})]
        found.update(message for message in messages if KEY.fullmatch(message))
    return found


def used() -> tuple[set[str], list[re.Pattern[str]]]:
    """Keys written out in code and templates, and patterns for those that are put together."""
    plain, patterns = in_templates(), set[str]()
    for path in sorted(TEMPLATES.rglob("*.html")):
        source = path.read_text(encoding="utf-8")
        plain.update(QUOTED.findall(source))
        patterns.update(re.escape(part) + ".+" for part in re.findall(r"'([a-z_.]+\.)' ~", source))
    for path in sorted((ROOT / "fate").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
                if re.fullmatch(r"[a-z_]+(\.\w+)*\.", node.value):
                    patterns.add(re.escape(node.value) + ".+")
            elif isinstance(node, ast.JoinedStr):
                pieces = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in node.values]
                if any("." in piece and piece != ".+" for piece in pieces):
                    patterns.add("".join(pieces))
    return plain, [re.compile(pattern) for pattern in sorted(patterns) if pattern.strip(".+\\")]


def check() -> bool:
    """Print what is wrong; True when nothing is."""
    found = problems()
    print("\n".join(found) or "all texts are there, in use and alike")
    return not found
