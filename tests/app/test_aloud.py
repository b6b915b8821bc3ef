"""What is read aloud: the question once, after what has just happened, and then what changes about it; seats whole."""

import re

from fate.app import seats
from fate.app.aloud import Aloud
from fate.app.chronicle import Chronicle
from fate.app.wording import Wording
from tests.app import position
from tests.app.driver import Page, session
from tests.app.test_session import attacking, playing, table

TOLD = """
title = "A neighbour of whom there is a lot to tell"
play = ""
[[seat]]
name = "ann"
hand = ["dodge"]
[[seat]]
name = "ben"
hp = 2
armor = "dodge_charm"
[[seat]]
name = "eve"
[[seat]]
name = "dan"
"""


def test_a_question_is_read_whole_once():
    page = playing()
    page.act(do="lobby")
    heard = page.act(do="resume").asks
    assert heard[0] == "轮到你出牌" and heard[-1] == "主按钮：结束出牌"
    assert len(set(heard)) == len(heard) > 2
    assert page.act(do="why").asks == []


def test_of_a_question_that_stays_what_changes_is_read():
    page = attacking()
    heard = page.act(do="pick", o="0", q=page.question.number).asks
    assert len(heard) == 2
    assert heard[0].startswith("目标：") and heard[1].startswith("主按钮：")


def test_in_another_language_all_of_it_is_read_again():
    page = playing()
    heard = page.act(do="lang").asks
    assert heard[0] == "Your turn to play" and heard[-1] == "Main button: End turn"


def test_the_heading_of_the_page_is_not_read_besides():
    page = Page(session())
    frame = page.act(do="start", form={"players": 5})
    assert "从 3 名英雄中选 1 名" in frame.html["app"]
    assert frame.asks == ["所有人选定后同时亮出，再发身份。"]
    assert [line[:4] for line in page.pick(1).asks] == ["主按钮："]


def test_nothing_is_read_of_a_question_of_others():
    words = Wording("en")
    assert Aloud().question({"q": 0, "title": "Ann's turn", "body": "answering"}, words) == []


def test_numbers_with_a_stroke_are_read_as_so_many_of_so_many():
    words = Wording("en")
    heard = Aloud().question({"q": 1, "title": "Give", "count": "chosen 1/2", "outcome": "health 4→3"}, words)
    assert heard == ["Give", "chosen 1 of 2", "health 4 to 3"]


def test_a_seat_is_read_with_all_that_is_drawn_of_it():
    scene = position.scene(position.game(TOLD), "en")
    ben, eve, _ = seats.others(scene, Chronicle(scene))
    assert re.search(r"Next, .*health 2 of [0-9], rage 0, 0 cards, distance 1, range 1, ", ben["label"])
    assert "armour Dodge Charm" in ben["label"] and "(spent)" in ben["label"]
    assert "you are in range" in ben["label"] and "you are in range" not in eve["label"]
    assert re.search("Acting, .*1 card, hand limit [0-9]", seats.me(scene, Chronicle(scene))["label"])


def test_a_page_is_titled_after_what_it_is():
    page = table()
    assert page.act(do="link", arg="#settings").title == "设置 · 宿命 2.0"
    assert page.act(do="link", arg="").title == "宿命 2.0"


def test_who_one_is_and_what_one_knows_of_the_next_is_told_with_the_deal():
    page = Page(session()).start(5)
    assert page.until(lambda q: q.key == "play")
    game, words = page.session.game, Wording("zh")
    told = next(line["text"].striptags() for line in page.session.told.values() if line and "身份发下" in line["text"])
    me, neighbour = game.state.seats[:2]
    assert f"你是{words.t(f'identity.{me.identity}')}" in told
    assert told.endswith(f"是{words.t(f'identity.{neighbour.identity}')}")


def test_the_deal_tells_those_who_only_look_on_nothing_of_identities():
    page = Page(session())
    page.act(do="start", form={"form": "1", "players": 5, "who_0": "bot"})
    while "身份发下" not in "".join(page.beats):
        page.act(do="tick", t=page.session.serial)
    told = next(beat for beat in page.beats if "身份发下" in beat)
    assert told.endswith("先行动")


def test_a_notice_is_read_each_time_it_is_given():
    page = table(2, 6)
    assert page.until(lambda q: q.key == "play" and page.session.save.points and len(page.session.game.log) > 60)
    refused = page.act(do="undo").beats
    assert len(refused) == 2 and all(sentence in page.regions["toast"] for sentence in refused)
    assert page.act(do="why").beats == []
    assert page.act(do="undo").beats == refused
    assert "aria-live" not in page.regions["toast"]  # hidden while it is empty, it would be heard by few, or twice


def test_the_end_is_told_beside_the_heading_that_says_who_has_won():
    page = table(6)
    page.until(lambda q: False)
    heard = page.act(do="result").beats
    assert len(heard) == 2 and heard[-1] in ("你赢了", "你输了")
    assert all(sentence in page.regions["app"] for sentence in heard) and 'role="status"' not in page.regions["app"]
    assert page.act(do="theme", arg="dark").beats == []
    assert len(page.act(do="lang").beats) == 2


def test_what_is_lit_is_counted_for_those_who_do_not_see_it():
    page = playing()
    things = {option[1] for option in page.question.options if option[0] != "end"}
    assert f"亮起的 {len(things)} 样都能用" in page.regions["prompt"] and things


def test_the_list_of_keys_says_when_a_screen_reader_keeps_them():
    page = playing()
    page.act(do="keys")
    assert "焦点模式" in page.regions["layer"]


def test_of_dispels_of_dispels_it_is_read_what_one_more_would_come_to():
    page, dispels = table(), []
    while page.until(lambda q: q.key == "dispel" and q.number not in dispels):
        dispels.append(page.question.number)
        page.act(do="lobby")
        heard = page.act(do="resume").asks
        links = page.regions["app"].count('class="chain__ic"')
        told = [line for line in heard if "你的【驱散】会" in line]
        assert len(told) == (links > 2)
        if told:
            return
    raise AssertionError("no Dispel of a Dispel")


def test_what_scrolls_over_the_table_is_named_after_what_it_is_of():
    page = playing()
    for deed in ({"do": "why"}, {"do": "inspect", "what": "card:0"}):
        layer = page.act(**deed).html["layer"]
        stop = re.search(r'<div class="\w+" tabindex="0" role="group" aria-labelledby="([\w-]+)"', layer)
        assert stop and f'id="{stop[1]}"' in layer


def test_the_curtain_is_named_after_all_of_its_heading():
    page = Page(session(4))
    page.act(do="start", form={"form": "1", "players": 4, "who_0": "person", "who_2": "person", "name_2": "Bea"})
    named = re.search(r'aria-labelledby="cur-h" aria-describedby="cur-n"', page.regions["app"])
    assert named and 'id="cur-n"' in page.regions["app"]
    heading = re.search(r'<h2 id="cur-h" tabindex="-1">(.*?)</h2>', page.regions["app"])
    assert heading and re.sub("<[^>]*>", "", heading[1]) == "请把设备交给 玩家 1"
