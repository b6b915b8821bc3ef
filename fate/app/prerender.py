"""What the build needs of the app: the first screen as HTML, the drawings, the order of the style sheets."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from markupsafe import Markup

from fate.app import icons
from fate.app.lobby import lobby
from fate.app.screens import FOLDER, environment, render
from fate.app.wording import ATTRIBUTE_STYLE
from fate.fate2 import data

STYLES = (
    "tokens.css", "base.css", "seat.css", "ring.css", "dock.css", "layout.css", "pages.css", "tray.css", "forms.css",
    "motion.css", "around.css",
)  # fmt: skip
"""Style sheets in the order in which they must be joined."""


def prerender(language: str) -> dict[str, Markup]:
    """The regions of the first page: the lobby, complete enough to fill in before Python runs."""
    return {"app": Markup(render("lobby.html", language, v=lobby(language)))}


def sprite(bodies: Mapping[str, str]) -> Markup:
    """The inline SVG with every drawing in use. `bodies` maps icon names to SVG; a missing one raises KeyError."""
    sources = [path.read_text(encoding="utf-8") for path in sorted(Path(FOLDER).rglob("*.html"))]
    used = {name: Markup(bodies[name]) for name in icons.used(sources, bodies)}
    heroes = [
        {"id": hero, "attr": ATTRIBUTE_STYLE[data.heroes()[hero].attribute], "field": icons.field(hero), "icon": icon}
        for hero, icon in icons.HEROES.items()
    ]
    return Markup(environment("zh").get_template("_sprite.html").render(icons=used, heroes=heroes))
