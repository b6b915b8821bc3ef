"""The duel's draft page: who picks when, whom each has, and that the three kept stay secret."""

import re

from fate.app import draft
from tests.app.driver import Page, session


def duel(key="setup.draft", seed=3, wanted=lambda page: True):
    """A page at one of the draft's questions."""
    page = Page(session(seed)).start(2, mode="duel_three_hero_rotation")
    assert page.until(lambda question: question.key == key and wanted(page))
    return page


def model(page):
    return draft.draft(page.session.scene())


def states(page):
    return [hero["state"] for hero in model(page)["heroes"]]


def test_ten_heroes_lie_open_and_stay_where_they_are():
    page = duel()
    before = [hero["hero"]["id"] for hero in model(page)["heroes"]]
    assert len(before) == 10
    page.pick(0)
    page.confirm()
    assert [hero["hero"]["id"] for hero in model(page)["heroes"]] == before


def test_each_hero_taken_says_by_whom_and_cannot_be_pressed():
    page = duel(wanted=lambda page: len(page.question.options) < 7)
    seats = page.session.game.state.seats
    taken = states(page)
    assert (taken.count("mine"), taken.count("theirs")) == (len(seats[0].offered), len(seats[1].offered))
    assert taken.count("on") == len(page.question.options)
    html = page.regions["app"]
    for them in seats:
        for hero in them.offered:
            assert 'aria-disabled="true"' in re.search(rf'<button[^>]*id="pick-{hero}"[^>]*>', html)[0]


def test_the_order_of_picks_is_one_two_two_two_two_one():
    page = duel()
    for _ in range(5):
        turns = model(page)["turns"]
        picked = sum(len(them.offered) for them in page.session.game.state.seats)
        assert [turn["n"] for turn in turns] == [1, 2, 2, 2, 2, 1]
        (now,) = [turn for turn in turns if turn["state"] == "now"]
        assert now["who"] == page.session.scene().words.t("ui.you")
        assert sum(turn["n"] for turn in turns if turn["state"] == "done") + now["done"] == picked
        page.pick(0)
        page.confirm()
    assert page.question.key == "setup.three"


def test_the_prompt_says_which_of_how_many_picks_this_is():
    page = duel()
    page.act(do="lang")
    first = 1 if page.session.game.state.turn == 0 else 2
    assert f"Your pick: 1 of {first}" in model(page)["ask"]
    page.pick(0)
    page.confirm()
    assert f"Your pick: {first} of 2" in model(page)["ask"]


def test_the_contest_is_shown_until_i_have_picked():
    page = duel()
    contest = model(page)["contest"]
    assert [side["won"] for side in contest] == [True, False]
    assert contest[0]["face"]["rank"] and contest[0]["label"] in page.regions["app"]
    page.pick(0)
    page.confirm()
    assert model(page)["contest"] == []


def test_what_a_hero_can_do_is_told_before_it_is_taken():
    page = duel()
    assert model(page)["detail"] is None
    page.pick(2)
    detail = model(page)["detail"]
    assert detail["hero"]["id"] == page.question.options[2][1]
    assert detail["skills"][0]["text"] in page.regions["app"]


def test_three_of_five_are_kept():
    page = duel("setup.three")
    assert len(model(page)["heroes"]) == 5
    for option in (4, 1):
        page.pick(option)
    assert not model(page)["ready"]
    page.pick(2)
    kept = {page.question.options[i][1] for i in (4, 1, 2)}
    page.confirm()
    mine = page.session.game.state.seats[0]
    assert {*mine.waiting, mine.hero} - {""} == kept
    assert page.question.key == "setup.lead"


def test_nothing_tells_whom_the_other_keeps():
    page = duel("setup.lead")
    other = page.session.game.state.seats[1]
    kept = {*other.waiting, other.hero} - {""}
    assert kept
    shown = {hero["hero"]["id"] for hero in model(page)["heroes"]}
    assert not shown & kept
    assert not any(f'"pick-{hero}"' in page.regions["app"] for hero in kept)


def test_the_draft_can_be_read_in_english():
    page = duel("setup.three")
    page.act(do="lang")
    assert not re.search(r"[一-鿿]", re.sub(r"中文|中", "", page.regions["app"]))
