"""影之灵龛."""

from tests.table import Table

SETS = ("standard", "daybreak")
KIND = "shadow_reliquary"


def held(t: Table) -> list[int]:
    return [uid for aside in t.state.aside if aside.kind == KIND for uid in aside.cards]


def reliquary(*hand: str, hp: int = 3, **foe: object) -> Table:
    return Table(
        sets=SETS,
        a={"armor": KIND, "hand": ["normal_attack", *hand], "used": {"attack": -3}, "hp": hp},
        b=dict(foe),
        c={"hp": 2},
        d={},
    )


def gathered(*hand: str, hp: int = 3, **foe: object) -> Table:
    """Two souls lie there."""
    t = reliquary("flame_attack", "chakra", "greed", *hand, hp=hp, **foe)
    for attack, soul in (("normal_attack", "chakra"), ("flame_attack", "greed")):
        t.a.uses(attack, on="b")
        t.a.answers(f"{KIND}.soul", soul)
    assert t.b.hp == 2
    return t


def test_a_soul_for_each_damage() -> None:
    """A238, A33: once per damage; it lies face up and is no hand card (D8)."""
    t = reliquary("chakra")
    t.a.uses("normal_attack", on="b")
    t.a.answers(f"{KIND}.soul", "chakra")
    assert (len(held(t)), t.a.cards) == (1, [])
    assert t.state.aside[0].eyes == (0, 1, 2, 3)


def test_gathering_is_free_to_decline() -> None:
    """可以."""
    t = reliquary("chakra")
    t.a.uses("normal_attack", on="b")
    t.a.declines(f"{KIND}.soul")
    assert (held(t), t.a.cards) == ([], ["chakra:club"])


def test_no_soul_for_damage_to_oneself_or_by_others() -> None:
    """对其他角色."""
    t = reliquary("frenzy", "chakra")
    t.a.uses("frenzy")
    assert t.asked() == ("a", "play")
    t = Table(sets=SETS, a={"hand": ["normal_attack"]}, b={"armor": KIND, "hand": ["chakra"]}, c={})
    t.a.uses("normal_attack", on="b")
    assert t.asked() == ("a", "play")


def test_two_souls_hurt_anybody_once_per_turn() -> None:
    """A282: at any distance, you are the source; that is damage too."""
    t = gathered("disarm")
    t.a.sets_off(KIND)
    t.a.answers(f"{KIND}.choice", "damage")
    assert t.offered("a") == ["b", "c", "d"]
    t.a.answers(f"{KIND}.damage", "c")
    t.a.declines(f"{KIND}.soul")
    assert (t.c.hp, t.told("damage")[-1]["source"], held(t)) == (1, 0, [])
    assert KIND not in t.offered("a")


def test_two_souls_heal_any_wounded() -> None:
    """A282: yourself too; the unhurt are not offered (R1.10)."""
    t = gathered()
    t.a.sets_off(KIND)
    t.a.answers(f"{KIND}.choice", "heal")
    assert t.offered("a") == ["a", "b", "c"]
    t.a.answers(f"{KIND}.heal", "c")
    assert (t.c.hp, held(t)) == (3, [])


def test_one_soul_is_not_enough() -> None:
    """弃置2个."""
    t = reliquary("chakra")
    t.a.uses("normal_attack", on="b")
    t.a.answers(f"{KIND}.soul", "chakra")
    assert KIND not in t.offered("a")


def test_souls_leave_with_the_armour() -> None:
    """R24.3, A278: disarmed, replaced or dead."""
    t = gathered("disarm")
    t.a.uses("disarm", on="a")
    assert (held(t), t.state.aside) == ([], []) and len(t.state.discard) == 2 + 2 + 2
    t = gathered("boots_of_speed")
    t.a.uses("boots_of_speed")
    assert held(t) == [] and t.a.gear == (None, "boots_of_speed")


def test_souls_of_the_dead_are_discarded() -> None:
    """R20.1."""
    t = gathered(hp=1, hand=["normal_attack"])
    t.a.ends()
    t.b.uses("normal_attack", on="a")
    t.b.answers("reward", ("draw",))
    assert held(t) == []


def test_nothing_is_paid_before_the_souls_are_named() -> None:
    """Taken back, both still lie there; of three, two are spent."""
    t = reliquary("flame_attack", "chaos_attack", "chakra", "greed", "disarm")
    for attack, soul in (("normal_attack", "chakra"), ("flame_attack", "greed"), ("chaos_attack", "disarm")):
        t.a.uses(attack, on="b" if attack != "chaos_attack" else "d")
        t.a.answers(f"{KIND}.soul", soul)
    t.a.sets_off(KIND)
    t.game.cancel()
    assert len(held(t)) == 3
    t.a.sets_off(KIND)
    t.a.answers(f"{KIND}.souls", ["chakra", "disarm"])
    t.a.answers(f"{KIND}.choice", "heal")
    t.a.answers(f"{KIND}.heal", "b")
    assert (len(held(t)), t.b.hp) == (1, 3)


def test_others_fights_bring_no_souls() -> None:
    """你 is the source."""
    t = Table(sets=SETS, a={"hand": ["normal_attack"]}, b={}, c={"armor": KIND, "hand": ["chakra"]})
    t.a.uses("normal_attack", on="b")
    assert t.asked() == ("a", "play")
