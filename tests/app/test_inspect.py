"""Inspecting anything: full texts, rulings, and how the numbers in force come about."""

import pytest

from fate.app import choice as choosing
from fate.app import inspect
from fate.fate2 import data
from tests.app import position
from tests.app.driver import Page, session

TABLE = """
title = "Everything that changes a number"
play = ""
[[seat]]
name = "ann"
hero = "scorch_mage"
hand = ["normal_attack:spade", "normal_attack:diamond"]
weapon = "saints_relic"
[[seat]]
name = "ben"
hero = "lich"
hand = ["dodge"]
armor = "boots_of_speed"
status = [{kind = "viper_ambush", cards = ["viper_ambush"], by = "ann", lasts = "status"}]
[[seat]]
name = "eve"
hero = "dark_ranger"
weapon = "hornbow"
"""


def looked(what, language="en", text=TABLE):
    game = position.game(text)
    scene = position.scene(game, language)
    return inspect.layer(scene, what), scene


def rows(layer):
    return {str(row[0]): row[1].striptags() for section in layer["sections"] for row in section["rows"]}


def test_distance_says_what_it_is_made_of():
    layer, _ = looked("seat:1")
    assert rows(layer)["from you"] == "2 = 1 + Boots of Speed 1"
    assert rows(layer)["to you"] == "1 = 1 − Boots of Speed 1 (at least 1)"


def test_range_names_the_weapon():
    layer, _ = looked("seat:2")
    assert rows(layer)["attack range"] == f"{data.kinds()['hornbow'].range} = Hornbow {data.kinds()['hornbow'].range}"


def test_the_damage_of_an_attack_in_hand_is_a_sum():
    game = position.game(TABLE)
    black, red = game.state.seats[0].hand
    scene = position.scene(game, "en")
    assert "2 = 1 + Saint's Relic 1" in "".join(rows(inspect.layer(scene, f"card:{black}")).values())
    assert "Relic" not in "".join(rows(inspect.layer(scene, f"card:{red}")).values())


def test_the_one_attacked_sees_how_the_damage_comes_about():
    game = position.game(TABLE.replace('armor = "boots_of_speed"\n', ""))
    game.answer(next(i for i, o in enumerate(game.pending.options) if o[0] == "use"))
    while game.pending.key != "respond.dodge":
        target = choosing.find(game.pending, ("seat", 1))
        game.answer(choosing.ending(game.pending) if target is None else target)
    scene = position.scene(game, "en")
    assert scene.sums.threat(game.pending).total == game.pending.context["damage"] == 2
    assert "Saint&#39;s Relic</b> 1)" in position.regions(scene)["prompt"]


def test_a_status_tells_its_text_and_when_it_leaves():
    layer, scene = looked("status:1:0")
    assert layer["title"] == "Viper Ambush"
    lines = [str(line) for section in layer["sections"] for line in section["lines"]]
    assert scene.words.t("card.viper_ambush.text") in lines
    assert scene.words.t("ui.inspect.lasts.status") in lines


@pytest.mark.parametrize("language", position.LANGUAGES)
@pytest.mark.parametrize(
    ("what", "page"),
    [
        ("card:0", f"card.{data.cards()[0].card}"),
        ("kind:greed", "card.greed"),
        ("seat:1", "hero.lich"),
        ("skill:necromancer.soul_sap_aura", "hero.necromancer"),
        ("status:1:0", "card.viper_ambush"),
        ("fate", "fate.spreading_plague"),
        ("term:dying", "term.dying"),
    ],
)
def test_what_is_looked_at_leads_to_its_page(what, page, language):
    text = TABLE.replace("title =", 'fate = "spreading_plague"\ntitle =')
    layer, scene = looked(what, language, text)
    scene.layer = layer
    assert f'data-link="{page}"' in position.regions(scene)["layer"]
    reader = Page(session())
    assert reader.act(do="link", arg=f"#{page}").hash == page  # is there
    scene.layer = inspect.layer(scene, f"hover:{what}")
    assert "data-link" not in position.regions(scene)["layer"]  # a tooltip cannot be clicked


def test_terms_lead_on_to_terms():
    layer, _ = looked("card:0")
    assert layer["links"]
    assert all(looked(link["what"])[0] for link in layer["links"])


@pytest.mark.parametrize("language", position.LANGUAGES)
def test_every_kind_and_skill_and_term_can_be_inspected(language):
    game = position.game(TABLE)
    scene = position.scene(game, language)
    for what in [*(f"kind:{id}" for id in data.kinds()), *(f"skill:{id}" for id in data.skills())]:
        assert inspect.layer(scene, what)["sections"], what
    for key in scene.words.texts:
        if key.startswith("term.") and key.endswith(".text"):
            assert inspect.layer(scene, f"term:{key.split('.')[1]}")


@pytest.mark.parametrize(
    "what", ["card:9999", "card:x", "seat:9", "status:1:7", "status:x", "term:no", "nothing", "hover:why"]
)
def test_nothing_is_shown_for_what_is_not_there(what):
    assert looked(what)[0] is None
