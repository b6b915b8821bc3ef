"""Both catalogs are complete, agree with each other and hold nothing that belongs to no card."""

import re
from collections.abc import Iterator

import pytest

from fate.fate2 import data
from fate.fate2.text import LANGUAGES, PARTS, catalog

PLACEHOLDER = re.compile(r"\{[^{}]*\}")
RULING = re.compile(r"[(（][ADR]\d+(\.\d+)?([,，、] ?[ADR]\d+(\.\d+)?)*[)）]\Z")
HAN = re.compile(r"[\u4e00-\u9fff]")
WORDS = {
    "identity": ("sentinel", "scourge", "neutral"),
    "suit": data.SUITS,
    "colour": ("red", "black"),
    "phase": ("casting", "monster", "status", "draw", "play", "discard", "end"),
    "attribute": data.ATTRIBUTES,
    "category": data.CATEGORIES,
    "type": data.SKILL_TYPES,
    "set": data.SETS,
}


def required() -> Iterator[str]:
    """Every key that the printed cards call for."""
    for group, words in WORDS.items():
        yield from (f"{group}.{word}" for word in words)
    for mode in dict.fromkeys(mode.mode for mode in data.modes()):
        yield from (f"mode.{mode}", f"mode.{mode}.text")
    for kind in data.kinds().values():
        yield from (f"card.{kind.card}", f"card.{kind.card}.text")
        if kind.category == "magic" and kind.rage:
            yield f"card.{kind.card}.upgrade"
    for hero in data.heroes():
        yield from (f"hero.{hero}", f"hero.{hero}.short")
    for skill in data.skills():
        yield from (f"skill.{skill}", f"skill.{skill}.text")
    for fate in data.fates():
        yield from (f"fate.{fate}", f"fate.{fate}.text")


def rules_texts(language: str, *suffixes: str) -> Iterator[tuple[str, str]]:
    """What is said about cards, skills, fates and terms: the texts, upgrades and rulings, without the names."""
    for key, value in catalog(language).items():
        group, *_, last = key.split(".")
        if group in ("card", "skill", "fate", "term") and key.count(".") > 1 and last in suffixes:
            yield key, value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_hero_skill_and_fate_has_its_texts(language: str):
    texts = catalog(language)
    assert [key for key in required() if not texts.get(key)] == []


def test_both_languages_have_the_same_keys_in_the_same_order():
    assert list(catalog("zh")) == list(catalog("en"))


def test_every_key_about_a_card_belongs_to_one():
    known = set(required())
    groups = {key.split(".")[0] for key in known}
    optional = re.compile(r"\.(rulings|short)\Z")
    leftover = [key for key in catalog("zh") if key.split(".")[0] in groups and optional.sub("", key) not in known]
    assert leftover == []


def test_placeholders_agree():
    zh, en = catalog("zh"), catalog("en")
    differing = [key for key in zh if sorted(PLACEHOLDER.findall(zh[key])) != sorted(PLACEHOLDER.findall(en[key]))]
    assert differing == []


def test_every_ruling_ends_with_its_number():
    for language in LANGUAGES:
        for key, value in rules_texts(language, "rulings"):
            assert all(RULING.search(line) for line in value.split("\n")), (language, key)


def test_rulings_cite_the_same_numbers_in_both_languages():
    number = re.compile(r"[ADR]\d+(?:\.\d+)?")
    for key, value in rules_texts("zh", "rulings"):
        assert number.findall(value) == number.findall(catalog("en")[key]), key


def test_every_term_is_explained_and_ends_with_a_rule():
    for language in LANGUAGES:
        texts = catalog(language)
        terms = [key for key in texts if key.startswith("term.") and key.count(".") == 1]
        assert len(terms) >= 35
        assert all(re.search(r"[(（]R\d+.*[)）]\Z", texts[f"{term}.text"]) for term in terms)


def test_english_texts_are_english_and_chinese_ones_chinese():
    kinds = ("text", "upgrade", "rulings")
    assert [key for key, value in rules_texts("en", *kinds) if HAN.search(value)] == []
    assert [key for key, value in rules_texts("zh", *kinds) if not HAN.search(value)] == []


def test_chinese_texts_use_full_width_punctuation():
    """No half-width mark stands next to a Chinese character, and every line ends in a stop or a rule's number."""
    for key, value in rules_texts("zh", "text", "upgrade", "rulings"):
        assert not re.search(r"[\u4e00-\u9fff][,;:!?(]|[,;:!?)][\u4e00-\u9fff]", value), key
        assert all(re.search(r"[。）]\Z", line) for line in value.split("\n")), key


def test_names_are_unique_among_cards_heroes_and_fates():
    for language in LANGUAGES:
        texts = catalog(language)
        names = [texts[f"card.{card}"] for card in data.kinds()] + [texts[f"fate.{fate}"] for fate in data.fates()]
        assert len(set(names)) == len(names)
        for suffix in ("", ".short"):
            heroes = [texts[f"hero.{hero}{suffix}"] for hero in data.heroes()]
            assert len(set(heroes)) == len(heroes)


def test_parts_are_listed_once():
    assert len(set(PARTS)) == len(PARTS)
