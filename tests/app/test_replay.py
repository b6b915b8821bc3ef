"""Replays: every place of a game can be reached, from eyes that see no more than they should."""

import json
from dataclasses import replace

import pytest

from fate.app import saves
from fate.app.around import replay as page_of
from fate.app.desk import Desk
from fate.app.eyes import OPEN, PUBLIC, see
from fate.app.replay import Replay
from fate.kernel.record import to_fragment
from tests.app.driver import Page, session


@pytest.fixture(scope="module")
def text():
    """A finished game of five."""
    page = Page(session(4)).start(5)
    page.until(lambda question: False)
    return page.session.desk.writes[page.session.desk.filed]


@pytest.fixture
def game(text):
    return Replay(saves.load(text))


@pytest.fixture
def page(text):
    page = Page(session())
    page.session.open({}, "#r=" + to_fragment(replace(saves.load(text).record, checkpoint=None)))
    page.act(do="eyes", arg="open")
    return page


def test_every_place_is_the_same_however_it_is_reached(game):
    walked = []
    for at in range(len(game) + 1):
        game.seek(at)
        walked.append((game.game.hash(), len(game.game.log)))
    for at in (0, len(game), 7, len(game) // 2, 1, len(game) - 1, 20):
        game.seek(at)
        assert (game.game.hash(), len(game.game.log)) == walked[at], at
        assert len(see(game.game, OPEN).log) == walked[at][1]


def test_no_place_is_far_from_a_kept_state(game):
    marks = [mark.at for mark in game.whole.course.marks]
    assert max(b - a for a, b in zip(marks, [*marks[1:], len(game)], strict=True)) < 60


def test_places_outside_are_the_nearest_ones(game):
    game.seek(10**9)
    assert game.over and game.game.over
    game.seek(-5)
    assert game.at == 0


def test_nobody_is_dying_before_heroes_are_chosen(page):
    page.act(do="last")
    page.act(do="seek", arg="0")
    shown = "".join(page.regions.values())
    assert "seat__n" in shown and 'data-f="dying"' not in shown


def test_turns_are_found_in_both_directions(game):
    game.seek(game.turn(ahead=True))
    first = game.at
    assert game.steps[first].turn == 1
    game.seek(game.turn(ahead=True))
    assert game.steps[game.at].turn == 2
    game.seek(game.turn(ahead=False))
    assert game.at == first


def test_the_slider_is_marked_where_turns_begin_and_people_fall(game):
    places = {kind: [mark["x"] for mark in game.marks if mark["kind"] == kind] for kind in ("", "k", "w")}
    assert places[""] == [round(100 * start / len(game), 1) for start in game.starts]
    assert places["k"] and set(places["k"]) <= {round(100 * n / len(game), 1) for n in game.events}
    assert places["w"] == [100]


def test_a_seat_sees_what_it_saw_then(game):
    game.seek(len(game) // 2)
    seen = see(game.game, 2)
    assert all(set(them.hand) <= {-1} for seat, them in enumerate(seen.seats) if seat != 2)
    everything = see(game.game, OPEN)
    assert all(-1 not in them.hand for them in everything.seats)
    assert all(them.identity for them in everything.seats)
    assert all(set(them.hand) <= {-1} for them in see(game.game, PUBLIC).seats)


def test_a_running_game_is_seen_from_my_own_seat_only():
    page = Page(session()).start(5)
    page.until(lambda question: question.key == "play")
    page.act(do="link", arg="#replay")
    assert page.session.screen == "replay"
    assert page.session.around.replay.choices() == [0]
    assert page.act(do="eyes", arg="open") is None
    assert page.act(do="eyes", arg="1") is None
    assert "data-fragment" not in page.regions["app"]


def test_the_page_moves(page):
    count = len(page.session.around.replay)
    page.act(do="seek", arg="9")
    assert page.session.around.replay.at == 9
    assert f"9<i>/{count}" in page.regions["rep-ctl"]
    page.act(do="next")
    page.act(do="next_turn")
    page.act(do="previous_turn")
    page.act(do="previous")
    for nonsense in ("x", None, {"a": 1}):
        assert page.act(do="seek", arg=nonsense) is None


def test_what_is_seen_can_be_inspected(page):
    """A card, a seat and the discard pile, through whose eyes one looks; another replay opens with nothing over it."""
    replay = page.session.around.replay
    page.act(do="seek", arg=str(len(replay) // 2))
    page.act(do="eyes", arg="2")
    uid = next(iter(see(replay.game, 2).seats[2].hand))
    for what, shown in ((f"card:{uid}", "insp__c"), ("seat:3", "insp__p")):
        page.act(do="inspect", what=what)
        assert shown in page.regions["layer"]
        assert page.act(do="hover", what="seat:1") is None  # what was asked for stays
        page.act(do="close")
        assert "insp" not in page.regions["layer"]
    hidden = {uid for seat, them in enumerate(see(replay.game, OPEN).seats) if seat != 2 for uid in them.hand}
    page.act(do="inspect", what="seat:3")
    assert not any(f"card:{uid}" in page.regions["layer"] for uid in hidden)
    page.act(do="discards")
    assert 'data-name="discards"' in page.regions["layer"]
    page_of.open_game(page.session, replay.save)
    assert 'data-name="discards"' not in page.session.frame().html["app"]


def test_one_comes_back_from_the_encyclopedia_to_what_was_inspected(page):
    page.act(do="seek", arg="40")
    page.act(do="inspect", what="seat:1")
    before = page.regions["layer"]
    page.act(do="link", arg="#hero.lich")
    assert page.session.screen == "card"
    page.act(do="link", arg="#replay.shown")
    assert page.session.around.replay.at == 40 and before in page.regions["app"]


def test_it_plays_by_itself_to_the_end(page):
    page.act(do="seek", arg=str(len(page.session.around.replay) - 3))
    page.act(do="replay_speed", arg="4.0")
    page.act(do="play")
    assert page.wait == page_of.PAUSE // 4
    page.run()
    assert page.session.around.replay.over and page.wait is None


def test_only_what_differs_is_sent(page):
    page.act(do="seek", arg="20")
    frame = page.act(do="replay_speed", arg="2.0")
    assert frame.html.keys() == {"rep-ctl"}


def test_a_game_can_be_played_on_from_any_place(page):
    page.act(do="seek", arg="30")
    page.act(do="eyes", arg="2")
    there = page.session.around.replay.game.hash()
    page.act(do="branch")
    session = page.session
    assert session.screen == "table" and session.me == 2
    assert session.game.hash() == there or session.game.pending.phase  # a half-made move is taken back
    assert session.save.peeked  # who looks at a game that is over sees all of it
    page.run()
    page.until(lambda question: False)
    assert session.game.over and session.desk.results == []  # it does not count


def test_the_link_holds_the_whole_game(page, text):
    link = page_of.page(page.session)["rep"]["link"]
    again = Page(session())
    again.session.open({}, f"#r={link}")
    assert again.session.screen == "replay"
    assert again.session.around.replay.decisions == page.session.around.replay.decisions


def at_the_first_turn(replay):
    """All have their heroes, and nothing has been done with them."""
    return [replay.steps[replay.at - 1].turn, replay.steps[replay.at].turn] == [0, 1]


def test_a_place_can_be_shared(page):
    page.act(do="seek", arg="17")
    link = page_of.page(page.session)["rep"]["link"]
    assert f"r={link}.17" in page.regions["share"]
    again = Page(session())
    again.session.open({}, f"#r={link}.17")
    assert again.session.around.replay.at == 17
    again.session.open({}, f"#r={link}.x9")
    assert at_the_first_turn(again.session.around.replay)


def test_a_game_too_long_for_a_link_offers_the_file(page, monkeypatch):
    monkeypatch.setattr(page_of, "LONGEST_LINK", 100)
    page.act(do="lang")
    assert "data-fragment" not in page.regions["app"]
    assert 'data-do="replay_file"' in page.regions["app"]
    frame = page.act(do="replay_file")
    assert saves.load(frame.file[1]).record.decisions == page.session.around.replay.decisions


@pytest.mark.parametrize(
    "link", ["#r=", "#r=AAAA", "#r=%00", "#nonsense", "#hero.nobody", "#card.<script>", "#r=" + "A" * 99]
)
def test_a_strange_link_is_one_message(link):
    page = Page(session())
    frame = page.session.open({}, link)
    assert page.session.screen == "lobby"
    assert frame.html["app"].count("toast__i") == 1
    assert "<script>" not in frame.html["app"]


def test_a_finished_game_is_replayed_from_the_list(text):
    page = Page(session(4)).start(5)
    page.until(lambda question: False)
    (entry,) = page.session.desk.entries
    page.act(do="replay", arg=entry.key)
    key, then = page.session.desk.errands.pop()
    page.act(do="loaded", then=then, text=page.session.desk.writes[key])
    assert page.session.screen == "replay"
    assert at_the_first_turn(page.session.around.replay)


def test_decisions_before_a_checkpoint_of_other_rules_are_missed(text):
    facts = json.loads(text)
    facts["record"]["build"] = "older"
    facts["record"]["seed"] ^= 1
    game = Replay(saves.load(json.dumps(facts)))
    assert game.cut and len(game) < len(facts["record"]["decisions"])


def test_the_running_game_of_the_store_stays_what_it_is():
    page = Page(session()).start(5)
    before = page.session.desk.writes[Desk.GAME]
    page.act(do="link", arg="#replay")
    page.act(do="next")
    assert json.loads(page.session.desk.writes[Desk.GAME])["record"] == json.loads(before)["record"]


def unfolded(page):
    return [turn["start"] for turn in page_of.page(page.session)["turns"] if turn["unfolded"]]


def rows(page):
    return [row for turn in page_of.page(page.session)["turns"] for row in turn["rows"]]


def test_a_turn_unfolds_without_going_there(page):
    replay = page.session.around.replay
    page.act(do="seek", arg="9")
    third, at = replay.starts[3], replay.at
    assert third not in unfolded(page)
    frame = page.act(do="fold", arg=str(third))
    assert frame.html.keys() == {f"rt-{third}"}
    assert third in unfolded(page) and replay.at == at
    assert f'id="rd-{third + 1}"' in frame.html[f"rt-{third}"]
    page.act(do="fold", arg=str(third))
    assert third not in unfolded(page)
    assert page.act(do="fold", arg="no turn") is None


def test_the_timeline_is_narrowed_to_what_came_to_pass(page):
    replay = page.session.around.replay
    deaths = [entry for entry in replay.whole.log if entry.key == "death"]
    assert deaths
    page.act(do="kind", arg="death")
    assert [row["n"] for row in rows(page)] == fatal(replay)
    assert all("阵亡" in row["text"] for row in rows(page))
    hidden = [turn["start"] for turn in page_of.page(page.session)["turns"] if turn["hidden"]]
    assert hidden and all(f'id="rt-{start}" hidden' in page.regions[f"rt-{start}"] for start in hidden)
    page.act(do="whose", form={"whose": str(deaths[0].args["seat"])})
    assert len(rows(page)) == 1
    page.act(do="kind", arg="")
    page.act(do="whose", form={"whose": ""})
    assert len(unfolded(page)) == 1
    assert page.act(do="kind", arg="gossip") is None


def fatal(replay):
    return [at for at, found in replay.events.items() if any(entry.key == "death" for entry in found)]


def test_the_timeline_is_narrowed_to_one_seat(page):
    page.act(do="whose", form={"whose": "2"})
    mine = [n for n, step in enumerate(page.session.around.replay.steps, 1) if step.seat == 2]
    assert [row["n"] for row in rows(page)] == mine


def test_one_steps_along_what_the_timeline_lists(page):
    replay = page.session.around.replay
    page.act(do="kind", arg="death")
    for n in fatal(replay):
        page.act(do="next_row")
        assert replay.at == n
    page.act(do="next_row")
    assert replay.at == fatal(replay)[-1]
    page.act(do="first")
    assert replay.at == 0
    page.act(do="last")
    assert replay.over
    page.act(do="previous_row")
    assert replay.at == [n for n in fatal(replay) if n < len(replay)][-1]


def test_other_seats_decisions_stay_hidden_however_the_timeline_is_narrowed(page):
    replay = page.session.around.replay
    page.act(do="eyes", arg="2")
    page.act(do="whose", form={"whose": "1"})
    assert rows(page) == []
    assert "这样一条也没有" in page.regions["rep-only"]
    page.act(do="whose", form={"whose": ""})
    for start in replay.starts:
        if start not in unfolded(page):
            page.act(do="fold", arg=str(start))
    assert {replay.steps[row["n"] - 1].seat for row in rows(page)} == {2}
    page.act(do="kind", arg="dying")  # that, everybody saw
    assert all(row["title"] == "" for row in rows(page))


def test_each_step_tells_what_came_of_it_or_what_was_decided_once(page):
    quiet = 0
    for _ in range(60):
        beats = page.act(do="next").beats
        assert beats and beats == [beat for beat in beats if beat.strip()]
        quiet += len(beats) == 1 and " · " in beats[0]
        assert page.act(do="eyes", arg="open").beats == []
    assert quiet
    assert 'aria-live="off"' in page.regions["rep-ctl"]  # a number alone says nothing


def test_what_was_decided_is_told_to_whose_eyes_may_know_it(page):
    replay, secrets = page.session.around.replay, 0
    eyes = replay.steps[0].seat
    page.act(do="eyes", arg=str(eyes))
    page.act(do="seek", arg="0")
    for step in replay.steps[:80]:
        beats = page.act(do="next").beats
        if step.seat != eyes:
            assert not any(" · " in beat for beat in beats)
            secrets += beats == [f"第 {replay.at} 个决定，共 {len(replay)} 个"]
    assert secrets
