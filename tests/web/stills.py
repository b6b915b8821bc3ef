"""Still pictures of the game: screens drawn by the app in Python, for looking at and for checks that need no worker.

`python -m tests.web.stills FOLDER [--mock MOCK] [NAME …]` writes states as pictures in both themes and languages and
three sizes. With the folder of the mock it also lays each beside what it follows: FOLDER/sheets.
"""

from __future__ import annotations

import argparse
import base64
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from fate.app import screens
from fate.app.prerender import FIRST_LANGUAGE, STYLES, drawings, first_page, prerender
from fate.app.table import table
from tests.app.driver import Page
from tests.web.states import STATES, Asked, State

ROOT = Path(__file__).resolve().parents[2]
SIZES = ((1440, 900), (820, 1180), (390, 844))
THEMES, LANGUAGES = ("dark", "light"), ("zh", "en")
DRESS = "for (const n of document.querySelectorAll('[data-css]')) n.style.cssText = n.dataset.css"
"""Numbers that style needs, which the page's glue sets."""
SHEET_HEIGHT = 900
DATA = "data:font/woff2;base64,"


@cache
def icon_bodies() -> dict[str, str]:
    """Every game-icons drawing."""
    found = json.loads((ROOT / "web/node_modules/@iconify-json/game-icons/icons.json").read_text("utf-8"))
    return {name: icon["body"] for name, icon in found["icons"].items()}


@cache
def faces() -> str:
    """The fonts of the last build, as a style sheet that holds them."""
    rules = []
    for page in ROOT.glob("dist/index.html"):
        first = re.search(r'id="fonts">(.*?)</script>', page.read_text("utf-8"))
        assert first
        rules += [
            f'@font-face{{font-family:"{face["family"]}";src:url({DATA}{face["data"]});'
            f"font-weight:{face['weight']};unicode-range:{face['unicodeRange']}}}"
            for face in json.loads(first[1])
        ]
    for sheet in ROOT.glob("dist/b/*/fate.css"):
        later = "".join(re.findall(r"@font-face\{[^}]*\}", sheet.read_text("utf-8")))
        for font in sheet.parent.glob("fonts/*.woff2"):
            later = later.replace(f"fonts/{font.name}", DATA + base64.b64encode(font.read_bytes()).decode("ascii"))
        rules.insert(0, later)
    return "\n".join(rules)


@cache
def shell() -> str:
    """The page without its app."""
    style = "\n".join([faces(), *((ROOT / "web/css" / name).read_text("utf-8") for name in STYLES)])
    html = first_page(csp="", head="", style=style, scripts="", icons=icon_bodies())
    return html.replace("</body>", f"{drawings(icon_bodies(), prerender(FIRST_LANGUAGE))}</body>")


def still(shown: Page | Asked, language: str = "zh", theme: str = "dark") -> str:
    """What is shown as a whole document."""
    if isinstance(shown, Asked):
        app = screens.render("table/table.html", language, v=table(shown.scene(language)))
        return _document(app, {"zh": "zh-Hans", "en": "en"}[language], theme, {}, "table")
    session = shown.session
    session.settings.language, session.settings.theme = language, theme
    session.told = {}
    session.renderer.page = None
    frame = session.frame()
    look = {name: value for name, value in frame.look.items() if name != "theme"}
    return _document(frame.html["app"], frame.lang, theme, look, frame.screen)


def _document(app: str, tag: str, theme: str, look: dict[str, Any], screen: str) -> str:
    html = shell()
    start, end = html.index('<div class="app-page" id="app"'), html.index('<p class="boot-failed"')
    html = html[:start] + app + html[end:]
    attributes = "".join(f' data-{name}="{value}"' for name, value in look.items())
    root = f'<html lang="{tag}" data-theme="{theme}"{attributes}>'
    html = html.replace(html[html.index("<html") : html.index(">", html.index("<html")) + 1], root)
    return html.replace('<body data-screen="lobby">', f'<body data-screen="{screen}">')


def shoot(folder: Path, names: list[str], mock: Path | None) -> None:
    """Write the pictures, and the sheets."""
    from playwright.sync_api import sync_playwright

    from web.build import browser as chromium

    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=str(chromium.find()), args=chromium.FLAGS)
        tabs = {
            size: browser.new_page(viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 1000)
            for size in SIZES
        }
        for name in names or list(STATES):
            for path in _pictures(tabs, folder, name, STATES[name]):
                print(path)
            if mock is not None:
                _sheet(tabs, folder, name, STATES[name], mock)
        browser.close()


def _pictures(tabs: dict[tuple[int, int], Any], folder: Path, name: str, state: State) -> Iterator[Path]:
    made = state.made()
    for language in LANGUAGES:
        for theme in THEMES:
            html = still(made, language, theme)
            for (width, _), tab in tabs.items():
                tab.set_content(html)
                tab.evaluate(DRESS)
                path = folder / f"{name}-{width}-{language}-{theme}.png"
                tab.screenshot(path=path, animations="disabled")
                yield path


def _sheet(tabs: dict[tuple[int, int], Any], folder: Path, name: str, state: State, mock: Path) -> None:
    # Per size the mock and ours in the first look; where there is no mock, ours in the first and the last look.
    pairs = []
    for (width, _), tab in tabs.items():
        ours = folder / f"{name}-{width}-{LANGUAGES[0]}-{THEMES[0]}.png"
        other = folder / f"{name}-{width}-{LANGUAGES[-1]}-{THEMES[-1]}.png"
        if state.mock:
            page, _, query = state.mock.partition("?")
            other = folder / f"{name}-{width}-mock.png"
            tab.goto(f"{(mock / page).resolve().as_uri()}?{query}&theme={THEMES[0]}&lang={LANGUAGES[0]}")
            tab.screenshot(path=other, animations="disabled")
        pairs += [("mock" if state.mock else "ours", other), ("ours", ours)]
    pictures = [(label, _high(Image.open(path).convert("RGB"))) for label, path in pairs]
    sheet = Image.new("RGB", (sum(p.width + 8 for _, p in pictures), SHEET_HEIGHT + 20), "white")
    left = 0
    for label, picture in pictures:
        ImageDraw.Draw(sheet).text((left + 2, 3), f"{name}: {label}", fill="black")
        sheet.paste(picture, (left, 20))
        left += picture.width + 8
    (folder / "sheets").mkdir(exist_ok=True)
    sheet.save(folder / "sheets" / f"{name}.png")


def _high(picture: Image.Image) -> Image.Image:
    return picture.resize((picture.width * SHEET_HEIGHT // picture.height, SHEET_HEIGHT))


if __name__ == "__main__":
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("folder", type=Path)
    wishes.add_argument("names", nargs="*", metavar="NAME")
    wishes.add_argument("--mock", type=Path)
    found = wishes.parse_intermixed_args()
    shoot(found.folder, found.names, found.mock)
