"""What helps at the table: taking back, passing the device, notes, standing answers, pausing."""

import json
import re

import pytest

from fate.app import saves, screens, seats
from fate.app.aids import notebook
from fate.app.table import table
from fate.app.wording import Wording
from fate.fate2 import data
from fate.fate2.rules.view import view
from tests.app.driver import Page, session


def at_play(seed=1, wanted=lambda q: True, **form):
    page = Page(session(seed)).start(5, **form)
    assert page.until(lambda q: q.key == "play" and wanted(q))
    return page


def equipping():
    """A page at whose question a piece of equipment can be put on, and that option."""
    for seed in range(1, 20):
        page = Page(session(seed)).start(5)
        if page.until(lambda q: q.key == "play" and gear(q) is not None):
            return page, gear(page.question)
    raise AssertionError("nobody ever found equipment")


def gear(question):
    for index, option in enumerate(question.options):
        if option[0] == "use" and data.kinds()[data.cards()[option[1]].card].category in ("weapon", "armor"):
            return index
    return None


# ---- taking back


def test_putting_equipment_on_can_be_undone():
    page, option = equipping()
    before, hash_before = list(page.session.game.decisions), page.session.game.hash()
    log = [entry.key for entry in page.session.game.log]
    page.pick(option)
    page.confirm()
    assert page.session.game.hash() != hash_before
    old = page.question.number
    page.act(do="undo")
    assert page.session.game.hash() == hash_before
    assert page.session.game.decisions == before
    assert [entry.key for entry in page.session.game.log] == log
    assert page.question.key == "play"
    assert page.act(do="pick", o="0", q=old) is None or page.question.number >= old


def test_the_game_goes_on_after_an_undo_and_its_record_replays():
    page, option = equipping()
    page.pick(option)
    page.confirm()
    page.act(do="undo")
    page.pick(option)
    page.confirm()
    page.until(lambda q: False)
    assert page.session.game.over
    game, _ = saves.play(page.session.save)
    assert game.hash() == page.session.game.hash()


def ended():
    """A page that has ended a turn of mine and is asked again in somebody else's."""
    page = at_play()
    turn = page.session.game.state.turn_no
    page.act(do="end", q=page.question.number)
    page.run()
    assert page.until(lambda q: page.session.game.state.turn_no > turn)
    return page


def offers(page):
    """Each button that takes back, with whether it is dimmed, and its title."""
    page.session.settings.language = "en"
    html = screens.render("table/table.html", "en", v=table(page.session.scene()))
    tags = re.findall(r'<button[^>]*data-do="undo"[^>]*>', html)
    return [("aria-disabled" in tag, *re.findall(r'title="([^"]*)"', tag)) for tag in tags]


def test_what_can_be_undone_is_offered():
    page, option = equipping()
    page.pick(option)
    page.confirm()
    assert offers(page) == [(False, "Undo (U)"), (False,)]


def test_what_cannot_be_undone_says_so_beforehand_and_why():
    page = ended()
    (_, top), (_, below) = found = offers(page)
    assert all(dimmed for dimmed, _ in found) and top == below
    page.act(do="undo")
    assert top == Wording("en").t(page.session.notice.text)
    page.session.settings.undo_always = True
    assert offers(page) == [(False, "Undo (U)"), (False,)]


def test_what_is_offered_is_what_would_be_done():
    page, said = at_play(), set()
    for _ in range(80):
        held, before = page.session, page.session.scene().undo
        if before is not None:
            decisions = len(held.game.decisions)
            page.act(do="undo")
            refused = held.notice.text if held.notice else ""
            assert before == refused and (len(held.game.decisions) == decisions) == bool(refused)
            said.add(refused)
        if held.game.over:
            break
        page.answer_anyhow()
    assert "" in said and len(said) > 2


def test_what_others_have_reacted_to_cannot_be_undone():
    page = ended()
    decisions = list(page.session.game.decisions)
    page.act(do="undo")
    assert page.session.game.decisions == decisions
    assert page.session.notice.title == "ui.undo.refused"


def test_a_setting_allows_it_always_and_marks_the_record():
    page = ended()
    page.session.settings.undo_always = True
    decisions = list(page.session.game.decisions)
    page.act(do="undo")
    assert len(page.session.game.decisions) < len(decisions)
    assert page.session.save.undone == 1
    assert "看到新信息后撤销过 1 次" in page.regions["aid"]
    assert saves.load(saves.dump(page.session.save)).undone == 1


def reloaded(page):
    """The page after a reload: nothing is left of it but what the store holds."""
    again = Page(session())
    again.show(again.session.open({"game": saves.dump(page.session.save)}))
    return again


def test_a_reload_leaves_what_can_be_undone():
    page, option = equipping()
    before = page.session.game.hash()
    page.pick(option)
    page.confirm()
    again = reloaded(page)
    again.act(do="undo")
    assert again.session.game.hash() == before
    assert again.question.key == "play"


def test_a_reload_makes_nothing_possible_that_was_refused():
    again = reloaded(ended())
    decisions = list(again.session.game.decisions)
    again.act(do="undo")
    assert again.session.game.decisions == decisions
    assert again.session.notice.title == "ui.undo.refused"


@pytest.mark.parametrize(
    "points", [None, 3, "ab", [[0]], [[0, -1]], [[9, 0]], [[0, 10**9]], [[0, 2], [0, 1]], [[0, {}]]]
)
def test_places_to_come_back_to_that_cannot_be_are_left_out(points):
    facts = json.loads(saves.dump(ended().session.save))
    assert saves.load(json.dumps(facts)).points
    assert saves.load(json.dumps(facts | {"points": points})).points == []


def test_nothing_can_be_undone_before_the_first_decision():
    page = Page(session()).start(5)
    assert page.act(do="undo") is None


def test_a_rewound_game_is_the_game_it_was():
    page = at_play(3)
    game = page.session.game
    count, fork = len(game.decisions), game.fork(keep=True, log=True)
    game.answer(0)
    again = game.after(count)
    assert again.hash() == fork.hash()
    assert again.pending.options == fork.pending.options


# ---- passing the device


def two_people(seed=1):
    page = Page(session(seed))
    page.act(do="start", form={"form": "1", "players": 4, "who_0": "person", "who_2": "person", "name_2": "Bea"})
    page.run()
    return page


def test_each_person_reads_who_it_is_itself_and_nobody_under_the_curtain():
    page, told, covered = two_people(), {}, 0
    while len(told) < 2 and not page.session.game.over:
        text = re.sub("<[^>]+>", "", "".join(page.regions.values()))
        own = re.search("先行动。你是(近卫|天灾|中立)", text)
        if page.session.aids.covered:
            assert own is None
            covered += 1
            page.act(do="lift")
            page.run()
        elif own:
            told[page.session.me] = own[1]
            page.answer_anyhow()
        else:
            page.answer_anyhow()
    words, seats = Wording("zh"), page.session.game.state.seats
    assert told == {seat: words.t(f"identity.{seats[seat].identity}") for seat in (0, 2)} and covered


def shown(page, region):
    return page.regions.get(region) or page.regions["app"]


def test_a_curtain_falls_before_each_person():
    page = two_people()
    assert page.session.people == (0, 2)
    assert page.session.aids.covered
    assert "curtain" in shown(page, "layer")
    assert page.question is None
    page.act(do="lift")
    assert page.question.key == "setup.hero"
    page.pick(0)
    page.confirm()
    assert page.session.aids.covered
    assert page.session.me == 2
    page.act(do="lift")
    assert page.question.seat == 2


def test_the_curtain_hides_every_hand_and_identity():
    page = two_people(2)
    covered = 0
    for _ in range(120):
        if page.session.game.over or covered > 12:
            break
        if page.session.aids.covered:
            covered += 1
            scene = page.session.scene()
            assert all(set(them.hand) <= {-1} for them in scene.view.seats)
            assert not any(them.identity for them in scene.view.seats if not them.identity_public)
            assert not re.search(r'id="card-\d', shown(page, "hand"))
            page.act(do="lift")
        elif page.question is not None:
            assert page.question.seat == page.session.me
            page.answer_anyhow()
    assert covered > 4


def test_nobody_sees_the_cards_of_the_person_before():
    page = two_people(4)
    for _ in range(60):
        if page.session.game.over:
            break
        if page.session.aids.covered:
            page.act(do="lift")
        elif page.question is not None:
            me, state = page.session.me, page.session.game.state
            cards = {int(uid) for uid in re.findall(r'id="card-(\d+)"', shown(page, "hand"))}
            assert not cards & set(state.seats[2 - me].hand)
            page.answer_anyhow()


def test_a_game_of_two_people_resumes_under_the_curtain():
    page = two_people()
    page.act(do="lift")
    text = page.session.desk.writes["game"]
    again = Page(session())
    again.session.open({"game": text})
    again.act(do="resume")
    assert again.session.aids.covered


def test_the_curtain_lifts_once():
    page = two_people()
    page.act(do="lift")
    assert page.act(do="lift") is None


def test_a_bot_cannot_take_over_for_several_people():
    page = two_people()
    page.act(do="lift")
    assert page.act(do="auto") is None
    alone = Page(session(2)).start(5)
    offered = [
        'data-do="auto"' in screens.render("table/table.html", "zh", v=table(p.session.scene())) for p in (page, alone)
    ]
    assert offered == [False, True]


# ---- notes


def test_a_mark_is_kept_with_the_save_and_shown_on_the_seat():
    page = at_play()
    page.act(do="notebook")
    page.act(do="mark", arg="3:scourge")
    assert page.session.save.notes == {"0:3": "scourge"}
    assert 'id="mark-3-scourge"' in page.regions["layer"]
    assert 'data-how="suspect"' in page.regions["seat-4"]
    assert saves.load(saves.dump(page.session.save)).notes == {"0:3": "scourge"}
    page.act(do="mark", arg="3:unknown")
    assert page.session.save.notes == {}


@pytest.mark.parametrize("arg", ["", "9:scourge", "x:scourge", "1:hero", "-1:scourge"])
def test_a_strange_mark_is_no_mark(arg):
    page = at_play()
    assert page.act(do="mark", arg=arg) is None


def test_strange_notes_of_a_save_are_left_out():
    page = at_play()
    facts = json.loads(saves.dump(page.session.save))
    facts["notes"] = {"0:1": "scourge", "0:99": "scourge", "0:2": "<b>", "x": 1}
    assert saves.load(json.dumps(facts)).notes == {"0:1": "scourge"}


@pytest.mark.parametrize("players", [4, 5, 6, 8])
def test_the_estimate_keeps_to_what_is_known_and_what_was_dealt(players):
    page = Page(session(players)).start(players)
    page.until(lambda q: q.key == "play")
    seen = view(page.session.game, 0)
    chances = notebook.estimate(seen)
    for camp, count in seats.dealt(seen).items():
        assert sum(seat.get(camp, 0) for seat in chances) == pytest.approx(count)
    for seat, them in enumerate(seen.seats):
        assert sum(chances[seat].values()) == pytest.approx(1)
        if them.identity:
            assert chances[seat] == {them.identity: 1.0}


@pytest.mark.parametrize("language", ["zh", "en"])
def test_the_notebook_lists_deeds_for_all_to_see(language):
    page = at_play(5)
    page.session.settings.language = language
    page.until(lambda q: q.key == "play" and sum(e.key == "damage" for e in page.session.game.log) > 3)
    page.act(do="notebook")
    layer = page.regions.get("layer") or page.regions["app"]
    assert layer.count("nb__w") == 5
    assert "%" in layer


# ---- standing answers, pausing


def dispels(page):
    return page.until(lambda q: q.key == "dispel")


def test_every_dispel_of_a_turn_can_be_declined_at_once():
    for seed in range(1, 40):
        page = Page(session(seed)).start(5)
        if dispels(page):
            break
    turn = page.session.game.state.turn_no
    page.act(do="refuse")
    page.run()
    while page.question and page.session.game.state.turn_no == turn:
        assert page.question.key != "dispel"
        assert page.session.scene().refusing
        page.answer_anyhow()
    if page.question:
        assert not page.session.scene().refusing


def test_the_standing_answer_is_revoked_by_the_same_button():
    page = at_play()
    page.act(do="refuse")
    assert 'id="refuse"' in page.regions["prompt"]
    assert 'aria-checked="true"' in page.regions["prompt"]
    page.act(do="refuse")
    assert 'id="refuse"' not in page.regions["prompt"]


@pytest.mark.parametrize("own", [False, True])
def test_who_uses_something_is_asked_to_dispel_it_only_where_that_is_wanted(own):
    asked, page = set(), Page(session(11))
    page.session.settings.dispel_own = own
    page.start(5)
    while dispels(page):
        asked.add(page.question.context["user"] == page.question.seat)
        page.answer_anyhow()
    assert False in asked
    assert (True in asked) == own


def watching(seed=1):
    page = Page(session(seed))
    form = {"form": "1", "players": 4, "who_0": "bot"}
    page.session.act({"do": "lobby", "form": form})
    page.act(do="start", form=form)
    return page


def test_watched_bots_pause_and_step():
    page = watching()
    assert page.session.people == ()
    page.act(do="pause")
    assert page.wait is None
    before = page.session.serial
    for _ in range(3):
        page.act(do="step")
        assert page.wait is None
    assert page.session.serial == before + 3
    page.act(do="pause")
    assert page.wait is not None
