"""回光返照."""

from tests.table import Table

SETS = ("standard", "dawn")


def radiant(attack: str = "normal_attack", **more: object) -> Table:
    facts = {"hand": ["last_radiance"], "rage": 3, "hp": 2, **more}
    t = Table(sets=SETS, a={"hand": [attack]}, b=facts, c={"hp": 2})
    t.a.uses(attack, on="b")
    return t


def test_damage_becomes_healing() -> None:
    """A274, A2: prevented, healed by as much; no rage is gained, 3 are paid."""
    t = radiant("flame_attack")
    t.b.answers("last_radiance.use", "last_radiance")
    assert (t.b.hp, t.b.rage, t.b.cards) == (3, 0, [])
    assert t.told("damage") == []


def test_lethal_damage_too_even_by_a_demon_blade() -> None:
    """A274, A136: prevention is no rescue."""
    t = Table(sets=SETS, a={"hand": ["normal_attack"], "weapon": "demon_blade"},
              b={"hand": ["last_radiance"], "rage": 3, "hp": 1}, c={})  # fmt: skip
    t.a.uses("normal_attack", on="b")
    t.b.answers("last_radiance.use", "last_radiance")
    assert (t.b.alive, t.b.hp) == (True, 2)


def test_not_above_the_limit() -> None:
    """A274: the healing is capped."""
    t = radiant(hp=4)
    t.b.answers("last_radiance.use", "last_radiance")
    assert t.b.hp == 4


def test_declined_the_damage_comes() -> None:
    """The card stays in the hand."""
    t = radiant()
    t.b.declines("last_radiance.use")
    assert (t.b.hp, t.b.cards) == (1, ["last_radiance:heart"])


def test_two_rage_are_not_enough() -> None:
    """R26.1."""
    t = radiant(rage=2)
    assert (t.b.hp, t.asked()) == (1, ("a", "play"))


def test_not_on_ones_own_turn_and_not_for_others() -> None:
    """The text; a bystander's damage is its own."""
    t = Table(sets=SETS, a={"hand": ["last_radiance", "frenzy"], "rage": 3}, b={})
    t.a.uses("frenzy")
    assert (t.a.hp, "last_radiance:heart" in t.offered("a")) == (3, False)
    t = Table(sets=SETS, a={"hand": ["normal_attack"]}, b={}, c={"hand": ["last_radiance"], "rage": 3, "hp": 2})
    t.a.uses("normal_attack", on="b")
    assert (t.b.hp, t.c.hp) == (3, 2)


def test_the_casting_phase_is_outside_ones_turn() -> None:
    """A274: even the one before it."""
    bomb = ("goblin_engineer.remote_bomb", ["flame_attack:diamond"], "goblin_engineer", "keep", True)
    t = Table(
        sets=SETS, phase="casting", a={"hand": ["dispel:diamond", "last_radiance"], "rage": 3, "hp": 2},
        goblin_engineer={"status": [bomb]}, shadow_priest={"hand": ["greed:heart"]},
    )  # fmt: skip
    t.shadow_priest.sets_off("grave_reprieve")
    t.shadow_priest.answers("shadow_priest.grave_reprieve.target", "shadow_priest")
    t.a.answers("dispel", "dispel")
    t.goblin_engineer.answers("goblin_engineer.detonate.count", 1)
    t.a.answers("last_radiance.use", "last_radiance")
    assert t.a.hp == 3


def test_doomed_it_cannot_be_used() -> None:
    """末日: it is a red hand card."""
    t = radiant(status=[("doom_herald.doom", ["dodge:heart"], "c", "cast")])
    assert t.b.hp == 1


def test_it_does_not_exist_without_its_set() -> None:
    """Nothing asks for what is not in the box."""
    t = Table(a={"hand": ["normal_attack"]}, b={"rage": 3})
    t.a.uses("normal_attack", on="b")
    assert t.b.hp == 3 and not any(ability.id == "last_radiance" for _, ability in t.game.index.active)


def test_the_immune_cannot_use_it_on_themselves() -> None:
    """R27.3, A164: equipment reaches them, their own hand card does not."""
    souls = ("standard", "dawn", "daybreak")
    t = Table(
        sets=souls, a={"armor": "shadow_reliquary", "hand": ["normal_attack", "flame_attack", "chakra", "greed"],
                       "used": {"attack": -1}},
        b={"hand": ["last_radiance"], "rage": 3, "hp": 2}, c={},
    )  # fmt: skip
    for attack, soul in (("normal_attack", "chakra"), ("flame_attack", "greed")):
        t.a.uses(attack, on="c")
        t.a.answers("shadow_reliquary.soul", soul)
    t.state.seats[1].immune_by = 2
    t.game.reindex()
    t.a.sets_off("shadow_reliquary")
    t.a.answers("shadow_reliquary.choice", "damage")
    t.a.answers("shadow_reliquary.damage", "b")
    assert (t.b.hp, t.b.rage) == (1, 3)
