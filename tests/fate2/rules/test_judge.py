"""Judgement (R17), seen through Bladed Armour and the cloak."""

from tests.table import Table


def test_the_card_is_shown_and_discarded() -> None:
    """R17.1: the top card of the deck, for all to see."""
    t = Table(a={"hand": ["normal_attack"]}, b={"armor": "bladed_armour"}, deck=["frenzy", "chakra"])
    t.a.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    frenzy = t.told("judge")[0]["cards"][0]
    assert t.told("judge") == [{"seat": 1, "cause": "bladed_armour", "cards": (frenzy,)}]
    assert frenzy in t.state.discard and t.state.resolving == []


def test_the_discard_pile_is_shuffled_for_it() -> None:
    """R4.4, A16: without the cards in the middle."""
    t = Table(a={"hand": ["normal_attack"]}, b={"armor": "bladed_armour"}, discard=["frenzy"], only=True)
    t.a.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    assert t.a.hp == 3 and len(t.told("reshuffle")) == 1


def test_no_card_no_result() -> None:
    """R17.4, D2."""
    t = Table(a={"hand": ["moon_arrow"]}, b={"armor": "wandering_mages_cloak"}, only=True)
    t.a.uses("moon_arrow", on="b")
    t.b.accepts("wandering_mages_cloak")
    t.a.answers("moon_arrow.name", "red")
    assert t.b.hp == 3 and t.told("judge") == []


def test_a_guess_is_no_judgement() -> None:
    """R17.3: Chakra turns cards up without judging."""
    t = Table(a={"hand": ["chakra"]}, b={}, deck=["frenzy", "greed:club"])
    t.a.uses("chakra")
    t.a.answers("chakra.guess", "red")
    assert t.told("judge") == [] and len(t.told("reveal")) == 1
