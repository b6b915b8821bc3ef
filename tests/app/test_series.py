"""Series of questions answered in one go: what the tray offers, what the rules are told, what ends a plan early."""

import re
from dataclasses import replace

import pytest

from fate.app import tray
from fate.app.arranging import Plan, Step
from fate.app.wording import Wording
from fate.kernel.question import Question
from tests.app import position
from tests.app.series import ASKED, at


def deeds(page):
    """What the tray's controls do, as (deed, thing, by)."""
    tray = page.regions.get("tray") or re.search(r'<details class="tray".*?</details>', page.regions["app"], re.S)[0]
    return re.findall(r'data-do="(\w+)" data-o="(\d+)"(?: data-by="(-?\d+)")?', tray)


def do(page, deed, thing, by=None):
    """Use a control."""
    return page.act(do=deed, o=str(thing), by=by, q=page.question.number)


def arrangement(page):
    return page.session.move.choice.arrangement


@pytest.mark.parametrize("key", ASKED)
def test_every_card_and_seat_has_a_control_on_the_tray(key):
    page = at(key)
    series = arrangement(page)
    found = deeds(page)
    assert found
    if series.kind == "deal":
        assert {int(o) for deed, o, _ in found if deed == "hold"} == set(series.cards)
        assert {int(o) for deed, o, _ in found if deed == "put"} >= set(series.room)
    elif series.kind == "split":
        assert {int(o) for deed, o, by in found if deed == "share" and by == "1"} == set(series.amounts)
    else:
        assert {int(o) for deed, o, _ in found if deed == "keep"} == set(series.touched)


@pytest.mark.parametrize("key", ASKED)
def test_half_of_it_is_no_answer_and_can_be_taken_back(key):
    page = at(key)
    series = arrangement(page)
    assert not series.complete
    assert page.act(do="confirm", q=page.question.number) is None
    page.arrange(series)
    assert series.complete
    while page.session.move.choice.arrangement.begun:
        assert page.act(do="back", q=page.question.number) is not None
    assert not series.complete
    assert page.act(do="back", q=page.question.number) is None


@pytest.mark.parametrize("key", ASKED)
def test_what_makes_no_sense_changes_nothing(key):
    page = at(key)
    before = page.regions.copy()
    for deed in ("hold", "put", "give", "take", "share", "keep", "move"):
        for thing in (99, -1, "x", "", None):
            page.act(do=deed, o=thing, by="1", q=page.question.number)
    page.act(do="hold", o="0", by={}, q=page.question.number)
    assert page.regions == before


@pytest.mark.parametrize("language", position.LANGUAGES)
@pytest.mark.parametrize("key", ASKED)
def test_the_series_has_words_of_its_own(key, language):
    page = at(key)
    page.session.settings.language = language
    page.act(do="close")
    page.session.renderer.page = None
    html = page.show(page.session.frame()).html["app"]
    assert not re.search(r"\{\w+", html)
    texts, kind = page.session.scene().words.texts, arrangement(page).kind
    title = texts.get(f"ask.{kind}.{key}.title") or texts[f"ask.{kind}.title"]
    assert title.rpartition("}")[2] in html


def test_cards_go_where_they_are_put():
    page = at("frost_maiden.radiant_aura.give")
    series = arrangement(page)
    cards = series.cards
    assert len(cards) == 4
    for card, seat in zip(cards, (3, 1, 0, 2), strict=True):
        assert series.held == card  # one after the other, without holding each
        do(page, "put", seat)
    page.confirm()
    hands = [them.hand for them in page.session.game.state.seats]
    assert [cards[0] in hands[3], cards[1] in hands[1], cards[2] in hands[0], cards[3] in hands[2]] == [True] * 4


def test_a_seat_that_is_full_gives_its_card_back():
    page = at("gorgon.arcane_serpent.give")
    series = arrangement(page)
    first, second = series.cards[:2]
    do(page, "put", 2)
    do(page, "give", second, 2)
    assert (series.at(2), series.held) == ([second], first)
    do(page, "put", 2)
    assert (series.at(2), series.held) == ([], second)
    do(page, "give", first, 1)
    do(page, "take", first)
    assert series.dealt == {}


def test_a_card_can_be_put_to_a_seat_at_the_table():
    page = at("gorgon.arcane_serpent.give")
    series = arrangement(page)
    seat = page.question.options[-1][1]
    page.pick(len(page.question.options) - 1)
    assert series.dealt == {series.cards[0]: seat}


def test_seat_by_seat_the_rules_get_what_was_dealt_card_by_card():
    page = at("energy_transfer.give")
    series = arrangement(page)
    assert series.room == {0: 1, 1: 1, 3: 2}  # upgraded: the third gets none, the last two
    chosen = dict(zip(series.cards, (3, 0, 3, 1), strict=True))
    for card, seat in chosen.items():
        do(page, "give", card, str(seat))
    page.confirm()
    seats = page.session.game.state.seats
    assert all(card in seats[seat].hand for card, seat in chosen.items())


def test_damage_is_shared_out_in_one_go():
    page = at("death_oracle.drive_spirits.share")
    series = arrangement(page)
    one, two = series.amounts
    assert (series.total, series.amounts) == (3, {one: 1, two: 1})
    assert do(page, "share", one, "-1") is None  # everybody gets at least 1
    do(page, "share", two, "1")
    assert do(page, "share", two, "1") is None  # no more than there is
    hp = [them.hp for them in page.session.game.state.seats]
    page.confirm()
    after = [them.hp for them in page.session.game.state.seats]
    assert (hp[one] - after[one], hp[two] - after[two]) == (1, 2)


def test_what_a_seat_would_get_is_written_beside_it():
    page = at("death_oracle.drive_spirits.share")
    two = list(arrangement(page).amounts)[1]
    do(page, "share", two, "1")
    assert "−2" in page.regions[f"seat-{two + 1}"]


def test_cards_nobody_has_seen_are_given_away_by_number():
    page = at("guardian_knight.fathers_love.target")
    assert arrangement(page).total == 4
    for seat, times in ((1, 2), (3, 1)):
        for _ in range(times):
            do(page, "share", seat, "1")
    page.confirm()
    state = page.session.game.state
    assert [len(them.hand) for them in state.seats[1:]] == [2, 0, 1]
    assert state.seats[0].hp == 2  # 1 for two of the three
    assert page.question.key == "play"


def test_one_is_kept_and_the_others_lie_as_arranged():
    page = at("satyr_deceiver.keep")
    cards = [option[1] for option in page.question.options]
    do(page, "keep", 2)
    do(page, "move", 4, "-4")
    assert arrangement(page).touched == [4, 0, 1, 2, 3]
    page.confirm()
    state = page.session.game.state
    assert cards[2] in state.seats[0].hand
    assert state.deck[:-5:-1] == [cards[4], cards[0], cards[1], cards[3]]


def test_a_plan_ends_when_something_else_is_offered():
    offered = frozenset({("seat", 1), ("seat", 2)})
    plan = Plan(0, [Step("a", offered, (("seat", 2),)), Step("a", offered, (("seat", 1),))])
    assert plan.next(Question(0, "a", [("seat", 1), ("seat", 2)])) == 1
    assert plan.next(Question(0, "a", [("seat", 1), ("seat", 3)])) is None
    assert not plan.about(Question(0, "a", [("seat", 1), ("seat", 2)]))


def test_a_plan_is_not_about_others():
    plan = Plan(0, [Step("a", frozenset({("seat", 1), ("seat", 2)}), (("seat", 2),))])
    assert not plan.about(Question(1, "a", [("seat", 1), ("seat", 2)]))
    assert plan.next(Question(0, "b", [("seat", 1), ("seat", 2)])) is None
    assert plan.next(Question(0, "a", [("seat", 1), ("seat", 2)])) == 1


@pytest.mark.parametrize(("language", "between"), [("zh", "、2 "), ("en", ", 2 ")])
def test_the_order_is_read_aloud_as_the_language_lists_things(language, between):
    page = at("satyr_deceiver.keep")
    (block,) = tray.tray(replace(page.session.scene(), words=Wording(language)))["blocks"]
    assert between in block["spoken"]
