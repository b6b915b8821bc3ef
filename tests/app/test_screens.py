"""What the pages show: both languages, nothing hidden, nothing unescaped."""

import re

import pytest

from fate.app import icons, screens
from fate.app.prerender import STYLES, drawings, prerender, sprite
from fate.app.scene import Scene
from fate.app.screens import parted
from fate.app.table import table
from fate.fate2 import data
from fate.fate2.text import catalog
from tests.app.driver import Page, session

HOSTILE = "<script>x</script>"


def game(seed=1, players=6, **form):
    page = Page(session(seed)).start(players, **form)
    page.until(lambda q: q.key == "play")
    return page


def test_the_first_page_is_the_lobby_in_either_language():
    assert "发牌" in prerender("zh")
    assert "Deal" in prerender("en")


def test_a_fate_counts_nothing_before_there_are_heroes():
    page = Page(session(7))  # whose Neutrals win when health is low
    page.act(do="start", form={"players": 5})
    assert "死神的召唤者" in page.regions["app"]
    assert 'class="meter"' not in page.regions["app"]
    page.run().until(lambda q: q.key == "play")
    page.act(do="resume")
    assert 'class="meter"' in page.regions["app"]


def test_a_hostile_name_stays_text():
    page = game(name_0=HOSTILE)
    page.act(do="resume")
    everything = "".join(page.regions.values())
    assert "<script" not in everything
    assert "&lt;script&gt;" in everything


def test_a_hostile_seed_stays_text():
    page = Page(session())
    page.act(do="lobby", form={"players": 5, "seed": '"><script>'})
    assert '"><script>' not in page.regions["app"]


def test_nothing_on_the_page_tells_other_hands_or_identities():
    page = game()
    seen = page.session.scene().view
    for number, them in enumerate(seen.seats):
        if number != 0:
            assert set(them.hand) <= {-1}
    known = {number for number, them in enumerate(seen.seats) if them.identity is not None}
    assert known <= {0, 1} | {n for n, them in enumerate(seen.seats) if not them.alive or seen.revealed == n}


def test_my_next_neighbour_sits_at_my_right():
    page = game()
    scene = page.session.scene()
    assert [scene.place(seat) for seat in range(6)] == [1, 2, 3, 4, 5, 6]
    assert [panel["seat"] for panel in table(scene)["others"]] == [1, 2, 3, 4, 5]


def test_the_language_changes_in_the_middle_of_a_game():
    page = game()
    page.act(do="lang")
    assert "Your turn" in page.regions["app"]
    assert re.search(r"[一-鿿]", re.sub(r"中文|中", "", page.regions["app"])) is None


@pytest.mark.parametrize("seed", [1, 2])
def test_every_question_of_a_game_has_words_in_both_languages(seed):
    page = Page(session(seed)).start(8)
    for _ in range(40):
        if page.session.game.over:
            break
        page.act(do="lang")
        page.answer_anyhow()
    assert not re.search(r"\{\w+|\[\{", "".join(page.regions.values()))


def test_dimmed_things_say_why_and_stay_focusable():
    page = game()
    dimmed = re.findall(r"<button[^>]*aria-disabled[^>]*>", page.regions.get("hand") or page.regions["app"])
    assert not any(" disabled" in button for button in dimmed)


def test_whom_a_window_asks_is_never_shown():
    """A bot that holds an answer must look like one that does not: no flag, no pause of its own."""
    page = game(4)
    page.act(do="end", q=page.question.number)
    for _ in range(30):
        seats = [html for name, html in page.regions.items() if name.startswith("seat-") and name != "seat-1"]
        assert not any("data-asked" in html or 'data-f="asked"' in html for html in seats)
        if page.wait is None:
            break
        page.act(do="tick", t=page.session.serial)


def test_no_word_of_a_cards_name_is_too_long_for_a_narrow_card():
    texts = catalog("en")
    for kind in data.kinds():
        assert all(len(part) <= 8 for part in re.split("[ \u00ad]", parted(texts[f"card.{kind}"]))), kind


def test_every_overlay_opens():
    page = game()
    uid = page.session.game.state.seats[0].hand[0]
    for what in (f"card:{uid}", "seat:0", "seat:1", "fate", "discards", "why", "keys"):
        page.act(do="inspect", what=what)
        assert 'role="dialog"' in page.regions["layer"], what
        page.act(do="close")
    for what in ("card:99999", "seat:99", "skill:x", "nonsense", "", "card:-1", "seat:²"):
        page.act(do="inspect", what=what)
        assert 'role="dialog"' not in page.regions.get("layer", ""), what


def test_the_drawings_hold_every_hero_and_only_known_icons():
    bodies = dict.fromkeys(icons.used([], ()), "<path/>") | {"check-mark": "<path/>"}
    sources = [path.read_text(encoding="utf-8") for path in screens.FOLDER.rglob("*.html")]
    for name in icons.used(sources, bodies):
        bodies.setdefault(name, "<path/>")
    lobby = prerender("zh")
    first = sprite(bodies, lobby)
    drawn = first + drawings(bodies, lobby)
    assert all(f'id="{name}"' in first for name in re.findall(r'<use[^>]* href="#([\w-]+)"', lobby))
    assert len(re.findall(r'id="i-', drawn)) == len(set(re.findall(r'id="(i-[\w-]+)', drawn)))
    assert all(f'id="h-{hero}"' in drawn for hero in data.heroes())
    assert all(f'id="i-{name}"' in drawn for name in icons.CARDS.values())


def test_templates_have_no_inline_style_or_script():
    for path in screens.FOLDER.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r'\sstyle="|\son\w+="|\|\s*safe', text), path.name


def test_style_sheets_exist():
    folder = screens.FOLDER.parent / "web" / "css"
    assert all((folder / name).is_file() for name in STYLES)


def test_a_scene_without_a_question_only_waits():
    page = game()
    view = page.session.scene().view
    scene = Scene(view, page.session.scene().words, 0)
    model = table(scene)
    assert model["prompt"]["tone"] == "idle"
    assert all(card["state"] == "idle" for card in model["hand"])
