"""One person at one device: playing, taking back, saving, resuming, and everything that can go wrong."""

import json

import pytest

from fate.app import saves
from fate.app import settings as setting
from fate.app.desk import Desk
from tests.app.driver import Page, session


def table(seed=1, players=5):
    return Page(session(seed)).start(players)


def playing(seed=1):
    page = table(seed)
    assert page.until(lambda q: q.key == "play" and len(q.options) > 2)
    return page


def attacking(wanted=lambda page, option: True):
    """A page at the choice of an Attack's target, of at least two."""
    for seed in range(1, 40):
        page = playing(seed)
        for index, option in enumerate(page.question.options):
            if option[0] == "use":
                page.pick(index)
                if page.question.key == "use.target" and wanted(page, option):
                    return page
                page.act(do="back", q=page.question.number)
    raise AssertionError("no attack with two targets")


def test_the_first_question_is_the_choice_of_a_hero():
    page = table()
    assert page.question.key == "setup.hero"
    assert page.regions.keys() == {"app"}
    page.pick(0)
    assert 'aria-pressed="true"' in page.regions["app"]


@pytest.mark.parametrize("players", [4, 8])
def test_a_whole_game_can_be_played_by_pressing_what_is_offered(players):
    page = table(players, players)
    page.until(lambda q: False)
    assert page.session.game.over
    page.act(do="result")
    assert 'data-screen="victory"' in page.regions["app"]


def test_only_changed_regions_are_sent():
    page = playing()
    frame = page.act(do="why")
    assert frame.html.keys() == {"layer"}


def test_picking_a_card_walks_ahead_and_pays_nothing():
    page = attacking()
    before = page.session.save.record.decisions
    assert page.question.cancel
    assert page.session.save.record.decisions == before  # nothing of a half-made move is kept
    hand = len(page.session.game.state.seats[0].hand)
    page.act(do="back", q=page.question.number)
    assert page.question.key == "play"
    assert len(page.session.game.state.seats[0].hand) == hand


def test_another_card_may_be_taken_instead():
    page = attacking()
    root = page.session.move.root
    other = next(i for i, option in enumerate(root.options) if option[0] in ("use", "equip") and i > 0)
    page.act(do="pick", o=f"r{other}", q=page.question.number)
    assert page.session.move.choice.picked or page.session.move.path


def test_the_upgrade_is_a_switch_beside_the_target():
    for seed in range(1, 80):
        page = table(seed)
        if not page.until(lambda q: q.key == "play"):
            continue
        move = page.session.move
        for index, option in enumerate(page.question.options):
            if option[0] == "use":
                page.pick(index)
                if move.upgrade is not None and page.question.key == "use.target":
                    page.act(do="toggle", q=page.question.number)
                    assert move.upgrade is True
                    assert ("use.upgrade", (("option", "rage"),)) in move.path or page.question.key == "use.upgrade"
                    page.act(do="back", q=page.question.number)
                    assert page.question.key == "play"
                    return
                page.act(do="back", q=page.question.number)
        page.session.game.state.seats[0].rage = 3
        page.act(do="end", q=page.question.number)
    pytest.skip("no upgradable card came up")


def test_a_stale_click_does_nothing():
    page = table()
    old = page.question.number
    page.pick(0)
    page.confirm()
    assert page.act(do="pick", o="0", q=old) is None
    assert page.act(do="confirm", q=old) is None


@pytest.mark.parametrize(
    "action",
    [
        {"do": "pick", "o": "99999"},
        {"do": "pick", "o": "-1"},
        {"do": "pick", "o": None},
        {"do": "pick", "o": "r0"},
        {"do": "pick", "o": {"a": 1}},
        {"do": "tick", "t": 12345},
        {"do": "no_such_thing"},
        {"do": "_table"},
        {"do": None},
        {},
    ],
)
def test_nonsense_changes_nothing(action):
    page = table()
    before = page.session.game.hash()
    assert page.session.act(action) is None
    assert page.session.game.hash() == before


@pytest.mark.parametrize("filled", [{"players": 3}, {"players": "x"}, {"players": 10**9}, {"players": None}])
def test_an_impossible_form_starts_no_game(filled):
    page = Page(session())
    page.act(do="start", form=filled)
    assert page.session.game is None
    assert "4" in page.regions["app"]


def test_a_saved_game_resumes_at_the_same_question():
    page = playing()
    text = page.session.desk.writes[Desk.GAME]
    again = Page(session())
    again.session.open({Desk.GAME: text})
    assert again.session.screen == "table"
    again.run()
    assert again.session.game.hash() == page.session.game.hash()
    assert again.question.key == page.question.key
    assert again.question.options == page.question.options


def test_a_half_made_move_resumes_at_its_beginning():
    page = attacking()
    page.session.keep_game()
    again = session()
    again.open({Desk.GAME: page.session.desk.writes[Desk.GAME]})
    assert again.game.pending.key == "play"


def test_a_resumed_game_goes_on_as_it_would_have():
    page = playing(3)
    again = Page(session(3))
    again.session.open({Desk.GAME: page.session.desk.writes[Desk.GAME]})
    again.act(do="resume")
    for one in (page, again):
        one.run()
        one.act(do="end", q=one.question.number)
        one.run()
    assert page.session.game.hash() == again.session.game.hash()


def damaged():
    """Texts that are no game, or not one that can be played."""
    good = json.loads(playing().session.desk.writes[Desk.GAME])
    record = good["record"]
    yield from ("{", "null", "[]", "[" * 5000, '{"format": 1}', "<script>", "eJx")
    for change in (
        {"format": 99},
        {"table": None},
        {"table": {**good["table"], "players": good["table"]["players"][1:]}},
        {"record": None},
        {"record": {**record, "seed": "x"}},
        {"record": {**record, "decisions": [77777]}},
        {"record": {**record, "decisions": [0, 0, [1, 2, 3]], "checkpoint": None}},
        {"record": {**record, "decisions": "<script>"}},
        {"record": {**record, "setup": {"players": 3}}},
        {"record": {**record, "game": "chess"}},
        {"record": {**record, "build": "another", "checkpoint": [1, ["nonsense"]]}},
    ):
        yield json.dumps(good | change)


def test_a_damaged_save_is_put_aside_with_a_message():
    for text in damaged():
        new = session()
        frame = new.open({Desk.GAME: text})
        assert new.game is None, text[:80]
        assert new.desk.writes[Desk.ASIDE] == text
        assert new.desk.writes[Desk.GAME] is None
        assert 'class="toast__i"' in frame.html["app"]


@pytest.mark.parametrize("text", [None, "", "{", "[]", '{"format":1,"language":"xx","speed":9,"setup":{"players":77}}'])
def test_strange_settings_are_as_at_first(text):
    assert setting.load(text) == setting.Settings()


def test_settings_are_kept():
    page = Page(session())
    for wish in ("lang", "theme", "speed"):
        page.act(do=wish)
    kept = setting.load(page.session.desk.writes[Desk.SETTINGS])
    assert (kept.language, kept.theme, kept.speed) == ("en", "light", "fast")


def test_a_finished_game_is_not_offered_again():
    page = table(2, 4)
    page.until(lambda q: False)
    assert page.session.desk.writes[Desk.GAME] is None


def test_a_bot_can_play_for_me_and_I_can_take_over():
    page = playing()
    page.act(do="auto")
    assert page.session.move is None and page.wait is not None
    page.act(do="auto")
    page.run()
    assert page.session.mine() or page.session.game.over


def test_skipping_comes_straight_to_my_next_question():
    page = playing()
    page.act(do="end", q=page.question.number)
    page.act(do="skip")
    ticks = 0
    while page.wait is not None:
        assert page.wait == 0
        page.act(do="tick", t=page.session.serial)
        ticks += 1
    assert ticks < 40


def test_a_failure_of_the_rules_goes_back_to_the_last_decision(monkeypatch):
    page = playing()
    before = page.session.game.hash()

    def broken(self, answer):
        raise RuntimeError("<b>boom</b>")

    with monkeypatch.context() as patch:
        patch.setattr(type(page.session.game), "answer", broken)
        patch.setattr(type(page.session), "_restore", lambda self, save: None)
        page.act(do="end", q=page.question.number)
    assert "&lt;b&gt;boom" in page.regions["toast"]
    assert page.wait is None
    assert page.session.game.hash() == before


@pytest.mark.parametrize("afresh", [False, True])
def test_a_table_that_cannot_be_drawn_leaves_the_lobby_to_go_on_from(monkeypatch, afresh):
    page = playing()
    save = page.session.desk.writes[Desk.GAME]

    def broken(scene):
        raise KeyError("ui.<b>gone")

    with monkeypatch.context() as patch:
        patch.setattr("fate.app.render.table", broken)
        if afresh:
            page.session = session()
            page.show(page.session.open({Desk.GAME: save}))
        else:
            page.act(do="end", q=page.question.number)
        assert page.session.screen == "lobby"
        assert "ui.&lt;b&gt;gone" in page.regions["app"]
        assert page.wait is None
        kept = page.session.desk.writes.get(Desk.GAME, save)
        assert saves.load(kept).record.decisions == tuple(page.session.game.decisions)
    page.act(do="resume")
    assert page.session.screen == "table"
    assert 'id="prompt"' in page.regions["app"]


def test_a_save_is_a_record_with_who_sat_where():
    page = playing()
    save = saves.load(page.session.desk.writes[Desk.GAME])
    assert save.agreement.options.players == 5
    assert save.record.decisions == tuple(page.session.game.decisions)


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_every_event_is_told_once_and_in_order(speed):
    page = table()
    page.session.settings.speed = speed
    for _ in range(40):
        if not page.session.game.over:
            page.answer_anyhow()
    log = page.session.scene().view.log
    told = page.session.told
    assert len(log) > 100 and [entry for entry in range(len(log)) if entry not in told] == []
    lines = [told[entry] for entry in range(len(log)) if log[entry].key != "phase"]
    assert page.beats == [str(line["text"].striptags()) for line in lines]
