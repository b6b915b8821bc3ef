"""Somebody who plays by keyboard alone, and presses only keys whose meaning the page has told."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.test_play import question, screen, until

STOPS = 120
"""More than any page has for the Tab key."""
ARROWS = {"←": "ArrowLeft", "→": "ArrowRight", "↑": "ArrowUp", "↓": "ArrowDown"}
NAMES = {**ARROWS, "Esc": "Escape", "PgUp": "PageUp", "PgDn": "PageDown"}
"""Keys as they are printed, where the browser calls them something else."""
ANYWHERE = {"Tab", "Shift+Tab", "Enter", "Space", *NAMES.values()}
"""What every page is used with."""
NUMBERED = ("#tray[open] :is(.opt,.suitb,.card)", "#hand .card")
"""What numbers pick: "hand / options" in the list of keys."""


class Player:
    """See the module."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.known = set(ANYWHERE)
        self.pressed: set[str] = set()

    # ---- hands

    def press(self, *keys: str) -> None:
        """Keys that are listed, or printed on what can be seen."""
        for key in keys:
            if key not in self.known:
                assert key in keys_in(self.page.locator("#app kbd:visible").all_inner_texts()), f"what does {key} do?"
            self.pressed.add(key)
            self.page.keyboard.press(key)

    def at(self, there: Locator) -> bool:
        """Whether the focus is on one of these."""
        found: bool = there.evaluate_all("nodes => nodes.includes(document.activeElement)")
        return found

    def focus(self) -> str:
        """What has the focus, by its id and its beginning."""
        found: str = self.page.evaluate("document.activeElement.cloneNode().outerHTML")
        return found

    def tab_to(self, there: Locator, key: str = "Tab") -> None:
        """Go there stop by stop."""
        for _ in range(STOPS):
            if self.at(there):
                return
            self.press(key)
        raise AssertionError(f"{key} never leads to {there}")

    def choose(self, name: str, value: str) -> None:
        """One of several radio buttons, by arrows."""
        radios = self.page.locator(f"input[name={name}]")
        self.tab_to(radios)
        for _ in range(radios.count()):
            if self.page.locator(f"input[name={name}][value='{value}']").is_checked():
                return
            self.press("ArrowRight")
        raise AssertionError(f"the arrows never lead to {value}")

    def learn(self) -> None:
        """Read the list of keys, which a button of the table opens."""
        self.tab_to(self.page.locator("#aid [data-do=keys]"))
        self.press("Enter")
        sheet = self.page.locator("#layer .sheet[data-name=keys]")
        sheet.wait_for()
        self.known |= keys_in(sheet.locator("kbd").all_inner_texts())
        self.press("Escape")
        sheet.wait_for(state="detached")

    # ---- answering

    def answer(self) -> None:
        """One step towards an answer to the pending question, until something has come of it."""
        before = self._shown()
        self._step()
        until(lambda: self._shown() != before)

    def _shown(self) -> Any:
        page = self.page
        marked = page.locator("#app [aria-pressed=true]").count()
        return screen(page), question(page), marked, page.locator(".prompt").all_inner_texts()

    def _step(self) -> None:
        page = self.page
        main = page.locator("#app [data-do=confirm]:not([aria-disabled])")
        more = page.locator("#tray [data-do=share][data-by='1']:not([aria-disabled])")
        if main.count():
            if self.at(page.locator("#app button:not([aria-pressed=true])")):
                self.tab_to(main)  # Enter would press the button that has the focus
            self.press("Enter")
        elif page.locator("#prompt [data-do=fill]").count():
            self.press("A")
        elif more.count():
            self.tab_to(more)
            self.press("Enter")
        elif not self._pick():
            key = page.locator("#prompt [data-do=end]").get_attribute("data-key")
            assert key, "no key declines"
            self.press(NAMES.get(key, key))

    def _pick(self) -> bool:
        """Pick the first thing there is, by its number if it has one; False to leave it at that, every other time."""
        page = self.page
        if page.locator("#prompt [data-do=end]").count() and question(page) % 2:
            return False
        if self.known > ANYWHERE:
            kind = next((kind for kind in NUMBERED if page.locator(kind).count()), "")
            free = f"{kind}[aria-pressed=false]:not([data-o^=r])"
            states = page.locator(kind).evaluate_all("(nodes, free) => nodes.map(node => node.matches(free))", free)
            if any(states[:9]):
                self.press(str(states.index(True) + 1))
                return True
        others = page.locator("#app [data-o][aria-pressed=false]:not([data-o^=r]):visible")
        if others.count():
            self.tab_to(others)
            self.press("Space")
        return others.count() > 0


def keys_in(texts: list[str]) -> set[str]:
    """Keys as printed, as the browser calls them: "1-9" are nine, "Q W" are two."""
    found: set[str] = set()
    for text in texts:
        words, shift = text.removeprefix("Shift + ").split(), "Shift+" if text.startswith("Shift + ") else ""
        for word in words:
            found |= set("123456789") if word == "1-9" else {shift + NAMES.get(word, word)}
    return found | {key.lower() for key in found if len(key) == 1}
