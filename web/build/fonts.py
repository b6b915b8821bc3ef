"""Web fonts with just the characters the game can show.

Fontsource cuts each Chinese font into about a hundred slices by Unicode range. Those with a wanted character are
subset and joined into two variable fonts a family: a small one with what the first page shows, which lies in the page
so that the first paint has it, and one with the rest.
"""

import base64
import copy
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FAMILIES = {
    "serif": ("Fate Serif", "noto-serif-sc", (400, 900)),
    "sans": ("Fate Sans", "noto-sans-sc", (400, 800)),
}
"""By file name: the family in the style sheets, Fontsource's package, and the weights."""

# Layout features and metrics variations cost bytes; a game's short horizontal labels need neither.
UNUSED_TABLES = ["GSUB", "GPOS", "GDEF", "HVAR", "VVAR", "vhea", "vmtx", "VORG", "BASE", "MVAR", "STAT"]


def first_faces(cut: Mapping[str, bytes], characters: set[str]) -> list[dict[str, str]]:
    """The fonts of the first page, which shows these characters, as web/first.js takes them.

    `cut`: the fonts by file name.
    """
    ranges = ",".join(f"U+{ord(character):X}" for character in sorted(characters))
    return [
        {
            "family": family,
            "weight": f"{light} {heavy}",
            "unicodeRange": ranges,
            "data": base64.b64encode(cut[f"{name}-first.woff2"]).decode("ascii"),
        }
        for name, (family, _, (light, heavy)) in FAMILIES.items()
    ]


def later_faces() -> str:
    """The @font-face rules of the rest, for a style sheet beside the folder of the fonts."""
    return "".join(
        f'@font-face{{font-family:"{family}";src:url("fonts/{name}-rest.woff2") format("woff2");'
        f"font-weight:{light} {heavy};font-display:swap}}\n"
        for name, (family, _, (light, heavy)) in FAMILIES.items()
    )


def slices(package: Path) -> Iterator[tuple[Path, set[int]]]:
    """Each slice's file with the code points its CSS claims for it."""
    css = (package / "index.css").read_text(encoding="utf-8")
    for match in re.finditer(r"src:\s*url\(\./(files/[^)]+)\).*?unicode-range:\s*([^;]+);", css, re.S):
        points: set[int] = set()
        for part in match[2].replace("U+", "").split(","):
            first, _, last = part.strip().partition("-")
            points.update(range(int(first, 16), int(last or first, 16) + 1))
        yield package / match[1], points


def build(package: Path, characters: set[str], weights: tuple[int, int], out: Path) -> set[str]:
    """Write the joined subset to `out` (woff2); returns the characters the font does not have."""
    wanted = {ord(c) for c in characters}
    parts: list[TTFont] = []
    for path, points in slices(package):
        if hit := wanted & points:
            font = TTFont(path)
            if hit := hit & set(font.getBestCmap()):
                wanted -= hit
                parts.append(_reduced(font, hit))
    font = _joined(parts)
    font = instancer.instantiateVariableFont(font, {"wght": weights})
    font.flavor = "woff2"
    out.parent.mkdir(parents=True, exist_ok=True)
    font.save(out)
    return {chr(point) for point in wanted}


def _reduced(font: TTFont, points: set[int]) -> TTFont:
    options = subset.Options(
        layout_features=[], notdef_outline=True, glyph_names=False, hinting=False, drop_tables=UNUSED_TABLES
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=points)
    subsetter.subset(font)
    return font


def _joined(parts: list[TTFont]) -> TTFont:
    base, *rest = parts
    order = list(base.getGlyphOrder())
    glyphs, metrics, variations = base["glyf"], base["hmtx"], base["gvar"]
    names = dict(base.getBestCmap())
    for font in rest:
        fresh = {old: f"{old}.{len(order) + i}" for i, old in enumerate(font.getGlyphOrder()) if old != ".notdef"}
        for old, new in fresh.items():
            glyph = copy.deepcopy(font["glyf"][old])
            if glyph.isComposite():
                for component in glyph.components:
                    component.glyphName = fresh[component.glyphName]
            glyphs.glyphs[new] = glyph
            metrics.metrics[new] = font["hmtx"].metrics[old]
            variations.variations[new] = copy.deepcopy(font["gvar"].variations.get(old, []))
            order.append(new)
        names.update((point, fresh[old]) for point, old in font.getBestCmap().items())
    base.setGlyphOrder(order)
    glyphs.glyphOrder = order
    for cache in ("_reverseGlyphOrderDict", "_reverseGlyphOrder"):  # fontTools keeps the old order in these
        vars(base).pop(cache, None)
        vars(glyphs).pop(cache, None)
    for table in base["cmap"].tables:
        table.cmap = {point: name for point, name in names.items() if point < 0x10000 or table.format == 12}
    base["maxp"].numGlyphs = len(order)
    base["post"].formatType = 3.0
    return base
