"""骷髅王 Skeleton King."""

from tests.table import Table


def doomed_king(**king):
    facts = {"hp": 1, "rage": 2, "hand": ["healing_balm", "greed"], **king}
    return Table(foe={"hand": ["normal_attack", "chaos_attack"]}, skeleton_king=facts, by={"hand": ["dodge"]})


# -- skeleton_king.rebirth


def test_rebirth_gives_up_hand_and_rage_for_full_health():
    """R19.2: before any Healing Balm; the whole hand and all rage go first."""
    t = doomed_king()
    t.foe.uses("normal_attack", on="skeleton_king")
    t.skeleton_king.accepts("rebirth")
    assert (t.skeleton_king.hp, t.skeleton_king.rage, t.skeleton_king.hand) == (4, 0, [])
    assert t.skeleton_king.spent == {"skeleton_king.rebirth": 1}
    assert len(t.by.hand) == 1


def test_rebirth_works_with_nothing_to_give_up():
    """A138: all cards may be none."""
    t = doomed_king(hand=[], rage=0)
    t.foe.uses("normal_attack", on="skeleton_king")
    t.skeleton_king.accepts("rebirth")
    assert t.skeleton_king.hp == 4


def test_rebirth_may_be_kept_for_later():
    """It is a choice: a Healing Balm may save him as well."""
    t = doomed_king()
    t.foe.uses("normal_attack", on="skeleton_king")
    t.skeleton_king.declines("trigger.may")
    t.skeleton_king.answers("dying.rescue", "healing_balm")
    assert (t.skeleton_king.hp, t.skeleton_king.spent) == (1, {})


def test_rebirth_comes_once_in_a_game():
    """Printed limit: a second death is final."""
    t = doomed_king(hand=[])
    t.state.seats[1].spent["skeleton_king.rebirth"] = 1
    t.foe.uses("normal_attack", on="skeleton_king")
    t.foe.answers("reward", ("draw",))
    assert not t.skeleton_king.alive


def test_rebirth_is_too_late_against_demon_blade():
    """A136: who cannot be rescued does not rise either."""
    t = Table(foe={"hand": ["normal_attack"], "weapon": "demon_blade"}, skeleton_king={"hp": 1}, by={})
    t.foe.uses("normal_attack", on="skeleton_king")
    assert not t.skeleton_king.alive
    t.foe.answers("reward", ("draw",))


# -- skeleton_king.life_drain


def test_life_drain_heals_on_red():
    """A94: damage dealt by an Attack, a red judgement."""
    t = Table(skeleton_king={"hp": 2, "hand": ["normal_attack"]}, foe={}, deck=["dodge:heart"])
    t.skeleton_king.uses("normal_attack", on="foe")
    t.skeleton_king.accepts("life_drain")
    assert (t.skeleton_king.hp, t.foe.hp) == (3, 3)
    assert t.told("judge")[0]["cause"] == "skeleton_king.life_drain"


def test_life_drain_fails_on_black_and_may_be_left():
    """R1.8: black heals nothing; declining judges nothing."""
    t = Table(skeleton_king={"hp": 2, "hand": ["normal_attack"]}, foe={}, deck=["disarm:club"])
    t.skeleton_king.uses("normal_attack", on="foe")
    t.skeleton_king.accepts("life_drain")
    assert t.skeleton_king.hp == 2
    t = Table(skeleton_king={"hp": 2, "hand": ["normal_attack"]}, foe={}, deck=["dodge:heart"])
    t.skeleton_king.uses("normal_attack", on="foe")
    t.skeleton_king.declines("trigger.may")
    assert (t.skeleton_king.hp, t.told("judge")) == (2, [])


def test_life_drain_needs_damage_by_an_attack():
    """A94: neither a dodged Attack nor magic drains."""
    t = Table(skeleton_king={"hp": 2, "hand": ["normal_attack", "moon_arrow"]}, foe={"hand": ["dodge:heart"]})
    t.skeleton_king.uses("normal_attack", on="foe")
    t.foe.answers("respond.dodge", "dodge")
    t.skeleton_king.uses("moon_arrow", on="foe")
    t.skeleton_king.answers("moon_arrow.name", "black")
    assert (t.foe.hp, t.skeleton_king.hp) == (3, 2)
    assert t.asked() == ("skeleton_king", "play")


def test_life_drain_counts_damage_taken_over_by_another():
    """A94: redirected damage is still dealt by the Attack."""
    t = Table(
        skeleton_king={"hp": 2, "hand": ["normal_attack"]},
        foe={},
        guardian_knight={"hand": ["greed"]},
        deck=["dodge:heart", "dodge:diamond"],
    )
    t.skeleton_king.uses("normal_attack", on="foe")
    t.guardian_knight.answers("guardian_knight.cover.cost", "greed")
    assert (t.foe.hp, t.guardian_knight.hp) == (4, 3)
    t.skeleton_king.accepts("life_drain")
    t.guardian_knight.declines("guardian_knight.faith.count")
    assert t.skeleton_king.hp == 3


def test_rebirth_waits_for_a_death_that_reprieve_does_not_prevent():
    """A140: lifted to 1 hp on entering, it is not dying any more; Rebirth is kept for later."""
    reprieve = ("shadow_priest.grave_reprieve", ["dodge:heart"], "foe", "cast")
    t = Table(foe={"hand": ["normal_attack"]}, skeleton_king={"hp": 1, "status": [reprieve], "hand": ["chakra"]}, by={})
    t.foe.uses("normal_attack", on="skeleton_king")
    assert (t.skeleton_king.hp, t.asked(), t.skeleton_king.spent) == (1, ("foe", "play"), {})
