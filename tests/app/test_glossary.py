"""Terms within texts: found in both languages, each linked once, and what only looks like one left alone."""

import re

import pytest

from fate.app import glossary, inspect
from fate.fate2 import data
from fate.fate2.text import LANGUAGES, catalog
from tests.app import position
from tests.app.driver import Page, session


def terms(text, language):
    return [(mention.term, text[mention.start : mention.end]) for mention in glossary.mentions(text, language)]


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("zh", "攻击范围内的攻击", [("attack_range", "攻击范围"), ("attack", "攻击")]),  # the longest first
        ("zh", "弃 1 张手牌", []),
        ("zh", "【驱散】被抵消", [("dispel", "驱散"), ("cancel", "抵消")]),
        ("en", "Two Monsters in range", [("monster", "Monsters"), ("attack_range", "range")]),
        ("en", "identities", [("identity", "identities")]),
        ("en", "a ranger's average discard", []),  # parts of words
        ("en", "in your play phase play a card", [("play", "play"), ("card", "card")]),
    ],
)
def test_terms_are_found_in_words(language, text, found):
    assert terms(text, language) == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_links_each_term_once_and_says_the_same(language):
    text = {"zh": "<伤害>、伤害与判定", "en": "<damage>, damage and judgement"}[language]
    seen = {"judgement"}
    markup = glossary.linked(text, language, seen)
    assert re.findall(r'href="#(term\.\w+)"', markup) == ["term.damage"]
    assert markup.striptags().replace("  ", " ") != "" and markup.unescape().count("<a ") == 1
    assert re.sub(r"</?a[^>]*>", "", markup.unescape()) == text
    assert seen == {"judgement", "damage"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_belong_to_one_term(language):
    texts, ids = catalog(language), [*glossary.names(language), "none"]
    forms = [name.casefold() for name in glossary.names(language).values()]
    forms += [form for id in ids for form in texts.get(f"term.{id}.also", "").casefold().split("|") if form]
    assert len(forms) == len(set(forms))
    strange = [k for k in texts if re.fullmatch(r"term\.\w+\.also", k) and k.split(".")[1] not in ids]
    assert not strange


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fate", data.fates())
def test_every_fate_tells_its_terms_in_both_languages(fate, language):
    text = f'title = "t"\nplay = ""\nfate = "{fate}"\n[[seat]]\nname = "a"\n[[seat]]\nname = "b"\n'
    scene = position.scene(position.game(text), language)
    assert {"term:identity"} <= {link["what"] for link in inspect.layer(scene, "fate")["links"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_links_terms_to_the_glossary(language):
    page = Page(session())
    page.session.settings.language = language
    page.act(do="link", arg="#rules")
    html = page.regions["app"]
    sections = re.findall(r'<section class="rule" id="rule-(\w+)".*?</section>', html, re.S)
    linked = [
        re.findall(r'class="term" href="#term\.(\w+)"', part) for part in re.split(r'<section class="rule"', html)
    ]
    assert len(sections) == len(linked) - 1
    assert all(part and len(part) == len(set(part)) for part in linked[1:-1])
    for own, text in re.findall(r'<dt id="term-(\w+)".*?<dd>(.*?)</dd>', html, re.S):
        assert f"#term.{own}" not in text
    frame = page.act(do="link", arg="#term.dying")
    assert frame.hash == "term.dying"
    assert 'id="term-dying" data-here tabindex="-1"' in page.regions["app"]
    page.act(do="search", form={"search": "x"})
    assert "data-here" not in page.regions["app"]
