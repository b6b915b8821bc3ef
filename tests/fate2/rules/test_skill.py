"""Skills that are set off, and what they leave behind (R28)."""

from __future__ import annotations

import pytest

from fate.fate2.rules.effect import LoseEffect, bound
from fate.fate2.rules.limit import CountOnce
from fate.fate2.rules.state import Effect
from tests.table import Table

pytestmark = pytest.mark.unforked


def test_other_casts_do_not_stand_in_the_way_of_a_cast() -> None:
    """D14: only the same one does, whatever else lies there."""
    mad = ("blood_fiend.blood_madness", ["disarm"], "b", "keep")
    guarded = ("wisp.guardian_descent", ["disarm"], "b", "keep")
    same = ("frost_maiden.frost_seal", ["dodge", "dodge"], "frost_maiden", "keep")
    t = Table(
        turn="b", phase="casting", sets=("standard", "dawn", "daybreak"), frost_maiden={"hand": ["greed", "chakra"]},
        b={"status": [mad, guarded]}, c={"status": [mad]}, d={"status": [same]}, e={"status": [guarded, same]},
    )  # fmt: skip
    t.frost_maiden.sets_off("frost_seal")
    assert sorted(t.offered("frost_maiden")) == ["b", "c", "frost_maiden"]
    t.game.cancel()
    t.frost_maiden.passes()


def test_whom_effects_of_one_kind_are_about() -> None:
    """R11.3: those of other kinds are left out, in whatever order they stand."""
    t = Table(a={}, b={}, c={}, d={})
    seat = t.state.seats[0]
    seat.effects = [Effect("frenzy", (1,)), Effect("divine_might", (2,)), Effect("thunder_lizard", (3,)),
                    Effect("frenzy", (3,))]  # fmt: skip
    assert bound(t.game, 0, "frenzy") == (1, 3)
    assert bound(t.game, 1, "frenzy") == ()
    t.game.reindex()
    LoseEffect(0, "frenzy").happen(t.game)
    assert [effect.kind for effect in seat.effects] == ["divine_might", "thunder_lizard"]


def test_uses_for_the_whole_game_add_up() -> None:
    """R28.2."""
    t = Table(a={}, b={})
    for _ in range(3):
        CountOnce(0, "skeleton_king.rebirth").happen(t.game)
    assert t.a.spent == {"skeleton_king.rebirth": 3} and t.b.spent == {}
