"""Watching a game of bots: back and on again, and through other eyes."""

import json
import re
from dataclasses import replace

import pytest

from fate.app import saves, watching
from fate.app.eyes import OPEN, see
from fate.app.replay import Replay
from fate.app.watching import Watching
from tests.app.driver import Page, session

PLAYERS = 5


def watched(seed=1, steps=0, **form):
    """A game of bots that stands still after so many steps."""
    page = Page(session(seed))
    form = {"form": "1", "players": PLAYERS, "who_0": "bot", **form}
    page.session.act({"do": "lobby", "form": form})
    page.act(do="start", form=form)
    page.act(do="pause")
    for _ in range(steps):
        page.act(do="step")
    return page


def place(page):
    """What is shown now: how far, and exactly what."""
    held = page.session
    return held.told_so_far(), held.current or see(held.game, held.eyes)


def shown(page):
    """All that the page shows."""
    page.session.renderer.page = None
    return "".join(page.session.frame().html.values())


def restarted(page):
    """The same game after a reload, from what was kept."""
    again = Page(session())
    again.show(again.session.open({"game": page.session.desk.writes["game"]}))
    return again


# ---- back and on again


def test_steps_back_are_the_steps_on_in_reverse_and_lead_on_to_the_same():
    page, places = watched(), []
    for _ in range(60):
        places.append(place(page))
        page.act(do="step")
    played = list(page.session.game.decisions)
    for expected in reversed(places[1:]):
        page.act(do="step_back")
        assert place(page) == expected
    for expected in places[1:]:
        assert place(page) == expected
        page.act(do="step")
    assert page.session.game.decisions == played
    assert not page.session.ahead


def test_the_beginning_is_as_far_back_as_it_goes():
    page = watched(steps=3)
    while page.act(do="step_back"):
        pass
    assert page.session.game.decisions == []
    page.act(do="step")
    assert page.session.game.decisions


def test_what_was_played_is_followed_and_not_decided_anew():
    page = watched(steps=40)
    played = list(page.session.game.decisions)
    for _ in range(20):
        page.act(do="step_back")
    page.session.bots.choose = lambda game: pytest.fail("a bot was asked again")
    while len(page.session.game.decisions) < len(played):
        page.act(do="step")
    assert page.session.game.decisions == played


def test_the_record_loses_nothing_when_one_goes_back():
    page = watched(steps=40)
    played = tuple(page.session.game.decisions)
    for _ in range(15):
        page.act(do="step_back")
    kept = saves.load(page.session.desk.writes["game"])
    assert kept.record.decisions == played
    assert len(Replay(kept, running=True)) == len(played)


def test_a_step_back_stands_still_and_says_what_had_happened_then():
    page = watched(steps=30)
    page.act(do="pause")
    assert page.wait is not None
    page.beats.clear()
    page.act(do="step")
    told = list(page.beats)
    page.act(do="step")
    page.beats.clear()
    page.act(do="step_back")
    assert page.wait is None
    assert page.beats == told


def test_turns_back_and_on():
    page = watched(steps=5)
    for turn in (2, 3, 4):
        page.act(do="turn_on")
        page.run()
        assert page.wait is None, "it stood still before"
        seen = page.session.current
        assert (seen.turn_no, seen.log[-1].key) == (turn, "turn")
    place_then = place(page)
    page.act(do="step")
    page.act(do="step")
    page.act(do="turn_back")
    assert place(page) == place_then
    page.act(do="turn_back")
    assert page.session.current.turn_no == 3
    page.act(do="turn_on")
    page.run()
    assert place(page) == place_then


def test_a_leap_while_it_goes_on_goes_on_after_it():
    page = watched(steps=5)
    page.act(do="pause")
    page.act(do="turn_on")
    while page.session.leaping():
        page.act(do="tick", t=page.session.serial)
    assert page.wait is not None


def test_the_last_leap_leads_to_the_end():
    page = watched()
    while not page.session.game.over:
        page.act(do="turn_on")
        page.run()
    assert not page.session.leaping()


def test_at_the_highest_speed_a_step_is_still_a_step():
    page = watched(steps=20)
    slow = watched(steps=20)
    page.session.settings.speed = "instant"
    for one in (page, slow):
        one.act(do="step")
    assert place(page) == place(slow)


# ---- a reload


@pytest.mark.parametrize("back", [0, 7])
@pytest.mark.parametrize("eyes", [{}, {"do": "look", "arg": "3"}, {"do": "open"}])
def test_a_reload_comes_back_to_the_same_place_and_view(back, eyes):
    page = watched(steps=33)
    for _ in range(back):
        page.act(do="step_back")
    if eyes:
        page.act(**eyes)
    again = restarted(page)
    assert again.session.screen == "table"
    assert again.wait is None
    assert place(again) == place(page)
    assert again.session.save.watch == page.session.save.watch
    for one in (page, again):
        for _ in range(12):
            one.act(do="step")
    assert place(again) == place(page)


def test_a_game_that_went_on_goes_on_after_a_reload():
    page = watched(steps=33)
    page.act(do="pause")
    again = restarted(page)
    assert again.wait is not None
    assert again.session.told_so_far() == page.session.told_so_far()


def test_a_watched_game_of_the_list_is_taken_up_where_it_was():
    page = watched(steps=33)
    page.act(do="look", arg="2")
    expected = place(page)
    page.session.begin(saves.begun(page.session.save.agreement, 9))
    kept = saves.load(page.session.desk.writes[page.session.desk.entries[0].key])
    page.session.begin(kept)
    assert place(page) == expected


def test_other_rules_go_on_where_the_record_does():
    page = watched(steps=40)
    page.act(do="step_back")
    kept = saves.load(page.session.desk.writes["game"])
    kept.record = replace(kept.record, build="other")
    page.session.begin(kept)
    assert page.session.game.pending is not None


@pytest.mark.parametrize(
    "facts",
    [
        None, 3, [], {"seat": 0}, {"seat": 9, "seen": [9]}, {"seat": 1, "seen": [0]}, {"seen": [1, 0]},
        {"seen": [0], "told": "far"}, {"seen": [0], "open": 1}, {"seen": 5}, {"seen": [0], "more": 1},
    ],
)  # fmt: skip
def test_a_strange_view_is_that_of_the_beginning(facts):
    assert watching.read(facts, PLAYERS) == Watching()


def test_a_place_beyond_the_record_is_its_end():
    page = watched(steps=20)
    facts = json.loads(page.session.desk.writes["game"])
    facts["watch"]["told"] = 10**9
    page.session.desk.writes["game"] = json.dumps(facts)
    assert restarted(page).session.game.decisions == page.session.game.decisions


# ---- through other eyes


def masked(html):
    """The cards and their faces on a page."""
    return set(re.findall(r'"card-(\d+)"', html)), set(re.findall(r'data-i="card:(\d+)"', html))


def secrets(game, seat):
    """The hand cards of all others, which this seat does not see."""
    return {str(uid) for n, them in enumerate(game.state.seats) for uid in them.hand if n != seat}


@pytest.mark.parametrize("seat", range(PLAYERS))
def test_from_a_seat_the_page_holds_that_seats_view_and_no_more(seat):
    page = watched(2, steps=30)
    page.act(do="open")
    page.act(do="look", arg=str(seat))
    page.act(do="open")
    for _ in range(60):
        page.act(do="step")
        held = page.session
        scene = held.scene()
        assert held.eyes == scene.view.seat == scene.me == seat
        mine = scene.view.seats[seat].hand
        assert all(uid < 0 for n, them in enumerate(scene.view.seats) if n != seat for uid in them.hand)
        cards = masked(shown(page))[0]
        assert cards == {str(uid) for uid in mine}
        for moment in held.moments:
            assert moment.seat == seat
        html = shown(page)
        for n, them in enumerate(scene.view.seats):
            if n != seat and them.identity is None:
                assert re.search(rf'data-i="seat:{n}".*?data-id="unknown"', html, re.S)


def test_what_a_seat_does_not_see_changes_nothing_on_its_page():
    page = watched(2, steps=40)
    page.act(do="look", arg="1")
    page.session.current = None
    before, seats = shown(page), page.session.game.state.seats
    count = min(len(seats[2].hand), len(seats[3].hand))
    assert count
    seats[2].hand[:count], seats[3].hand[:count] = seats[3].hand[:count], seats[2].hand[:count]
    assert shown(page) == before
    page.act(do="look", arg="2")
    assert shown(page) != before


def test_nothing_of_what_other_eyes_saw_stays_in_words_or_pictures():
    peeking, other = watched(2, steps=60), watched(2, steps=60)
    for deed in ({"do": "open"}, {"do": "look", "arg": "2"}, {"do": "open"}, {"do": "look", "arg": "3"}):
        peeking.act(**deed)
        shown(peeking)
    other.act(do="look", arg="3")
    other.session.told = {}  # whatever has been put into words so far
    assert shown(peeking) == shown(other)


def test_with_all_hands_shown_they_are_there_and_gone_again():
    page = watched(2, steps=40)
    held = page.session
    page.act(do="open")
    assert held.eyes == OPEN
    view = held.scene().view
    assert all(uid >= 0 for them in view.seats for uid in them.hand)
    theirs = [uid for n, them in enumerate(view.seats) if n != held.me for uid in them.hand]
    assert theirs
    labels = [str(held.scene().words.copy_label(uid)) for uid in theirs]
    assert all(label in shown(page) for label in labels)
    page.act(do="open")
    assert held.eyes == 0
    assert all(uid < 0 for them in held.scene().view.seats[1:] for uid in them.hand)
    assert 'aria-checked="false"' in page.regions["prompt"]


def test_looking_through_other_eyes_moves_nothing():
    page = watched(steps=40)
    told, played = page.session.told_so_far(), list(page.session.game.decisions)
    page.beats.clear()
    for deed in ({"do": "look", "arg": "3"}, {"do": "open"}, {"do": "look", "arg": "1"}, {"do": "open"}):
        page.act(**deed)
        assert page.session.told_so_far() == told
    assert page.session.game.decisions + page.session.ahead == played
    assert page.beats == []
    assert page.session.save.watch.seen == tuple(range(PLAYERS))


def test_the_list_of_seats_opens_closes_and_is_left_by_choosing():
    page = watched(steps=20)
    page.act(do="seats")
    assert page.regions["layer"].count('data-do="look"') == PLAYERS
    page.act(do="seats")
    assert "look" not in page.regions["layer"]
    page.act(do="seats")
    page.act(do="look", arg="2")
    assert page.session.layer == ""
    assert page.session.me == 2
    for strange in ("9", "-1", "", None, "x"):
        assert page.act(do="look", arg=strange) is None


@pytest.mark.parametrize("deed", ["step_back", "turn_back", "turn_on", "look", "open", "seats", "sit", "sit_sure"])
def test_in_a_game_of_ones_own_none_of_it_is_possible(deed):
    page = Page(session()).start(5)
    assert page.until(lambda q: q.key == "play")
    for auto in (False, True):
        page.session.save.auto = auto
        assert page.act(do=deed, arg="2") is None
        assert page.session.eyes == 0


def test_the_replay_of_a_watched_game_shows_no_more_than_was_watched():
    page = watched(steps=40)
    page.act(do="look", arg="2")
    page.act(do="link", arg="#replay")
    replay = page.session.around.replay
    assert (replay.choices(), replay.eyes) == ([2], 2)
    page.act(do="link", arg="")
    page.act(do="resume")
    page.act(do="open")
    page.act(do="link", arg="#replay")
    assert page.session.around.replay.choices() == [OPEN]
