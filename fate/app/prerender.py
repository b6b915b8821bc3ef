"""What the build needs of the app: the first page as HTML, the drawings, the order of the style sheets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from markupsafe import Markup

from fate.app import icons
from fate.app.lobby import lobby
from fate.app.screens import FOLDER, environment, render
from fate.app.wording import ATTRIBUTE_STYLE
from fate.fate2 import data
from fate.fate2.text import catalog

STYLES = (
    "tokens.css", "base.css", "signs.css", "face.css", "buttons.css", "seat.css", "ring.css", "beams.css",
    "middle.css", "top.css", "prompt.css", "hand.css", "me.css", "side.css", "layout.css", "layout-laptop.css",
    "layout-tablet.css", "layout-phone.css", "layout-low.css", "pages.css", "pick.css", "lobby.css", "victory.css",
    "encyclopedia.css", "delta.css", "pages-sizes.css", "tray.css", "situation.css", "arrange.css", "plans.css",
    "marks.css", "overlays.css", "tray-sizes.css", "setup.css", "forms.css", "motion.css", "replay.css",
    "saves.css", "settings.css", "record.css", "rulebook.css", "around.css", "around-sizes.css", "series.css",
)  # fmt: skip
"""Style sheets in the order in which they must be joined."""

FIRST_LANGUAGE, OTHER_LANGUAGE = "zh", "en"
_ICON = re.compile(r'href="#i-([a-z0-9-]+)"')


def first_page(*, csp: str, head: str, style: str, scripts: str, icons: Mapping[str, str]) -> str:
    """index.html: the shell with the lobby in it, so that the page paints before Python runs.

    `csp` is the content security policy; `head` and `scripts` are HTML of the build (preloads, manifest; script
    elements); `style` is a style sheet; `icons` maps every icon name to its SVG body.
    """
    app = prerender(FIRST_LANGUAGE)
    return (
        environment(FIRST_LANGUAGE)
        .get_template("shell.html")
        .render(
            csp=csp,
            head=Markup(head),
            style=Markup(style),
            sprite=sprite(icons, app),
            scripts=Markup(scripts),
            app=app,
        )
    )


def other_language() -> dict[str, str]:
    """What differs in the first page for those who read the other language, as web/first.js takes it."""
    t = catalog(OTHER_LANGUAGE)
    failed = environment(OTHER_LANGUAGE).get_template("_failed.html").render()
    return {"tag": t["ui.lang_tag"], "title": t["ui.page_title"], "html": prerender(OTHER_LANGUAGE) + Markup(failed)}


def prerender(language: str) -> Markup:
    """The lobby, complete enough to fill in before Python runs."""
    return Markup(render("lobby.html", language, v=lobby(language)))


def sprite(bodies: Mapping[str, str], page: str) -> Markup:
    """The inline SVG of the first page: what portraits and ornaments are made of, and the icons that `page` shows.

    `bodies` maps icon names to SVG; a missing one raises KeyError.
    """
    shown = {name: Markup(bodies[name]) for name in sorted(set(_ICON.findall(page)))}
    return Markup(environment(FIRST_LANGUAGE).get_template("_sprite.html").render(icons=shown))


def drawings(bodies: Mapping[str, str], page: str) -> Markup:
    """All other icons in use, and the portraits; as HTML that is put into the page when the lobby `page` is shown."""
    sources = [path.read_text(encoding="utf-8") for path in sorted(Path(FOLDER).rglob("*.html"))]
    others = set(icons.used(sources, bodies)) - set(_ICON.findall(page))
    heroes = [
        {"id": hero, "attr": ATTRIBUTE_STYLE[data.heroes()[hero].attribute], "field": icons.field(hero), "icon": icon}
        for hero, icon in icons.HEROES.items()
    ]
    template = environment(FIRST_LANGUAGE).get_template("_drawings.html")
    return Markup(template.render(icons={name: Markup(bodies[name]) for name in others}, heroes=heroes))
