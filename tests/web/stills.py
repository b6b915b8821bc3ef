"""Still pictures of the table: pages drawn by the app in Python, for looking at and for checks that need no worker.

`python -m tests.web.stills FOLDER [NAME …]` writes states as pictures in both themes and languages and three sizes.
"""

from __future__ import annotations

import base64
import json
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

from fate.app.prerender import FIRST_LANGUAGE, STYLES, drawings, first_page, prerender
from tests.app.driver import Page, session

ROOT = Path(__file__).resolve().parents[2]
SIZES = ((1440, 900), (820, 1180), (390, 844))
THEMES, LANGUAGES = ("dark", "light"), ("zh", "en")


@cache
def icon_bodies() -> dict[str, str]:
    """Every game-icons drawing."""
    found = json.loads((ROOT / "web/node_modules/@iconify-json/game-icons/icons.json").read_text("utf-8"))
    return {name: icon["body"] for name, icon in found["icons"].items()}


@cache
def shell() -> str:
    """The page without its app, its style sheets written into it."""
    styles = "\n".join((ROOT / "web/css" / name).read_text("utf-8") for name in STYLES)
    for font in ROOT.glob("dist/b/*/fonts/*.woff2"):
        inline = base64.b64encode(font.read_bytes()).decode("ascii")
        styles = styles.replace(f"url(fonts/{font.name})", f"url(data:font/woff2;base64,{inline})")
    html = first_page(csp="", head="", styles=(), scripts="", icons=icon_bodies())
    html = html.replace("</body>", drawings(icon_bodies(), prerender(FIRST_LANGUAGE)["app"]) + "</body>")
    return html.replace("</head>", f"<style>{styles}</style></head>")


def still(page: Page) -> str:
    """The session's present screen as a whole document."""
    session = page.session
    session.renderer.page = None
    frame = session.frame()
    html = shell()
    start, end = html.index('<div class="app-page" id="app"'), html.index('<p class="boot-failed"')
    look = "".join(f' data-{name}="{value}"' for name, value in frame.look.items() if name != "theme")
    root = f'<html lang="{frame.lang}" data-theme="{session.settings.theme}"{look}>'
    html = html[:start] + frame.html["app"] + html[end:]
    html = html.replace(html[html.index("<html") : html.index(">", html.index("<html")) + 1], root)
    return html.replace('<body data-screen="lobby">', f'<body data-screen="{frame.screen}">')


def at(key: str, seed: int = 1, players: int = 5, wanted: Callable[[Page], bool] = lambda page: True) -> Page:
    """A page at a question."""
    for offset in range(20):
        page = Page(session(seed + offset)).start(players)
        if page.until(lambda q, page=page: q.key == key and wanted(page)):
            return page
    raise AssertionError(f"{key} never came")


def _attack() -> Page:
    page = at("play", 3, 8, lambda page: any(o[0] == "use" for o in page.question.options))
    page.pick(next(i for i, o in enumerate(page.question.options) if o[0] == "use"))
    return page


def _layer(what: str, players: int = 5) -> Page:
    page = at("play", 2, players, lambda page: len(page.session.game.log) > 60)
    page.act(do="notebook") if what == "notebook" else page.act(do="inspect", what=what)
    return page


def _curtain() -> Page:
    page = Page(session(4))
    page.act(do="start", form={"form": "1", "players": 4, "who_0": "person", "who_2": "person", "name_2": "Bea"})
    for _ in range(40):
        if page.session.aids.covered and page.session.game.state.phase != "setup":
            break
        page.act(do="lift") if page.session.aids.covered else page.answer_anyhow()
    return page


def _watch() -> Page:
    page = Page(session(5))
    form = {"form": "1", "players": 6, "who_0": "bot"}
    page.session.act({"do": "lobby", "form": form})
    page.act(do="start", form=form)
    page.act(do="pause")
    for _ in range(70):
        page.act(do="step")
    return page


def _over() -> Page:
    page = Page(session(6)).start(5)
    page.until(lambda q: False)
    page.act(do="result")
    return page


STATES: dict[str, Callable[[], Page]] = {
    "pick": lambda: Page(session(1)).start(8),
    "play": lambda: at("play", 7, 8, lambda page: len(page.session.game.log) > 40),
    "target": _attack,
    "dodge": lambda: at("respond.dodge", 1, 8),
    "dispel": lambda: at("dispel", 1, 5),
    "discard": lambda: at("discard", 1, 5),
    "dying": lambda: at("dying.rescue", 1, 6),
    "inspect-seat": lambda: _layer("seat:1"),
    "inspect-card": lambda: _layer("card:0"),
    "term": lambda: _layer("term:judgement"),
    "discards": lambda: _layer("discards"),
    "keys": lambda: _layer("keys"),
    "why": lambda: _layer("why"),
    "notebook": lambda: _layer("notebook", 8),
    "curtain": _curtain,
    "watch": _watch,
    "victory": _over,
}
"""What is looked at and checked, by name."""


def shoot(folder: Path, names: list[str]) -> None:
    """Write the pictures."""
    from playwright.sync_api import sync_playwright

    from web.build import browser as chromium

    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=str(chromium.find()), args=chromium.FLAGS)
        for name in names or list(STATES):
            page = STATES[name]()
            for language in LANGUAGES:
                for theme in THEMES:
                    page.session.settings.language, page.session.settings.theme = language, theme
                    page.session.told = {}
                    html = still(page)
                    for width, height in SIZES:
                        touch = width < 1000
                        tab = browser.new_page(viewport={"width": width, "height": height}, has_touch=touch)
                        tab.set_content(html)
                        tab.evaluate(
                            "for (const n of document.querySelectorAll('[data-css]')) n.style.cssText = n.dataset.css"
                        )
                        tab.screenshot(path=folder / f"{name}-{width}-{language}-{theme}.png", animations="disabled")
                        tab.close()
        browser.close()


if __name__ == "__main__":
    shoot(Path(sys.argv[1]), sys.argv[2:])
