"""What a device keeps: saves that survive damage, a second tab, files, links, replays, settings."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from tests.web.conftest import wait_ready
from tests.web.test_play import answer, choices, open_lobby, question, screen, start, to_my_question, until
from web.build.server import Site

DATABASE = "fate:/a/b/"
RUIN = """([database, key, how]) => new Promise(done => {
    const request = indexedDB.open(database);
    request.onsuccess = () => {
        const saves = request.result.transaction("saves", "readwrite").objectStore("saves");
        saves.get(key).onsuccess = event => {
            const kept = event.target.result;
            for (let i = 0; i < how; i++) kept[i].text = kept[i].text.slice(0, -40);
            saves.put(kept, key).onsuccess = () => { request.result.close(); done(kept.length); };
        };
    };
})"""
TABLE = """() => [...document.querySelectorAll("#app, #app *")].map(node => [node.localName,
    node.childElementCount ? "" : node.textContent,
    ...[...node.attributes].map(({ name, value }) => name + value).sort()])"""
SEEK = """at => new Promise(done => {
    const slider = document.getElementById("scrub");
    slider.value = at;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    (function look() {
        const shown = document.querySelector("#rep-ctl output").firstChild.data;
        shown === String(at) ? done() : requestAnimationFrame(look);
    })();
})"""


def go(page: Page, link: str, name: str) -> None:
    page.locator(f".bar nav [data-link='{link}']").click()
    until(lambda: screen(page) == name)


def fast(page: Page) -> None:
    """Bots at once."""
    go(page, "settings", "settings")
    page.locator("input[name=speed][value=instant]").check(force=True)
    go(page, "", "lobby")


def finish(page: Page) -> None:
    """A watched game to its end; the page shows the result."""
    page.locator("[data-do=watch]").click()
    until(lambda: page.locator("#prompt [data-do=result]").count() > 0, 300)
    page.locator("#prompt [data-do=result]").click()
    until(lambda: screen(page) == "victory")


@pytest.mark.parametrize(("ruined", "said"), [(1, "上一份"), (2, "两份都")])
def test_a_damaged_save_falls_back_to_the_one_before(page: Page, site: Site, ruined: int, said: str) -> None:
    start(page, site, "ruin")
    assert to_my_question(page)
    time.sleep(0.5)
    assert page.evaluate(RUIN, [DATABASE, "game", ruined]) == 2
    page.reload()
    wait_ready(page)
    until(lambda: said in page.locator("#toast").inner_text())
    assert screen(page) == ("table" if ruined == 1 else "lobby")


def test_a_second_tab_is_told_and_can_take_over(new_page: Callable[[], Page], site: Site) -> None:
    first = new_page()
    start(first, site, "tabs")
    assert to_my_question(first)
    title = first.locator(".prompt__h").inner_text()
    time.sleep(0.5)
    second = new_page()
    open_lobby(second, site)
    until(lambda: screen(second) == "elsewhere")
    second.locator("[data-do=take_over]").click()
    until(lambda: screen(first) == "elsewhere")
    until(lambda: screen(second) == "table")
    assert to_my_question(second)
    assert second.locator(".prompt__h").inner_text() == title
    first.locator("[data-do=take_over]").click()
    until(lambda: screen(second) == "elsewhere")


def test_games_are_named_exported_and_imported(page: Page, site: Site, tmp_path: Path) -> None:
    start(page, site, "files")
    assert to_my_question(page)
    page.locator("#top [data-do=lobby]").first.click()
    go(page, "saves", "saves")
    page.locator("[data-do=ask][data-arg=save]").click()
    page.locator("#save-name:focus").wait_for()
    page.keyboard.type("<b>周五</b>")
    page.keyboard.press("Enter")
    page.locator("#save-1").wait_for()
    page.locator("[data-do=ask][data-arg=save]:focus").wait_for()
    assert "<b>周五</b>" in page.locator("#save-1").inner_text()
    until(lambda: "KB" in page.locator(".store [aria-live]").inner_text())  # the browser has been asked
    with page.expect_download() as download:
        page.locator("#save-1 [data-do=export]").click()
    kept = tmp_path / "game.fate"
    download.value.save_as(kept)
    page.locator("#save-1 [data-arg^=delete]").click()
    page.locator("#save-1 [data-do=delete]").click()
    page.locator("#save-1").wait_for(state="detached")
    page.set_input_files("#import", kept)
    page.locator("#save-1").wait_for()
    broken = tmp_path / "broken.fate"
    broken.write_bytes(kept.read_bytes()[:-200])
    page.set_input_files("#import", broken)
    page.locator("[role=alert].alert").wait_for()
    assert page.locator(".svl li").count() == 2
    page.locator("#save-1 [data-do=proceed]").click()
    until(lambda: screen(page) == "table")


def test_what_asks_about_a_saved_game_has_the_focus_and_gives_it_back(page: Page, site: Site) -> None:
    start(page, site, "names")
    assert to_my_question(page)
    page.locator("#top [data-do=lobby]").first.click()
    go(page, "saves", "saves")
    page.locator("[data-do=ask][data-arg=save]").click()
    page.fill("#save-name", "周五")
    page.keyboard.press("Enter")
    pencil, bin = page.locator("#save-1 [data-arg^=rename]"), page.locator("#save-1 [data-arg^=delete]")
    pencil.focus()
    page.keyboard.press("Enter")
    page.locator("#rename-name:focus").wait_for()
    page.keyboard.type("周六")  # in the place of the old name
    page.keyboard.press("Enter")
    page.locator("#save-1 [data-arg^=rename]:focus").wait_for()
    assert "周六" in page.locator("#save-1").inner_text() and "周五" not in page.locator("#save-1").inner_text()
    bin.focus()
    page.keyboard.press("Enter")
    page.locator("#save-1 .sure [data-do=ask]:focus").wait_for()
    page.keyboard.press("Enter")  # once more than was meant keeps the game
    page.locator("#save-1 [data-arg^=delete]:focus").wait_for()


def test_the_result_is_there_again_after_a_reload(page: Page, site: Site) -> None:
    open_lobby(page, site)
    fast(page)
    finish(page)
    told = page.locator("main").inner_text()
    page.reload()
    wait_ready(page)
    until(lambda: screen(page) == "victory")
    assert page.locator("main").inner_text() == told
    page.go_back()
    until(lambda: screen(page) == "table")  # as before the reload
    page.go_forward()
    until(lambda: screen(page) == "victory")
    go(page, "saves", "saves")
    assert page.locator(".svl li").count() == 1


def test_what_is_seen_in_a_replay_leads_to_its_page_and_back(page: Page, site: Site) -> None:
    open_lobby(page, site)
    fast(page)
    finish(page)
    page.locator(".win__ac [data-link=replay]").click()
    until(lambda: screen(page) == "replay")
    page.evaluate(SEEK, 20)
    page.locator("#hand .card").first.click()
    page.locator("#layer .insp a[data-link]").click()
    until(lambda: screen(page) == "card")
    page.go_back()
    until(lambda: screen(page) == "replay")
    assert page.locator("#rep-ctl output").inner_text().startswith("20")
    page.locator("#layer .insp").wait_for()
    page.keyboard.press("Escape")
    page.locator("#layer .insp").wait_for(state="detached")
    page.locator("#discard").click()
    page.locator("#layer [data-name=discards]").wait_for()
    assert page.locator(".rep").evaluate("node => node.inert")  # what lies under it cannot be reached


def test_a_finished_game_is_replayed_shared_and_played_on(new_page: Callable[[], Page], site: Site) -> None:
    page = new_page()
    open_lobby(page, site)
    fast(page)
    page.locator("#more summary").click()
    page.fill("input[name=seed]", "replay")  # where somebody dies, which need not be
    finish(page)
    page.locator("[data-link=replay]").first.click()
    page.locator(".rep").wait_for()
    count = int(page.locator("#scrub").get_attribute("max") or 0)
    assert count > 20
    places = [count, count // 2, 3, count - 2, count // 3]
    for at in places:
        page.evaluate(SEEK, at)  # resolves once that place is shown; how fast is measured by the benchmark
        assert page.locator("#rep-ctl output").inner_text().startswith(f"{at}/")
    page.keyboard.press("ArrowRight")
    until(lambda: page.locator("#rep-ctl output").inner_text().startswith(f"{count // 3 + 1}/"))
    page.keyboard.press("Home")
    until(lambda: page.locator("#rep-ctl output").inner_text().startswith("0/"))
    page.locator("[data-do=kind][data-arg=death]").click()  # the focus stays on a button, and the keys go on working
    page.keyboard.press("ArrowDown")
    until(lambda: page.locator(".rd[aria-current]").get_attribute("data-k") == "k")
    page.locator("#eye-1").click()
    until(lambda: page.locator("#eye-1").get_attribute("aria-pressed") == "true")
    page.locator("[popovertarget=share]").first.click()
    link = page.locator("#share-link").input_value()
    assert link.startswith(f"{site.address}#r=")
    page.keyboard.press("Escape")
    page.locator("#rep-head [data-do=branch]").click()
    until(lambda: screen(page) in ("table", "pick"))
    page.close()
    other = new_page()
    other.goto(link)
    wait_ready(other)
    other.locator(".rep").wait_for()
    assert other.locator("#scrub").get_attribute("max") == str(count)


def test_a_strange_link_is_one_clear_message(page: Page, site: Site) -> None:
    page.goto(f"{site.address}#r=nonsense")
    wait_ready(page)
    until(lambda: page.locator("#toast .toast__i").count() == 1)
    assert screen(page) == "lobby"


@pytest.mark.parametrize("fragment", ["#%", "#%E0%A4%A"])
def test_a_link_with_a_stray_percent_sign_is_one_like_others(page: Page, site: Site, fragment: str) -> None:
    page.goto(site.address + fragment)
    wait_ready(page)
    until(lambda: page.locator("#toast .toast__i").count() == 1)
    page.locator("#act-1").click()
    until(lambda: screen(page) == "pick")


REFUSED = """() => {
    const refuse = () => { throw new DOMException("refused", "SecurityError"); };
    const { open } = IDBFactory.prototype;  // PyScript does without its own, but complains
    IDBFactory.prototype.open = function (name) {
        return name.startsWith("fate:") ? refuse() : open.apply(this, arguments);
    };
    IDBFactory.prototype.databases = refuse;
    LockManager.prototype.request = ServiceWorkerContainer.prototype.register = async () => refuse();
    Object.defineProperty(window, "localStorage", { get: refuse });
}"""


def test_where_the_browser_keeps_nothing_a_game_can_be_played(page: Page, site: Site) -> None:
    page.add_init_script(f"({REFUSED})()")
    open_lobby(page, site)
    until(lambda: "不让保存" in page.locator("#toast").inner_text())
    page.locator("#act-1").click()
    until(lambda: screen(page) == "pick")
    page.locator("#pick-2").click()
    page.locator("#act-1:not([aria-disabled])").click()
    until(lambda: screen(page) == "table")
    assert to_my_question(page)


def test_pages_have_addresses_and_a_way_back(page: Page, site: Site) -> None:
    open_lobby(page, site)
    go(page, "rules", "rules")
    go(page, "cards", "cards")
    page.locator("[data-link='hero.axe_lord']").click()
    until(lambda: screen(page) == "card")
    assert page.url.endswith("#hero.axe_lord")
    page.go_back()
    until(lambda: screen(page) == "cards")
    page.reload()
    wait_ready(page)
    until(lambda: screen(page) == "cards")


@pytest.mark.parametrize("way", ["the browser's", "the page's"])
def test_what_is_looked_at_leads_to_its_page_and_back_to_the_same_table(page: Page, site: Site, way: str) -> None:
    start(page, site)
    assert to_my_question(page)
    focused = "document.activeElement.id || document.activeElement.dataset.link || document.activeElement.localName"
    page.locator("#hand .card").first.focus()
    held = page.evaluate(focused)
    page.keyboard.press("i")
    until(lambda: page.locator("#layer .insp").count() == 1)
    before = page.evaluate(TABLE)
    link = page.locator("#layer footer a")
    link.focus()
    page.keyboard.press("Enter")
    until(lambda: screen(page) == "card")
    until(lambda: page.evaluate(focused) == "h1")
    page.go_back() if way == "the browser's" else page.locator(".crumb__b").click()
    until(lambda: screen(page) == "table")
    assert page.url.endswith("#table")
    until(lambda: page.evaluate(TABLE) == before)
    assert page.evaluate(focused).startswith("card.")  # the link that was followed
    page.keyboard.press("Escape")
    until(lambda: page.locator("#layer .insp").count() == 0)
    until(lambda: page.evaluate(focused) == held)


@pytest.mark.parametrize("address", ["#nonsense", "#replay"])
def test_the_way_back_leads_past_an_address_that_shows_something_else(page: Page, site: Site, address: str) -> None:
    open_lobby(page, site)
    go(page, "rules", "rules")
    page.evaluate("address => { location.hash = address; }", address)
    until(lambda: screen(page) in ("lobby", "saves"))
    page.go_back()
    until(lambda: screen(page) == "rules")
    assert page.url.endswith("#rules")


def test_a_section_of_the_rulebook_has_its_address(page: Page, site: Site) -> None:
    page.goto(f"{site.address}#rules.dying")
    wait_ready(page)
    until(lambda: page.locator("#rule-dying[data-here]").count() == 1)

    def top(id: str) -> float:
        return (page.locator(f"#rule-{id}").bounding_box() or {"y": -1})["y"]

    until(lambda: 0 <= top("dying") < 200)
    page.locator("#rule-fate .rule__a").click()
    until(lambda: top("fate") >= 0 > top("dying"))
    assert page.url.endswith("#rules.fate")


def test_a_term_within_the_rules_leads_to_what_it_means(page: Page, site: Site) -> None:
    open_lobby(page, site)
    go(page, "rules", "rules")
    term, link = page.locator("#term-damage"), page.locator("#rule-rage .term[data-link='term.damage']")
    for _ in range(2):  # the second time the address is there already
        link.focus()
        page.keyboard.press("Enter")
        until(lambda: page.evaluate("document.activeElement.id") == "term-damage")
        until(lambda: 0 <= (term.bounding_box() or {"y": -1})["y"] < 850)
        assert page.url.endswith("#term.damage")
        page.evaluate("scrollTo(0, 0)")
    page.go_back()
    until(lambda: page.locator("[data-here]").count() == 0)
    assert page.url.endswith("#rules")


def test_settings_take_effect_and_last(page: Page, site: Site) -> None:
    open_lobby(page, site)
    go(page, "settings", "settings")
    root = page.locator("html")
    for name, value, shown in (
        ("language", "en", "lang"),
        ("theme", "light", "data-theme"),
        ("size", "130", "data-size"),
        ("motion", "reduced", "data-motion"),
    ):
        page.locator(f"input[name={name}][value='{value}']").check(force=True)
        until(lambda shown=shown, value=value: root.get_attribute(shown) == value)
    time.sleep(0.3)
    page.reload()
    wait_ready(page)
    until(lambda: root.get_attribute("data-theme") == "light")
    assert (root.get_attribute("lang"), root.get_attribute("data-size")) == ("en", "130")


HURRIED = """async () => {
    const choose = (name, value) => document.querySelector(`input[name=${name}][value='${value}']`).click();
    const answered = new Promise(resolve => new MutationObserver(resolve)
        .observe(document.documentElement, { attributeFilter: ["lang"] }));
    choose("language", "en");
    choose("size", "130");
    await answered;  // of the two answers the first
    choose("motion", "reduced");
}"""


def test_settings_changed_faster_than_they_are_answered_are_all_kept(page: Page, site: Site) -> None:
    open_lobby(page, site)
    go(page, "settings", "settings")
    page.evaluate(HURRIED)
    root = page.locator("html")
    until(lambda: root.get_attribute("data-motion") == "reduced")
    assert (root.get_attribute("lang"), root.get_attribute("data-size")) == ("en", "130")


CHOSEN = """() => {
    for (const [name, value] of [["language", "en"], ["size", "130"], ["cards", "four"], ["motion", "reduced"]])
        document.querySelector(`input[name=${name}][value='${value}']`).click();
    location.reload();
}"""


def test_settings_chosen_just_before_the_page_is_left_are_kept(page: Page, site: Site) -> None:
    open_lobby(page, site)
    go(page, "settings", "settings")
    with page.expect_navigation():
        page.evaluate(CHOSEN)
    wait_ready(page)
    root = page.locator("html")
    until(lambda: root.get_attribute("data-motion") == "reduced")
    assert [root.get_attribute(name) for name in ("lang", "data-size", "data-cards")] == ["en", "130", "four"]


LEFT = """() => new Promise(resolve => {
    new MutationObserver(() => { location.reload(); resolve(); })
        .observe(document.documentElement, { attributeFilter: ["lang"] });
    document.getElementById("lang").click();
})"""


def test_a_language_that_has_been_shown_is_kept_though_the_page_is_left_at_once(page: Page, site: Site) -> None:
    open_lobby(page, site)
    with page.expect_navigation():
        page.evaluate(LEFT)
    wait_ready(page)
    time.sleep(1)
    assert page.locator("html").get_attribute("lang") == "en"


def test_a_theme_chosen_before_the_program_is_there_is_kept(page: Page, site: Site) -> None:
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))
    page.goto(site.address, wait_until="commit")
    while not held:
        page.wait_for_timeout(30)
    page.locator(".bar [data-do=theme]").click()
    root = page.locator("html")
    assert root.get_attribute("data-theme") == "light"
    for route in held:
        route.continue_()
    wait_ready(page)
    time.sleep(1)
    assert root.get_attribute("data-theme") == "light"


def test_the_next_person_cannot_read_what_was_read_to_the_last(page: Page, site: Site) -> None:
    open_lobby(page, site)
    fast(page)
    page.locator("#more summary").click()
    page.fill("input[name=seed]", "curtain")
    page.locator("input[name=who_1][value=person]").check(force=True)
    page.locator("#act-1").click()
    curtains = 0
    while curtains < 4:
        until(lambda: page.locator("#lift").count() + choices(page).count() + question(page) > 0)
        if page.locator("#lift").count():
            curtains += 1
            assert page.locator("#say i").count() == 0
            page.locator("#lift").click()
            page.locator("#lift").wait_for(state="detached")
            page.evaluate("document.getElementById('say').append(document.createElement('i'))")  # has been read
        elif screen(page) == "pick":
            page.locator("#pick-1").click()
            page.locator("#act-1:not([aria-disabled])").click()
            until(lambda: page.locator("#pick-1").count() == 0 or page.locator("#lift").count() > 0)
        else:
            answer(page)


@pytest.mark.parametrize(
    "denied",
    [
        'Object.defineProperty(window, "indexedDB", { get: () => undefined })',
        'IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); }',
    ],
)
def test_where_nothing_can_be_kept_the_page_of_saves_says_so(context: BrowserContext, site: Site, denied: str):
    page = context.new_page()  # not watched: PyScript opens a database of its own, and complains
    page.add_init_script(denied)
    start(page, site)
    page.go_back()
    go(page, "saves", "saves")
    until(lambda: "浏览器不让保存" in page.locator(".meter + p").inner_text())
