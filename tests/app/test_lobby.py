"""What can be agreed in the lobby, and that every mode can be played to its end."""

from dataclasses import replace

import pytest

from fate.app import form, lobby, saves, screens
from fate.app.form import BadForm, read
from fate.app.opponents import Bots
from fate.app.wording import Wording
from fate.fate2 import data
from fate.fate2.rules.options import HOUSE
from tests.app.driver import Page, session

DUEL, CHASE, TEAM = (mode for mode in form.MODES if mode != form.IDENTITY)
TABLES = [
    *((form.IDENTITY, players, {}) for players in (4, 5, 6, 7, 8)),
    (form.IDENTITY, 6, {"neutral": "0"}),
    (DUEL, 2, {}),
    (CHASE, 3, {}),
    (TEAM, 4, {}),
]
EVERYTHING = {f"set_{name}": "1" for name in data.SETS} | {f"house_{name}": "1" for name in HOUSE} | {"form": "1"}


@pytest.mark.parametrize(("mode", "players", "more"), TABLES)
def test_every_mode_can_be_played_to_its_end(mode, players, more):
    page = Page(session(players)).start(players, mode=mode, **more)
    assert page.session.game.state.options.mode == mode
    page.until(lambda question: False)
    assert page.session.game.over
    page.act(do="result")
    assert 'data-screen="victory"' in page.regions["app"]


@pytest.mark.parametrize(("mode", "players", "more"), TABLES)
def test_every_mode_can_be_watched_with_all_sets_and_house_rules(mode, players, more):
    page = Page(session(players))
    page.act(do="speed")
    page.act(do="speed")
    page.act(do="lobby", form={"mode": mode, "players": players, **EVERYTHING, **more})
    page.act(do="watch")
    page.run()
    assert page.session.game.over
    assert page.session.desk.results == []  # nobody played
    assert set(page.session.game.state.options.house) == set(HOUSE)
    assert set(page.session.game.state.options.sets) == set(data.SETS)


def test_two_of_six_players_are_neutral_or_none():
    assert read({"players": 6}).options.neutrals
    assert not read({"players": 6, "neutral": "0"}).options.neutrals
    assert read({"players": 5, "neutral": "0"}).options.neutrals  # there is no such choice for five


def test_a_mode_brings_its_number_of_players():
    assert [read({"mode": mode}).options.players for mode in (DUEL, CHASE, TEAM)] == [2, 3, 4]


def test_a_whole_form_without_a_box_unticks_it():
    before = read(EVERYTHING)
    assert read({"form": "1"}, before).options.sets == ("standard",)
    assert read({}, before).options.sets == tuple(data.SETS)


@pytest.mark.parametrize(("first", "seat"), [("2", 2), ("-1", -1), ("99", 4), ("x", -1)])
def test_the_starting_seat_is_one_of_the_table(first, seat):
    assert read({"players": 5, "first": first}).options.first == seat


def test_the_chosen_seat_begins():
    page = Page(session()).start(5, first="3")
    page.until(lambda question: question.key != "setup.hero")
    started = next(entry for entry in page.session.game.log if entry.key == "deal")
    assert started.args["first"] == 3


def test_after_the_turn_cap_it_is_a_draw():
    page = Page(session()).start(4, turn_cap="1")
    page.until(lambda question: False)
    assert page.session.game.state.outcome.camp == "draw"


def test_the_person_sits_where_it_says():
    page = Page(session()).start(5, form="1", who_0="bot", who_3="person")
    assert page.session.me == 3
    assert page.question.seat == 3


def test_with_only_bots_it_is_watched():
    agreement = read({"form": "1", "who_0": "bot"})
    assert agreement.me is None
    page = Page(session())
    page.act(do="start", form={"form": "1", "who_0": "bot"})
    assert page.session.screen == "table" and not page.session.mine()


def test_names_are_short_and_plain():
    agreement = read({"name_1": "  <b>\n" + "x" * 100})
    assert agreement.players[1].name == "<b> " + "x" * (form.NAME_LENGTH - 4)


@pytest.mark.parametrize("filled", [{"mode": "chess"}, {"mode": form.IDENTITY, "players": 3}, {"hidden": "some"}])
def test_what_cannot_be_played_is_refused(filled):
    with pytest.raises(BadForm):
        read(filled)


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("mode", form.MODES)
def test_the_lobby_draws_every_mode(language, mode):
    html = screens.render("lobby.html", language, v=lobby.lobby(language, read({"mode": mode, **EVERYTHING})))
    assert html.count('name="house_') == len(HOUSE)
    assert html.count('class="sset__n"') == read({"mode": mode}).options.players


def test_an_agreement_survives_being_written_down():
    agreement = read({"players": 7, "seed": "abc", "name_2": "Ann", **EVERYTHING})
    assert form.restored(agreement.plain()) == agreement


@pytest.mark.parametrize("facts", [None, [], {}, {"options": {}, "players": []}, {"options": {"players": 99}}])
def test_a_strange_agreement_is_none(facts):
    with pytest.raises(BadForm):
        form.restored(facts)


def seats(page):
    return page.session.settings.agreement.players


def test_seats_are_shuffled_by_lot_and_nobody_is_lost():
    page = Page(session(3))
    page.act(do="lobby", form={"form": "1", "players": "6", "name_1": "Ann", "level_2": "easy"})
    before = seats(page)
    form_now = {"form": "1", "name_3": "Bea"}  # typed, and not sent before
    page.act(do="shuffle", form=form_now)
    assert sorted(seats(page), key=repr) == sorted([*before[:3], replace(before[3], name="Bea"), *before[4:]], key=repr)
    assert seats(page) != before
    again = Page(session(3))
    again.act(do="lobby", form={"form": "1", "players": "6", "name_1": "Ann", "level_2": "easy"})
    again.act(do="shuffle", form=form_now)
    assert seats(again) == seats(page)  # the lot is the session's own
    me = next(seat for seat, player in enumerate(seats(page)) if player.person)
    assert f"你坐 {me + 1} 号位" in page.regions["app"]


def test_shuffling_always_makes_another_order():
    page = Page(session())
    page.act(do="lobby", form={"form": "1", "mode": DUEL})
    page.act(do="shuffle")
    assert not seats(page)[0].person


def test_bots_of_one_kind_cannot_be_shuffled():
    page = Page(session())
    page.act(do="lobby", form={"form": "1", "who_0": "bot"})
    assert 'data-do="shuffle" aria-disabled="true"' in page.regions["app"]
    assert page.act(do="shuffle") is None


def test_every_bot_has_its_own_level_and_a_person_none():
    agreement = read({"players": 4, "level_0": "easy", "level_1": "easy", "level_2": "hard", "level_3": "cheating"})
    assert [player.level for player in agreement.players] == ["", "easy", "hard", ""]
    assert form.restored(agreement.plain()) == agreement
    assert [type(bot).__name__ for bot in Bots(1, agreement.players).bots] == [
        "BasicBot", "ReflexBot", "BasicBot", "BasicBot",
    ]  # fmt: skip


def test_an_agreement_from_before_there_were_levels_is_still_read():
    plain = read({"players": 4, "name_1": "Ann"}).plain()
    plain["players"] = [row[:2] for row in plain["players"]]
    assert form.restored(plain).players[1] == form.Player(False, "Ann")


@pytest.mark.parametrize("level", [["easy"], {}, 3, "best", None])
def test_a_strange_level_is_none(level):
    plain = read({"players": 4}).plain()
    plain["players"][1][2] = level
    assert form.restored(plain).players[1].level == ""


def test_levels_are_kept_and_shown_in_the_replay():
    page = Page(session()).start(4, level_1="easy", level_2="easy", level_3="hard")
    page.until(lambda question: question.key == "play")
    again = Page(session())
    again.session.open({"game": saves.dump(page.session.save)})
    assert again.session.save.agreement == page.session.save.agreement
    again.act(do="link", arg="#replay")
    assert "电脑：入门 2 · 困难 1" in again.regions["app"]


def test_who_has_no_name_is_called_by_the_seat():
    agreement = read({"form": "1", "players": 4, "who_0": "bot", "who_1": "person", "who_3": "person"})
    assert lobby.names(Wording("en"), agreement) == ["Bot A", "Player 2", "Bot C", "Player 4"]
    alone = read({"form": "1", "players": 4, "who_1": "bot"}, agreement)
    assert lobby.names(Wording("en"), alone) == ["Bot A", "Bot B", "Bot C", "You"]
