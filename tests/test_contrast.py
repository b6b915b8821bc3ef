"""Every text can be read on every surface: 4.5:1 as it is, 7:1 with stronger contrast (WCAG 1.4.3, 1.4.6)."""

import re
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[1] / "web/css/tokens.css"
LIGHT, MORE = '[data-theme="light"]', '[data-contrast="more"]'
INKS = ("tx-1", "tx-2", "tx-3")
MEANINGS = ("gold", "legal", "danger", "arcane", "void", "sentinel", "scourge", "neutral")
SURFACES = ("bg-0", "bg-1", "bg-2", "bg-3")


def colours(*selectors):
    """The colours of all rules in force, later ones over earlier ones."""
    rules = re.findall(r"^([^\s@{][^{\n]*) \{(.*?)^\}", TOKENS.read_text("utf-8"), re.S | re.M)
    found = {}
    for selector, body in rules:
        if selector in selectors:
            found.update(re.findall(r"--([\w-]+): #([0-9a-f]{6}|[0-9a-f]{3})\b", body))
    return {name: value if len(value) == 6 else "".join(2 * digit for digit in value) for name, value in found.items()}


def luminance(colour):
    parts = [int(colour[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("selectors", "least", "inks"),
    [
        ((":root",), 4.5, INKS),
        ((":root", LIGHT), 4.5, INKS),
        ((":root", MORE), 7, INKS + MEANINGS),
        ((":root", LIGHT, MORE, MORE + LIGHT), 7, INKS + MEANINGS),
    ],
    ids=["dark", "light", "dark-more", "light-more"],
)
def test_texts_stand_out_from_surfaces(selectors, least, inks):
    found = colours(*selectors)
    pale = {
        (ink, surface): round(ratio, 2)
        for ink in inks
        for surface in SURFACES
        if (ratio := contrast(found[ink], found[surface])) < least
    }
    assert pale == {}
