"""The table as it looks in the middle of any position: without a session around it, or with one."""

from dataclasses import replace

from fate.app import screens
from fate.app.build import BUILD
from fate.app.form import Agreement, Player
from fate.app.move import Move
from fate.app.render import REGIONS
from fate.app.saves import Save
from fate.app.scene import Scene
from fate.app.sums import Sums
from fate.app.table import table
from fate.app.wording import Wording
from fate.fate2 import position as places
from fate.fate2 import record as records
from fate.fate2 import scenario
from fate.fate2.rules import catalog
from fate.fate2.rules.view import view
from fate.kernel.data import encode
from tests.app.driver import Page, session

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
    return Scene(
        seen,
        words,
        seat,
        move.choice,
        move.root,
        tuple(move.path),
        move.upgrade,
        aim=move.aim,
        cost=move.cost,
        sums=Sums(game),
    )


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


def page(text, seed=1):
    """A page at a position, which is played by the one at its first seat and bots."""
    catalog.load()
    state, names = places.build(scenario.read(text, "test").facts)
    options = state.options
    record = replace(records.blank(options, seed, build=BUILD), start=encode(state))
    players = tuple(Player(seat == 0, name) for seat, name in enumerate(names))
    found = Page(session(seed), seed)
    found.session.begin(Save(Agreement(options, players), record))
    found.show(found.session.frame())
    return found.run()
