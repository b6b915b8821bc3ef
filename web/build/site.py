"""Makes `dist/`: a page that paints before Python is there, and the one folder, named by its content, that it loads.

Everything the page loads lies in ``b/HASH/``, so a file name never means two different things; only the page itself,
the service worker and the licences keep their names. `dist/` is put in place by a rename when it is complete.
"""

import base64
import hashlib
import html
import json
import re
import tempfile
from collections.abc import Sequence
from pathlib import Path

from web.build import compress, fonts, wording
from web.build.environment import MODULES, ROOT, VENV, WEB, WORK, digest, node, packages, run, step

DIST = ROOT / "dist"

# Runs before the first paint, so it stands in the page itself.
FIRST = (WEB / "first.js").read_text(encoding="utf-8")
CSP = (
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval' {script}",
    "connect-src 'self'",
    "style-src 'self' {style}",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
)
# PyScript without terminal, editor, packages and banners is its core; "error" is asked for even to be told to be quiet.
PLUGINS_LEFT_OUT = ("codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal")


def build(quality: int = compress.BEST) -> Path:
    """Bring `dist/` up to date and return it. Its packed copies are made at `quality` or better."""
    packages()
    sources = [ROOT / "fate", ROOT / "templates", ROOT / "requirements-dev.txt", ROOT / "LICENSE", ROOT / "NOTICE"]
    wanted = digest(*sources, *sorted(p for p in WEB.iterdir() if p != MODULES))
    stamp = WORK / "dist.stamp"
    made, _, made_at = stamp.read_text().partition(" ") if stamp.exists() else ("", "", "")
    if DIST.exists() and made == wanted and int(made_at or 0) >= quality:
        return DIST
    print("Building dist/")
    WORK.mkdir(exist_ok=True)
    stamp.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory(dir=WORK) as desk:  # a second build at the same time has its own
        _assemble(Path(desk), quality)
    stamp.write_text(f"{wanted} {quality}")
    return DIST


def _assemble(desk: Path, quality: int) -> None:
    """Make the site in a folder of its own and put it in the place of the old one."""
    from fate.app import prerender

    with step("compiling Python for the browser"):
        archive = _archive(desk)
    with step("leaving out what no card game asks of Python"):
        runtime = _runtime(desk)
    with step("cutting the fonts"):
        cut = _fonts()
    with step("drawing the icons"):
        run(node(), WEB / "build" / "icons.mjs", WEB / "icon.svg", desk)
    icons = {path.name: path.read_bytes() for path in sorted(desk.glob("icon-*.png"))}
    style = "\n".join((WEB / "css" / name).read_text(encoding="utf-8") for name in prerender.STYLES)
    (desk / "fate.css").write_text(fonts.later_faces() + style, encoding="utf-8")
    plain = prerender.first_page(csp="", head="", style="", scripts="", icons=_icons())
    (desk / "first.html").write_text(plain, encoding="utf-8")
    run(node(), WEB / "build" / "bundle.mjs", WEB / "boot.js", desk / "fate.css", desk / "first.html", desk / "joined")
    joined = {name: (desk / "joined" / name).read_bytes() for name in ("boot.js", "fate.css", "first.css")}
    first_style = joined.pop("first.css").decode()
    later = {f"fonts/{name}": font for name, font in cut.items() if "-rest" in name}
    files = _assets(archive, {**later, **icons, **joined, **runtime})
    base = f"b/{_fingerprint(files)}/"
    page = _page(base, first_style, fonts.first_faces(cut, wording.first_characters()))
    fresh = desk / "dist"
    site = {"index.html": page, **{base + name: data for name, data in files.items()}}
    site["sw.js"] = service_worker(site)
    parts = json.loads((desk / "joined" / "parts.json").read_text(encoding="utf-8"))
    for name, data in {**site, **_licences(parts)}.items():
        target = fresh / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    with step("compressing"):
        sizes = compress.siblings(fresh, quality)
    if DIST.exists():
        DIST.rename(desk / "old")
    fresh.rename(DIST)
    print(f"  dist/ is ready: {sizes / 1e6:.2f} MB on the wire with brotli")


def _archive(desk: Path) -> bytes:
    """The compiled Python archive, made under Node by the Pyodide that will run it."""
    site_packages = next(VENV.rglob("site-packages/jinja2")).parent
    out = desk / "python_stdlib.zip"
    run(node(), WEB / "build" / "pack.mjs", ROOT, site_packages, out)
    return out.read_bytes()


def _runtime(desk: Path) -> dict[str, bytes]:
    """Pyodide's own files; its script and engine shortened, and kept so between builds."""
    recipe = digest(WEB / "build" / "runtime.mjs", WEB / "package-lock.json")
    kept = WORK / "runtime" / recipe
    if not kept.exists():
        partial = desk / "runtime"
        partial.mkdir()
        run(node(), WEB / "build" / "runtime.mjs", MODULES / "pyodide", partial)
        kept.parent.mkdir(exist_ok=True)
        if not kept.exists():  # a second build may have come first
            partial.rename(kept)
    stock = json.loads((MODULES / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    return {
        "pyodide/pyodide.mjs": (MODULES / "pyodide" / "pyodide.mjs").read_bytes(),
        "pyodide/pyodide-lock.json": json.dumps({"info": stock["info"], "packages": {}}).encode(),
        **{f"pyodide/{path.name}": path.read_bytes() for path in sorted(kept.iterdir())},
    }


def _fonts() -> dict[str, bytes]:
    """Both families cut to the characters in use, by file name; kept between builds, since cutting takes a while."""
    first, recipe_of_all = wording.first_characters(), digest(Path(fonts.__file__))
    parts = {"first": first, "rest": wording.characters() - first}
    found = {}
    for name, (_, package, weights) in fonts.FAMILIES.items():
        source = MODULES / "@fontsource-variable" / package
        for part, characters in parts.items():
            recipe = f"{sorted(characters)}{weights}{(source / 'package.json').read_text()}{recipe_of_all}"
            key = hashlib.sha256(recipe.encode()).hexdigest()[:16]
            kept = WORK / "fonts" / f"{name}-{part}-{key}.woff2"
            if not kept.exists():
                partial = kept.with_suffix(".partial")
                fonts.build(source, characters, weights, partial)
                partial.rename(kept)
            found[f"{name}-{part}.woff2"] = kept.read_bytes()
    return found


def _assets(archive: bytes, made: dict[str, bytes]) -> dict[str, bytes]:
    """Everything that goes into the build's folder, by its name in there; `made` is what other steps made for it."""
    from fate.app.prerender import FIRST_LANGUAGE, drawings, prerender

    files = dict(made)
    files["drawings.html"] = drawings(_icons(), prerender(FIRST_LANGUAGE)).encode()
    for name in ("worker.py", "icon.svg", "manifest.webmanifest"):
        files[name] = (WEB / name).read_bytes()
    files["pyodide/python_stdlib.zip"] = archive
    return {name: _without_source_map(name, data) for name, data in sorted(files.items())}


def _without_source_map(name: str, data: bytes) -> bytes:
    """Source maps are not shipped; their comment would only make developer tools ask for them."""
    if name.endswith((".js", ".mjs")):
        return re.sub(rb"\n//# sourceMappingURL=\S+\s*$", b"\n", data)
    return data


def _fingerprint(files: dict[str, bytes]) -> str:
    total = hashlib.sha256()
    for name, data in sorted(files.items()):
        total.update(name.encode() + b"\0" + hashlib.sha256(data).digest())
    return total.hexdigest()[:12]


def _page(base: str, style: str, faces: list[dict[str, str]]) -> bytes:
    """index.html: the lobby as the app renders it, its style and fonts, and what to fetch as soon as it is painted.

    Not the runtime and the archive: the worker asks for them itself, a moment later; the page would only unpack them
    a second time, while the processor is what everything waits for.
    """
    from fate.app import prerender

    head = [
        f'<link rel="manifest" href="{base}manifest.webmanifest">',
        f'<link rel="icon" href="{base}icon.svg" type="image/svg+xml">',
        f'<link rel="apple-touch-icon" href="{base}icon-192.png">',
        '<meta name="theme-color" content="#171229">',
        # Nothing is drawn before the language and the fonts are settled: it would have to be laid out again.
        '<link rel="expect" href="#program" blocking="render">',
    ]
    plain = {"plugins": [f"!{name}" for name in PLUGINS_LEFT_OUT]}
    config = {"interpreter": f"{base}pyodide/pyodide.mjs", "sync_main_only": True, **plain}
    tail = [
        _facts("other-language", prerender.other_language()),
        _facts("fonts", faces),
        f'<py-config type="json" hidden>{html.escape(json.dumps(config), quote=False)}</py-config>',
        # PyScript sets MicroPython up as well, and would load the plug-ins for it.
        f'<mpy-config type="json" hidden>{html.escape(json.dumps(plain), quote=False)}</mpy-config>',
        f'<script type="py" worker src="{base}worker.py"></script>',
        f"<script>{FIRST}</script>",
        '<template id="program">',
        f'<link rel="modulepreload" id="boot" href="{base}boot.js">',
        "</template>",
    ]
    return prerender.first_page(
        csp=policy(style),
        head="\n".join(head),
        style=style,
        scripts="\n".join(tail),
        icons=_icons(),
    ).encode()


def _facts(name: str, facts: object) -> str:
    """JSON in the page, for its script."""
    text = json.dumps(facts, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>'


def policy(style: str) -> str:
    """The content security policy of a page that holds this style sheet; it names by digest what stands in the page."""
    named = {
        name: f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
        for name, text in (("script", FIRST), ("style", style))
    }
    return "; ".join(CSP).format(**named)


def _icons() -> dict[str, str]:
    """The SVG body of every icon there is; the app picks.

    Coordinates are cut to one decimal of 512: a quarter of the bytes, for a hundredth of a pixel on the screen.
    """
    icons = json.loads((MODULES / "@iconify-json/game-icons/icons.json").read_text(encoding="utf-8"))["icons"]
    return {name: re.sub(r"(\.\d)\d+", r"\1", icon["body"]) for name, icon in icons.items()}


def service_worker(site: dict[str, bytes]) -> bytes:
    """The service worker with the list of all files and their digests in front."""
    files = {
        "./" if name == "index.html" else name: "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()
        for name, data in site.items()
    }
    facts = {"hash": _fingerprint(site), "files": files}
    return f"const BUILD = {json.dumps(facts)};\n\n".encode() + (WEB / "sw.js").read_bytes()


def _licences(parts: Sequence[str]) -> dict[str, bytes]:
    """Our licence, the notices, and the licences of what is inside; `parts` are the packages boot.js is made of."""
    found = {
        "licences/LICENSE.txt": (ROOT / "LICENSE").read_bytes(),
        "licences/NOTICE.txt": (ROOT / "NOTICE").read_bytes(),
    }
    places = {
        **{part.lstrip("@").replace("/", "-"): MODULES / part for part in parts},
        **{package: MODULES / "@fontsource-variable" / package for _, package, _ in fonts.FAMILIES.values()},
        **{name: next(VENV.rglob(f"{name}-*.dist-info")) for name in ("jinja2", "markupsafe")},
    }
    for name, folder in places.items():
        for path in sorted(folder.glob("LICENSE*")) or sorted(folder.glob("licenses/LICENSE*")):
            found[f"licences/{name}.txt"] = path.read_bytes()
    return found
