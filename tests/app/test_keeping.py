"""Games on the shelf: naming, deleting, files in and out, other tabs, and stores that fail."""

import json
import re
from pathlib import Path

import pytest

from fate.app import saves, shelf
from fate.app.around import files
from fate.app.build import BUILD
from fate.app.desk import Desk
from fate.app.wording import Wording
from fate.fate2 import record as records
from fate.kernel import record
from fate.kernel.record import to_fragment, to_json
from tests.app.driver import Page, session


class Store(dict):
    """What a browser keeps; carries out what a session wants."""

    def settle(self, page):
        """Write what is to be written, then run the errands, as the page would."""
        desk = page.session.desk
        while desk.writes or desk.errands:
            for key, text in list(desk.writes.items()):
                del desk.writes[key]
                self.pop(key, None) if text is None else self.__setitem__(key, text)
            if desk.errands:
                key, then = desk.errands.pop(0)
                page.act(do="loaded", then=then, text=self.get(key))
        return page

    def reopened(self):
        """A new session with what is kept."""
        page = Page(session(9))
        page.session.open({key: self.get(key) for key in Desk.KEYS})
        return page


@pytest.fixture
def store():
    return Store()


@pytest.fixture
def page(store):
    page = Page(session()).start(4)
    page.until(lambda question: question.key == "play")
    return store.settle(page)


def saved(page, store, name="friday"):
    page.act(do="save_as", form={"name": name})
    store.settle(page)
    return page.session.desk.entries[0]


def act(page, store, **action):
    page.last = page.act(**action)
    desk = page.session.desk
    while desk.errands or desk.writes:
        for key, text in list(desk.writes.items()):
            del desk.writes[key]
            store.pop(key, None) if text is None else store.__setitem__(key, text)
        if desk.errands:
            key, then = desk.errands.pop(0)
            page.last = page.act(do="loaded", then=then, text=store.get(key)) or page.last
    return page.last


def test_a_named_game_can_be_taken_up_again(page, store):
    entry = saved(page, store)
    there = page.session.game.hash()
    page.act(do="end", q=page.question.number)
    page.run()
    act(page, store, do="proceed", arg=entry.key)
    page.run()
    assert page.session.game.hash() == there
    assert page.session.screen == "table"
    assert page.session.desk.entry(entry.key)  # the named save stays as it was


def test_a_game_left_for_another_is_not_lost(page, store):
    there = page.session.game.hash()
    page.start(5).until(lambda question: question.key == "play")
    store.settle(page)
    (left,) = page.session.desk.entries
    assert left.kind == "left"
    act(page, store, do="proceed", arg=left.key)
    assert page.session.game.hash() == there
    assert [entry.kind for entry in page.session.desk.entries] == ["left"]  # the other one has changed places with it


def test_of_unnamed_games_the_last_ones_are_kept(page, store):
    named = saved(page, store)
    for _ in range(shelf.AUTO_KEPT + 3):
        page.session.desk.add("left", page.session.save, page.session)
    store.settle(page)
    kinds = [entry.kind for entry in page.session.desk.entries]
    assert (kinds.count("left"), kinds.count("named")) == (shelf.AUTO_KEPT, 1)
    assert named.key in store
    assert len([key for key in store if key.startswith("save:")]) == shelf.AUTO_KEPT + 1


def test_renaming_and_deleting(page, store):
    entry = saved(page, store)
    page.act(do="ask", arg=f"rename {entry.key}")
    assert 'id="rename-name"' in page.regions["app"]
    act(page, store, do="rename", arg=entry.key, form={"name": "<i>x</i>"})
    assert page.session.desk.entry(entry.key).name == "<i>x</i>"
    assert "<i>x" not in page.regions["app"]
    page.act(do="ask", arg=f"delete {entry.key}")
    assert page.session.desk.entry(entry.key)  # asked first
    act(page, store, do="delete", arg=entry.key)
    assert not page.session.desk.entries and entry.key not in store


def test_everything_is_there_after_a_restart(page, store):
    entry = saved(page, store)
    again = store.reopened()
    assert again.session.desk.entries == [entry]
    assert again.session.game.hash() == page.session.game.hash()


def test_a_file_goes_out_and_comes_in(page, store):
    entry = saved(page, store)
    name, content = act(page, store, do="export", arg=entry.key).file
    assert name == "friday.fate"
    other = Page(session(5))
    act(other, store, do="import", name=name, text=content)
    (taken,) = other.session.desk.entries
    assert (taken.name, taken.kind, taken.players) == ("friday", "named", 4)


@pytest.mark.parametrize("wanted", ["save:1", "all"])
def test_a_game_that_was_renamed_goes_out_under_its_new_name(page, store, wanted):
    entry = saved(page, store, "a")
    act(page, store, do="rename", arg=entry.key, form={"name": "z"})
    _, content = act(page, store, do="export", arg=wanted).file
    other = Page(session(5))
    act(other, store, do="import", name="all.fate", text=content)
    assert [entry.name for entry in other.session.desk.entries] == ["z"]


def test_all_games_go_into_one_file(page, store):
    saved(page, store, "a")
    saved(page, store, "b")
    _, content = act(page, store, do="export", arg="all").file
    other = Page(session(5))
    act(other, store, do="import", name="all.fate", text=content)
    assert [entry.name for entry in other.session.desk.entries] == ["b", "a"]


def said(page):
    notice = page.session.notice
    return notice.title, Wording("en").say(notice.text, notice.args)


def test_what_is_there_already_does_not_come_in_again(page, store):
    saved(page, store, "a")
    page.act(do="end", q=page.question.number)
    page.run()
    saved(page, store, "b")
    page.start(5).until(lambda question: question.key == "play")
    store.settle(page)
    _, content = act(page, store, do="export", arg="all").file
    before = dict(store), page.session.desk.entries[:]
    act(page, store, do="import", name="all.fate", text=content)
    assert before == (dict(store), page.session.desk.entries) and len(page.session.desk.entries) == 3
    assert said(page) == ("ui.saves.nothing_new", "Here already, and not taken in again: 3.")


def test_a_game_is_known_by_what_was_played_not_by_its_name(page, store):
    first = saved(page, store, "a")
    _, content = act(page, store, do="export", arg="all").file
    act(page, store, do="rename", arg=first.key, form={"name": "z"})
    page.session.clock = lambda: 10**9
    saved(page, store, "b")
    act(page, store, do="import", name="all.fate", text=content)
    assert [entry.name for entry in page.session.desk.entries] == ["b", "z"]
    act(page, store, do="delete", arg=first.key)
    act(page, store, do="import", name="all.fate", text=content)
    assert [entry.name for entry in page.session.desk.entries] == ["b"]


def test_of_a_file_only_what_is_new_comes_in(page, store):
    first = saved(page, store, "a")
    page.act(do="end", q=page.question.number)
    page.run()
    saved(page, store, "b")
    _, content = act(page, store, do="export", arg="all").file
    act(page, store, do="delete", arg=first.key)
    act(page, store, do="import", name="all.fate", text=content)
    assert [entry.name for entry in page.session.desk.entries] == ["a", "b"]
    assert said(page) == ("ui.saves.imported", "Games taken in: 1. Here already, and not taken in again: 1.")
    assert store[page.session.desk.entries[0].key]


def test_a_kept_game_that_cannot_be_read_keeps_none_out(page, store):
    entry = saved(page, store)
    _, content = act(page, store, do="export", arg=entry.key).file
    for damaged in ("{", None):
        store[entry.key] = damaged
        act(page, store, do="import", name="x", text=content)
        assert len(page.session.desk.entries) == 2
        act(page, store, do="delete", arg=page.session.desk.entries[0].key)


@pytest.mark.parametrize("form", [to_json, to_fragment, records.to_text])
def test_bare_records_come_in_as_well(page, store, form):
    other = Page(session(5))
    act(other, store, do="import", name="x.txt", text=form(page.session.save.record))
    assert len(other.session.desk.entries) == 1, other.session.around.problem


HOSTILE = (
    "", "{", "null", "[]", "{}", "[" * 9000, '{"format":1,"table":{}}', "<script>alert(1)</script>", "format: 1\n\n",
    '{"format":1,"file":"fate2-saves","games":[1]}', '{"format":1,"file":"fate2-saves","games":[]}', "eJwDAAAAAAE",
    None, 17, '{"a":' * 5000, "9" * 100_000,
)  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE)
def test_a_hostile_file_is_one_message_and_changes_nothing(page, store, text):
    saved(page, store)
    before = dict(store), page.session.desk.entries[:], page.session.game.hash()
    act(page, store, do="import", name="<b>x</b>.fate", text=text)
    assert page.session.around.problem
    assert page.regions["app"].count('role="alert"') == 1
    assert "<b>x" not in page.regions["app"]
    assert before == (dict(store), page.session.desk.entries, page.session.game.hash())
    act(page, store, do="dismiss_problem")
    assert 'role="alert"' not in page.regions["app"]


BAD = {
    "unreadable": lambda facts: "{",
    "shape": lambda facts: json.dumps(facts | {"record": facts["record"] | {"seed": -1}}),
    "format": lambda facts: json.dumps(facts | {"format": 2}),
    "game": lambda facts: json.dumps(facts | {"record": facts["record"] | {"game": "chess"}}),
    "decision": lambda facts: json.dumps(
        facts | {"record": facts["record"] | {"decisions": [9999], "checkpoint": None}}
    ),
    "build": lambda facts: json.dumps(facts | {"record": facts["record"] | {"build": "x", "checkpoint": None}}),
    "setup": lambda facts: json.dumps(facts | {"record": facts["record"] | {"mode": "chess"}}),
    "empty": lambda facts: '{"format":1,"file":"fate2-saves","games":[]}',
}


@pytest.mark.parametrize("reason", BAD)
def test_why_a_file_could_not_be_read_is_said_in_either_language(page, store, reason):
    text = BAD[reason](json.loads(saves.dump(page.session.save)))
    for language in ("zh", "en"):
        page.session.settings.language = language
        act(page, store, do="import", name="x", text=text)
        said = Wording(language).say(f"ui.bad.{reason}", {"n": "1"})
        assert said in page.regions["app"]


def test_every_reason_of_a_failure_has_its_sentence():
    sources = "".join(Path(module.__file__).read_text("utf-8") for module in (record, records, saves, files))
    reasons = set(re.findall(r'Bad(?:Record|Save)\(\s*"(\w+)"', sources))
    assert len(reasons) > 8
    assert all(Wording(language).has(f"ui.bad.{reason}") for reason in reasons for language in ("zh", "en"))


def test_a_broken_link_says_why_in_the_language_of_the_page():
    page = Page(session())
    page.act(do="link", arg="#r=xyz")
    assert "内容不完整或已损坏" in page.regions["app"]
    page.act(do="lang")
    page.act(do="link", arg="#r=xyz")
    assert "It is cut off or damaged" in page.regions["app"]


def test_of_several_games_in_a_file_a_bad_one_keeps_all_out(page, store):
    good = saves.dump(page.session.save)
    text = json.dumps({"format": 1, "file": "fate2-saves", "games": [good, good[:-9]]})
    act(page, store, do="import", name="x", text=text)
    assert page.session.around.problem and not page.session.desk.entries


def test_other_rules_that_agree_so_far_keep_the_whole_game(page):
    facts = json.loads(saves.dump(page.session.save))
    facts["record"]["build"] = "older"
    game, origin = saves.play(saves.load(json.dumps(facts)))
    assert origin.build == BUILD and origin.start is None
    assert tuple(game.decisions) == page.session.save.record.decisions


def test_under_other_rules_a_game_goes_on_at_its_checkpoint(page):
    facts = json.loads(saves.dump(page.session.save))
    record = facts["record"]
    record["build"] = "older"
    record["seed"] ^= 1  # today's rules would lead elsewhere from there
    game, origin = saves.play(saves.load(json.dumps(facts)))
    assert origin.start == record["checkpoint"][1]
    assert game.pending.phase and game.decisions == []


def test_a_damaged_newest_save_is_told_of(page, store):
    again = Page(session())
    again.session.open({Desk.GAME: store[Desk.GAME]}, "", "previous")
    again.act(do="lang")
    assert again.session.game is not None
    again.session.open({}, "", "lost")
    assert again.session.notice.title == "ui.store.lost"


def test_a_tab_that_has_lost_the_game_does_nothing_more(page, store):
    page.act(do="lost")
    assert page.session.screen == "elsewhere"
    assert page.act(do="end", q=page.question.number) is None
    assert not page.session.desk.writes
    page.act(do="take_over")
    assert page.session.desk.errands[0][0] == Desk.CLAIM


def test_a_full_disk_stops_nothing(page):
    page.act(do="store_failed")
    assert page.session.saved == "failed"
    page.act(do="end", q=page.question.number)
    assert page.session.saved == "ok"


def test_where_nothing_can_be_kept_that_is_said_once():
    page = Page(session())
    page.session.open({}, "", "shut")
    assert page.session.notice.title == "ui.store.shut"
    page.start()
    for _ in range(2):
        page.act(do="store_failed")
        assert page.session.notice is None
        assert page.session.saved == "failed"
        page.act(do="end", q=page.question.number)
        assert page.session.saved == "failed"
        page.run()


def test_everything_can_be_erased(page, store):
    saved(page, store)
    page.act(do="ask", arg="erase")
    act(page, store, do="erase")
    assert not store
    assert page.session.game is None and page.session.screen == "lobby"


@pytest.mark.parametrize(
    "text", ["[]", "{", '{"format":1,"entries":[{"key":"x"},5]}', '{"format":1,"entries":3}', "null"]
)
def test_a_strange_shelf_is_empty(text):
    assert shelf.load(text) == []


@pytest.mark.parametrize(("language", "said"), [("zh", "看到新信息后撤销过 2 次"), ("en", "Taken back 2 times")])
def test_the_list_and_the_replay_tell_of_decisions_taken_back(page, store, language, said):
    page.session.settings.language = language
    entry = saved(page, store)
    assert said not in page.regions["app"]
    page.session.save.undone = 2
    assert saved(page, store).undone == 2
    assert page.regions["app"].count(said) == 2  # the game being played and the one just kept, not the one before
    act(page, store, do="replay", arg=entry.key)
    assert said not in page.regions["app"]
    act(page, store, do="replay", arg=page.session.desk.entries[0].key)
    assert said in "".join(page.regions.values())


def test_an_entry_of_before_or_with_a_strange_count_of_what_was_taken_back(page, store):
    saved(page, store)
    facts = json.loads(store["shelf"])
    del facts["entries"][0]["undone"]
    assert shelf.load(json.dumps(facts))[0].undone == 0
    facts["entries"][0]["undone"] = "often"
    assert shelf.load(json.dumps(facts)) == []
