"""How many cards, or characters, a skill's text asks for: no fewer and no more, however many there are."""

from __future__ import annotations

from typing import Any

import pytest

from fate.fate2.rules.catalog import SKILLS
from tests.table import Table

SETS = ("standard", "dawn", "daybreak", "sunrise", "ex_heroes")
RED = ["dodge:heart", "dodge:heart", "dodge:diamond", "dodge:diamond"]
ATTACKS = ["normal_attack", "chaos_attack", "flame_attack", "normal_attack"]
MIXED = ["dodge:heart", "dodge:diamond", "chakra:club", "disarm:club", "moon_arrow:spade", "misdirect:spade"]


@pytest.mark.parametrize(
    ("skill", "hand", "least", "most"),
    [
        ("light_warden.shockwave", MIXED, 3, 3),
        ("shadow_priest.shadow_wave", MIXED, 2, 2),
        ("queen_of_torment.scream_of_torment", RED, 2, 2),
        ("shifting_elemental.morph", MIXED, 2, 2),
        ("brood_spider.weave_web", ATTACKS, 2, 2),
        ("warlock.shadow_word", MIXED, 2, 2),
        ("summoner.elemental_summon", RED, 2, 2),
        ("lightning_phantom.plasma_field", MIXED, 1, 4),
        ("dark_sage.vacuum", [*RED, "greed:heart"], 2, 3),
    ],
)
def test_the_price_in_cards(skill: str, hand: list[str], least: int, most: int) -> None:
    """R28.4, R1.10."""
    hero, _, name = skill.partition(".")
    t = Table(sets=SETS, **{hero: {"hand": hand, "hp": 1}}, b={"hp": 3, "hand": ["chakra"]}, c={"hand": ["greed"]})
    t.players[hero].sets_off(name)
    while t.asked() == (hero, f"{skill}.option"):
        t.game.answer(0)
    question = t.game.pending
    assert question is not None and question.many and (question.least, question.most) == (least, most)
    t.game.cancel()


@pytest.mark.parametrize(("skill", "price"), [("frost_maiden.frost_seal", 2)])
def test_the_price_of_a_cast(skill: str, price: int) -> None:
    """R6."""
    hero, _, name = skill.partition(".")
    t = Table(phase="casting", turn="b", **{hero: {"hand": MIXED}}, b={}, c={})
    t.players[hero].sets_off(name)
    t.players[hero].answers(f"{skill}.target", "b")
    question = t.game.pending
    assert question is not None and (question.least, question.most) == (price, price)
    t.game.cancel()
    t.players[hero].passes()


def test_the_price_of_chemical_fury() -> None:
    """Three of four elements."""
    elements = [("alchemist.unstable_compound", [card], "alchemist", "keep") for card in MIXED[:4]]
    t = Table(sets=SETS, alchemist={"status": elements, "hp": 2}, b={})
    t.alchemist.sets_off("chemical_fury")
    question = t.game.pending
    assert question is not None and (question.least, question.most, len(question.options)) == (3, 3, 4)
    t.game.cancel()


STOCK = ["chakra", "greed", "disarm"]


def lost(t: Table, name: str) -> int:
    """How many of the stock are gone."""
    return len(STOCK) - len(t.players[name].hand)


BLIND: list[tuple[str, dict[str, Any], dict[str, Any], int]] = [
    ("spirit_warrior.sacrifice", {}, {".target": "b"}, 2),
    ("gorgon.arcane_serpent", {"hand": ["dodge"]}, {}, 1),
    ("two_headed_dragon.deep_freeze", {"hand": ["dodge", "frenzy"]}, {".cost": "dodge", ".target": "b"}, 2),
    ("doom_herald.deadly_number", {"hand": ["misdirect:spade"]}, {".target": "b"}, 1),
    ("dark_sage.vacuum", {"hand": ["dodge:heart", "dodge:heart"]}, {".targets": ["b"]}, 1),
    ("mountain_giant.throw", {"hand": ["dodge"]}, {".target": "b", ".give": "c"}, 1),
]


@pytest.mark.parametrize(("skill", "me", "answers", "count"), BLIND, ids=[row[0] for row in BLIND])
def test_cards_picked_blind(skill: str, me: dict[str, Any], answers: dict[str, Any], count: int) -> None:
    """A9, R1.7: exactly as many as the text says, though the other has three."""
    hero, _, name = skill.partition(".")
    t = Table(sets=SETS, **{hero: me}, b={"hand": STOCK}, c={"hand": ["frenzy"]}, d={})
    t.players[hero].sets_off(name)
    while t.game.pending is not None and not t.game.pending.phase and t.asked()[1] != "gorgon.arcane_serpent.give":
        key = t.asked()[1].removeprefix(skill)
        if key in answers:
            t.players[hero].answers(t.asked()[1], answers[key])
        else:
            t.game.answer((0,) if t.game.pending.many else 0)
    assert lost(t, "b") == count
    while t.game.pending is not None and not t.game.pending.phase:
        t.game.answer(0)


def test_blind_picks_after_a_hit() -> None:
    """A9, A109: one card from a neighbour, though it has three."""
    t = Table(sets=SETS, temple_assassin={"hand": ["normal_attack"]}, b={}, c={"hand": STOCK}, d={})
    t.temple_assassin.uses("normal_attack", on="b")
    t.temple_assassin.answers("temple_assassin.psi_blade.target", "c")
    assert (lost(t, "c"), len(t.temple_assassin.hand)) == (1, 1)


def test_psi_blade_reaches_earlier_seats_too() -> None:
    """A109: a neighbour may sit before the assassin."""
    t = Table(sets=SETS, a={"hand": STOCK}, b={}, temple_assassin={"hand": ["normal_attack"]}, turn="temple_assassin")
    t.temple_assassin.uses("normal_attack", on="b")
    t.temple_assassin.answers("temple_assassin.psi_blade.target", "a")
    assert lost(t, "a") == 1


def test_blind_picks_of_a_binding_arrow() -> None:
    """A9, A108: one each, also of a victim seated before the archer."""
    t = Table(sets=SETS, b={"hand": STOCK}, windwalker={"hand": ["normal_attack", "frenzy"]}, c={"hand": STOCK},
              turn="windwalker")  # fmt: skip
    t.windwalker.uses("normal_attack", on="b")
    t.windwalker.answers("windwalker.binding_arrow.cost", "frenzy")
    assert (lost(t, "b"), lost(t, "c")) == (1, 1)


def test_shadow_wave_needs_somebody_else_within_reach() -> None:
    """A191, A165: with everybody else immune there is nobody to hurt."""
    t = Table(shadow_priest={"hand": ["chakra", "disarm"], "hp": 2}, b={}, c={})
    assert "shadow_wave" in t.offered("shadow_priest")
    for seat in t.state.seats[1:]:
        seat.immune_by = 0
    t.game.reindex()
    assert not SKILLS["shadow_priest.shadow_wave"].usable(t.game, 0)


@pytest.mark.parametrize("hp", [1, 2])
def test_the_spear_at_the_last_point(hp: int) -> None:
    """A92: at 2 hp or less, so at 1 too."""
    t = Table(spirit_warrior={"hp": hp, "hand": ["normal_attack"]}, b={}, c={})
    t.spirit_warrior.uses("normal_attack", on="b")
    assert t.b.hp == 2
