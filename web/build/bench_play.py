"""What playing costs: memory after many games in one tab, the longest task of the page, seeking in a replay."""

import statistics
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from web.build import browser, site
from web.build.bench_boot import WATCH
from web.build.environment import step
from web.build.server import Site

GAMES_A_ROUND = 2
SEEKS = 20
LONG = 300
"""Decisions that the replay has at least in which places are sought."""
# From moving the replay's slider to the first change the worker makes in the page.
SEEK = """place => new Promise(resolve => {
  const slider = document.getElementById("scrub"), start = performance.now();
  const observer = new MutationObserver(() => { observer.disconnect(); resolve(performance.now() - start); });
  observer.observe(document.getElementById("rep-ctl"), { subtree: true, childList: true, attributes: true });
  slider.value = Math.round(place * slider.max);
  slider.dispatchEvent(new Event("input", { bubbles: true }));
})"""


def measure(rounds: int) -> tuple[dict[str, Any], str]:
    """Games of four bots in one tab, two a round, watched at full speed; then of eight till one is long; its replay."""
    folder = site.build()
    games = rounds * GAMES_A_ROUND
    server = Site(folder)
    server.start()
    memory: list[int | None] = []
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=str(browser.find()), args=browser.FLAGS)
        page = chromium.new_page(viewport={"width": 1440, "height": 900})
        page.add_init_script(WATCH)
        page.goto(server.address)
        page.locator("html[data-ready]").wait_for(state="attached", timeout=120_000)
        page.evaluate("navigator.serviceWorker.ready.then(() => { longest = 0; })")
        for game in range(games):
            with step(f"game {game + 1} of {games}"):
                _game(page, 4)
            memory.append(_memory(chromium, page))
        longest = page.evaluate("longest")
        decisions, seeks = 0, list[float]()
        while decisions < LONG:
            with step("a game of eight"):
                _game(page, 8)
            decisions, seeks = _seeks(page)
        chromium.close()
    server.stop()
    facts = {
        "games": games,
        "memory": memory,
        "growth": memory[-1] / memory[0] if memory[0] and memory[-1] else None,
        "longest": longest,
        "decisions": decisions,
        "seek_median": statistics.median(seeks),
        "seek_longest": max(seeks),
    }
    return facts, _table(facts)


def _game(page: Page, players: int) -> None:
    """From the lobby through a game of bots back to the lobby."""
    page.locator(f"input[name=players][value='{players}']").check(force=True)
    page.locator("[data-do=watch]").click()
    page.locator("body[data-screen=table]").wait_for(state="attached")
    over, going = page.locator("#prompt [data-do=result]"), page.locator("#prompt [data-do=pause]")
    while not over.count():
        if going.count():
            page.keyboard.press("f")
        page.wait_for_timeout(200)
    over.click()
    page.locator("body[data-screen=victory]").wait_for(state="attached")
    page.locator(".brand").first.click()
    page.locator("body[data-screen=lobby]").wait_for(state="attached")


def _memory(chromium: Browser, page: Page) -> int | None:
    """Bytes the pages' processes hold, workers included; None where the system does not tell."""
    page.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
    total = 0
    for process in chromium.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]:
        status = Path(f"/proc/{process['id']}/status")
        if process["type"] == "renderer" and status.exists():
            held = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
            total += int(held.split()[1]) * 1024
    return total or None


def _seeks(page: Page) -> tuple[int, list[float]]:
    """Decisions of the replay, and milliseconds from one place in it to another, far apart."""
    page.evaluate("location.hash = '#replay'")
    page.locator("#scrub").wait_for()
    page.wait_for_timeout(500)
    took = []
    for number in range(1, SEEKS + 1):
        took.append(page.evaluate(SEEK, number * 0.618 % 1))
        page.wait_for_timeout(100)
    return int(page.locator("#scrub").get_attribute("max") or 0), took


def _table(facts: dict[str, Any]) -> str:
    growth = "not told here" if facts["growth"] is None else f"{facts['growth']:.2f} ×"
    longest = f"{facts['longest']:.0f} ms" if facts["longest"] else "below 50 ms"
    rows = (
        (f"memory after {facts['games']} games in one tab, to that after the first", growth, "≤ 1.1 ×"),
        ("longest main-thread task while games are played", longest, "≤ 50 ms"),
        (f"seek in a replay of {facts['decisions']} decisions, median", f"{facts['seek_median']:.0f} ms", ""),
        ("the longest of them", f"{facts['seek_longest']:.0f} ms", "≤ 300 ms"),
    )
    return "\n".join(["| | this site | aim |", "|---|---|---|", *(f"| {' | '.join(row)} |" for row in rows)])
