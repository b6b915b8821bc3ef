"""Kind 24: skipped phases together with each other and with Attacks without limit (R5.3, A35, A39)."""

import pytest

from tests.table import Table


def phases(t, seat):
    """The phases of a seat that took place."""
    return [entry["phase"] for entry in t.told("phase") if entry["seat"] == seat]


def test_song_and_time_stop_skip_the_same_turn():
    """A35: three phases, once; the turn after is whole."""
    t = Table(a={"hand": ["siren_song", "time_stop"], "rage": 3}, b={}, c={})
    t.a.uses("siren_song", on="b")
    t.a.uses("time_stop")
    t.a.ends()
    assert phases(t, 1) == ["status", "end"], "the immune is passed over by Time Stop and sings its own skip"
    assert phases(t, 2) == ["status", "end"] and t.asked() == ("a", "play")
    t.a.ends()
    assert t.asked() == ("b", "play") and phases(t, 1)[2:] == ["status", "draw", "play"]


def test_time_stop_before_the_song():
    """A35."""
    t = Table(a={"hand": ["siren_song", "time_stop"], "rage": 3}, b={}, c={})
    t.a.uses("time_stop")
    t.a.uses("siren_song", on="b")
    t.a.ends()
    t.a.ends()
    assert t.asked() == ("b", "play")


def test_viper_in_the_play_phase_spares_the_own_draw():
    """A169: "next" is the target's own next draw phase, and only that phase."""
    t = Table(a={"hand": ["viper_ambush"], "rage": 3}, b={}, c={})
    t.a.uses("viper_ambush", on="b")
    t.a.ends()
    assert phases(t, 1) == ["status", "play"] and t.b.hand == []


def test_frenzy_ends_with_the_turn_even_when_phases_are_skipped():
    """A39: any number of Attacks, for this turn; the skipped one between changes nothing."""
    t = Table(
        a={
            "hand": ["frenzy", "time_stop", "normal_attack", "normal_attack", "normal_attack", "chaos_attack"],
            "rage": 3,
        },
        b={},
        c={},
    )
    t.a.uses("frenzy")
    t.a.uses("time_stop")
    t.a.uses("normal_attack", on="b")
    t.a.uses("normal_attack", on="b")
    t.a.ends()
    assert t.asked() == ("a", "play"), "all others are skipped"
    t.a.uses("normal_attack", on="b")
    assert not any("attack" in text for text in t.offered("a"))


def test_frost_lament_in_anothers_skipped_turn():
    """R5.3: an Attack granted by War Hunger works whatever the answerer has skipped."""
    t = Table(
        axe_lord={"hand": ["dodge", "time_stop"], "rage": 3},
        death_knight={"hand": ["normal_attack", "chaos_attack"]},
        c={},
    )
    t.axe_lord.uses("time_stop")
    t.axe_lord.sets_off("war_hunger")
    t.axe_lord.answers("axe_lord.war_hunger.target", "death_knight")
    t.death_knight.answers("axe_lord.war_hunger.attack", "normal_attack")
    t.axe_lord.declines("trigger.may")
    t.death_knight.answers("death_knight.frost_lament.attack", "chaos_attack")
    t.axe_lord.declines("trigger.may")
    assert t.axe_lord.hp == t.axe_lord.max_hp - 2


def test_invincible_slash_needs_a_draw_phase():
    """A36: nothing to give up when it is skipped."""
    t = Table(a={"hand": ["viper_ambush"], "rage": 3}, swordmaster={}, c={})
    t.a.uses("viper_ambush", on="swordmaster")
    t.a.ends()
    assert t.asked() == ("swordmaster", "play") and t.swordmaster.effects == []


@pytest.mark.parametrize("accept", [True, False])
def test_giving_up_a_draw_and_unlimited_attacks(accept):
    """A284, A39: for one turn."""
    t = Table(a={}, swordmaster={"hand": ["normal_attack", "normal_attack", "frenzy"]}, c={}, d={})
    t.a.ends()
    (t.swordmaster.accepts if accept else t.swordmaster.declines)()
    t.swordmaster.uses("normal_attack", on="a")
    assert any("normal_attack" in text for text in t.offered("swordmaster")) == accept
    assert len(t.swordmaster.hand) == (2 if accept else 4)


def test_the_dead_lose_their_skips():
    """R5.4: and whoever is next takes a whole turn."""
    t = Table(a={"hand": ["viper_ambush"], "rage": 3}, b={"hp": 1}, c={})
    t.a.uses("viper_ambush", on="b")
    t.a.declines("reward")
    assert t.state.seats[1].skips == ()
    t.a.ends()
    assert t.asked() == ("c", "play") and phases(t, 2) == ["status", "draw", "play"]
