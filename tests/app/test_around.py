"""The pages around the table: every one in both languages, where links lead, settings, results."""

import json
import re
from dataclasses import replace

import pytest

from fate.app import pages, results
from fate.app import settings as setting
from fate.app.around import PAGES, rulebook, stats
from fate.app.around.credits import ARTISTS
from fate.app.desk import Desk
from fate.app.results import Result
from fate.app.settings import CHOICES, SWITCHES
from fate.fate2 import data
from fate.kernel.log import LogEntry
from fate.kernel.rng import Rng
from tests.app.driver import Page, session
from tests.app.test_keeping import Store

OPEN = [name for name in PAGES if name not in ("card", "elsewhere")]


def games(count):
    rng, heroes = Rng(1), list(data.heroes())
    return [
        Result(
            i,
            "identity_game",
            5,
            heroes[rng.below(5)],
            results.CAMPS[rng.below(3)],
            rng.below(2) == 0,
            1,
            4,
            {kind: 1 + rng.below(3) for kind in ("normal_attack", "dodge", "healing_balm", "moon_arrow", "greed")},
        )
        for i in range(count)
    ]


@pytest.mark.parametrize("name", OPEN)
def test_every_page_draws_in_both_languages(name):
    page = Page(session())
    page.session.desk.results = games(30)
    page.act(do="link", arg=f"#{name}")
    page.act(do="lang")
    page.act(do="lang")
    chinese = page.regions["app"]
    page.act(do="lang")
    english = page.regions["app"]
    assert page.session.screen == name
    assert chinese != english
    assert not re.search(r"\{\w+[}:]|\[\{", chinese + english)
    assert f'data-screen="{name}"' in english


@pytest.mark.parametrize(
    "link",
    [*(f"hero.{h}" for h in data.heroes()), *(f"card.{k}" for k in data.kinds()), *(f"fate.{f}" for f in data.fates())],
)
def test_everything_in_the_box_has_a_page(link):
    page = Page(session())
    frame = page.act(do="link", arg=f"#{link}")
    assert page.session.screen == "card"
    assert frame.hash == link
    page.act(do="lang")
    assert "<h1" in page.regions["app"]


def test_an_entry_has_its_name_in_both_languages():
    page = Page(session())
    page.act(do="link", arg="#card.disarm")
    assert '<h1 class="h1">缴械</h1><p class="lead" lang="en">Disarm</p>' in page.regions["app"]
    page.act(do="lang")
    assert '<h1 class="h1">Disarm</h1><p class="lead" lang="zh-Hans">缴械</p>' in page.regions["app"]


def test_the_encyclopedia_lists_everything_once():
    page = Page(session())
    page.act(do="link", arg="#cards")
    found = set()
    for kind in ("hero", "card", "monster", "fate"):
        page.act(do="cards_of", arg=kind)
        found.update(re.findall(r'data-link="((?:hero|card|fate)\.\w+)"', page.regions["app"]))
    assert len(found) == len(data.heroes()) + len(data.kinds()) + len(data.fates())
    page.act(do="search", form={"search": "no such thing"})
    assert "rel__a" not in page.regions["app"]


def test_the_rulebook_finds_words_in_sections_and_terms():
    page = Page(session())
    page.act(do="link", arg="#rules")
    whole = len(page.regions["app"])
    page.act(do="search", form={"search": "濒死"})
    assert 0 < page.regions["app"].count('class="rule"') < 18
    assert len(page.regions["app"]) < whole
    page.act(do="search", form={"search": "<script>"})
    assert "<script>" not in page.regions["app"]


def test_every_artist_of_the_notice_is_credited():
    notice = (data_root() / "NOTICE").read_text(encoding="utf-8")
    by = re.search(r"by (Lorc.*?)\n +https", notice, re.S)[1].replace(" and ", ", ")
    assert {name.strip() for name in " ".join(by.split()).split(",")} == {name.strip() for name in ARTISTS.split(",")}


def data_root():
    from fate.app.screens import FOLDER

    return FOLDER.parent


def test_settings_are_changed_kept_and_reset():
    page = Page(session())
    page.act(do="link", arg="#settings")
    chosen = {name: values[-1] for name, values in CHOICES.items()}
    frame = page.act(do="set", form={**chosen, "sound": "1", "confirm_end": "1"})
    kept = setting.load(page.session.desk.writes[Desk.SETTINGS])
    assert all(getattr(kept, name) == value for name, value in chosen.items())
    assert kept.sound and kept.confirm_end
    assert frame.look == {
        "theme": "system", "contrast": "more", "size": "130", "cards": "four", "motion": "reduced"
    }  # fmt: skip
    page.act(do="set", form={**chosen, "size": "900%"})
    assert page.session.settings.size == "130"
    page.act(do="reset_settings")
    assert page.session.settings.size == "100" and page.session.settings.language == "en"


def test_ending_a_turn_can_be_asked_about():
    page = Page(session()).start(4)
    page.until(lambda question: question.key == "play" and len(question.options) > 1)
    page.session.settings.confirm_end = True
    number = page.question.number
    page.act(do="end", q=number)
    assert page.question.number == number
    assert 'data-do="end_sure"' in page.regions["toast"]
    page.act(do="end_sure")
    assert page.session.move is None or page.question.number != number


def test_a_finished_game_counts_once():
    page = Page(session(2)).start(4)
    page.until(lambda question: False)
    page.act(do="result")
    page.act(do="table")
    (result,) = page.session.desk.results
    assert (result.mode, result.players) == ("identity_game", 4)
    winners = page.session.game.state.outcome.seats
    assert result.won == (0 in winners)
    assert (result.bots, result.bots_won) == (3, len(set(winners) - {0}))
    store = Store()
    store.settle(page)
    assert store.reopened().session.desk.results == [result]


def test_the_record_is_counted_by_mode_exported_and_reset():
    page = Page(session())
    page.session.desk.results = games(25)
    page.act(do="link", arg="#stats")
    assert "<path" in page.regions["app"]
    page.act(do="range", arg="duel_three_hero_rotation")
    assert "<path" not in page.regions["app"]
    assert page.act(do="range", arg="chess") is None
    frame = page.act(do="export_results")
    assert len(json.loads(frame.file[1])) == 25
    page.act(do="ask", arg="reset_results")
    assert len(page.session.desk.results) == 25
    page.act(do="reset_results")
    assert results.load(page.session.desk.writes[Desk.RESULTS]) == []


@pytest.mark.parametrize("text", ["", "[]", "{", '{"format":1,"games":[{"hero":"x"},3]}', '{"format":1,"games":"x"}'])
def test_strange_results_are_none(text):
    assert results.load(text) == []


def test_switches_and_choices_are_all_on_the_page():
    page = Page(session())
    page.act(do="link", arg="#settings")
    assert all(f'name="{name}"' in page.regions["app"] for name in (*CHOICES, *SWITCHES))


def test_the_cards_used_most_are_counted_over_all_games():
    page = Page(session())
    game = Result(1, "identity_game", 5, "lich", "scourge", True, 0, 3, {"dodge": 3, "greed": 1})
    page.session.desk.results = [game, replace(game, cards={"greed": 4}), replace(game, cards={})]
    page.act(do="link", arg="#stats")
    figure = next(figure for figure in stats.page(page.session)["figures"] if figure["id"] == "cards")
    assert [(bar["name"], bar["cells"]) for bar in figure["bars"]] == [("贪婪", (5,)), ("闪避", (3,))]
    assert results.load(results.dump([game])) == [game]


def test_the_totals_stand_beside_what_they_may_be_compared_with():
    page = Page(session())
    game = Result(1, "identity_game", 5, "lich", "scourge", True, 2, 3)
    counted = replace(game, won=False, rounds=4, rescues=3, astray=1, bots=4, bots_won=1)
    page.session.desk.results = [game]
    page.act(do="link", arg="#stats")
    tiles = stats.page(page.session)["tiles"]
    assert [(tile["value"], str(tile["beside"])) for tile in tiles] == [
        (1, "每局 3.0 轮"), ("100%", ""), ("2.0", ""), (0, "")]  # fmt: skip
    page.session.desk.results = [game, counted]
    tiles = stats.page(page.session)["tiles"]
    assert [(tile["value"], str(tile["beside"])) for tile in tiles] == [
        (2, "每局 3.5 轮"), ("50%", "电脑 25%"), ("2.0", ""), (3, "其中 1 次救了对方")]  # fmt: skip
    assert results.load(results.dump([counted])) == [counted]


def played_by_two():
    """A page with a finished game of two people and two bots."""
    page = Page(session(6))
    page.act(do="start", form={"form": "1", "players": 4, "who_1": "person", "who_2": "person", "who_0": "bot",
                               "name_2": "Bea"})  # fmt: skip
    while not page.session.game.over:
        page.run()
        page.act(do="lift") if page.session.aids.covered else page.session.move and page.answer_anyhow()
    return page


def test_a_game_of_several_people_is_told_from_the_seat_of_each():
    page = played_by_two()
    winners, rows = page.session.game.state.outcome.seats, page.session.desk.results
    assert [(row.seat, row.name, row.people, row.won) for row in rows] == [
        (1, "", 2, 1 in winners), (2, "Bea", 2, 2 in winners)]  # fmt: skip
    assert [(row.bots, row.bots_won) for row in rows] == [(2, len({0, 3} & set(winners))), (0, 0)]
    assert [row.hero for row in rows] == [page.session.game.state.seats[seat].hero for seat in (1, 2)]
    assert results.games(rows) == 1
    assert results.load(results.dump(rows)) == rows


def test_games_of_several_people_are_counted_apart_from_those_of_one():
    page = played_by_two()
    alone = Result(1, "identity_game", 5, "lich", "scourge", True, 2, 3)
    rows = page.session.desk.results = [*page.session.desk.results, alone]
    page.act(do="link", arg="#stats")
    shown = stats.page(page.session)
    assert [tile["value"] for tile in shown["tiles"]][:2] == [1, "100%"]
    assert "player" not in [figure["id"] for figure in shown["figures"]]
    page.act(do="company", arg="together")
    shown = stats.page(page.session)
    won = sum(row.won for row in rows[:2])
    assert [tile["value"] for tile in shown["tiles"]][:2] == [1, f"{50 * won}%"]
    assert [(bar["name"], bar["cells"]) for bar in shown["figures"][0]["bars"]] == [
        ("玩家 2", (1, int(rows[0].won))), ("Bea", (1, int(rows[1].won)))]  # fmt: skip
    assert "最近 10 局" not in page.regions["app"] and "真人座位的胜率" in page.regions["app"]
    assert page.act(do="company", arg="nobody") is None
    page.session.desk.results = [alone]
    page.act(do="company", arg="together")
    assert not stats.page(page.session)["shared"] and "几个人同机" not in page.regions["app"]


def test_a_game_tells_which_cards_its_person_used():
    page = Page(session(2)).start(4)
    page.until(lambda question: False)
    (result,) = page.session.desk.results
    spent = [e for e in page.session.game.log if e.key == "spend" and e.args["seat"] == 0]
    assert sum(result.cards.values()) == len(spent) > 0


@pytest.mark.parametrize(
    ("name", "value"),
    [("cards", {"no such card": 1}), ("cards", {"dodge": 0}), ("cards", {"dodge": "many"}),
     ("cards", {"dodge": 10**400}), ("cards", []), ("cards", None), ("hero", []), ("hero", "no such hero"),
     ("mode", {}), ("camp", []), ("kills", 10**400), ("rounds", -1), ("won", 1),
     ("rescues", -1), ("astray", "1"), ("bots", None), ("bots_won", 0.5), ("people", 0), ("people", 6),
     ("seat", 5), ("name", 3)],
)  # fmt: skip
def test_a_strange_value_spoils_its_row_only(name, value):
    game = Result(1, "identity_game", 5, "lich", "scourge", True, 0, 3)
    rows = json.loads(results.dump([game, game]))
    rows["games"][0][name] = value
    assert results.load(json.dumps(rows)) == [game]


def test_rows_from_before_cards_were_counted_still_count():
    game = Result(1, "identity_game", 5, "lich", "scourge", True, 0, 3)
    rows = json.loads(results.dump([game]))
    for name in ("cards", "people", "name", "seat"):
        del rows["games"][0][name]
    assert results.load(json.dumps(rows)) == [game]


def test_reading_elsewhere_leaves_the_table_as_it_was():
    page = Page(session()).start(4)
    page.until(lambda question: question.key == "play" and len(question.options) > 1)
    page.pick(0)
    before = page.act(do="inspect", what="card:0")
    number, picked = page.question.number, list(page.session.move.choice.picked)
    assert before.hash == "table"
    there = page.regions["layer"]
    frame = page.act(do="link", arg="#card.dodge")
    assert frame.wait is None  # the game waits
    assert 'data-link="table"' in page.regions["app"]  # the page's own way back
    back = page.act(do="link", arg="#table")
    assert (back.screen, back.hash, page.question.number) == ("table", "table", number)
    assert page.session.move.choice.picked == picked
    assert there in back.html["app"]


def test_ways_back_lead_to_what_is_there_only():
    page = Page(session(2))
    for link in ("table", "victory", "replay.shown"):
        assert page.act(do="link", arg=f"#{link}").screen == "lobby"
    page.act(do="link", arg="#rules")
    assert "crumb__b" not in page.regions["app"]
    page.start(4)
    page.until(lambda question: False)
    page.act(do="result")
    page.act(do="link", arg="#replay")
    page.act(do="seek", arg="7")
    page.act(do="link", arg="#term.dying")
    assert 'data-link="replay.shown"' in page.regions["app"]
    page.act(do="link", arg="#replay.shown")
    assert (page.session.screen, page.session.around.replay.at) == ("replay", 7)
    assert page.act(do="link", arg="#victory").screen == "victory"
    page.act(do="lost")
    assert page.act(do="link", arg="#table").screen == "elsewhere"  # what is there may be old


def test_every_section_of_the_rulebook_has_its_address():
    page = Page(session())
    page.act(do="link", arg="#rules")
    links = re.findall(r'href="#(rules\.\w+)" data-link="\1"', page.regions["app"])
    assert len(links) == len(rulebook.PLACES)
    for link in links:
        frame = page.act(do="link", arg=f"#{link}")
        assert frame.hash == link
        assert f'id="rule-{link[6:]}" data-here' in page.regions["app"]
    page.act(do="link", arg="#cards")
    assert page.act(do="link", arg="#rules").hash == "rules"
    page.act(do="link", arg="#rules.nonsense")
    assert page.session.screen == "lobby"


def test_who_brings_another_back_from_dying_has_rescued():
    page = Page(session(6)).start(5)
    page.until(lambda question: False)
    told = page.session.game.log
    told[:0] = [
        LogEntry("spend", {"seat": 1, "card": "healing_balm", "targets": [2]}),
        LogEntry("heal", {"seat": 2, "amount": 1, "hp": 1, "cause": "healing_balm"}),  # from 0
        LogEntry("heal", {"seat": 2, "amount": 1, "hp": 2, "cause": "healing_balm"}),  # was not dying any more
        LogEntry("spend", {"seat": 3, "card": "healing_balm", "targets": [3]}),
        LogEntry("heal", {"seat": 3, "amount": 2, "hp": 1, "cause": "healing_balm"}),  # its own life
    ]
    before = [row["rescues"] for row in pages.victory(page.session.scene())["rows"]]
    del told[:5]
    after = [row["rescues"] for row in pages.victory(page.session.scene())["rows"]]
    assert [a - b for a, b in zip(before, after, strict=True)] == [0, 1, 0, 0, 0]


def test_you_have_won_or_lost_only_where_one_alone_plays():
    """Who watched has done neither; where two share the device it would not be clear who is meant."""
    page = Page(session(6)).start(5)
    page.until(lambda question: False)
    for people in range(3):
        scene = page.session.scene()
        scene.people = people
        shown = pages.victory(scene)
        assert bool(shown["mine"]) == any(row["me"] for row in shown["rows"]) == (people == 1)


def errands(page):
    """What is to be read, taken out."""
    while page.session.desk.errands:
        yield page.session.desk.errands.pop(0)


@pytest.mark.parametrize("people", [(0,), (), (0, 2)])
def test_a_reload_at_the_end_of_a_game_comes_back_to_it(people):
    store, page = Store(), Page(session(6))
    who = {f"who_{seat}": "person" if seat in people else "bot" for seat in range(4)}
    page.act(do="start", form={"form": "1", "players": 4, **who})
    while not page.session.game.over:
        page.run()
        page.act(do="lift") if page.session.aids.covered else page.session.move and page.answer_anyhow()
    before = page.act(do="result").html["app"]
    store.settle(page)
    kept = dict(store)
    for link, screen in (("#victory", "victory"), ("#table", "table")):
        again = Page(session(9))
        again.session.open({key: store.get(key) for key in Desk.KEYS}, link)
        assert again.session.screen == "lobby"  # until it has been read
        late = [again.act(do="loaded", then=then, text=store.get(key)).late for key, then in errands(again)]
        assert late == [True]  # whose address takes the place of the lobby's
        assert again.session.screen == screen
        shown = again.act(do="result" if screen == "table" else "link", arg="#victory")
        assert shown is not None and not shown.late
        store.settle(again)
        assert dict(store) == kept  # neither filed nor counted twice
    assert again.regions["app"] == before
    again.act(do="again")
    assert again.session.game is not None and not again.session.game.over


def test_the_end_of_a_game_does_not_come_back_to_who_has_gone_on():
    store, page = Store(), Page(session(6)).start(4)
    page.until(lambda question: False)
    store.settle(page)
    again = Page(session(9))
    again.session.open({key: store.get(key) for key in Desk.KEYS}, "#victory")
    again.act(do="link", arg="#rules")
    store.settle(again)
    assert again.session.screen == "rules" and again.session.game is None
    again.session.open({key: store.get(key) for key in Desk.KEYS}, "")
    store.settle(again)
    assert again.session.screen == "lobby"
    again.session.desk.entries = [replace(entry, key="save:404") for entry in again.session.desk.entries]
    again.act(do="link", arg="#victory")
    store.settle(again)
    assert again.session.screen == "lobby" and again.session.game is None
