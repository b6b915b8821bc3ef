"""Kind 23: deck and discard pile both empty (R4.4, R17.4, A14, D2)."""

import pytest

from tests.fate2.interactions.positions import settle
from tests.table import Table


@pytest.mark.parametrize("card", ["energy_transfer", "chakra", "divine_might", "misdirect"])
def test_cards_that_draw(card):
    """A14: what there is, here nothing; the card itself is the first to come back."""
    t = Table(a={"hand": [card], "rage": 3}, b={}, c={}, only=True)
    t.a.answers("play", card)
    while t.asked()[1] != "play":
        t.game.answer(0)
    assert t.a.hand == [] and t.b.hand == [] and len(t.state.discard) == 1
    t.a.ends()
    assert len(t.b.hand) == 1, "the one card there is, shuffled"


def test_a_draw_phase_of_nothing():
    """R4.4."""
    t = Table(a={"hand": ["dodge"]}, b={}, c={}, only=True)
    t.a.ends()
    assert t.b.hand == [] and t.asked() == ("b", "play")


@pytest.mark.parametrize(
    ("seats", "card", "target", "ability"),
    [
        ({"a": {"hand": ["normal_attack"]}, "quillback": {}}, "normal_attack", "quillback", "battle_spirit"),
        ({"a": {"hand": ["normal_attack"]}, "axe_lord": {}}, "normal_attack", "axe_lord", "reverse_helix"),
        ({"a": {"hand": ["normal_attack"]}, "b": {"armor": "bladed_armour"}}, "normal_attack", "b", "bladed_armour"),
        ({"dwarf_musketeer": {"hand": ["normal_attack"]}, "b": {}}, "normal_attack", "b", "headshot"),
        ({"skeleton_king": {"hand": ["normal_attack"], "hp": 2}, "b": {}}, "normal_attack", "b", "life_drain"),
        ({"ogre_mage": {"hand": ["frenzy"]}, "b": {}}, "frenzy", "ogre_mage", "multiple_casting"),
    ],
)
def test_a_judgement_without_a_card_means_nothing(seats, card, target, ability):
    """D2: no result, no consequence, and nobody may redo it."""
    t = Table(**seats, chen_yunsheng={"hand": ["dodge"]}, only=True)
    t.players[next(iter(seats))].uses(card, on=target)
    t.players[t.asked()[0]].accepts(ability)
    assert t.asked()[1] == "play" and t.told("judge") == [] and len(t.chen_yunsheng.hand) == 1


def test_a_transposed_judgement_needs_no_deck():
    """R17.2: the card played is the result."""
    t = Table(a={"hand": ["normal_attack"]}, b={"armor": "bladed_armour"}, avenging_soul={"hand": ["dodge"]}, only=True)
    t.a.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    t.avenging_soul.answers("avenging_soul.transposition.card", "dodge")
    assert t.a.hp == 3


def test_skills_that_draw():
    """A14: the price is paid for nothing; what it discarded may come back."""
    t = Table(lich={"hand": ["dodge:heart"]}, b={}, c={}, only=True)
    t.lich.sets_off("dark_rite")
    assert t.lich.cards == ["dodge:heart"] and t.state.discard == []


def test_faith_without_a_deck():
    """A248, A14: as many as there are."""
    t = Table(a={"hand": ["flame_attack"]}, guardian_knight={}, c={}, only=True)
    t.a.uses("flame_attack", on="guardian_knight")
    t.guardian_knight.answers("guardian_knight.faith.count", 1)
    assert t.state.aside == []


def test_radiant_aura_without_a_deck():
    """R1.10: a draw forgone, nothing to look at."""
    t = Table(a={}, frost_maiden={}, c={}, only=True)
    t.a.ends()
    t.frost_maiden.accepts("radiant_aura")
    t.frost_maiden.answers("frost_maiden.radiant_aura.count", 3)
    assert t.asked() == ("frost_maiden", "play") and t.state.aside == []


def test_the_resolving_card_is_not_reshuffled():
    """A16: the last card of the table is the one being used."""
    t = Table(a={"hand": ["divine_might"], "rage": 3}, b={}, c={}, only=True)
    t.a.uses("divine_might")
    assert t.a.hand == [] and len(t.state.discard) == 1
    settle(t)


def test_the_rest_of_the_deck_comes_first():
    """R4.4, A15."""
    t = Table(lich={"hand": ["dodge:heart"]}, b={}, c={}, deck=["frenzy"], discard=["chakra"], only=True)
    t.lich.sets_off("dark_rite")
    assert t.lich.cards[0] == "frenzy:diamond" and len(t.lich.hand) == 2 and len(t.state.deck) == 1
