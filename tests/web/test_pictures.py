"""The pictures of README and docs; `python -m pytest tests/web/test_pictures.py --pictures` makes them anew."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser

from tests.web.states import STATES
from tests.web.stills import DRESS, still

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
LIMIT = 250_000
"""Bytes a picture may have."""
COLOURS = 56
TABLE = "play"

# What stands in docs/pictures: screen, language, theme, width and height.
PICTURES = (
    ("table", "en", "dark", 1440, 900),
    ("table", "zh", "dark", 1440, 900),
    ("table", "zh", "light", 820, 1180),
    ("table", "en", "dark", 390, 844),
    ("lobby", "zh", "dark", 1440, 900),
    ("pick", "en", "light", 1440, 900),
    ("victory", "zh", "dark", 390, 844),
)


def name_of(screen: str, language: str, theme: str, width: int) -> str:
    return f"{screen}-{language}-{theme}-{width}.png"


@pytest.mark.parametrize(("screen", "language", "theme", "width", "height"), PICTURES)
def test_picture(
    request: pytest.FixtureRequest, screen: str, language: str, theme: str, width: int, height: int
) -> None:
    path = FOLDER / name_of(screen, language, theme, width)
    if request.config.getoption("--pictures"):
        browser: Browser = request.getfixturevalue("browser")
        shown = STATES[TABLE if screen == "table" else screen].made()
        tab = browser.new_page(viewport={"width": width, "height": height}, has_touch=width < 1000)
        tab.set_content(still(shown, language, theme))
        tab.evaluate(DRESS)
        tab.evaluate("document.fonts.ready.then(() => true)")
        shot = Image.open(io.BytesIO(tab.screenshot(animations="disabled"))).convert("RGB")
        tab.close()
        FOLDER.mkdir(exist_ok=True)
        palette = shot.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3)
        shot.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)
    with Image.open(path) as picture:
        assert picture.size == (width, height)
    assert path.stat().st_size <= LIMIT
