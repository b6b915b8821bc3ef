"""Which characters the game can show: those of its texts, templates, scripts and style sheets; and its first page."""

import re

from web.build.environment import ROOT, WEB

SOURCES = (
    (ROOT / "fate", "*.po"),
    (ROOT / "fate" / "app", "*.py"),
    (ROOT / "templates", "*.html"),
    (WEB / "css", "*.css"),
    (WEB / "glue", "*.js"),
)

# Tags, and what is folded away.
HIDDEN = re.compile(r"</summary>.*?</details>|<[^>]*>", re.S)


def characters() -> set[str]:
    """Printable ASCII and every other printable character in a source of text."""
    found = set(map(chr, range(32, 127)))
    for folder, pattern in SOURCES:
        for path in folder.rglob(pattern):
            found.update(path.read_text(encoding="utf-8"))
    return {c for c in found if c.isprintable()}


def first_characters() -> set[str]:
    """Those of them that the first page shows, in either language, and printable ASCII."""
    from fate.app.prerender import prerender
    from fate.fate2.text import LANGUAGES

    found = set(map(chr, range(32, 127)))
    for language in LANGUAGES:
        found.update(HIDDEN.sub("", prerender(language)))
    return found & characters()
