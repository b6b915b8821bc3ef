"""Games in the browser: start, pick a hero, answer what is asked, let a bot finish, come back after a reload."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.web.conftest import wait_ready
from web.build.server import Site

PATIENCE = 60.0
"""Seconds for a bot to come to an end; thinking in the browser takes its time."""


def until(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Poll; the page's policy forbids evaluating conditions inside it."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.03)


def screen(page: Page) -> str | None:
    """What is shown, once all of it is laid out."""
    return page.locator("body:not([data-arriving])").get_attribute("data-screen")


def question(page: Page) -> int:
    """The number of the question I am asked; 0 for none."""
    prompt = page.locator("#prompt")
    return int(prompt.get_attribute("data-q") or 0) if prompt.count() else 0


def open_lobby(page: Page, site: Site) -> None:
    page.goto(site.address)
    wait_ready(page)


def start(page: Page, site: Site, seed: str = "web", players: int = 5) -> None:
    """A new game at my first question after the choice of a hero."""
    open_lobby(page, site)
    page.locator(f"input[name=players][value='{players}']").check(force=True)
    page.locator("#more summary").click()
    page.fill("input[name=seed]", seed)
    page.locator("#act-1").click()
    until(lambda: screen(page) == "pick")
    page.locator("#pick-2").click()
    page.locator("#act-1:not([aria-disabled])").click()
    until(lambda: screen(page) == "table")


def to_my_question(page: Page) -> bool:
    """Skip to my next question; False when the game is over."""

    def there() -> bool:
        if question(page) or page.locator("#prompt [data-do=result]").count():
            return True
        if page.locator("#prompt [data-do=skip]").count():
            page.keyboard.press("f")
        return False

    until(there)
    page.mouse.move(0, 0)  # a pointer that rests where the question came is not believed for a moment
    return question(page) > 0


def choices(page: Page) -> Locator:
    """Whatever can be picked now."""
    return page.locator("#app [data-o][aria-pressed=false]:not([data-o^=r]):visible")


def answer(page: Page) -> None:
    """Answer the pending question by mouse, one way or the other, and wait until it has been taken."""
    for _ in range(12):
        before = page.locator("#prompt").inner_html(), question(page)
        main = page.locator("#prompt [data-do=confirm]:not([aria-disabled])")
        decline = page.locator("#prompt [data-do=end]")
        series = page.locator("#app :is([data-do=fill],[data-do=share][data-by='1'],[data-do=keep]):visible")
        if main.count():
            main.click()
        elif series.count():
            series.first.click()
        elif choices(page).count() and (before[1] % 3 or not decline.count()):
            choices(page).first.click(force=True)
        else:
            decline.first.click()
        until(lambda before=before: (page.locator("#prompt").inner_html(), question(page)) != before)
        if question(page) != before[1]:
            return


def test_questions_can_be_answered_by_mouse(page: Page, site: Site) -> None:
    start(page, site)
    titles = set()
    for _ in range(14):
        if not to_my_question(page):
            break
        titles.add(page.locator(".prompt__h").inner_text())
        answer(page)
    assert len(titles) >= 2


def test_a_turn_can_be_played_by_keyboard(page: Page, site: Site) -> None:
    start(page, site, "keys")
    page.keyboard.press("?")
    page.locator("#layer [role=dialog]").wait_for()
    page.keyboard.press("Escape")
    page.locator("#layer [role=dialog]").wait_for(state="detached")
    for _ in range(25):
        if not to_my_question(page) or page.locator("#prompt [data-key=E]").count():
            break
        page.keyboard.press("Escape")
        time.sleep(0.1)
        if question(page) and not page.locator("#prompt [data-key=Esc]").count():
            answer(page)
    assert page.locator("#prompt [data-key=E]").count()
    number = question(page)
    page.keyboard.press("e")
    until(lambda: question(page) != number)


def test_a_picked_card_can_be_put_back(page: Page, site: Site) -> None:
    start(page, site, "back")
    for _ in range(30):
        assert to_my_question(page)
        if page.locator("#prompt [data-key=E]").count() and page.locator("#hand .card[data-s=on]").count():
            break
        answer(page)
    hand = page.locator("#hand .card").count()
    page.locator("#hand .card[data-s=on]").first.click()
    page.locator("#hand .card[data-s=sel]").wait_for()
    page.keyboard.press("Escape")
    page.locator("#hand .card[data-s=sel]").wait_for(state="detached")
    assert page.locator("#hand .card").count() == hand


def test_the_language_changes_in_the_middle(page: Page, site: Site) -> None:
    start(page, site, "lang")
    to_my_question(page)
    page.locator("#top [data-do=lang]").click()
    until(lambda: page.locator("html").get_attribute("lang") == "en")
    assert "Log" in page.locator("#aid").inner_text()


def test_a_reload_resumes_at_the_same_question(new_page: Callable[[], Page], site: Site) -> None:
    page = new_page()
    start(page, site, "resume")
    assert to_my_question(page)
    title, hand = page.locator(".prompt__h").inner_text(), page.locator("#hand").inner_text()
    time.sleep(0.5)  # the write to the store is on its way
    page.reload()
    wait_ready(page)
    assert to_my_question(page)
    assert page.locator(".prompt__h").inner_text() == title
    assert page.locator("#hand").inner_text() == hand


def test_a_bot_in_my_seat_finishes_the_game(page: Page, site: Site) -> None:
    start(page, site, "finish", players=4)
    page.locator("#aid [data-do=auto]").click()

    def over() -> bool:
        if page.locator("#prompt [data-do=skip]").count():
            page.keyboard.press("f")
        return page.locator("#prompt [data-do=result]").count() > 0

    until(over, 400)
    page.locator("#prompt [data-do=result]").click()
    until(lambda: screen(page) == "victory")
    assert page.locator(".win h1").inner_text()
    assert page.locator(".tbl tbody tr").count() == 4


def test_a_hostile_name_stays_text(page: Page, site: Site) -> None:
    open_lobby(page, site)
    page.fill("input[name=name_1]", "<img src=x>")
    page.locator("#act-1").click()
    until(lambda: screen(page) == "pick")
    assert "<img src=x>" in page.locator(".roster").inner_text()
    assert page.locator(".roster img").count() == 0


def test_seats_are_shuffled_with_what_is_typed_in_them(page: Page, site: Site) -> None:
    open_lobby(page, site)
    names = page.locator(".sset input[name^=name_]")
    me = page.locator(".sset input[value=person]:checked")
    before = me.get_attribute("name")
    page.fill("[name=name_1]", "Ann")
    page.select_option("[name=level_1]", "easy")
    page.locator("[data-do=shuffle]").click()
    sit = page.locator("#seats p[aria-live]")
    typed = [f"name_{n}" for n in range(names.count())]
    until(lambda: sorted(page.input_value(f"[name={name}]") for name in typed) == ["", "", "", "", "Ann"])
    until(lambda: page.locator("[name=name_1]").input_value() != "Ann" or me.get_attribute("name") != before)
    ann = next(name for name in typed if page.input_value(f"[name={name}]") == "Ann")
    assert page.input_value(f"[name={ann.replace('name', 'level')}]") == "easy"
    seat = int((me.get_attribute("name") or "").removeprefix("who_")) + 1
    until(lambda: str(seat) in sit.inner_text())
