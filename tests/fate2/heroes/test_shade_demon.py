"""影魔 Shade Demon."""

from tests.table import Table

SETS = ("standard", "dawn")
SOULS = "shade_demon.command_souls"
RUIN = "shade_demon.shadow_ruin"
DIRGE = "shade_demon.soul_dirge"


def soul(card: str) -> tuple:
    return (SOULS, [card], "shade_demon", "keep")


def souls(t: Table) -> int:
    return sum(status.kind == SOULS for status in t.shade_demon.status)


# -- shade_demon.command_souls


def test_a_soul_for_each_point() -> None:
    """支配死灵, A238: up to the points dealt, face up; they stay (A32)."""
    t = Table(
        sets=SETS,
        shade_demon={"hand": ["divine_might", "normal_attack", "chakra", "greed"], "rage": 3},
        b={},
        deck=["dodge"],
    )
    t.shade_demon.uses("divine_might")
    t.shade_demon.uses("normal_attack", on="b")
    t.shade_demon.answers(f"{SOULS}.cards", ["chakra", "greed"])
    assert (souls(t), t.b.hp, t.shade_demon.cards) == (2, 2, ["dodge:heart"])
    assert not any(status.shut for status in t.shade_demon.status)
    t.shade_demon.ends()
    t.b.ends()
    assert souls(t) == 2


def test_one_point_one_soul_or_none() -> None:
    """可以."""
    t = Table(sets=SETS, shade_demon={"hand": ["normal_attack", "chakra", "greed"]}, b={})
    t.shade_demon.uses("normal_attack", on="b")
    assert t.game.pending is not None and t.game.pending.most == 1
    t.shade_demon.declines(f"{SOULS}.cards")
    assert souls(t) == 0


def test_no_soul_for_ones_own_or_others_damage() -> None:
    """对其他角色; prevented damage is none."""
    t = Table(sets=SETS, shade_demon={"hand": ["frenzy", "chakra"]}, b={})
    t.shade_demon.uses("frenzy")
    assert t.asked() == ("shade_demon", "play")
    t = Table(sets=SETS, b={"hand": ["normal_attack"]}, c={}, shade_demon={"hand": ["greed"]})
    t.b.uses("normal_attack", on="c")
    assert t.asked() == ("b", "play")


def test_damage_taken_over_counts() -> None:
    """A243."""
    t = Table(sets=SETS, shade_demon={"hand": ["normal_attack", "greed"]}, b={}, guardian_knight={"hand": ["chakra"]})
    t.shade_demon.uses("normal_attack", on="b")
    t.guardian_knight.answers("guardian_knight.cover.cost", "chakra")
    t.shade_demon.answers(f"{SOULS}.cards", ["greed"])
    t.guardian_knight.declines("guardian_knight.faith.count")
    assert souls(t) == 1


def dodged(*foe: str, **more: object) -> Table:
    t = Table(
        sets=SETS, a={"hand": ["normal_attack"]}, b={"hand": list(foe)},
        c={}, shade_demon={"status": [soul("chakra"), soul("greed:heart")], **more}, d={},
    )  # fmt: skip
    t.a.uses("normal_attack", on="b")
    t.b.answers("respond.dodge", "dodge")
    return t


# -- shade_demon.shadow_ruin


def test_a_dodge_is_answered_with_an_attack() -> None:
    """毁灭阴影, A79: a soul, at any distance; the first Attack stays dodged."""
    t = dodged("dodge")
    t.shade_demon.answers(f"{RUIN}.cost", "greed")
    assert (t.b.hp, souls(t), t.told("damage")[-1]["source"]) == (3, 1, 3)


def test_a_dodge_against_the_ruin_is_answered_again() -> None:
    """A231: as long as there are souls."""
    t = dodged("dodge", "dodge", "dodge")
    t.shade_demon.answers(f"{RUIN}.cost", "greed")
    t.b.answers("respond.dodge", "dodge")
    t.shade_demon.answers(f"{RUIN}.cost", "chakra")
    t.b.answers("respond.dodge", "dodge")
    assert (t.b.hp, souls(t), t.asked()) == (4, 0, ("a", "play"))


def test_it_may_be_kept() -> None:
    """可以."""
    t = dodged("dodge")
    t.shade_demon.declines(f"{RUIN}.cost")
    assert (t.b.hp, souls(t)) == (4, 2)


def test_a_dodge_played_counts_too_ones_own_does_not() -> None:
    """使用或打出, 其他角色."""
    t = Table(
        sets=SETS,
        a={"hand": ["savage_axe"]},
        b={"hand": ["dodge"]},
        c={},
        shade_demon={"status": [soul("chakra")]},
        e={},
    )
    t.a.uses("savage_axe", on="b")
    t.b.answers("savage_axe.dodge", "dodge")
    t.shade_demon.answers(f"{RUIN}.cost", "chakra")
    assert t.b.hp == 3
    t = Table(sets=SETS, a={"hand": ["normal_attack"]}, shade_demon={"hand": ["dodge"], "status": [soul("chakra")]})
    t.a.uses("normal_attack", on="shade_demon")
    t.shade_demon.answers("respond.dodge", "dodge")
    assert t.asked() == ("a", "play")


def test_a_dodge_played_for_transposition_is_one_played() -> None:
    """A68, N23: each one as soon as its flip is over, so before the judgement is made again; other cards are none."""
    t = Table(
        sets=SETS,
        skeleton_king={"hand": ["normal_attack"], "hp": 2},
        avenging_soul={"hand": ["dodge:heart", "chakra"]},
        shade_demon={"status": [soul("greed")]},
        chen_yunsheng={"hand": ["disarm"]},
        b={},
    )
    t.skeleton_king.uses("normal_attack", on="b")
    t.skeleton_king.accepts("life_drain")
    t.avenging_soul.answers("avenging_soul.transposition.card", "dodge")
    t.chen_yunsheng.answers("chen_yunsheng.divine_verdict.cost", "disarm")
    t.shade_demon.answers(f"{RUIN}.cost", "greed")
    assert (t.avenging_soul.hp, t.skeleton_king.hp, souls(t)) == (3, 2, 0)
    t.avenging_soul.declines("avenging_soul.horror_wave.count")
    t.avenging_soul.answers("avenging_soul.transposition.card", "chakra")
    assert (t.avenging_soul.hp, t.skeleton_king.hp) == (3, 2)


def test_a_dispelled_ruin_costs_the_soul() -> None:
    """D13."""
    t = dodged("dodge", "dispel")
    t.shade_demon.answers(f"{RUIN}.cost", "greed")
    t.b.answers("dispel", "dispel")
    assert (t.b.hp, souls(t)) == (4, 1)


def dirge(hand: int = 3, lying: int = 3, **more: object) -> Table:
    cards = ["chakra", "greed:club", "disarm:club", "disarm:club"][:lying]
    return Table(
        sets=SETS, shade_demon={"hand": ["dispel"] * hand, "status": [soul(card) for card in cards]},
        b={"hp": 2, **more}, c={}, d={},
    )  # fmt: skip


# -- shade_demon.soul_dirge


def test_x_cards_and_x_souls_hurt_x_others() -> None:
    """魂之挽歌: X of your choice from 2; once per turn."""
    t = dirge()
    t.shade_demon.sets_off("soul_dirge")
    t.shade_demon.answers(f"{DIRGE}.cost", ["dispel", "dispel"])
    t.shade_demon.answers(f"{DIRGE}.souls", ["chakra", "greed"])
    t.shade_demon.answers(f"{DIRGE}.targets", ["d", "b"])
    while t.asked() != ("shade_demon", "play"):
        t.shade_demon.declines()
    assert (t.b.hp, t.c.hp, t.d.hp) == (1, 4, 3)
    assert [entry["seat"] for entry in t.told("damage")] == [1, 3], "in action order (A117)"
    assert souls(t) == 1 and "soul_dirge" not in t.offered("shade_demon")


def test_fewer_than_two_of_either_are_not_enough() -> None:
    """X不小于2."""
    assert "soul_dirge" not in dirge(hand=1).offered("shade_demon")
    assert "soul_dirge" not in dirge(lying=1).offered("shade_demon")
    t = Table(sets=SETS, shade_demon={"hand": ["dispel"] * 2, "status": [soul("chakra"), soul("disarm")]}, b={})
    assert "soul_dirge" not in t.offered("shade_demon"), "two others are needed"


def test_a_dispelled_dirge_costs_all_the_same() -> None:
    """R16.6."""
    t = Table(
        sets=SETS, shade_demon={"hand": ["greed:heart", "frenzy"], "status": [soul("chakra"), soul("disarm")]},
        b={"hand": ["dispel"]}, c={},
    )  # fmt: skip
    t.shade_demon.sets_off("soul_dirge")
    t.b.answers("dispel", "dispel")
    assert (t.b.hp, t.c.hp, souls(t), t.shade_demon.cards) == (4, 4, 0, [])


def test_once_per_turn_with_souls_left() -> None:
    """每回合限1次; taken back, nothing is paid."""
    t = Table(
        sets=SETS, shade_demon={"hand": ["dodge"] * 4, "status": [soul("chakra"), *[soul("disarm")] * 3]},
        b={}, c={}, d={},
    )  # fmt: skip
    t.shade_demon.sets_off("soul_dirge")
    t.game.cancel()
    t.shade_demon.sets_off("soul_dirge")
    t.shade_demon.answers(f"{DIRGE}.cost", ["dodge", "dodge"])
    t.game.cancel()
    assert (souls(t), len(t.shade_demon.cards)) == (4, 4)
    t.shade_demon.sets_off("soul_dirge")
    t.shade_demon.answers(f"{DIRGE}.cost", ["dodge", "dodge"])
    t.shade_demon.answers(f"{DIRGE}.souls", ["disarm", "disarm"])
    t.shade_demon.answers(f"{DIRGE}.targets", ["b", "c"])
    t.shade_demon.declines(f"{SOULS}.cards")
    t.shade_demon.declines(f"{SOULS}.cards")
    assert (souls(t), len(t.shade_demon.cards), t.b.hp, t.c.hp, t.d.hp) == (2, 2, 3, 3, 4)
    assert "soul_dirge" not in t.offered("shade_demon")


# -- shade_demon.command_souls


def test_the_immune_demon_pays_but_gathers_nothing() -> None:
    """A165."""
    t = Table(
        sets=SETS, shade_demon={"hand": ["dodge"] * 3, "status": [soul("chakra"), soul("disarm")]}, b={}, c={},
    )  # fmt: skip
    t.state.seats[0].immune_by = 0
    t.game.reindex()
    t.shade_demon.sets_off("soul_dirge")
    t.shade_demon.answers(f"{DIRGE}.cost", ["dodge", "dodge"])
    assert (souls(t), len(t.shade_demon.cards), t.b.hp, t.c.hp) == (0, 1, 3, 3)
    assert t.asked() == ("shade_demon", "play")


def test_without_a_soul_no_ruin() -> None:
    """R1.10."""
    assert dodged("dodge", status=[]).asked() == ("a", "play")
