"""Which characters the game can show: those of its texts, templates, scripts and style sheets."""

from web.build.environment import ROOT, WEB

SOURCES = (
    (ROOT / "fate", "*.po"),
    (ROOT / "fate" / "app", "*.py"),
    (ROOT / "templates", "*.html"),
    (WEB / "css", "*.css"),
    (WEB / "glue", "*.js"),
)


def characters() -> set[str]:
    """Printable ASCII and every other visible character in a source of text."""
    found = set(map(chr, range(33, 127)))
    for folder, pattern in SOURCES:
        for path in folder.rglob(pattern):
            found.update(path.read_text(encoding="utf-8"))
    return {c for c in found if c.isprintable() and c != " "}
