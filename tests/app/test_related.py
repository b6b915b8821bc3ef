"""What the encyclopedia says is related: read from the texts, so that a new text brings its links along."""

import pytest

from fate.app.related import GROUPS, related
from fate.fate2 import data
from tests.app.driver import Page, session

PAGES = [
    *(f"hero.{hero}" for hero in data.heroes()),
    *(f"card.{kind}" for kind in data.kinds()),
    *(f"fate.{fate}" for fate in data.fates()),
]


def pages(page, group):
    return [thing.page for thing in related(page)[group]]


@pytest.mark.parametrize(
    ("page", "group", "other"),
    [
        ("card.dodge", "counts_as", "hero.mage_slayer"),
        ("card.dodge", "counts_as", "hero.shifting_elemental"),  # "as A or B"
        ("card.dodge", "counts_as", "card.veiled_edge"),
        ("card.dodge", "named_by", "hero.shade_demon"),
        ("card.godslayer_slash", "counts_as", "hero.scorch_mage"),  # whose skill has the name of the card
        ("hero.scorch_mage", "names", "card.godslayer_slash"),
        ("hero.skeleton_king", "names", "hero.necromancer"),  # a skill of somebody else
        ("card.normal_attack", "family", "card.flame_attack"),
    ],
)
def test_texts_tell_what_is_related(page, group, other):
    assert other in pages(page, group)


def test_what_is_treated_as_a_use_converts_nothing():
    assert "hero.fleet_admiral" in pages("card.normal_attack", "named_by")


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_listed_twice_and_nothing_is_its_own_relative(page):
    found = [other for group in GROUPS for other in pages(page, group)]
    assert len(found) == len(set(found)) and page not in found
    assert set(found) <= set(PAGES)


@pytest.mark.parametrize("language", ["zh", "en"])
def test_relatives_are_links_with_what_they_are_about(language):
    page = Page(session())
    page.session.settings.language = language
    page.act(do="link", arg="#card.godslayer_slash")
    assert 'data-link="hero.scorch_mage"' in page.regions["app"]
    page.act(do="link", arg="#hero.scorch_mage")
    assert page.session.screen == "card" and 'data-link="card.godslayer_slash"' in page.regions["app"]
