"""axe-core finds nothing to complain about: the table in every state, the hero pick and the end, in all looks."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Page as Tab

from tests.web import stills
from tests.web.states import STATES

AXE = stills.ROOT / "web/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@pytest.fixture(scope="module")
def tab(browser: Browser) -> Iterator[Tab]:
    with browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce") as context:
        yield context.new_page()


def complaints(tab: Tab) -> list[str]:
    """What axe finds, with the elements it finds it at."""
    tab.add_script_tag(path=AXE)
    found = tab.evaluate("tags => axe.run({ runOnly: tags, resultTypes: ['violations'] })", RULES)
    return [
        f"{rule['id']}: {rule['help']}\n    "
        + "\n    ".join(f"{n['target']} {n['failureSummary']}" for n in rule["nodes"][:4])
        for rule in found["violations"]
    ]


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(tab: Tab, state: str) -> None:
    shown = STATES[state].made()
    found = []
    for language in stills.LANGUAGES:
        for theme in stills.THEMES:
            tab.set_content(stills.still(shown, language, theme))
            tab.evaluate(stills.DRESS)
            found += [f"{language} {theme} {complaint}" for complaint in complaints(tab)]
    assert not found, "\n".join(found)
