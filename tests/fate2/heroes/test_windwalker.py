"""风行者 Windwalker."""

from tests.table import Table

SETS = ("standard", "ex_heroes")
ARROW = "windwalker.binding_arrow"
FIRE = "windwalker.focus_fire"


def shooting(*hand: str, used: int = 0, **foe: object) -> Table:
    facts = {"hand": ["normal_attack", *hand], "used": {"attack": -used}}
    t = Table(
        sets=SETS, windwalker=facts, b={"hand": ["greed:heart"], **foe}, c={"hand": ["chakra"]}, d={"hand": ["disarm"]}
    )
    t.windwalker.uses("normal_attack", on="b")
    return t


# -- windwalker.binding_arrow


def test_two_lose_a_card_the_damaged_one_among_them() -> None:
    """束缚之箭, A108: for a card; distance does not matter."""
    t = shooting("frenzy")
    t.windwalker.answers(f"{ARROW}.cost", "frenzy")
    assert t.offered("windwalker") == ["c", "d"]
    t.windwalker.answers(f"{ARROW}.target", "c")
    assert (t.b.cards, t.c.cards, t.d.cards, t.windwalker.cards) == ([], [], ["disarm:club"], [])


def test_once_per_turn() -> None:
    """每回合限1次."""
    t = shooting("frenzy", "flame_attack", "disarm", used=1)
    t.windwalker.answers(f"{ARROW}.cost", "frenzy")
    t.windwalker.answers(f"{ARROW}.target", "c")
    t.windwalker.uses("flame_attack", on="d")
    assert t.asked() == ("windwalker", "play")


def test_it_may_be_declined_or_dodged() -> None:
    """可以; needs damage (A108)."""
    t = shooting("frenzy")
    t.windwalker.declines(f"{ARROW}.cost")
    assert len(t.b.cards) == 1
    t = shooting("frenzy", hand=["dodge"])
    t.b.answers("respond.dodge", "dodge")
    assert t.asked() == ("windwalker", "play")


def test_both_need_a_hand() -> None:
    """A108: the damaged one, and one more."""
    assert shooting("frenzy", hand=[]).asked() == ("windwalker", "play")
    t = Table(sets=SETS, windwalker={"hand": ["normal_attack", "frenzy"]}, b={"hand": ["greed"]}, c={})
    t.windwalker.uses("normal_attack", on="b")
    assert t.asked() == ("windwalker", "play")


def test_a_dispelled_arrow_costs_its_card() -> None:
    """D13."""
    t = shooting("frenzy", hand=["dispel"])
    t.windwalker.answers(f"{ARROW}.cost", "frenzy")
    t.windwalker.answers(f"{ARROW}.target", "c")
    t.b.answers("dispel", "dispel")
    assert (t.c.cards, t.windwalker.cards) == (["chakra:club"], [])


def test_what_the_damage_sets_off_comes_first() -> None:
    """R15.1 ⑦, R18.1 ⑦: the damaged Holy Knight can still pay for its Baptism."""
    t = Table(
        sets=SETS, windwalker={"hand": ["normal_attack", "frenzy"]},
        holy_knight={"hand": ["dodge:diamond", "healing_balm"]}, c={"hand": ["chakra"]},
    )  # fmt: skip
    t.windwalker.uses("normal_attack", on="holy_knight")
    t.holy_knight.declines("respond.dodge")
    assert t.asked() == ("holy_knight", "holy_knight.baptism.cost")
    t.holy_knight.answers("holy_knight.baptism.cost", "healing_balm")
    assert (t.holy_knight.hp, t.windwalker.hp) == (4, 2)
    t.windwalker.answers(f"{ARROW}.cost", "frenzy")
    assert (t.holy_knight.cards, t.c.cards) == ([], [])


def test_whoever_took_the_damage_over_is_bound() -> None:
    """A108, A122: 受到伤害的那名角色."""
    t = Table(
        sets=SETS, windwalker={"hand": ["normal_attack", "frenzy"]}, b={"hand": ["greed"]},
        guardian_knight={"hand": ["misdirect", "disarm"]},
    )  # fmt: skip
    t.windwalker.uses("normal_attack", on="b")
    t.guardian_knight.answers("guardian_knight.cover.cost", "misdirect")
    t.guardian_knight.declines("guardian_knight.faith.count")
    t.windwalker.answers(f"{ARROW}.cost", "frenzy")
    assert (t.b.cards, t.guardian_knight.cards) == ([], [])


# -- windwalker.wind_dance


def test_a_dodge_used_or_played_draws_a_card() -> None:
    """风行者; others' do not."""
    t = Table(
        sets=SETS, a={"hand": ["normal_attack", "savage_axe"]}, windwalker={"hand": ["dodge", "dodge"]}, c={}, d={},
        deck=["disarm", "chakra"],
    )  # fmt: skip
    t.a.uses("normal_attack", on="windwalker")
    t.windwalker.answers("respond.dodge", "dodge")
    t.a.uses("savage_axe", on="windwalker")
    t.windwalker.answers("savage_axe.dodge", "dodge")
    assert (t.windwalker.hp, t.windwalker.cards) == (3, ["disarm:club", "chakra:club"])
    t = Table(sets=SETS, a={"hand": ["normal_attack"]}, b={"hand": ["dodge"]}, windwalker={})
    t.a.uses("normal_attack", on="b")
    t.b.answers("respond.dodge", "dodge")
    assert t.windwalker.cards == [] and t.b.cards == []


def focusing(**more: object) -> Table:
    t = Table(
        sets=SETS, turn="b", windwalker={"hand": ["normal_attack", "flame_attack", "chaos_attack"], **more},
        b={"hand": ["dispel"]}, deck=["disarm", "disarm"],
    )  # fmt: skip
    t.b.ends()
    return t


# -- windwalker.focus_fire


def test_cards_forgone_are_attacks_gained() -> None:
    """火力聚焦: up to what is due."""
    t = focusing()
    assert t.offered("windwalker") == ["1", "2", "decline"]
    t.windwalker.answers(f"{FIRE}.count", 2)
    t.b.declines("dispel")
    assert len(t.windwalker.cards) == 3
    for attack in ("normal_attack", "flame_attack", "chaos_attack"):
        t.windwalker.uses(attack, on="b")
    assert t.b.hp == 1


def test_one_fewer_is_one_more() -> None:
    """D5; it ends with the turn (R11.3)."""
    t = focusing()
    t.windwalker.answers(f"{FIRE}.count", 1)
    t.b.declines("dispel")
    assert len(t.windwalker.cards) == 4
    t.windwalker.uses("normal_attack", on="b")
    t.windwalker.uses("flame_attack", on="b")
    assert t.offered("windwalker") == ["end"]
    t.windwalker.ends()
    assert t.windwalker.effects == []


def test_declined_or_dispelled_there_is_one_attack() -> None:
    """A44: what was forgone is lost."""
    t = focusing()
    t.windwalker.declines(f"{FIRE}.count")
    t.windwalker.uses("normal_attack", on="b")
    assert "flame_attack:heart" not in t.offered("windwalker") and len(t.windwalker.cards) == 4
    t = focusing()
    t.windwalker.answers(f"{FIRE}.count", 2)
    t.b.answers("dispel", "dispel")
    t.windwalker.uses("normal_attack", on="b")
    assert t.offered("windwalker") == ["end"]


def test_others_draw_as_ever() -> None:
    """Only in one's own draw phase."""
    t = Table(sets=SETS, windwalker={}, b={}, deck=["disarm"] * 2)
    t.windwalker.ends()
    assert (t.asked(), len(t.b.cards)) == (("b", "play"), 2)


# -- windwalker.binding_arrow


def test_the_arrow_is_once_per_turn_even_with_targets_left() -> None:
    """每回合限1次; one card each."""
    t = Table(
        sets=SETS, windwalker={"hand": ["normal_attack", "flame_attack", "frenzy", "disarm"], "used": {"attack": -1}},
        b={"hand": ["greed", "greed"]}, c={"hand": ["chakra", "moon_arrow", "dispel"]},
    )  # fmt: skip
    t.windwalker.uses("normal_attack", on="b")
    t.windwalker.answers(f"{ARROW}.cost", "frenzy")
    t.c.declines("dispel")
    assert (len(t.b.cards), len(t.c.cards)) == (1, 2)
    t.windwalker.uses("flame_attack", on="b")
    assert t.asked() == ("windwalker", "play")


def test_no_arrow_for_others_attacks_or_other_damage() -> None:
    """你的【攻击】."""
    t = Table(sets=SETS, b={"hand": ["normal_attack"]}, c={"hand": ["chakra"]}, windwalker={"hand": ["frenzy"]}, d={})
    t.b.uses("normal_attack", on="c")
    assert t.asked() == ("b", "play")
    t = Table(
        sets=SETS, windwalker={"hand": ["moon_arrow", "frenzy"]}, b={"hand": ["chakra"]}, c={"hand": ["disarm"]}
    )  # fmt: skip
    t.windwalker.uses("moon_arrow", on="b")
    t.windwalker.answers("moon_arrow.name", "red")
    assert t.asked() == ("windwalker", "play")


def test_no_arrow_for_damage_by_skills() -> None:
    """A self-inflicted cost is no Attack."""
    t = Table(sets=SETS, spirit_warrior={"hand": ["dispel"]}, windwalker={"hand": ["frenzy"]}, c={})
    t.spirit_warrior.sets_off("sacrifice")
    t.spirit_warrior.declines("dispel")
    assert (t.spirit_warrior.hp, t.asked()) == (3, ("spirit_warrior", "play"))


# -- windwalker.wind_dance


def test_a_dodge_that_is_discarded_draws_nothing() -> None:
    """使用或打出 only."""
    t = Table(sets=SETS, a={"hand": ["moon_arrow"]}, windwalker={"hand": ["dodge"]}, c={})
    t.a.uses("moon_arrow", on="windwalker")
    t.a.answers("moon_arrow.name", "red")
    t.windwalker.answers("moon_arrow.discard", "dodge")
    assert (t.windwalker.hp, t.windwalker.hand) == (3, [])


def test_what_serves_as_a_dodge_draws_too() -> None:
    """A60: with the Veiled Edge a black card is one."""
    t = Table(
        sets=SETS, a={"hand": ["normal_attack"]}, windwalker={"hand": ["greed:club"], "weapon": "veiled_edge"}, c={},
        deck=["disarm"],
    )  # fmt: skip
    t.a.uses("normal_attack", on="windwalker")
    t.windwalker.answers("respond.dodge", "veiled_edge>dodge greed:club")
    assert (t.windwalker.hp, t.windwalker.cards) == (3, ["disarm:club"])


def test_a_dodge_that_does_not_suffice_draws_all_the_same() -> None:
    """R15.3: each one used counts, also against the Eye of Frost."""
    t = Table(
        sets=SETS, a={"hand": ["normal_attack"], "weapon": "eye_of_frost"}, windwalker={"hand": ["dodge"]}, c={},
        deck=["disarm"],
    )  # fmt: skip
    t.a.uses("normal_attack", on="windwalker")
    t.windwalker.answers("respond.dodge", "dodge")
    assert (t.windwalker.hp, t.windwalker.cards) == (2, ["disarm:club"])
