"""Sentences: arguments by type, optional parts, plurals, escaping; every log entry and question has its words."""

import re
from pathlib import Path

import pytest
from markupsafe import Markup

from fate.app.wording import Wording, face
from fate.fate2 import data
from fate.fate2.text import LANGUAGES, catalog

ROOT = Path(__file__).resolve().parents[2]
HOSTILE = "<img src=x onerror=alert(1)>\"&'"


def words(language="en", viewer=0):
    return Wording(language, ["lich", "axe_lord"], ["Ann", HOSTILE], viewer)


def fill(text, **args):
    return str(words().fill(text, args).striptags())


def test_a_seat_is_shown_as_its_hero():
    assert fill("{seat} acts", seat=1) == "Axe Lord acts"


def test_the_viewer_may_be_addressed():
    assert fill("for {seat:who}", seat=0) == "for you"
    assert fill("for {seat:who}", seat=1) == "for Axe Lord"


def test_a_player_without_a_hero_is_shown_by_name_escaped():
    shown = Wording("en", [None, None], ["Ann", HOSTILE]).fill("{seat} waits", {"seat": 1})
    assert "<img" not in shown and "&lt;img" in shown


def test_cards_name_suit_and_rank():
    assert "♠" not in fill("{cards}", cards=(0,))
    assert "Normal Attack" in fill("{cards}", cards=(0,))
    assert 'data-suit="s"' in words().fill("{cards}", {"cards": (0,)})


def test_unseen_cards_are_counted():
    assert fill("{cards}", cards=(-1, -1)) == "2 hidden cards"


@pytest.mark.parametrize(("value", "shown"), [(None, "x"), ((), "x"), (False, "x"), ("", "x"), (3, "x 3")])
def test_an_optional_part_needs_its_argument(value, shown):
    assert fill("x[ {amount}]", amount=value) == shown


def test_seat_and_card_zero_count_as_arguments():
    assert fill("[{seat}]", seat=0) == "Lich"
    assert fill("[{uid:copy}]", uid=0).startswith("Normal Attack")


def test_a_condition_shows_nothing_itself():
    assert fill("used[, upgraded{upgraded?}]", upgraded=True) == "used, upgraded"
    assert fill("used[, upgraded{upgraded?}]", upgraded="") == "used"


@pytest.mark.parametrize(("n", "shown"), [(1, "1 card"), (2, "2 cards"), (0, "0 cards")])
def test_plurals(n, shown):
    assert fill("{n:count} <n:card|cards>", n=n) == shown


def test_plain_arguments_are_escaped_and_stress_is_markup():
    shown = words().fill("**{what:text}**", {"what": HOSTILE})
    assert shown == Markup("<b>{}</b>").format(HOSTILE)


def test_a_missing_argument_is_an_error():
    with pytest.raises(KeyError):
        words().fill("{seat}", {})


def test_a_missing_key_names_the_language():
    with pytest.raises(KeyError, match="en"):
        words().say("ui.no_such_key")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_physical_card_has_a_face(language):
    assert all(face(card.uid, language)["name"] for card in data.cards())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_log_entry_of_the_rules_has_a_sentence(language):
    rules = (path.read_text(encoding="utf-8") for path in (ROOT / "fate").rglob("*.py"))
    noted = {key for text in rules for key in re.findall(r'\.note\(\s*"(\w+)"', text)} - {"phase"}
    assert len(noted) > 25
    assert sorted(key for key in noted if f"log.{key}" not in catalog(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_templates_use_only_known_words(language):
    texts = catalog(language)
    used = {
        key
        for path in (ROOT / "templates").rglob("*.html")
        for key in re.findall(r"\bt\('([\w.]+)'\)", path.read_text(encoding="utf-8"))
    }
    assert len(used) > 50
    assert sorted(used - texts.keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_code_of_the_app_uses_only_known_words(language):
    texts = catalog(language)
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "fate" / "app").glob("*.py"))
    used = set(re.findall(r'"((?:ui|why|option|ask\.any)\.[\w.]*\w)"', code))
    assert len(used) > 60
    assert sorted(used - texts.keys()) == []


@pytest.mark.parametrize(("language", "neutral", "reader"), [("zh", "中立", "你"), ("en", "Neutral", r"\byou")])
def test_fates_tell_everybody_what_the_neutrals_want(language, neutral, reader):
    texts = catalog(language)
    for fate in data.fates():
        assert neutral in texts[f"fate.{fate}.text"]
        assert not re.search(reader, texts[f"fate.{fate}.text"] + texts[f"fate.{fate}.rulings"], re.IGNORECASE)
