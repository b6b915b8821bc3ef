"""A short game in any browser: the lobby, the choice of a hero, a question by hand, then to the end by bots."""

from __future__ import annotations

import time

from tests.web.drivers import Driver


def until(driver: Driver, expression: str, seconds: float = 120) -> None:
    """Wait until a JavaScript expression holds in the page."""
    end = time.monotonic() + seconds
    while not driver.ask(f"Boolean({expression})"):
        assert time.monotonic() < end, f"never: {expression}; errors: {driver.errors}"
        time.sleep(0.1)


def press(driver: Driver, selector: str) -> None:
    """Click the first of the elements as soon as there is one that can be used."""
    usable = f"document.querySelector({f'{selector}:not([aria-disabled=true])'!r})"
    until(driver, usable)
    driver.ask(f"{usable}.click() ?? null")


def play(driver: Driver, address: str) -> None:
    """Play a game of four to its end; complaints of the page fail."""
    driver.goto(address)
    until(driver, "document.documentElement.dataset.ready === ''")
    press(driver, "input[name=players][value='4']")
    until(driver, "document.querySelectorAll('.sset li').length === 4")
    press(driver, "#act-1")
    until(driver, "document.body.dataset.screen === 'pick'")
    press(driver, "#pick-2")
    press(driver, "#act-1")
    until(driver, "document.body.dataset.screen === 'table'")
    assert driver.ask("document.querySelectorAll('[id^=seat-]').length") >= 4
    press(driver, "#prompt [data-do=skip], #prompt [data-do=end]")
    press(driver, "#aid [data-do=auto]")
    end = time.monotonic() + 400
    while not driver.ask("Boolean(document.querySelector('#prompt [data-do=result]'))"):
        assert time.monotonic() < end, "the game never ended"
        driver.ask("document.querySelector('#prompt [data-do=skip]')?.click() ?? null")
        time.sleep(0.5)
    press(driver, "#prompt [data-do=result]")
    until(driver, "document.body.dataset.screen === 'victory'")
    assert driver.ask("document.querySelectorAll('.tbl tbody tr').length") == 4
    assert not driver.errors
