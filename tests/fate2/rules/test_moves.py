"""Cards changing place: what is not there any more is left alone, what is hidden stays so."""

from __future__ import annotations

import pytest

from fate.fate2.rules.moves import Claim, Discard, Drop, Lay, Recover, Take, TakeAside, aside_cards, reached
from fate.fate2.rules.state import Aside, Status
from tests.table import Table

pytestmark = pytest.mark.unforked


def spread() -> tuple[Table, list[int]]:
    """Four cards: in a's hand, in the middle, set aside, discarded."""
    t = Table(a={"hand": ["dodge", "chakra", "greed", "disarm"]}, b={}, c={})
    cards = t.a.hand[:]
    t.state.seats[0].hand = cards[:1]
    t.state.resolving = cards[1:2]
    t.state.aside = [Aside("gorgon.arcane_serpent", 0, (cards[2],), (0, 1))]
    t.state.discard = cards[3:]
    return t, cards


def test_only_what_lies_in_the_middle_or_aside_is_dropped() -> None:
    """A247: and what stands after something that is gone is dropped all the same."""
    t, (held, middle, aside, gone) = spread()
    Drop((held, middle, gone, aside)).happen(t.game)
    assert t.state.discard == [gone, middle, aside] and t.a.hand == [held]
    assert t.state.resolving == [] and aside_cards(t.game) == []


def test_only_what_is_still_in_the_middle_is_claimed() -> None:
    """A247."""
    t, (held, middle, aside, gone) = spread()
    assert Claim(1, (held, middle, aside, gone)).happen(t.game) == (middle,)
    assert t.b.hand == [middle] and t.told("claim")[0]["cards"] == (middle,)
    assert Claim(1, (gone,)).happen(t.game) == () and len(t.told("claim")) == 1


def test_only_what_is_still_discarded_is_recovered() -> None:
    """A reshuffle may have taken the rest."""
    t, (held, middle, aside, gone) = spread()
    assert Recover(1, (held, gone)).happen(t.game) == (gone,)
    assert t.b.hand == [gone] and t.state.discard == []
    assert Recover(1, (middle, aside)).happen(t.game) == () and len(t.told("recover")) == 1


def test_cards_set_aside_leave_one_by_one() -> None:
    """D8: the rest of a group stays as it was."""
    t, (held, middle, aside, _) = spread()
    t.state.seats[0].hand, t.state.resolving = [], []
    t.state.aside = [Aside("x", 0, (held, middle), (0,)), Aside("y", 1, (aside,), ())]
    TakeAside(2, (middle,)).happen(t.game)
    assert t.state.aside == [Aside("x", 0, (held,), (0,)), Aside("y", 1, (aside,), ())] and t.c.hand == [middle]
    TakeAside(2, (held,)).happen(t.game)
    assert t.state.aside == [Aside("y", 1, (aside,), ())]


def test_nothing_is_discarded_or_taken_of_no_cards() -> None:
    """R1.10: not even as a cost."""
    t, _ = spread()
    assert not Discard(0, ()).allowed(t.game) and not Discard(0, (), cost=True).allowed(t.game)
    assert not Take(0, (), 1).allowed(t.game)


def test_the_immune_pay_and_are_otherwise_left_alone() -> None:
    """A164, A165, R27.3: by skills and hand cards, that is, not by the rules themselves."""
    t, (held, *_) = spread()
    assert reached(t.game, 0) and Discard(0, (held,)).allowed(t.game)
    t.state.seats[0].alive = False
    assert not reached(t.game, 0) and Discard(0, (held,), cost=True).allowed(t.game)


@pytest.mark.parametrize("shut", [False, True])
def test_who_reads_what_is_laid(shut: bool) -> None:
    """R25, A192: face down only whoever lays it, else everybody; how many is public."""
    t = Table(a={"hand": ["dodge"]}, b={}, c={})
    cards = tuple(t.a.hand)
    Lay(1, Status("goblin_engineer.remote_bomb", cards, 0, "keep", shut)).happen(t.game)
    entry = t.game.log[-1]
    read = [entry.seen_by(seat).get("cards") for seat in (0, 1, 2, None)]
    assert read == ([cards, None, None, None] if shut else [cards] * 4)
    assert entry.args["count"] == 1 and t.b.status[0].cards == cards and t.a.hand == []
