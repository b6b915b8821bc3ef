"""恶魔刀锋."""

from tests.table import Table


def test_its_victim_cannot_be_rescued() -> None:
    """R19.2: nobody is asked for a Balm, not even the dying one."""
    t = Table(a={"hand": ["normal_attack"], "weapon": "demon_blade"}, b={"hp": 1, "hand": ["healing_balm"]}, c={}, d={})
    t.a.uses("normal_attack", on="b")
    assert not t.b.alive and t.asked() == ("a", "reward")
    t.a.declines()


def test_without_dying_nothing_is_different() -> None:
    """It says nothing about those who live."""
    t = Table(a={"hand": ["normal_attack"], "weapon": "demon_blade"}, b={"hp": 2, "hand": ["healing_balm"]})
    t.a.uses("normal_attack", on="b")
    assert (t.b.alive, t.b.hp) == (True, 1)


def test_other_damage_of_its_wearer_can_be_healed() -> None:
    """Only Attacks: a Moon Arrow leaves the Balms."""
    t = Table(a={"hand": ["moon_arrow"], "weapon": "demon_blade"}, b={"hp": 1, "hand": ["healing_balm"]})
    t.a.uses("moon_arrow", on="b")
    t.a.answers("moon_arrow.name", "black")
    t.b.answers("dying.rescue", "healing_balm")
    assert (t.b.alive, t.b.hp) == (True, 1)


def test_others_attacks_can_be_healed() -> None:
    """Its wearer may be rescued itself."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hp": 1, "hand": ["healing_balm"], "weapon": "demon_blade"})
    t.a.uses("normal_attack", on="b")
    t.b.answers("dying.rescue", "healing_balm")
    assert t.b.hp == 1


def test_strike_back_through_its_attack_can_be_healed() -> None:
    """A137 in spirit: who dies must be the target of the Attack, not its user."""
    t = Table(
        a={"hand": ["normal_attack", "healing_balm"], "hp": 1, "weapon": "demon_blade"},
        b={"armor": "bladed_armour"},
        deck=["dodge:heart"],
    )
    t.a.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    t.a.answers("dying.rescue", "healing_balm")
    assert t.a.hp == 1


def test_what_acts_on_entering_comes_before_it() -> None:
    """A136: Grave Reprieve brings its bearer back to 1 hp before the blade can doom it."""
    t = Table(
        a={"hand": ["normal_attack"], "weapon": "demon_blade"},
        b={"hp": 1, "status": [("shadow_priest.grave_reprieve", ["chakra"], "c", "cast")]},
        c={},
    )
    t.a.uses("normal_attack", on="b")
    assert (t.b.alive, t.b.hp) == (True, 1)


def test_means_of_ones_own_come_too_late() -> None:
    """A136: no Rebirth."""
    t = Table(
        a={"hand": ["normal_attack"], "weapon": "demon_blade"},
        skeleton_king={"hp": 1, "rage": 2, "hand": ["chakra", "chakra"]},
        c={},
    )
    t.a.uses("normal_attack", on="skeleton_king")
    assert not t.skeleton_king.alive
    t.a.declines("reward")


def test_far_below_zero_it_is_no_different() -> None:
    """R19: 0 hp or less."""
    mad = ("blood_fiend.blood_madness", ["disarm"], "a", "keep")
    t = Table(
        a={"hand": ["normal_attack"], "weapon": "demon_blade", "status": [mad]}, b={"hp": 1, "hand": ["healing_balm"]},
        c={},
    )  # fmt: skip
    t.a.uses("normal_attack", on="b")
    assert t.told("damage")[0]["hp"] == -1 and not t.b.alive
    t.a.declines("reward")
