"""狗头人工头."""

from tests.table import Table

J = ("standard", "jungle")


def test_the_killer_draws_one() -> None:
    """R29.2: the one who kills it, not its owner."""
    t = Table(sets=J, a={"hand": ["dodge"]}, b={"monsters": ["kobold_overseer"]}, c={}, deck=["chakra", "greed"])
    t.a.sets_off("kill")
    assert (t.a.cards, t.b.cards, t.c.cards) == (["chakra:club"], [], [])


def test_its_owner_draws_in_the_monster_phase() -> None:
    """A24: turning it up oneself is killing it; the two of the draw phase come on top."""
    t = Table(sets=J, phase="monster", a={"monsters": ["kobold_overseer"]}, b={}, deck=["chakra", "greed", "dodge"])
    assert len(t.a.hand) == 3 and t.b.hand == []


def test_the_price_is_paid_before_it() -> None:
    """R29.2: with both piles empty the price itself is what is shuffled and drawn (R4.4)."""
    t = Table(sets=J, a={"hand": ["dodge:heart"]}, b={"monsters": ["kobold_overseer"]}, only=True)
    t.a.sets_off("kill")
    assert t.a.cards == ["dodge:heart"] and len(t.state.discard) == 1
