"""The table as it looks in the middle of any position, without a session around it."""

from fate.app import screens
from fate.app.move import Move
from fate.app.render import REGIONS
from fate.app.scene import Scene
from fate.app.table import table
from fate.app.wording import Wording
from fate.fate2 import scenario
from fate.fate2.rules.view import view

LANGUAGES = ("zh", "en")


def game(text):
    """The game of a scenario's text at its first question."""
    return scenario.begin(scenario.read(text, "test")).game


def scene(game, language="zh", move=None):
    """What the one who is asked sees; `move` is a choice half made."""
    seat = game.pending.seat
    seen = view(game, seat)
    names = [f"P{n}" for n in range(len(seen.seats))]
    words = Wording(language, [them.hero or None for them in seen.seats], names, seat)
    move = move or Move(game.fork(keep=True, log=True), seat)
    return Scene(seen, words, seat, move.choice, move.root, tuple(move.path), move.upgrade, aim=move.aim)


def regions(scene):
    """Every region of the table, drawn."""
    model = table(scene)
    drawn = {
        region: screens.render(
            f"table/{'me' if region == 'seat-1' else region}.html", scene.words.language, v=model, p=model["me"]
        )
        for region in REGIONS
    }
    for panel in model["others"]:
        drawn[f"seat-{panel['n']}"] = screens.render("table/seat.html", scene.words.language, p=panel)
    return drawn
