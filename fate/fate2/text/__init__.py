"""Names and rules texts of 宿命2.0 in Chinese and English, by key.

The texts stand in gettext PO files, ``<language>/<part>.po``, whose msgid is the key: ``card.dodge`` is a name,
``card.dodge.text`` what the card does, ``card.dodge.upgrade`` what rage adds to it, ``card.dodge.rulings`` one ruling
a line. A new file is added by putting its name into ``PARTS``.

The reader understands the part of PO that these files use: comments, ``msgid``, ``msgstr``, strings continued over
several lines, and the escapes ``\\n \\t \\" \\\\``. An entry with an empty msgid is a file header and is skipped.
Where there is a ``<language>.json``, as in the browser's archive, it holds all texts and is read instead.
"""

import json
import pkgutil
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache

LANGUAGES = ("zh", "en")
PARTS = (
    "names", "cards", "skills_standard", "skills_expansions", "fates", "terms", "ui", "table", "series", "prompts",
    "log", "terminal", "pages", "draft",
)  # fmt: skip

_STRING = re.compile(r'"((?:[^"\\]|\\.)*)"\s*\Z')
_ESCAPE = re.compile(r"\\(.)")
_ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


class CatalogError(ValueError):
    """A PO file that cannot be read; the message says file, line and reason."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}, line {line}: {reason}")


class Catalog(dict[str, str]):
    """The texts of one language. Looking up a key it lacks raises ``KeyError`` with the key and the language."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language

    def __missing__(self, key: str) -> str:
        raise KeyError(f"no text {key!r} in language {self.language!r}")


@cache
def catalog(language: str) -> Mapping[str, str]:
    """All texts of ``language`` (one of ``LANGUAGES``), read once.

    Raises ``KeyError`` for another language and ``CatalogError`` for a damaged file or a key that occurs twice.
    """
    if language not in LANGUAGES:
        raise KeyError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    texts = Catalog(language)
    with suppress(OSError):
        texts.update(json.loads(pkgutil.get_data(__name__, f"{language}.json") or ""))
        return texts
    for part in PARTS:
        file = f"{language}/{part}.po"
        content = pkgutil.get_data(__name__, file)
        assert content is not None, f"the loader of {__name__} cannot read data files"
        for line, key, text in entries(content.decode("utf-8"), file):
            if key in texts:
                raise CatalogError(file, line, f"{key!r} occurs twice")
            texts[key] = text
    return texts


def entries(content: str, file: str) -> Iterator[tuple[int, str, str]]:
    """Each entry of a PO file as (line of its msgid, msgid, msgstr); ``file`` is for messages only.

    Raises ``CatalogError`` at the first line that is not PO as described above.
    """
    start = 0
    key: list[str] | None = None
    text: list[str] | None = None
    for number, raw in enumerate(content.split("\n"), start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("msgid "):
            if key is not None:
                if text is None:
                    raise CatalogError(file, number, "msgid after a msgid without msgstr")
                yield from _entry(start, key, text)
            start, key, text = number, [_unquote(line[6:].lstrip(), file, number)], None
        elif line.startswith("msgstr "):
            if key is None or text is not None:
                raise CatalogError(file, number, "msgstr without a msgid before it")
            text = [_unquote(line[7:].lstrip(), file, number)]
        elif line.startswith('"'):
            if key is None:
                raise CatalogError(file, number, "a string that belongs to nothing")
            (key if text is None else text).append(_unquote(line, file, number))
        else:
            raise CatalogError(file, number, f"expected msgid, msgstr or a string, found {line.split()[0]!r}")
    if key is not None:
        if text is None:
            raise CatalogError(file, start, "msgid without msgstr")
        yield from _entry(start, key, text)


def _entry(start: int, key: list[str], text: list[str]) -> Iterator[tuple[int, str, str]]:
    if name := "".join(key):
        yield start, name, "".join(text)


def _unquote(quoted: str, file: str, line: int) -> str:
    match = _STRING.match(quoted)
    if match is None:
        raise CatalogError(file, line, "a string must stand in double quotes")
    text = match[1]
    if "\\" not in text:
        return text
    for escape in _ESCAPE.findall(text):
        if escape not in _ESCAPES:
            raise CatalogError(file, line, f"unknown escape \\{escape}")
    return _ESCAPE.sub(lambda found: _ESCAPES[found[1]], text)
