"""小精灵 Wisp."""

from tests.table import Table

SETS = ("standard", "dawn")
GUARD = "wisp.guardian_descent"
LINK = "wisp.spirit_link"


def guarded(suit_card: str, *hand: str, hp: int = 2, **more: object) -> Table:
    return Table(
        sets=SETS,
        a={"hand": list(hand), "hp": hp, "status": [(GUARD, [suit_card], "wisp", "cast")], **more},
        wisp={"hp": 1},
        deck=["disarm"] * 3,
    )


# -- wisp.guardian_descent


def test_descent_takes_any_hand_card_and_character() -> None:
    """守卫降临, R6.2, A206."""
    t = Table(sets=SETS, phase="casting", wisp={"hand": ["disarm", "greed:heart", "chakra"]}, b={})
    t.wisp.sets_off("guardian_descent")
    t.wisp.answers(f"{GUARD}.card", "greed")
    assert t.offered("wisp") == ["wisp", "b"]
    t.wisp.answers(f"{GUARD}.target", "b")
    assert ([s.kind for s in t.b.status], t.wisp.cards) == ([GUARD], ["disarm:club", "chakra:club"])
    t.wisp.sets_off("guardian_descent")
    t.wisp.answers(f"{GUARD}.card", "disarm")
    assert [s.by for s in t.wisp.status] == [0], "b has one already (D14)"


def test_a_card_of_the_suit_heals_before_it_is_resolved() -> None:
    """使用: the Frenzy's damage comes after the point healed."""
    t = guarded("dodge:diamond", "frenzy:diamond", hp=1)
    t.a.uses("frenzy")
    assert (t.a.hp, t.a.alive) == (1, True)


def test_at_most_one_in_a_turn() -> None:
    """该回合最多回复1点; the bystander's hp does not change."""
    t = guarded("dodge:diamond", "frenzy:diamond-A", "frenzy:diamond-2", hp=2)
    t.a.uses("frenzy")
    t.a.uses("frenzy")
    assert (t.a.hp, t.wisp.hp) == (1, 1)


def test_other_suits_and_full_hp_heal_nothing_and_use_up_nothing() -> None:
    """R18.6."""
    t = guarded("dodge:diamond", "greed:heart", "chakra", hp=2)
    t.a.uses("chakra")
    t.a.declines()
    assert t.a.hp == 2
    t = guarded("dodge:diamond", "frenzy", "frenzy", hp=4)
    t.a.uses("frenzy")
    assert t.a.hp == 3
    t.a.uses("frenzy")
    assert t.a.hp == 3, "healed 1, then hurt"


def test_others_cards_do_not_heal() -> None:
    """该角色 only."""
    t = Table(
        sets=SETS, a={"hand": ["frenzy"], "hp": 3}, b={"hp": 2, "status": [(GUARD, ["dodge:diamond"], "a", "cast")]}
    )
    t.a.uses("frenzy")
    assert (t.a.hp, t.b.hp) == (2, 2)


def test_playing_a_dodge_heals_and_so_does_a_balm_when_dying() -> None:
    """使用或打出; A252."""
    t = Table(
        sets=SETS, foe={"hand": ["normal_attack"]},
        b={"hp": 1, "hand": ["healing_balm:heart"], "status": [(GUARD, ["dodge:heart"], "foe", "cast")]},
    )  # fmt: skip
    t.foe.uses("normal_attack", on="b")
    t.b.answers("dying.rescue", "healing_balm")
    assert t.b.hp == 2


def test_a_conversion_has_the_common_suit() -> None:
    """A58; of two suits it has none."""
    for second, hp in (("dodge:heart", 3), ("dodge:diamond", 2)):
        t = guarded("greed:heart", "dodge:heart", second, hp=2, weapon="twin_night_blades")
        t.a.uses("normal_attack", on="wisp", via="twin_night_blades")
        t.a.answers("reward", ("draw",))
        assert t.a.hp == hp


def linked(*hand: str, attack: str = "normal_attack", **helper: object) -> Table:
    t = Table(sets=SETS, foe={"hand": [attack]}, wisp={"hand": list(hand)}, helper={"hp": 2, **helper}, other={})
    t.foe.uses(attack, on="wisp")
    return t


# -- wisp.spirit_link


def test_somebody_dodges_for_the_wisp_and_heals() -> None:
    """精灵之链, A106: the wisp has dodged; the cost and the Dodge are spent."""
    t = linked("disarm", hand=["dodge"])
    t.wisp.answers(f"{LINK}.cost", "disarm")
    assert t.offered("wisp") == ["helper", "other", "foe"]
    t.wisp.answers(f"{LINK}.target", "helper")
    t.helper.answers(f"{LINK}.play", "dodge")
    assert (t.wisp.hp, t.helper.hp, t.helper.cards, t.wisp.cards) == (3, 3, [], [])
    assert len(t.state.discard) == 3 and t.state.resolving == []


def test_refused_it_hurts_and_the_wisp_still_answers() -> None:
    """A106: 1 damage from the wisp; the demand stands."""
    t = linked("disarm", "dodge", hand=["dodge"])
    t.wisp.answers(f"{LINK}.cost", "disarm")
    t.wisp.answers(f"{LINK}.target", "helper")
    t.helper.declines(f"{LINK}.play")
    assert (t.helper.hp, t.told("damage")[-1]["source"]) == (1, 1)
    t.wisp.answers("respond.dodge", "dodge")
    assert t.wisp.hp == 3


def test_without_a_dodge_the_helper_suffers() -> None:
    """A210: unable is refused."""
    t = linked("disarm", hand=["greed"])
    t.wisp.answers(f"{LINK}.cost", "disarm")
    t.wisp.answers(f"{LINK}.target", "helper")
    assert (t.helper.hp, t.wisp.hp) == (1, 2)


def test_what_restricts_the_helper_counts() -> None:
    """A210: a red Dodge under Doom cannot be played."""
    t = linked("disarm", hand=["dodge"], status=[("doom_herald.doom", ["greed:heart"], "foe", "cast")])
    t.wisp.answers(f"{LINK}.cost", "disarm")
    t.wisp.answers(f"{LINK}.target", "helper")
    assert (t.helper.hp, t.helper.cards) == (1, ["dodge:heart"])


def test_a_link_between_two_turns_belongs_to_neither() -> None:
    """A5, R1.3: the casting phase is nobody's turn, so a link used in it is not that of the turn which follows."""
    t = Table(
        sets=SETS, turn="foe", phase="casting",
        foe={"hero": "necromancer", "hand": ["normal_attack:spade", "flame_attack"]},
        wisp={"hand": ["disarm"], "used": {LINK: 1}}, helper={"hand": ["dodge"]},
    )  # fmt: skip
    t.foe.passes()
    t.wisp.passes()
    t.foe.uses("flame_attack", on="wisp")
    assert t.asked() == ("wisp", f"{LINK}.cost")
    t.wisp.declines()


def test_once_in_each_turn() -> None:
    """A5: the second Attack of the turn meets no link; the next turn's does."""
    t = Table(
        sets=SETS, foe={"hand": ["frenzy", "normal_attack", "chaos_attack"]}, wisp={"hand": ["disarm", "disarm"]},
        helper={"hand": ["dodge", "normal_attack"]},
    )  # fmt: skip
    t.foe.uses("frenzy")
    t.foe.uses("normal_attack", on="wisp")
    t.wisp.answers(f"{LINK}.cost", "disarm")
    t.wisp.answers(f"{LINK}.target", "helper")
    t.helper.answers(f"{LINK}.play", "dodge")
    t.foe.uses("chaos_attack", on="wisp")
    assert (t.wisp.hp, t.asked()) == (2, ("foe", "play"))
    t.foe.ends()
    t.wisp.passes()
    t.wisp.ends()
    t.wisp.passes()
    t.helper.uses("normal_attack", on="wisp")
    assert t.asked() == ("wisp", f"{LINK}.cost")
    t.wisp.declines()


def test_dispelled_it_does_nothing() -> None:
    """D13."""
    t = Table(
        sets=SETS, foe={"hand": ["normal_attack", "dispel"]}, wisp={"hand": ["disarm"]}, helper={"hand": ["dodge"]}
    )
    t.foe.uses("normal_attack", on="wisp")
    t.wisp.answers(f"{LINK}.cost", "disarm")
    t.wisp.answers(f"{LINK}.target", "helper")
    t.foe.answers("dispel", "dispel")
    assert (t.wisp.hp, t.helper.hp, len(t.helper.cards), t.wisp.cards) == (2, 4, 1, [])


def test_a_demanded_attack_is_the_wisps() -> None:
    """A106: War Hunger; the wisp is the user of the Attack that the helper plays."""
    t = Table(
        sets=SETS, axe_lord={"hand": ["greed"]}, wisp={"hand": ["disarm"]},
        helper={"hand": ["normal_attack:spade"], "hp": 2}, deck=["chakra"],
    )  # fmt: skip
    t.axe_lord.sets_off("war_hunger")
    t.axe_lord.answers("axe_lord.war_hunger.target", "wisp")
    t.wisp.answers(f"{LINK}.cost", "disarm")
    t.wisp.answers(f"{LINK}.target", "helper")
    t.helper.answers(f"{LINK}.play", "normal_attack")
    t.axe_lord.declines("trigger.may")
    assert (t.axe_lord.hp, t.told("damage")[-1]["source"], t.helper.hp, t.helper.cards) == (3, 1, 3, [])
    assert t.state.resolving == [] and len(t.state.discard) == 3


def test_not_for_what_is_only_permitted() -> None:
    """A106: a Finisher Axe needs no Attack, nor does an Attack of one's own."""
    t = Table(sets=SETS, foe={"hand": ["normal_attack"]}, b={"hp": 1},
              wisp={"hand": ["disarm"], "weapon": "finisher_axe"})  # fmt: skip
    t.foe.uses("normal_attack", on="b")
    assert t.asked() == ("foe", "reward")
    t.foe.answers("reward", ("draw",))


def test_two_dodges_may_come_from_two() -> None:
    """Each card is called for by itself."""
    t = Table(sets=SETS, foe={"hand": ["normal_attack"], "weapon": "eye_of_frost"},
              wisp={"hand": ["disarm", "dodge"]}, helper={"hand": ["dodge"]})  # fmt: skip
    t.foe.uses("normal_attack", on="wisp")
    t.wisp.answers(f"{LINK}.cost", "disarm")
    t.wisp.answers(f"{LINK}.target", "helper")
    t.helper.answers(f"{LINK}.play", "dodge")
    t.wisp.answers("respond.dodge", "dodge")
    assert t.wisp.hp == 3


# -- wisp.guardian_descent


def test_the_cast_can_be_taken_back_and_needs_a_card() -> None:
    """R1.10."""
    t = Table(sets=SETS, phase="casting", wisp={"hand": ["disarm", "greed:heart"]}, b={}, deck=["chakra", "chakra"])
    t.wisp.sets_off("guardian_descent")
    t.game.cancel()
    t.wisp.sets_off("guardian_descent")
    t.wisp.answers(f"{GUARD}.card", "disarm")
    t.game.cancel()
    assert len(t.wisp.cards) == 2
    t.wisp.passes()
    t = Table(sets=SETS, phase="casting", wisp={}, b={}, deck=["disarm", "disarm"])
    assert t.asked() == ("wisp", "play")
