"""末日使者 Doom Herald."""

from tests.table import Table

SETS = ("standard", "dawn")
DOOM = "doom_herald.doom"


def doomed(hero: str = "", *hand: str, **more: object) -> Table:
    facts = {"hand": list(hand), "status": [(DOOM, ["dodge:heart-6"], "doom_herald", "cast")], **more}
    return Table(sets=SETS, a={"hero": hero, **facts}, doom_herald={"hand": ["normal_attack"]}, c={"hp": 3})


# -- doom_herald.doom


def test_a_heart_is_laid() -> None:
    """末日: hearts only, on anybody (A206), once each (D14)."""
    t = Table(sets=SETS, phase="casting", doom_herald={"hand": ["dodge:diamond", "greed:heart"]}, b={},
              deck=["disarm", "disarm"])  # fmt: skip
    t.doom_herald.sets_off("doom")
    t.doom_herald.answers(f"{DOOM}.target", "b")
    assert ([s.kind for s in t.b.status], t.doom_herald.cards) == (
        [DOOM],
        ["dodge:diamond", "disarm:club", "disarm:club"],
    )
    assert t.asked() == ("doom_herald", "play")


def test_red_cards_can_be_neither_used_nor_played() -> None:
    """Black ones can."""
    t = doomed("", "flame_attack", "greed:heart", "greed:club", "frenzy", "normal_attack:spade")
    assert t.offered("a") == ["greed:club", "normal_attack:spade", "end"]


def test_a_red_dodge_does_not_help() -> None:
    """使用 or 打出; a bystander's does."""
    t = Table(
        sets=SETS, foe={"hand": ["normal_attack", "chaos_attack"], "used": {"attack": -1}},
        b={"hand": ["dodge"], "status": [(DOOM, ["greed:heart"], "foe", "cast")]}, c={"hand": ["dodge"]},
    )  # fmt: skip
    t.foe.uses("normal_attack", on="b")
    assert t.b.hp == 3
    t.foe.uses("chaos_attack", on="c")
    t.c.answers("respond.dodge", "dodge")
    assert t.c.hp == 4


def test_conversions_of_red_cards_are_barred_those_of_black_are_not() -> None:
    """A211: also where only one of two is red."""
    t = doomed("", "dodge:heart", "greed:club", "chakra", weapon="twin_night_blades")
    t.a.answers("play", "twin_night_blades>normal_attack")
    assert t.game.pending is not None and t.asked() != ("a", "use.convert"), "the two black ones are the only choice"
    t.a.answers("use.target", "doom_herald")
    assert (t.doom_herald.hp, t.a.cards) == (3, ["dodge:heart"])
    t = doomed("lily_the_fairy", "dodge:heart")
    assert t.offered("a") == ["end"]


def test_active_skills_rest_passive_ones_work() -> None:
    """无法使用主动技能: reactions printed active too (A7)."""
    t = doomed("lich", "greed:heart")
    assert t.offered("a") == ["end"]
    t = doomed("troll_captain")
    assert "battle_focus" in t.offered("a"), "printed passive (D13)"
    t = Table(
        sets=SETS, foe={"hand": ["normal_attack"]},
        guardian_knight={"hand": ["chakra"], "status": [(DOOM, ["greed:heart"], "foe", "cast")]}, c={},
    )  # fmt: skip
    t.foe.uses("normal_attack", on="c")
    assert (t.c.hp, t.asked()) == (3, ("foe", "play"))


def test_equipment_works_on_and_red_cards_may_be_discarded() -> None:
    """A66: an ability of equipment is no skill; discarding is no use."""
    t = doomed("", "dodge:heart", armor="dodge_charm")
    t.a.sets_off("dodge_charm")
    assert t.a.upright and t.a.cards == []


def test_it_ends_with_the_next_casting_phase() -> None:
    """R6.4."""
    t = doomed("", "flame_attack")
    t.a.ends()
    assert t.a.status == [] and t.asked() == ("doom_herald", "play")


NUMBER = "doom_herald.deadly_number"


# -- doom_herald.deadly_number


def test_deadly_number_takes_from_an_odd_hand() -> None:
    """死亡数字, A307: a spade for a card picked blind; once per turn."""
    t = Table(
        sets=SETS, doom_herald={"hand": ["moon_arrow:spade", "greed:club", "moon_arrow:spade"]},
        odd={"hand": ["disarm"] * 3}, even={"hand": ["chakra", "disarm"]}, none={},
    )  # fmt: skip
    t.doom_herald.sets_off("deadly_number")
    t.doom_herald.answers(f"{NUMBER}.cost", "moon_arrow")
    assert (len(t.odd.cards), len(t.even.cards)) == (2, 2)
    assert t.doom_herald.cards == ["greed:club", "moon_arrow:spade", "disarm:club"]
    assert "deadly_number" not in t.offered("doom_herald")


def test_deadly_number_needs_a_spade_and_an_odd_hand() -> None:
    """R1.10: 0 is even."""
    t = Table(sets=SETS, doom_herald={"hand": ["dodge"]}, odd={"hand": ["disarm"]})
    assert t.offered("doom_herald") == ["end"]
    t = Table(sets=SETS, doom_herald={"hand": ["battle_claw:spade"]}, even={"hand": ["disarm"] * 2}, none={})
    assert "deadly_number" not in t.offered("doom_herald")


def test_deadly_number_can_be_dispelled() -> None:
    """R16.6: the spade is lost, though the Dispel made the hand even."""
    t = Table(sets=SETS, doom_herald={"hand": ["moon_arrow"]}, b={"hand": ["dispel"]})
    t.doom_herald.sets_off("deadly_number")
    t.b.answers("dispel", "dispel")
    assert (t.doom_herald.cards, t.b.cards) == ([], [])


def test_both_skills_can_be_taken_back_until_paid() -> None:
    """And Deadly Number takes one card of three, even for an immune user's spade (A165)."""
    t = Table(sets=SETS, phase="casting", doom_herald={"hand": ["greed:heart", "dodge:heart"]}, b={})
    t.doom_herald.sets_off("doom")
    t.game.cancel()
    t.doom_herald.sets_off("doom")
    t.doom_herald.answers(f"{DOOM}.card", "greed")
    t.game.cancel()
    assert len(t.doom_herald.cards) == 2
    t.doom_herald.passes()
    t = Table(
        sets=SETS,
        doom_herald={"hand": ["moon_arrow", "moon_arrow"]},
        b={"hand": ["disarm"] * 3},
        c={"hand": ["chakra"]},
    )
    t.doom_herald.sets_off("deadly_number")
    t.game.cancel()
    t.doom_herald.sets_off("deadly_number")
    t.doom_herald.answers(f"{NUMBER}.target", "b")
    t.game.cancel()
    assert len(t.doom_herald.cards) == 2
