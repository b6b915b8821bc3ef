"""How each mode is won, as the page tells it, and that nothing is said of identities where there are none (R23)."""

import re

import pytest

from fate.app import contest, form, goal, pages, table
from fate.app.around import rulebook
from fate.fate2.rules.game import new_game
from tests.app.driver import Page, session

TEAMS = "four_player_team_battle"
ALONE = [("duel_three_hero_rotation", 2), (goal.CHASE, 3)]
IDENTITIES = re.compile("身份|identit|近卫|天灾|sentinel|scourge", re.I)


def at_the_table(mode, players, seed=1):
    page = Page(session(seed)).start(players, mode=mode)
    assert page.until(lambda question: question.key == "play")
    return page


@pytest.mark.parametrize("mode", form.MODES)
def test_it_is_known_which_modes_have_identities(mode):
    game = new_game(form.counts(mode)[0], 1, mode=mode)
    assert goal.identities(game.state.options) == any(game.mode.cast(game.state.options))


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize(("mode", "players"), ALONE)
def test_nothing_at_the_table_speaks_of_identities_where_there_are_none(mode, players, lang):
    page = Page(session()).start(players, mode=mode)
    if lang == "en":
        page.act(do="lang")
    seen = ["".join(page.regions.values())]
    page.until(lambda question: question.key == "play")
    seen.append("".join(page.regions.values()))
    page.until(lambda question: False)
    page.act(do="result")
    seen.append(page.regions["app"])
    for shown in seen:
        main = shown[shown.index("<main") :] if "<main" in shown else shown
        seen_of_it = re.sub(r"<section[^>]* hidden>.*?</section>", "", main)
        assert not IDENTITIES.findall(re.sub(r"<[^>]*>", " ", seen_of_it))


@pytest.mark.parametrize(
    ("mode", "players", "told"),
    [
        ("duel_three_hero_rotation", 2, "对方角色死亡"),  # R23.1
        (goal.CHASE, 3, "上家"),  # R23.2
        (TEAMS, 4, "对方阵营全灭"),  # R23.3
        ("identity_game", 4, "对方阵营全灭"),  # R21.1
    ],
)
def test_without_a_fate_card_the_table_tells_how_the_mode_is_won(mode, players, told):
    page = at_the_table(mode, players)
    assert told in table.fate(page.session.scene())["text"]
    page.act(do="inspect", what="fate")
    layer = page.session.scene().layer
    assert told in layer["sections"][0]["lines"][0]
    assert rulebook.known(layer["page"])
    assert page.session.scene().words.t("ui.inspect.rulebook") in page.regions["layer"]


@pytest.mark.parametrize(("mode", "players"), ALONE)
def test_there_is_no_notebook_where_nobody_is_anybody(mode, players):
    page = at_the_table(mode, players)
    assert 'data-do="notebook"' not in "".join(page.regions.values())
    assert page.act(do="notebook") is None
    seated = at_the_table("identity_game", 5)
    assert 'data-do="notebook"' in "".join(seated.regions.values())


def test_the_end_of_a_chase_says_whether_it_was_the_kill_or_being_the_last():
    """A204, R23.2."""
    page = at_the_table(goal.CHASE, 3)
    page.until(lambda question: False)
    scene = page.session.scene()
    (winner,) = scene.view.outcome.seats
    for living, key in (([winner], "last"), ([winner, (winner + 1) % 3], "chase"), ([], "chase")):
        for seat, them in enumerate(scene.view.seats):
            them.alive = seat in living
        assert pages.victory(scene)["text"] == scene.words.t(f"ui.win_text.{key}")


@pytest.mark.parametrize("seed", range(4))
def test_the_contest_of_teams_tells_the_sides_and_no_order_of_picks(seed):
    """The winner and its upstream neighbour are one side (R23.3), known before identities are dealt, too."""
    page = at_the_table(TEAMS, 4, seed)
    scene = page.session.scene()
    sides = contest.sides(scene)
    assert sides[0]["won"]
    assert [side["result"] for side in sides[1:]].count(scene.words.t("ui.contest.with")) == 1
    seats = scene.view.seats
    names = scene.words.players
    winner = 0 if sides[0]["who"] == scene.words.t("ui.you") else names.index(sides[0]["who"])
    friend = next(side["who"] for side in sides if side["result"] == scene.words.t("ui.contest.with"))
    upstream = (winner - 1) % 4
    assert friend == (scene.words.t("ui.you") if upstream == scene.me else names[upstream])
    assert seats[upstream].identity == seats[winner].identity
    for them in seats:
        them.identity = None
    assert contest.sides(scene) == sides
    assert "挑" not in "".join(side["result"] for side in sides)


@pytest.mark.parametrize(("mode", "players"), [*ALONE, (TEAMS, 4)])
def test_nobody_is_dying_while_the_game_is_set_up(mode, players):
    """Health comes with the first turn (R3.4)."""
    page = Page(session())
    page.act(do="start", form={"players": players, "mode": mode})
    while page.session.game.state.phase == "setup":
        scene = page.session.scene()
        assert not any(panel["dying"] for panel in [table.table(scene)["me"], *table.table(scene)["others"]])
        if page.wait is not None:
            page.act(do="tick", t=page.session.serial)
        else:
            choice = page.session.move.choice
            for index in range(len(page.question.options)):
                if not choice.complete:
                    page.pick(index)
            page.act(do="confirm", q=page.question.number)
    assert page.session.game.state.turn_no


def test_a_seat_without_a_hero_is_called_by_its_player():
    page = Page(session()).start(4, mode=TEAMS)
    page.session.screen = "table"
    labels = [panel["label"] for panel in table.table(page.session.scene())["others"]]
    assert [label.split("，")[0] for label in labels] == page.session.names()[1:]
