"""缴械."""

from tests.table import Table


def test_a_piece_is_discarded() -> None:
    """The user chooses which."""
    t = Table(a={"hand": ["disarm"]}, b={"weapon": "hornbow", "armor": "bladed_armour"}, c={"weapon": "battle_claw"})
    t.a.uses("disarm", on="b")
    t.a.answers("disarm.gear", "bladed_armour")
    assert (t.b.gear, t.c.gear, t.a.cards) == (("hornbow", None), ("battle_claw", None), [])


def test_upgraded_it_is_taken() -> None:
    """R10.3: for 1 rage."""
    t = Table(a={"hand": ["disarm"], "rage": 1}, b={"weapon": "hornbow"})
    t.a.uses("disarm", on="b", upgraded=True)
    assert (t.b.gear, t.a.cards, t.a.rage) == ((None, None), ["hornbow:spade"], 0)


def test_without_rage_there_is_no_upgrade() -> None:
    """R10.3: the question is not even asked; the piece is discarded."""
    t = Table(a={"hand": ["disarm"]}, b={"weapon": "hornbow"})
    t.a.uses("disarm", on="b")
    assert (t.a.cards, t.b.gear) == ([], (None, None))


def test_oneself_may_be_the_target() -> None:
    """A278: anyone with equipment, and nobody without."""
    t = Table(a={"hand": ["disarm"], "rage": 1, "armor": "bladed_armour"}, b={"weapon": "hornbow"}, c={})
    t.a.uses("disarm", upgraded=True)
    assert t.offered("a") == ["a", "b"]
    t.a.answers("use.target", "a")
    assert (t.a.cards, t.a.gear) == (["bladed_armour:spade"], (None, None))


def test_no_equipment_no_target() -> None:
    """R1.10."""
    assert Table(a={"hand": ["disarm"]}, b={"hand": ["hornbow"]}).offered("a") == ["end"]


def test_dispelled_the_rage_stays_paid() -> None:
    """R16.6."""
    t = Table(a={"hand": ["disarm"], "rage": 2}, b={"weapon": "hornbow", "hand": ["dispel"]})
    t.a.uses("disarm", on="b", upgraded=True)
    t.b.answers("dispel", "dispel")
    assert (t.a.rage, t.b.gear) == (1, ("hornbow", None))
