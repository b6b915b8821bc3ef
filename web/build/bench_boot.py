"""How soon the built site is there, beside a stock Pyodide page that shows one Jinja sentence on the main thread."""

import io
import os
import shutil
import statistics
import tempfile
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Playwright, sync_playwright

from web.build import browser, compress, site
from web.build.environment import MODULES, VENV, WORK, step
from web.build.server import Site

STOCK = """<!doctype html>
<meta charset="utf-8"><title>stock</title><p id="app">loading</p>
<script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
const py = await loadPyodide({ indexURL: "./pyodide/" });
py.unpackArchive(await (await fetch("./jinja.zip")).arrayBuffer(), "zip");
document.getElementById("app").innerHTML =
  py.runPython("import jinja2; jinja2.Template('<b>{{ name }}</b>').render(name='stock')");
performance.mark("fate:lobby");
performance.mark("fate:ready");
document.documentElement.dataset.ready = "";
</script>
"""
STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
WATCH = """
  window.longest = 0;
  new PerformanceObserver(list => {
    for (const task of list.getEntries()) longest = Math.max(longest, task.duration);
  }).observe({ type: "longtask", buffered: true });
"""
FACTS = """() => ({
  paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
  lobby: performance.getEntriesByName("fate:lobby")[0].startTime,
  ready: performance.getEntriesByName("fate:ready")[0].startTime,
  longest,
})"""
# From the click to the first change the worker makes in the page.
CLICK = """selector => new Promise(resolve => {
  const start = performance.now();
  const observer = new MutationObserver(() => { observer.disconnect(); resolve(performance.now() - start); });
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  document.querySelector(selector).click();
})"""


SETTLE = 4000  # ms; a browser's own start, which goes on behind its first window, is not the page's
STAY = 6000  # ms; as long as anyone stays: the browser keeps compiled code and fills the offline copy meanwhile

MEDIANS = ("cold", "warm", "cold_ready", "warm_ready", "paint", "longest")


@dataclass
class Runs:
    """What was seen of one page: milliseconds, except `wire` (bytes of the first load).

    A start lasts until the first HTML out of Jinja is in the page; `…_ready` until Python answers clicks.
    """

    cold: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)
    cold_ready: list[float] = field(default_factory=list)
    warm_ready: list[float] = field(default_factory=list)
    paint: list[float] = field(default_factory=list)
    longest: list[float] = field(default_factory=list)
    wire: int = 0

    def medians(self) -> dict[str, float]:
        return {name: statistics.median(getattr(self, name)) for name in MEDIANS}


def measure(rounds: int) -> tuple[dict[str, Any], str]:
    """Interleaved cold and warm loads of both pages in fresh profiles; medians, ratios and their table."""
    folders = {"stock": _stock_page(), "site": site.build()}
    runs = {name: Runs() for name in folders}
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None  # other work on the machine spoils the ratios, too
    with sync_playwright() as playwright:
        for turn in range(rounds):
            with step(f"round {turn + 1} of {rounds}"):
                for name, folder in folders.items():
                    _round(playwright, folder, runs[name])
        clicks = _clicks(playwright, folders["site"])
    medians = {name: run.medians() for name, run in runs.items()}
    facts = {
        **{name: {**medians[name], "wire": runs[name].wire} for name in runs},
        "cold_ratio": medians["site"]["cold"] / medians["stock"]["cold"],
        "warm_ratio": medians["site"]["warm"] / medians["stock"]["warm"],
        "click_median": statistics.median(clicks),
        "click_p95": statistics.quantiles(clicks, n=20)[-1],
        "rounds": rounds,
        "load": load,
        "cores": os.cpu_count(),
    }
    return facts, _table(facts)


def _stock_page() -> Path:
    """Pyodide as npm ships it, jinja2 and markupsafe as sources."""
    folder = WORK / "stock"
    page = folder / "index.html"
    if not page.with_name("index.html.br").exists() or page.read_text(encoding="utf-8") != STOCK:
        shutil.rmtree(folder, ignore_errors=True)
        (folder / "pyodide").mkdir(parents=True)
        for name in STOCK_FILES:
            shutil.copy(MODULES / "pyodide" / name, folder / "pyodide" / name)
        packed = io.BytesIO()
        packages = next(VENV.rglob("site-packages/jinja2")).parent
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            for package in ("jinja2", "markupsafe"):
                for path in sorted((packages / package).glob("*.py")):
                    archive.write(path, path.relative_to(packages))
        (folder / "jinja.zip").write_bytes(packed.getvalue())
        page.write_text(STOCK, encoding="utf-8")
        with step("compressing the stock page"):
            compress.siblings(folder, compress.BEST)
    return folder


def _round(playwright: Playwright, folder: Path, runs: Runs) -> None:
    server = Site(folder)
    server.start()
    with tempfile.TemporaryDirectory() as profile:
        chromium = playwright.chromium.launch_persistent_context(
            profile, executable_path=str(browser.find()), args=browser.FLAGS, viewport={"width": 1440, "height": 900}
        )
        chromium.add_init_script(WATCH)
        blank = chromium.new_page()
        blank.goto("about:blank")
        blank.wait_for_timeout(SETTLE)
        first = _visit(chromium.new_page(), server.address)
        runs.wire = server.sent
        runs.cold.append(first["lobby"])
        runs.cold_ready.append(first["ready"])
        runs.paint.append(first["paint"])
        runs.longest.append(first["longest"])
        second = _visit(chromium.new_page(), server.address)
        runs.warm.append(second["lobby"])
        runs.warm_ready.append(second["ready"])
        chromium.close()
    server.stop()


def _visit(page: Page, address: str) -> dict[str, float]:
    page.goto(address)
    page.locator("html[data-ready]").wait_for(state="attached", timeout=120_000)
    page.wait_for_timeout(STAY)
    facts: dict[str, float] = page.evaluate(FACTS)
    page.close()
    return facts


def _clicks(playwright: Playwright, folder: Path, times: int = 40) -> list[float]:
    """Milliseconds from clicking the lobby's language switch to the changed page."""
    server = Site(folder)
    server.start()
    chromium = playwright.chromium.launch(executable_path=str(browser.find()), args=browser.FLAGS)
    page = chromium.new_page()
    page.goto(server.address)
    page.locator("html[data-ready]").wait_for(state="attached", timeout=120_000)
    page.wait_for_timeout(2000)  # the offline copy is filled
    took = []
    for _ in range(times):
        took.append(page.evaluate(CLICK, '[data-do="lang"]'))
        page.wait_for_timeout(100)
    chromium.close()
    server.stop()
    return took


def _table(facts: dict[str, Any]) -> str:
    rows: Sequence[Sequence[str]] = (
        ("on the wire, brotli", *(f"{facts[p]['wire'] / 1e6:.2f} MB" for p in ("stock", "site")), "≤ 5.0 MB"),
        ("first paint (of content)", *(f"{facts[p]['paint']:.0f} ms" for p in ("stock", "site")), "≤ 200 ms"),
        (
            "cold start (first visit), Jinja's first HTML",
            *(f"{facts[p]['cold']:.0f} ms" for p in ("stock", "site")),
            "",
        ),
        (
            "warm start (second visit), Jinja's first HTML",
            *(f"{facts[p]['warm']:.0f} ms" for p in ("stock", "site")),
            "",
        ),
        ("cold start, clicks are answered", *(f"{facts[p]['cold_ready']:.0f} ms" for p in ("stock", "site")), ""),
        ("warm start, clicks are answered", *(f"{facts[p]['warm_ready']:.0f} ms" for p in ("stock", "site")), ""),
        ("longest main-thread task", *(f"{facts[p]['longest']:.0f} ms" for p in ("stock", "site")), "≤ 100 ms"),
        ("cold, × of stock", "1.00", f"{facts['cold_ratio']:.2f}", "≤ 0.55"),
        ("warm, × of stock", "1.00", f"{facts['warm_ratio']:.2f}", "≤ 0.40"),
        ("click → changed page, median", "", f"{facts['click_median']:.0f} ms", "≤ 30 ms"),
        ("click → changed page, p95", "", f"{facts['click_p95']:.0f} ms", "≤ 100 ms"),
    )
    lines = ["| | stock Pyodide page | this site | aim |", "|---|---|---|---|"]
    lines += [f"| {' | '.join(row)} |" for row in rows]
    lines += ["", f"Medians of {facts['rounds']} interleaved rounds, fresh profile each, headless Chromium."]
    if facts["load"] is not None:
        lines.append(f"Load of the machine before: {facts['load']:.1f} on {facts['cores']} cores; trust it below 0.5.")
    return "\n".join(lines)
