"""Nothing jumps about: how far the layout shifts while the page starts, and in a turn, at each size."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.stills import SIZES
from tests.web.test_play import answer, open_lobby, question, start, to_my_question
from web.build.server import Site

MOST = 0.02
ANSWERS = 4
WATCH = """window.shift = 0; window.shifted = [];
new PerformanceObserver(list => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) {
  shift += entry.value;
  shifted.push(...entry.sources.map(source => source.node?.id || source.node?.className || String(source.node)));
} }).observe({ type: "layout-shift", buffered: true });"""


def shifted(page: Page) -> str:
    """What has moved by more than is allowed; "" when nothing has."""
    amount, nodes = page.evaluate("[window.shift, window.shifted]")
    return "" if amount <= MOST else f"{amount:.3f}: {nodes}"


@pytest.fixture(params=SIZES, ids=lambda size: str(size[0]))
def sized(page: Page, request: pytest.FixtureRequest) -> Page:
    width, height = request.param
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(WATCH)
    return page


def test_nothing_jumps_while_the_page_starts(sized: Page, site: Site) -> None:
    open_lobby(sized, site)
    assert sized.evaluate("performance.getEntriesByType('paint').length > 0")
    assert not shifted(sized)


def test_nothing_jumps_in_a_turn(sized: Page, site: Site) -> None:
    start(sized, site, "shift", players=8)
    assert to_my_question(sized)
    sized.evaluate("window.shift = 0; window.shifted = []")
    for _ in range(ANSWERS):
        answer(sized)
        if not to_my_question(sized):
            break
    assert question(sized) or sized.locator("#prompt [data-do=result]").count()
    assert not shifted(sized)
