"""半人猛犸 Mammoth-kin."""

from fate.fate2.api import ATTACK_KINDS, regarded
from fate.fate2.rules.spend import ways
from tests.table import Table

GRANT = "mammoth_kin.grant_strength"
REVERSAL = "mammoth_kin.polarity_reversal"


def granted(card, *hand, **more):
    return Table(
        foe={"hand": list(hand), "status": [(GRANT, [card], "mammoth_kin", "cast")], **more}, mammoth_kin={}, by={}
    )


# -- mammoth_kin.grant_strength


def test_grant_is_laid_on_anybody_for_one_hand_card():
    """A206, R6.3: any card, anybody, worn cards not."""
    t = Table(foe={}, mammoth_kin={"hand": ["greed:heart", "disarm"], "armor": "boots_of_speed"}, phase="casting")
    t.mammoth_kin.sets_off("grant_strength")
    assert t.offered("mammoth_kin") == ["greed:heart", "disarm:club"]
    t.mammoth_kin.answers(f"{GRANT}.card", "disarm")
    assert t.offered("mammoth_kin") == ["mammoth_kin", "foe"]
    t.mammoth_kin.answers(f"{GRANT}.target", "foe")
    assert ([s.kind for s in t.foe.status], t.mammoth_kin.cards) == ([GRANT], ["greed:heart"])
    t.mammoth_kin.sets_off("grant_strength")
    assert (t.foe.status[0].lasts, t.asked()) == ("cast", ("foe", "play")), "only itself is left, D14, and forced"
    assert [s.kind for s in t.mammoth_kin.status] == [GRANT]


def test_cards_of_its_colour_are_attacks():
    """授予力量: black ones under a black card, red ones not."""
    t = granted("disarm", "chakra", "greed:heart", "dodge")
    assert "grant_strength>normal_attack chakra:club" in t.offered("foe")
    assert not [option for option in t.offered("foe") if "normal_attack" in option and "chakra" not in option]
    t.foe.uses("chakra", on="mammoth_kin", via="grant_strength")
    assert (t.mammoth_kin.hp, t.by.hp, t.foe.used["attack"]) == (3, 4, 1)


def test_a_red_card_grants_red():
    """And the colour stays with the card, R14.3."""
    t = granted("greed:heart", "chakra", "dodge", weapon="saints_relic")
    assert [o for o in t.offered("foe") if "grant" in o] == ["grant_strength>normal_attack dodge:heart"]
    t.foe.uses("dodge", on="by", via="grant_strength")
    assert t.by.hp == 3, "red: no bonus"


def test_they_count_as_attacks_to_play_and_to_discard_too():
    """A64."""
    t = granted("disarm", "chakra", "dodge")
    assert regarded(t.game, 0, ATTACK_KINDS) == [t.foe.hand[0]]
    assert [way[0] for way in ways(t.game, 0, ("normal_attack",), "play")] == ["as"]
    assert ways(t.game, 2, ("normal_attack",), "use") == []


def test_it_ends_with_the_turn_that_follows():
    """R6.4."""
    t = granted("disarm", "chakra")
    t.foe.ends()
    assert t.foe.status == []


def test_dispelled_the_card_is_lost():
    """A44."""
    t = Table(foe={"hand": ["dispel"]}, mammoth_kin={"hand": ["disarm"]}, phase="casting")
    t.mammoth_kin.sets_off("grant_strength")
    t.mammoth_kin.answers(f"{GRANT}.target", "foe")
    t.foe.answers("dispel", "dispel")
    assert (t.foe.status, t.mammoth_kin.hand, len(t.state.discard)) == ([], [], 2)


def test_a_ban_beats_the_gift():
    """A211: Doom forbids the red cards that a red gift would make Attacks."""
    doom = ("doom_herald.doom", ["moon_arrow"], "by", "cast")
    gift = (GRANT, ["greed:heart"], "mammoth_kin", "cast")
    t = Table(foe={"hand": ["dodge"], "status": [gift]}, mammoth_kin={}, by={})
    assert t.offered("foe") == ["grant_strength>normal_attack dodge:heart", "end"]
    t = Table(foe={"hand": ["dodge"], "status": [gift, doom]}, mammoth_kin={}, by={})
    assert t.offered("foe") == ["end"]


def reversal(rage, mine, foes):
    return Table(
        mammoth_kin={"rage": rage, "hand": ["chakra"] * mine}, foe={"hand": ["disarm"] * foes}, by={"hand": ["dodge"]}
    )


# -- mammoth_kin.polarity_reversal


def test_reversal_exchanges_whole_hands():
    """两极反转: the difference is 2, so 2 rage (A297)."""
    t = reversal(3, 1, 3)
    t.mammoth_kin.sets_off("polarity_reversal")
    assert t.offered("mammoth_kin") == ["0", "1", "2", "3"]
    t.mammoth_kin.answers(f"{REVERSAL}.rage", 2)
    assert t.offered("mammoth_kin") == ["foe", "by"]
    t.mammoth_kin.answers(f"{REVERSAL}.target", "foe")
    assert (t.mammoth_kin.cards, t.foe.cards, t.by.cards) == (["disarm:club"] * 3, ["chakra:club"], ["dodge:heart"])
    assert (t.mammoth_kin.rage, "polarity_reversal" in t.offered("mammoth_kin")) == (1, False)


def test_reversal_for_nothing():
    """A12: X may be 0."""
    t = reversal(0, 1, 3)
    t.mammoth_kin.sets_off("polarity_reversal")
    assert (t.mammoth_kin.cards, t.by.cards, len(t.foe.hand)) == (["dodge:heart"], ["chakra:club"], 3)


def test_reversal_needs_somebody_near_enough():
    """R1.10."""
    t = Table(mammoth_kin={"rage": 1, "hand": ["chakra"]}, foe={"hand": ["disarm"] * 3})
    assert "polarity_reversal" not in t.offered("mammoth_kin")
    t = Table(mammoth_kin={}, foe={}, by={})
    assert t.offered("mammoth_kin") == ["end"], "nothing to exchange"
    t = Table(mammoth_kin={"rage": 1}, foe={"hand": ["disarm"]}, by={})
    t.mammoth_kin.sets_off("polarity_reversal")
    assert (t.mammoth_kin.cards, t.foe.hand, t.mammoth_kin.rage) == (["disarm:club"], [], 0), (
        "an empty hand for one card"
    )


def test_reversal_dispelled_keeps_the_rage_paid():
    """A44, R16.6; the hands stay."""
    t = Table(mammoth_kin={"rage": 1, "hand": ["chakra"]}, foe={"hand": ["dispel", "disarm"]})
    t.mammoth_kin.sets_off("polarity_reversal")
    t.foe.answers("dispel", "dispel")
    assert (t.mammoth_kin.rage, t.mammoth_kin.cards, t.foe.cards) == (0, ["chakra:club"], ["disarm:club"])
