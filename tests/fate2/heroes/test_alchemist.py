"""炼金术士 Alchemist."""

from fate.fate2.rules.marker import markers
from tests.table import Table

COMPOUND = "alchemist.unstable_compound"
FURY = "alchemist.chemical_fury"


def elements(*cards):
    return [(COMPOUND, [card], "alchemist", "keep") for card in cards]


def brew(*hand, status=(), hp=5, **others):
    others = others or {"a": {"hand": ["disarm"]}, "b": {"hand": ["moon_arrow"]}}
    t = Table(alchemist={"hand": list(hand), "status": elements(*status), "hp": hp}, **others)
    t.alchemist.ends()
    return t


# -- alchemist.unstable_compound


def test_compound_takes_a_card_each_of_two_others():
    """不稳定化合物: in the end phase, for a hand card."""
    t = brew("chakra", "greed:club")
    assert t.offered("alchemist") == ["chakra:club", "greed:club", "decline"]
    t.alchemist.answers(f"{COMPOUND}.cost", "chakra")
    t.alchemist.answers(f"{COMPOUND}.targets", ["b", "a"])
    assert (len(t.a.hand), t.b.hand, len(t.state.discard), t.alchemist.hp) == (2, [], 1, 5), "a has drawn for its turn"
    assert (len(t.alchemist.status), t.state.turn) == (2, 1)
    assert all(s.lasts == "keep" and not s.shut for s in t.alchemist.status)


def test_compound_may_take_equipment_or_only_one():
    """A8, A12."""
    t = brew("chakra", a={"hand": ["disarm"], "weapon": "hornbow"}, b={"hand": ["moon_arrow"]})
    t.alchemist.answers(f"{COMPOUND}.cost", "chakra")
    t.alchemist.answers(f"{COMPOUND}.targets", ["a"])
    assert t.offered("alchemist") == ["1", "hornbow:spade"]
    t.alchemist.answers(f"{COMPOUND}.card", "hornbow")
    assert (t.a.gear, len(t.a.hand), len(t.b.hand), len(t.alchemist.status)) == ((None, None), 3, 1, 1)


def test_every_surplus_element_is_discarded_and_hurts():
    """A197: one damage event for each."""
    t = brew("chakra", status=["greed:club", "misdirect:spade"])
    t.alchemist.answers(f"{COMPOUND}.cost", "chakra")
    t.alchemist.answers(f"{COMPOUND}.targets", ["a", "b"])
    assert (t.alchemist.hp, t.alchemist.rage, [d["amount"] for d in t.told("damage")]) == (3, 2, [1, 1])
    assert (len(t.alchemist.status), t.told("damage")[0]["source"]) == (2, 0)


def test_the_surplus_can_kill():
    """A143: with the alchemist go its elements."""
    t = brew("chakra", status=["greed:club", "misdirect:spade"], hp=1)
    t.alchemist.answers(f"{COMPOUND}.cost", "chakra")
    t.alchemist.answers(f"{COMPOUND}.targets", ["a", "b"])
    assert (t.alchemist.alive, t.alchemist.status, len(t.told("damage"))) == (False, [], 1)


def test_compound_may_be_declined_and_needs_a_card_on_both_sides():
    """R1.10."""
    t = brew("chakra")
    t.alchemist.declines(f"{COMPOUND}.cost")
    assert (t.alchemist.status, t.state.turn) == ([], 1)
    assert brew().state.turn == 1
    assert brew("chakra", a={}).state.turn == 1


def test_compound_dispelled():
    """R16.6: nobody loses a card."""
    t = brew("chakra", a={"hand": ["disarm", "dispel"]})
    t.alchemist.answers(f"{COMPOUND}.cost", "chakra")
    t.a.answers("dispel", "dispel")
    assert (t.alchemist.status, t.alchemist.hand) == ([], []) and "disarm:club" in t.a.cards


def test_others_end_their_turns_in_peace():
    """Only in one's own end phase."""
    t = Table(foe={"hand": ["chakra"]}, alchemist={"hand": ["disarm"]}, by={"hand": ["disarm"]})
    t.foe.ends()
    assert t.state.turn == 1


def fury(*cards, **more):
    return Table(
        alchemist={
            "hand": ["normal_attack:spade", "chaos_attack:spade", "normal_attack:club"],
            "status": elements(*cards), "hp": 3, **more,
        },
        foe={"max_hp": 9},
    )  # fmt: skip


# -- alchemist.chemical_fury


def test_fury_heals_and_unleashes():
    """化学狂暴: 3 elements, 1 hp, any number of Attacks this turn."""
    t = fury("chakra", "moon_arrow", "dodge:heart", "dodge:diamond")
    t.alchemist.sets_off("chemical_fury")
    t.alchemist.answers(f"{FURY}.cost", ["chakra", "dodge:heart", "moon_arrow"])
    assert (t.alchemist.hp, len(markers(t.game, 0, COMPOUND)), len(t.state.discard)) == (4, 1, 3)
    for card in ("normal_attack:spade", "chaos_attack:spade", "normal_attack:club"):
        t.alchemist.uses(card, on="foe")
    assert t.foe.hp == 6


def test_fury_needs_three_elements():
    """R1.10; without it one Attack."""
    t = fury("chakra", "moon_arrow")
    assert "chemical_fury" not in t.offered("alchemist")
    t.alchemist.uses("normal_attack:spade", on="foe")
    assert t.offered("alchemist") == ["end"]


def test_fury_once_a_turn_and_dispelled_for_nothing():
    """R28.2, R16.6."""
    t = Table(alchemist={"hp": 3, "status": elements("chakra", "moon_arrow", "dodge")}, foe={"hand": ["dispel"]})
    t.alchemist.sets_off("chemical_fury")
    t.foe.answers("dispel", "dispel")
    assert (t.alchemist.hp, t.alchemist.status, t.alchemist.effects) == (3, [], [])
    t = fury("chakra", "moon_arrow", "dodge:heart", "dodge:diamond", used={FURY: 1})
    assert "chemical_fury" not in t.offered("alchemist")


def test_fury_ends_with_the_turn_and_is_nobody_elses():
    """R11.3."""
    t = fury("chakra", "moon_arrow", "dodge:heart")
    t.alchemist.sets_off("chemical_fury")
    assert [len(seat.effects) for seat in t.state.seats[:2]] == [1, 0]
    t.alchemist.ends()
    assert t.alchemist.effects == []
