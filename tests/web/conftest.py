"""The built site under a sub-path, and a Chromium page that tolerates no stray request and no error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, sync_playwright

from web.build import browser as chromium
from web.build.server import Site
from web.build.site import DIST

PREFIX = "/a/b/"  # every address in the site must be relative


class Watch:
    """Collects what a page must never do; `complaints` is empty when all is well."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.complaints: list[str] = []

    def over(self, page: Page) -> None:
        page.on("request", self._request)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.origin, f"blob:{self.origin}", "data:")):
            self.complaints.append(f"request leaves the origin: {request.url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" or "awaiting proxy" in message.text:
            self.complaints.append(f"console error: {message.text}")


@pytest.fixture(scope="session")
def dist() -> Path:
    if not (DIST / "index.html").exists():
        pytest.fail("there is no dist/; run python build.py build first")
    return DIST


@pytest.fixture
def site(dist: Path) -> Iterator[Site]:
    """`dist/` on a free port under /a/b/."""
    server = Site(dist, prefix=PREFIX)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = playwright.chromium.launch(executable_path=str(chromium.find()), args=chromium.FLAGS)
    yield running
    running.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh profile."""
    with browser.new_context(viewport={"width": 1440, "height": 900}, locale="zh-CN") as fresh:
        yield fresh


@pytest.fixture
def watch(site: Site) -> Watch:
    return Watch(site.address.removesuffix(PREFIX))


@pytest.fixture
def new_page(context: BrowserContext, watch: Watch) -> Iterator[Callable[[], Page]]:
    """Opens watched pages in the same profile; any complaint fails the test at its end."""

    def open_page() -> Page:
        page = context.new_page()
        watch.over(page)
        return page

    yield open_page
    assert not watch.complaints, "\n".join(watch.complaints)


@pytest.fixture
def page(new_page: Callable[[], Page]) -> Page:
    """One watched page in a fresh profile; go to `site.address`."""
    return new_page()


def wait_ready(page: Page, timeout: float = 60_000) -> None:
    """Until Python has taken over the page."""
    page.locator("html[data-ready]").wait_for(state="attached", timeout=timeout)
