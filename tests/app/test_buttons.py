"""What the buttons of a prompt and of its tray say and do."""

import pytest
from markupsafe import Markup

from fate.app import prompts, tray
from tests.web.states import STATES


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ("pick-fate", "Choose: Reveal your identity"),
        ("pick-option", "Choose: Another character heals 1"),
        ("pick-reward", "Draw 2 cards"),
        ("seat-one", "Choose Frost Maiden"),
    ],
)
def test_the_main_button_names_a_thing_or_says_a_deed(state, said):
    buttons = prompts.prompt(STATES[state].made().scene("en"))["buttons"]
    assert buttons[0]["text"].striptags() == said


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ("pick-fate", ["Choose: Reveal your identity", "Back", "End turn"]),
        ("pick-as", ["Use Moon Arrow Spades 6", "Back", "End turn"]),
        ("win-proxy", ["Choose first", "Not now"]),
    ],
)
def test_what_is_picked_is_named_once_and_can_be_put_down(state, said):
    buttons = prompts.prompt(STATES[state].made().scene("en"))["buttons"]
    assert [Markup(button["text"]).striptags() for button in buttons] == said
    assert [button["do"] for button in buttons if button["key"] == "Esc"] == ["end" if len(said) == 2 else "back"]


def test_minus_makes_a_number_smaller_though_the_highest_is_offered_first():
    asked = STATES["pick-number"].made()
    options = asked.game.pending.options
    assert options[:3] == (("count", 3), ("count", 2), ("count", 1))
    (block,) = tray.tray(asked.scene("en"))["blocks"]
    assert [choice["text"] for choice in block["choices"]] == [1, 2, 3]
    assert (options[block["less"]], block["value"], options[block["more"]]) == (("count", 1), 2, ("count", 3))
