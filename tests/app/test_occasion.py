"""What a reaction one is asked about answers is told with the question."""

from markupsafe import Markup

from fate.app import prompts, sheets
from fate.app.aloud import Aloud
from tests.app import position
from tests.table import Table


def prompt(table, language="en"):
    scene = position.scene(table.game, language)
    return prompts.prompt(scene), scene


def told(table, language="en"):
    return str(Markup(prompt(table, language)[0]["occasion"]).striptags())


def test_damage_somebody_could_take_over_is_told_before_the_rule():
    t = Table(a={"hand": ["normal_attack"]}, b={}, guardian_knight={"hand": ["chakra"]}, c={})
    t.a.uses("normal_attack", on="b")
    assert told(t) == "P1 would take 1 damage from P0 (Normal Attack)"
    assert told(t, "zh") == "P1将受到P0的【普通攻击】的 1 点伤害"
    asked, scene = prompt(t)
    assert Aloud().question(asked, scene.words)[:2] == ["Cover: pay with 1 card", told(t)]
    chain = [str(Markup(line["text"]).striptags()) for line in sheets.why(scene, "")["lines"]]
    assert "P1: Normal Attack (1 damage)" in chain
    t.guardian_knight.declines()


def test_damage_that_has_been_taken_is_past():
    t = Table(a={"hand": ["normal_attack"]}, guardian_knight={}, b={}, c={})
    t.a.uses("normal_attack", on="guardian_knight")
    assert told(t) == "You took 1 damage from P0 (Normal Attack)"
    t.guardian_knight.declines()


def test_what_is_no_reaction_has_no_occasion():
    t = Table(a={"hand": ["normal_attack"]}, b={"hand": ["dodge"]}, c={}, d={})
    assert told(t) == ""
    t.a.uses("normal_attack", on="b")
    assert told(t) == ""
    t.b.declines()


def test_what_baptism_costs_is_named_though_it_may_be_one_card_or_two():
    t = Table(
        a={"hand": ["normal_attack"]}, b={}, holy_knight={"hand": ["dodge:heart", "dodge:diamond", "greed:heart"]}, c={}
    )
    t.a.uses("normal_attack", on="b")
    assert prompt(t)[0]["title"].striptags() == "Baptism: discard a Healing Balm or two red cards?"
    t.holy_knight.answers("holy_knight.baptism.cost", "red")
    assert prompt(t)[0]["title"].striptags() == "Baptism: discard two red cards"
    t.holy_knight.answers("holy_knight.baptism.red", ["dodge:heart", "greed"])
