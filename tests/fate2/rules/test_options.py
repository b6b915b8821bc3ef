"""What a table agrees on, from data of unknown origin."""

from __future__ import annotations

import pytest

from fate.fate2.rules.game import new_game
from fate.fate2.rules.options import BadSetup, Options


def test_what_is_missing_is_the_default() -> None:
    """By the rules: eight players, the standard set, one hidden hero, the start by lot, a long game."""
    read = Options.read({})
    assert read == Options("identity_game", 8, ("standard",), True, "one", "deal", -1, 1000, ())


def test_what_was_written_is_read() -> None:
    """The inverse of `_asdict`."""
    options = Options(players=5, sets=("standard", "dawn"), first=4, turn_cap=7, house=("A28",))
    assert Options.read(options._asdict()) == options


@pytest.mark.parametrize(
    "facts",
    [[], {"colour": 1}, {"players": "8"}, {"players": 9}, {"first": -2}, {"first": 8}, {"turn_cap": 0},
     {"turn_cap": 100_001}, {"sets": ["dawn"]}, {"sets": ["standard", "standard"]}, {"hidden": "two"},
     {"choice": "bid"}, {"house": ["A1"]}, {"house": ["A28", "A28"]}, {"neutrals": False}],
)  # fmt: skip
def test_what_is_refused(facts: object) -> None:
    """One clear error."""
    with pytest.raises(BadSetup):
        Options.read(facts)


@pytest.mark.parametrize("facts", [{"first": -1}, {"first": 7}, {"turn_cap": 1}, {"turn_cap": 100_000}])
def test_the_last_values_allowed(facts: dict[str, object]) -> None:
    """At the edge, still in."""
    assert Options.read(facts) is not None


def test_neutrals_may_be_left_out_at_six_in_an_identity_game_only() -> None:
    """A21."""
    assert not Options(players=6, neutrals=False).check().neutrals
    for players, mode in ((7, "identity_game"), (4, "four_player_team_battle")):
        with pytest.raises(BadSetup):
            Options(mode=mode, players=players, neutrals=False).check()


def test_a_seed_is_a_number_of_64_bits() -> None:
    """Larger ones are cut to it, so the same game comes of both."""
    assert new_game(4, 5).hash() == new_game(4, 5 + (1 << 64)).hash() != new_game(4, 6).hash()
    assert new_game(4, 5 + (1 << 63)).hash() != new_game(4, 5).hash()


def test_three_heroes_to_choose_from_unless_chance_chooses() -> None:
    """R3.2."""
    assert [len(seat.offered) for seat in new_game(8, 1).state.seats] == [3] * 8
    offered = [hero for seat in new_game(8, 1).state.seats for hero in seat.offered]
    assert len(set(offered)) == 24
