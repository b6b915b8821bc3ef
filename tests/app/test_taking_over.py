"""Taking over from a bot that has been watched."""

import pytest

from fate.app import saves
from tests.app.driver import Page, session
from tests.app.test_watching import masked, secrets, shown, watched


def test_a_seat_that_was_taken_over_is_played_by_the_person():
    page = watched(steps=30)
    page.act(do="sit")
    assert page.session.notice.text == "ui.watch.sit_text" and page.session.notice.about == "watch"
    assert page.session.people == ()
    page.act(do="sit_sure")
    held = page.session
    assert (held.people, held.me, held.eyes) == ((0,), 0, 0)
    assert (held.save.branch, held.save.peeked, held.save.undone) == (True, False, 0)
    page.run()
    assert page.question.seat == 0
    assert 'class="watch' not in page.regions.get("prompt", "")
    page.until(lambda question: False)
    assert held.game.over
    assert held.desk.results == [], "it does not count"


@pytest.mark.parametrize("peeking", [({"do": "look", "arg": "1"},), ({"do": "open"}, {"do": "open"})])
def test_who_has_seen_other_hands_is_marked(peeking):
    page = watched(steps=30)
    for deed in peeking:
        page.act(**deed)
    seat = page.session.me
    page.act(do="sit")
    assert page.session.notice.text == "ui.watch.sit_marked"
    page.act(do="sit_sure")
    assert page.session.eyes == seat
    assert page.session.save.peeked
    assert saves.load(page.session.desk.writes["game"]).peeked
    assert "看过别人的手牌" in page.regions["aid"]
    for link in ("#saves", ""):
        page.act(do="link", arg=link)
        assert "看过别人的手牌" in page.regions["app"]
    page.act(do="resume")
    page.run().until(lambda question: False)
    page.act(do="result")
    assert "看过别人的手牌" in page.regions["app"]


def test_the_others_keep_their_names():
    page = watched(2, steps=30)
    before = page.session.names()
    page.act(do="look", arg="2")
    page.act(do="sit_sure")
    assert page.session.names() == [*before[:2], "你", *before[3:]]
    page.run()
    page.act(do="link", arg="#replay")
    assert all(name in page.regions["app"] for name in (*before[:2], *before[3:]))


def test_going_on_at_another_seat_leaves_the_others_their_names():
    page = Page(session()).start(5)
    page.until(lambda question: False)
    before = page.session.names()
    page.act(do="link", arg="#replay")
    page.act(do="seek", arg="40")
    page.act(do="eyes", arg="3")
    page.act(do="branch")
    assert page.session.names() == ["电脑·A", *before[1:3], "你", before[4]]


def test_nothing_of_the_other_hands_stays_on_the_page():
    page = watched(2, steps=40)
    page.act(do="open")
    page.act(do="sit_sure")
    held = page.session
    assert held.eyes == 0
    assert masked(shown(page))[0] <= {str(uid) for uid in held.game.state.seats[0].hand}
    assert not secrets(held.game, 0) & masked(shown(page))[1]
    assert all(moment.seat == 0 for moment in held.moments)


def test_taking_over_further_back_goes_another_way_and_keeps_what_was_watched():
    page = watched(steps=50)
    played = tuple(page.session.game.decisions)
    for _ in range(20):
        page.act(do="step_back")
    ahead = len(page.session.ahead)
    assert ahead
    page.act(do="sit_sure")
    held = page.session
    assert held.save.undone == ahead
    assert held.ahead == []
    (entry,) = held.desk.entries
    kept = saves.load(held.desk.writes[entry.key])
    assert kept.record.decisions == played
    assert kept.agreement.me is None


def test_at_the_end_of_what_was_played_nothing_is_kept_twice():
    page = watched(steps=50)
    page.act(do="sit_sure")
    assert page.session.desk.entries == []
    assert page.session.save.record.decisions


def test_a_bot_can_go_on_for_the_one_who_took_over_and_sees_no_more():
    page = watched(steps=30)
    page.act(do="sit_sure")
    page.run()
    page.act(do="auto")
    assert page.session.save.auto
    assert page.session.eyes == 0
    assert page.act(do="open") is None
    page.act(do="auto")
    page.run()
    assert page.question.seat == 0
