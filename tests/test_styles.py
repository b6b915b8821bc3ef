"""The style sheets speak of nothing that no page has."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = ("templates/**/*.html", "web/glue/*.js", "web/*.js", "fate/app/**/*.py")


def test_every_class_is_used() -> None:
    """As a word of a template or a script, or as the beginning of one that a template completes."""
    sheets = "".join(path.read_text("utf-8") for path in (ROOT / "web/css").glob("*.css"))
    named = set(re.findall(r"\.([a-z][\w-]*)", re.sub(r"/\*.*?\*/|url\(.*?\)", "", sheets, flags=re.DOTALL)))
    pages = "\n".join(path.read_text("utf-8") for pattern in PAGES for path in ROOT.glob(pattern))
    words, begun = set(re.findall(r"[\w-]+", pages)), tuple(re.findall(r"([\w-]+--)\{\{", pages))
    assert [name for name in sorted(named - words) if not name.startswith(begun)] == []
