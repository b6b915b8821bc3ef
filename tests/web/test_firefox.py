"""The built site in Firefox: it starts, and a game can be played to its end."""

import pytest

from tests.web import drivers, smoke
from web.build import browser
from web.build.environment import Problem
from web.build.server import Site


def test_a_game_can_be_played_in_firefox(site: Site) -> None:
    try:
        browser.find(browser.FIREFOX)
    except Problem as problem:
        pytest.skip(str(problem))
    with drivers.firefox() as driver:
        smoke.play(driver, site.address)
