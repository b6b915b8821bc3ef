"""散失之刃."""

from tests.table import Table


def test_two_cards_make_a_dispel() -> None:
    """Any 2 hand cards, used like a Dispel."""
    t = Table(a={"hand": ["frenzy"]}, b={"hand": ["dodge", "chakra", "greed"], "weapon": "dispersal_blade"})
    t.a.uses("frenzy")
    t.b.answers("dispel", "dispersal_blade>dispel")
    t.b.answers("use.convert", ["dodge", "greed"])
    assert (t.a.hp, t.b.cards) == (4, ["chakra:club"])


def test_picking_can_be_taken_back() -> None:
    """Nothing is spent until the cards are picked."""
    t = Table(a={"hand": ["frenzy"]}, b={"hand": ["dodge", "chakra", "greed"], "weapon": "dispersal_blade"})
    t.a.uses("frenzy")
    t.b.answers("dispel", "dispersal_blade>dispel")
    t.game.cancel()
    t.b.declines("dispel")
    assert (t.a.hp, len(t.b.cards)) == (3, 3)


def test_such_a_dispel_can_be_dispelled() -> None:
    """A183: the product is a magic card."""
    t = Table(a={"hand": ["frenzy", "dispel"]}, b={"hand": ["dodge", "chakra"], "weapon": "dispersal_blade"})
    t.a.uses("frenzy")
    t.a.declines("dispel")
    t.b.answers("dispel", "dispersal_blade>dispel")
    t.a.answers("dispel", "dispel")
    assert (t.a.hp, t.b.cards) == (3, [])


def test_one_card_is_too_few() -> None:
    """R1.10: nobody is asked."""
    t = Table(a={"hand": ["frenzy"]}, b={"hand": ["dodge"], "weapon": "dispersal_blade"})
    t.a.uses("frenzy")
    assert (t.a.hp, t.b.cards) == (3, ["dodge:heart"])
