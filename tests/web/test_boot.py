"""The built site starts, obeys its policy, stays on its origin, and needs no server once it has been loaded."""

from __future__ import annotations

import json
import re
import shutil
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from markupsafe import escape
from playwright.sync_api import Browser, Page, Playwright

from tests.web.conftest import Watch, wait_ready
from web.build import browser as chromium
from web.build.environment import ROOT, WEB
from web.build.server import Site
from web.build.site import policy, service_worker

pytestmark = pytest.mark.filterwarnings("error")


def wait_offline_ready(page: Page) -> None:
    """Until the service worker is active, which it is only once its copy is complete."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def hold(page: Page) -> None:
    """Keep the program from starting: what shows is the page as it comes."""
    page.route("**/boot.js", lambda route: route.fulfill(body="", content_type="text/javascript"))


def test_lobby_is_painted_before_any_script_runs(browser: Browser, site: Site) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(site.address)
        assert "宿命" in page.locator("#app").inner_text()


@pytest.mark.parametrize(
    ("locale", "tag", "shown"), [("en-US", "en", "Deal"), ("de-DE", "en", "Deal"), ("zh-TW", "zh-Hans", "发牌")]
)
def test_the_first_page_is_in_the_language_the_browser_asks_for(
    browser: Browser, site: Site, watch: Watch, locale: str, tag: str, shown: str
) -> None:
    with browser.new_context(locale=locale) as context:
        page = context.new_page()
        hold(page)
        page.goto(site.address)
        assert shown in page.locator("#act-1").inner_text()
        assert page.locator("html").get_attribute("lang") == tag
        assert page.locator("#app").count() == page.locator("#boot-failed").count() == 1


def test_the_language_a_visitor_chose_comes_before_the_browsers(browser: Browser, site: Site) -> None:
    with browser.new_context(locale="en-US") as context:
        page = context.new_page()
        page.goto(site.address)
        wait_ready(page)
        assert "Deal" in page.locator("#act-1").inner_text()  # Python goes on in the language of the first page
        page.locator("#lang").click()
        page.locator("html[lang=zh-Hans]").wait_for(state="attached")
        page.reload()
        wait_ready(page)
        assert "发牌" in page.locator("#act-1").inner_text()
        hold(page)
        page.reload()
        assert "发牌" in page.locator("#act-1").inner_text()  # before Python knows


@pytest.mark.parametrize("width", [1440, 390])
def test_the_style_in_the_page_is_that_of_the_whole_sheet(browser: Browser, site: Site, width: int) -> None:
    look = json.dumps({"lang": "zh-Hans", "theme": "light", "size": "115", "motion": "reduced", "cards": "two"})
    with browser.new_context(viewport={"width": width, "height": 900}) as context:
        context.add_init_script(f"localStorage.setItem('fate:look', '{look}')")
        page = context.new_page()
        hold(page)
        page.goto(site.address)
        assert page.locator("html").get_attribute("data-theme") == "light"  # as the visitor saw it last
        first = page.screenshot(full_page=True)
        folder = page.locator("#boot").get_attribute("href")
        assert folder is not None
        page.add_style_tag(url=folder.replace("boot.js", "fate.css"))
        assert page.screenshot(full_page=True) == first


@pytest.mark.parametrize("look", ["{", "5", '"zh"', '{"lang": 5, "theme": []}', '{"not-a-name": "", "lang": "zh"}'])
def test_whatever_the_browser_has_kept_the_page_starts(browser: Browser, site: Site, look: str) -> None:
    with browser.new_context() as context:
        context.add_init_script(f"localStorage.setItem('fate:look', '{look}')")
        page = context.new_page()
        hold(page)
        with page.expect_request("**/boot.js"):
            page.goto(site.address)


def test_a_program_that_does_not_come_is_told(browser: Browser, site: Site) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.route("**/boot.js", lambda route: route.abort())
        page.goto(site.address)
        page.locator("#boot-failed").wait_for(state="visible")


def test_python_takes_over_without_an_error_or_a_stray_request(page: Page, site: Site) -> None:
    page.goto(site.address)
    wait_ready(page)
    assert page.locator("#boot-failed").is_hidden()


def test_everything_comes_from_the_sub_path(page: Page, site: Site) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site.address)
    wait_ready(page)
    strays = [url for url in asked if not url.startswith((site.address, "blob:", "data:"))]
    assert not strays


@pytest.mark.parametrize("readme", ["README.md", "README.zh-CN.md"])
def test_a_page_stands_in_another_site_as_the_readme_says(
    browser: Browser, site: Site, tmp_path: Path, readme: str
) -> None:
    (frame,) = re.findall(r"^```html\n(.*?)^```$", (ROOT / readme).read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert "https://example.org/fate/" in frame
    page_of_another = "<!doctype html>" + frame.replace("https://example.org/fate/", site.address)
    (tmp_path / "index.html").write_text(page_of_another, encoding="utf-8")
    (tmp_path / "favicon.ico").touch()  # browsers ask for it
    another = Site(tmp_path)
    another.start()
    errors: list[str] = []
    with browser.new_context() as context:
        page = context.new_page()
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.goto(another.address)
        inside = page.frame_locator("iframe")
        inside.locator("html[data-ready]").wait_for(state="attached", timeout=60_000)
        inside.locator("body[data-screen=card]").wait_for(state="attached")
    another.stop()
    assert not errors


def test_policy_is_in_force(browser: Browser, site: Site) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        sent = page.goto(site.address)
        assert sent is not None
        in_force = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
        assert in_force == policy(style_of(sent.text()))
        blocked = page.evaluate(
            """() => new Promise(resolve => {
                addEventListener("securitypolicyviolation", event => resolve(event.effectiveDirective));
                const script = document.createElement("script");
                script.textContent = "window.injected = true";
                document.body.append(script);
            })"""
        )
        assert blocked == "script-src-elem"
        assert page.evaluate("window.injected") is None
        assert page.evaluate("fetch('http://127.0.0.2:9/').then(() => 'sent', () => 'refused')") == "refused"


def test_plays_on_with_the_server_stopped(page: Page, site: Site) -> None:
    page.goto(site.address)
    wait_ready(page)
    wait_offline_ready(page)
    site.stop()
    page.reload()
    wait_ready(page)
    assert "宿命" in page.locator("#app").inner_text()


def test_starts_offline_after_the_browser_was_closed(
    playwright: Playwright, site: Site, watch: Watch, tmp_path: Path
) -> None:
    for visit in ("online", "offline"):
        browser = playwright.chromium.launch_persistent_context(
            tmp_path, executable_path=str(chromium.find()), args=chromium.FLAGS
        )
        page = browser.new_page()
        watch.over(page)
        page.goto(site.address)
        wait_ready(page)
        if visit == "online":
            wait_offline_ready(page)
            site.stop()
        browser.close()
    assert not watch.complaints


def style_of(page: str) -> str:
    (style,) = re.findall(r"<style>(.*?)</style>", page, re.S)
    return str(style)


def next_version(dist: Path, to: Path) -> Path:
    """The same site as another build would name it, with a mark in its page."""
    shutil.copytree(dist, to, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    (folder,) = (to / "b").iterdir()
    renamed = folder.rename(folder.with_name("feedfeedfeed"))
    page = (to / "index.html").read_text(encoding="utf-8")
    named = escape(policy(style_of(page)))
    page = page.replace(folder.name, renamed.name)
    page = page.replace(named, escape(policy(style_of(page))))
    (to / "index.html").write_text(page.replace("<body", '<body data-version="next"'), encoding="utf-8")
    (to / "sw.js").unlink()
    names = (path for path in to.rglob("*") if path.is_file() and "licences" not in path.parts)
    files = {path.relative_to(to).as_posix(): path.read_bytes() for path in names}
    (to / "sw.js").write_bytes(service_worker(files))
    return to


def wait_for_next(page: Page) -> None:
    """Until another version is there, complete, and waits."""
    page.evaluate(
        """async () => {
            const registration = await navigator.serviceWorker.ready;
            await registration.update();
            while (!registration.waiting) await new Promise(resolve => setTimeout(resolve, 50));
        }"""
    )


def test_update_waits_until_it_is_whole_and_never_mixes_versions(
    page: Page, site: Site, dist: Path, tmp_path: Path
) -> None:
    page.goto(site.address)
    wait_ready(page)
    wait_offline_ready(page)
    site.folder = next_version(dist, tmp_path / "next")
    new = page.locator("body[data-version=next]")
    page.reload()
    wait_ready(page)
    assert new.count() == 0  # the kept copy answers, while the next version is fetched behind it
    wait_for_next(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    new.wait_for(state="attached")
    wait_ready(page)
    assets = site.address + "b/"
    assert {url.removeprefix(assets).split("/")[0] for url in asked if url.startswith(assets)} == {"feedfeedfeed"}


def test_an_update_waits_for_a_page_though_another_is_opened_beside_it(
    new_page: Callable[[], Page], site: Site, dist: Path, tmp_path: Path
) -> None:
    first = new_page()
    first.goto(site.address)
    wait_ready(first)
    wait_offline_ready(first)
    first.reload()
    wait_ready(first)
    site.folder = next_version(dist, tmp_path / "next")
    wait_for_next(first)
    second = new_page()
    second.goto(site.address)
    wait_ready(second)
    assert second.locator("body[data-version=next]").count() == 0
    for page in (first, second):  # what the notice's button does; the second finds that it has been done already
        page.evaluate("dispatchEvent(new Event('fate:apply'))")
        page.locator("body[data-version=next]").wait_for(state="attached")
        wait_ready(page)


def test_offline_copy_is_the_whole_site(dist: Path) -> None:
    head = (dist / "sw.js").read_text(encoding="utf-8").split("\n", 1)[0]
    listed = set(json.loads(head.removeprefix("const BUILD = ").removesuffix(";"))["files"])
    there = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    there = {name for name in there if not name.endswith((".br", ".gz")) and not name.startswith("licences/")}
    assert listed == there - {"index.html", "sw.js"} | {"./"}


def test_first_load_fits_its_budget(dist: Path) -> None:
    def on_the_wire(path: Path) -> int:
        packed = path.with_name(path.name + ".br")
        return (packed if packed.exists() else path).stat().st_size

    files = [p for p in dist.rglob("*") if p.is_file() and p.suffix not in {".br", ".gz"} and "licences" not in p.parts]
    assert sum(map(on_the_wire, files)) <= 5_000_000


def test_manifest_makes_it_installable(dist: Path) -> None:
    (folder,) = (dist / "b").iterdir()
    manifest = json.loads((folder / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert {"id", "name", "short_name", "start_url", "scope", "display", "icons"} <= set(manifest)
    drawn = set()
    for icon in manifest["icons"]:
        data = (folder / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            assert data.startswith(b"\x89PNG")
            width, height = struct.unpack(">II", data[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            drawn.add((width, icon.get("purpose", "any")))
    assert drawn == {(192, "any"), (512, "any"), (512, "maskable")}


def test_no_address_is_absolute(dist: Path) -> None:
    page = (dist / "index.html").read_text(encoding="utf-8")
    assert not re.findall(r'(?:href|src)="(?:/|https?:)[^"]*"', page)


def test_saves_survive_a_reload(new_page: Callable[[], Page], site: Site) -> None:
    store = """async ([key, text]) => {
        const { load, store } = await import(new URL("store.js", location));
        if (text !== undefined) await store(key, text);
        return JSON.parse(await load(key));
    }"""
    page = new_page()
    page.route("**/store.js", lambda route: route.fulfill(path=WEB / "store.js", content_type="text/javascript"))
    page.goto(site.address)
    assert page.evaluate(store, ["test", "存档"]) == {"text": "存档", "state": "ok"}
    page.reload()
    assert page.evaluate(store, ["test"]) == {"text": "存档", "state": "ok"}
    assert page.evaluate(store, ["never written"]) == {"text": None, "state": "none"}
