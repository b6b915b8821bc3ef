"""What the buttons of a prompt say."""

import pytest

from fate.app import prompts
from tests.web.states import STATES


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ("pick-fate", "Choose: Reveal your identity"),
        ("pick-option", "Choose: Heal"),
        ("pick-reward", "Draw 2 cards"),
        ("seat-one", "Choose Frost Maiden"),
    ],
)
def test_the_main_button_names_a_thing_or_says_a_deed(state, said):
    buttons = prompts.prompt(STATES[state].made().scene("en"))["buttons"]
    assert buttons[0]["text"].striptags() == said
