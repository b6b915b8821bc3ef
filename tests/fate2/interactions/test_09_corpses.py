"""Kinds 9 to 11: a corpse owns nothing, is asked nothing, takes no seat in distances and no turn (R20.1, R13.1)."""

from fate.fate2.rules.distance import distance, in_range
from tests.fate2.interactions.positions import bombs, cast
from tests.table import Table


def test_everything_of_the_dead_is_discarded():
    """R20.1 ②, A257: hand, gear, casts, bombs and what lies aside; nothing is lost."""
    t = Table(
        a={"hand": ["normal_attack"]},
        goblin_engineer={
            "hp": 1,
            "hand": ["frenzy"],
            "armor": "ring_of_felice",
            "status": [*bombs("flame_attack:heart"), cast("frost_maiden.frost_seal", "chakra", "greed", by="a")],
        },
        c={},
    )
    t.a.uses("normal_attack", on="goblin_engineer")
    t.goblin_engineer.declines("trigger.may")
    t.a.declines("reward")
    seat = t.state.seats[1]
    assert (seat.hand, seat.gear, seat.status, seat.effects, seat.rage) == ([], [], [], [], 0)
    assert len(t.told("death")[0]["cards"]) == 5


def test_cards_of_faith_go_with_their_owner():
    """A248."""
    t = Table(a={"hand": ["normal_attack", "normal_attack", "frenzy"], "hp": 2}, guardian_knight={"hp": 2}, c={"hp": 1})
    t.a.uses("normal_attack", on="guardian_knight")
    t.guardian_knight.answers("guardian_knight.faith.count", 1)
    assert len(t.state.aside) == 1
    t.a.uses("frenzy")
    t.a.uses("normal_attack", on="guardian_knight")
    t.a.declines("reward")
    assert t.state.aside == [] and not t.guardian_knight.alive


def test_frozen_cards_of_the_dead_are_discarded():
    """A257: what Deep Freeze took from it is its own still, and the thaw finds nothing."""
    t = Table(two_headed_dragon={"hand": ["dodge", "normal_attack"]}, b={"hp": 1, "hand": ["frenzy", "chakra"]}, c={})
    t.two_headed_dragon.sets_off("deep_freeze")
    t.two_headed_dragon.answers("two_headed_dragon.deep_freeze.cost", "dodge")
    t.two_headed_dragon.uses("normal_attack", on="b")
    t.two_headed_dragon.declines("reward")
    assert t.state.aside == [] and t.b.hand == []
    t.two_headed_dragon.ends()


def test_a_death_is_counted_once():
    """R20.2: one entry, one reward, whoever reacts."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hp": 1}, necromancer={}, c={})
    t.a.uses("normal_attack", on="b")
    t.necromancer.accepts("sadist_heart")
    t.a.answers("reward", "draw")
    assert t.state.deaths == (1,) and len(t.told("death")) == 1
    assert (len(t.necromancer.hand), len(t.a.hand)) == (2, 2)


def test_the_dead_are_asked_nothing():
    """N10: neither for a Dispel nor for Balms, and no turn is theirs (A227)."""
    t = Table(a={"hand": ["moon_arrow", "normal_attack"]}, b={"alive": False}, c={"hp": 1, "hand": ["dodge"]}, d={})
    t.a.uses("moon_arrow", on="c")
    assert t.asked() == ("a", "moon_arrow.name")
    t.a.answers("moon_arrow.name", "red")
    t.c.answers("moon_arrow.discard", "dodge")
    t.a.ends()
    assert t.asked() == ("c", "play")


def test_distance_closes_over_the_dead():
    """R13.1: the dead are not counted, by either way round."""
    t = Table(a={"hand": ["normal_attack"]}, b={}, c={}, d={}, e={}, f={})
    assert distance(t.game, 0, 2) == 2 and in_range(t.game, 0) == [1, 5]
    t = Table(a={"hand": ["normal_attack"]}, b={"alive": False}, c={}, d={}, e={"alive": False}, f={"alive": False})
    assert distance(t.game, 0, 2) == 1 and in_range(t.game, 0) == [2, 3]
    t.a.uses("normal_attack", on="d")
    assert t.d.hp == 3


def test_a_dying_character_still_takes_its_seat():
    """R13.1: only the dead are left out."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hp": 1, "hand": ["healing_balm"]}, c={}, d={}, e={})
    t.a.uses("normal_attack", on="b")
    assert t.asked() == ("b", "dying.rescue") and distance(t.game, 0, 2) == 2
    t.b.declines()
    assert t.asked() == ("a", "reward") and distance(t.game, 0, 2) == 1
    t.a.declines()


def test_who_dies_in_its_own_turn_takes_no_further_phase():
    """R5.4, A38."""
    t = Table(a={"hand": ["frenzy", "dodge"], "hp": 1}, b={}, c={})
    t.a.uses("frenzy")
    assert [entry["phase"] for entry in t.told("phase")] == ["status", "draw", "play"] and t.asked() == ("b", "play")
    assert all(entry["seat"] == 1 for entry in t.told("phase"))
