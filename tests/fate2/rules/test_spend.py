"""Using, playing and converting hand cards (R14)."""

from fate.fate2.api import ATTACK_KINDS
from fate.fate2.rules.convert import counts_as
from fate.fate2.rules.spend import ways
from tests.table import Table


def test_use_only_conversions_are_not_played() -> None:
    """R14.2: Twin Night Blades say "use"."""
    t = Table(a={"hand": ["chakra", "greed"], "weapon": "twin_night_blades"}, b={})
    assert ways(t.game, 0, ATTACK_KINDS, "use") == [("as", "twin_night_blades", "normal_attack")]
    assert ways(t.game, 0, ATTACK_KINDS, "play") == []


def test_a_suit_that_is_asked_for() -> None:
    """A89: converted cards keep their suit (R14.3)."""
    t = Table(a={"hand": ["chakra", "moon_arrow", "dodge:heart"], "weapon": "veiled_edge"}, b={})
    club, spade, heart = t.a.hand
    assert ways(t.game, 0, ("dodge",), "use", ("club",)) == [("as", "veiled_edge", club, "dodge")]
    assert len(ways(t.game, 0, ("dodge",), "use")) == 3 and heart != spade


def test_one_use_leaves_the_hand_before_anything_happens() -> None:
    """R4.3: while it resolves it lies in the middle, then in the discard pile."""
    t = Table(a={"hand": ["moon_arrow"]}, b={})
    t.a.uses("moon_arrow", on="b")
    assert t.a.cards == [] and len(t.state.resolving) == 1 and t.state.discard == []
    t.a.answers("moon_arrow.name", "red")
    assert t.state.resolving == [] and len(t.state.discard) == 1


def test_all_cards_of_a_conversion_are_discarded() -> None:
    """R14.5."""
    t = Table(a={"hand": ["dodge", "dodge"], "weapon": "twin_night_blades"}, b={})
    t.a.uses("normal_attack", via="twin_night_blades", cards=["dodge", "dodge"], on="b")
    assert len(t.state.discard) == 2 and t.b.hp == 3
    spent = t.told("spend")[0]
    assert (spent["card"], spent["via"], len(spent["cards"])) == ("normal_attack", "twin_night_blades", 2)


def test_a_converted_card_obeys_the_rules_of_the_new_one() -> None:
    """R14.4: out of range, over the limit."""
    t = Table(a={"hand": ["dodge", "dodge"], "weapon": "battle_claw"}, b={}, c={}, d={}, e={}, f={})
    t.a.uses("dodge", via="battle_claw")
    assert t.offered("a") == ["b", "c", "e", "f"]
    t.a.answers("use.target", "c")
    assert t.c.hp == 3 and t.offered("a") == ["end"]


def test_serving_as_an_attack_does_not_make_it_one() -> None:
    """A64: the claw lets red cards be used as Attacks; they are not regarded as such."""
    t = Table(a={"hand": ["dodge:heart", "normal_attack"], "weapon": "battle_claw"}, b={})
    assert [counts_as(t.game, 0, uid, ATTACK_KINDS) for uid in t.a.hand] == [False, True]


SEAL = ("frost_maiden.frost_seal", ["energy_transfer", "energy_transfer"], "b", "cast")


def test_a_converted_card_is_not_its_own_second() -> None:
    """A86, D9: a sealed character with one red card and a claw has no Attack."""
    t = Table(a={"hand": ["dodge:heart", "chakra:club"], "weapon": "battle_claw", "status": [SEAL]}, b={}, c={})
    assert "battle_claw>normal_attack dodge:heart" not in t.offered("a")
    t = Table(a={"hand": ["dodge:heart", "dodge:diamond"], "weapon": "battle_claw", "status": [SEAL]}, b={}, c={})
    t.a.uses("dodge:heart", via="battle_claw")
    t.a.answers("use.target", "b")
    assert t.b.hp == 3 and len(t.state.discard) == 2 and t.a.hand == []


def test_the_second_card_must_be_of_its_kind() -> None:
    """A86: any Attack goes with an Attack, nothing else does."""
    t = Table(a={"hand": ["normal_attack", "greed", "dodge"], "status": [SEAL]}, b={"hand": ["chakra"]}, c={})
    assert "normal_attack:spade" not in t.offered("a") and "greed:heart" in t.offered("a")
    t = Table(a={"hand": ["normal_attack", "chaos_attack", "greed"], "status": [SEAL]}, b={}, c={})
    t.a.uses("normal_attack", on="b")
    assert t.a.cards == ["greed:heart"] and t.b.hp == 3 and len(t.state.discard) == 2


def test_a_conversion_of_several_leaves_enough_for_itself() -> None:
    """A88: three cards are needed for two-card Attacks of a sealed character."""
    two = {"hand": ["dodge", "normal_attack"], "weapon": "twin_night_blades", "status": [SEAL]}
    assert not any("twin" in text for text in Table(a=two, b={}, c={}).offered("a"))
    three = {**two, "hand": ["dodge", "greed", "normal_attack"]}
    t = Table(a=three, b={"hand": ["chakra"]}, c={})
    assert any("twin" in text for text in t.offered("a"))


def test_a_limited_conversion_is_counted_with_each_use_of_its_own() -> None:
    """R28.2: once; a card of the same kind that is really one leaves it alone."""
    hand = ["normal_attack:spade", "chakra", "normal_attack:club"]
    t = Table(light_warden={"hand": hand}, b={}, c={}, deck=["dodge"] * 3)
    assert sum("chakra>" in text for text in t.offered("light_warden")) == 2
    t.light_warden.uses("chakra", on="light_warden")
    while t.asked()[1] != "play":
        t.game.answer(0)
    assert t.light_warden.used.get("light_warden.chakra", 0) == 0
    assert any("chakra>" in text for text in t.offered("light_warden"))
