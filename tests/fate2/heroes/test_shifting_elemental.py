"""变体精灵 Shifting Elemental."""

from tests.table import Table

SETS = ("standard", "dawn")
WAVE = "shifting_elemental.wave_form"
MORPH = "shifting_elemental.morph"


# -- shifting_elemental.wave_form


def test_two_cards_are_an_attack_at_any_distance() -> None:
    """波浪形态: no range limit; it counts as the turn's Attack."""
    t = Table(sets=SETS, shifting_elemental={"hand": ["greed:heart", "chakra", "dispel", "dispel"]}, b={}, c={}, d={})
    t.shifting_elemental.uses("normal_attack", via=WAVE, cards=["greed", "chakra"], on="c")
    assert (t.c.hp, t.b.hp, len(t.shifting_elemental.cards)) == (3, 4, 2)
    assert f"{WAVE}>normal_attack" not in t.offered("shifting_elemental")
    assert not any("normal_attack" in text for text in t.offered("shifting_elemental"))


def test_real_attacks_keep_their_range() -> None:
    """以此法 only."""
    t = Table(sets=SETS, shifting_elemental={"hand": ["normal_attack"]}, b={}, c={}, d={})
    t.shifting_elemental.answers("play", "normal_attack")
    assert t.offered("shifting_elemental") == ["b", "d"]
    t.game.cancel()
    t = Table(sets=SETS, shifting_elemental={"hand": ["normal_attack"]}, b={"armor": "boots_of_speed"})
    assert t.offered("shifting_elemental") == ["end"]


def test_out_of_everybodys_reach_the_wave_still_strikes() -> None:
    """Where a real Attack has no target."""
    t = Table(sets=SETS, shifting_elemental={"hand": ["normal_attack", "dispel"]}, b={"armor": "boots_of_speed"})
    t.shifting_elemental.uses("normal_attack", via=WAVE)
    assert (t.b.hp, t.shifting_elemental.cards) == (3, [])


def test_two_cards_are_a_dodge() -> None:
    """使用或打出."""
    t = Table(
        sets=SETS, a={"hand": ["normal_attack", "savage_axe"]}, shifting_elemental={"hand": ["chakra"] + ["disarm"] * 3}
    )
    t.a.uses("normal_attack", on="shifting_elemental")
    t.shifting_elemental.answers("respond.dodge", "wave_form>dodge")
    t.shifting_elemental.answers("use.convert", ["chakra", "disarm"])
    t.a.uses("savage_axe", on="shifting_elemental")
    t.shifting_elemental.answers("savage_axe.dodge", "wave_form>dodge")
    assert (t.shifting_elemental.hp, t.shifting_elemental.cards) == (3, [])


def test_one_card_is_none() -> None:
    """任意2张."""
    t = Table(sets=SETS, a={"hand": ["normal_attack"]}, shifting_elemental={"hand": ["chakra"]})
    t.a.uses("normal_attack", on="shifting_elemental")
    assert t.shifting_elemental.hp == 2


def morphing(**more: object) -> Table:
    return Table(
        sets=SETS,
        shifting_elemental={"hand": ["dispel", "dispel"], "rage": 1, **more},
        b={"hand": []},
        deck=["chakra", "disarm"],
    )


# -- shifting_elemental.morph


def test_cards_into_rage() -> None:
    """变形: 2 cards, 1 rage; once per turn either way (A305)."""
    t = morphing()
    t.shifting_elemental.sets_off("morph")
    t.shifting_elemental.answers(f"{MORPH}.choice", "rage")
    assert (t.shifting_elemental.rage, t.shifting_elemental.cards) == (2, [])
    assert t.offered("shifting_elemental") == ["end"]


def test_rage_into_cards() -> None:
    """1 rage, 2 cards."""
    t = morphing(hand=["greed:heart"])
    t.shifting_elemental.sets_off("morph")
    assert (t.shifting_elemental.rage, len(t.shifting_elemental.cards)) == (0, 3)


def test_only_what_can_be_paid_and_gives_something() -> None:
    """R1.10: not with full rage, not without any."""
    t = morphing(rage=3)
    t.shifting_elemental.sets_off("morph")
    while t.asked() == ("shifting_elemental", "dispel"):
        t.shifting_elemental.declines("dispel")
    assert (t.shifting_elemental.rage, len(t.shifting_elemental.cards)) == (2, 4)
    t = morphing(rage=0, hand=["greed:heart"])
    assert "morph" not in t.offered("shifting_elemental")


def test_dispelled_the_cost_is_lost() -> None:
    """A44."""
    t = Table(sets=SETS, shifting_elemental={"rage": 1}, b={"hand": ["dispel"]})
    t.shifting_elemental.sets_off("morph")
    t.b.answers("dispel", "dispel")
    assert (t.shifting_elemental.rage, t.shifting_elemental.cards) == (0, [])


def test_of_three_cards_two_are_spent_or_none() -> None:
    """弃2张; both choices can be taken back."""
    t = Table(sets=SETS, shifting_elemental={"hand": ["greed", "chakra", "disarm"], "rage": 1}, b={})
    t.shifting_elemental.sets_off("morph")
    t.game.cancel()
    t.shifting_elemental.sets_off("morph")
    t.shifting_elemental.answers(f"{MORPH}.choice", "rage")
    t.game.cancel()
    t.shifting_elemental.sets_off("morph")
    t.shifting_elemental.answers(f"{MORPH}.choice", "rage")
    t.shifting_elemental.answers(f"{MORPH}.cost", ["greed", "disarm"])
    assert (t.shifting_elemental.rage, t.shifting_elemental.cards) == (2, ["chakra:club"])


def test_immune_it_does_not_change() -> None:
    """A165."""
    t = morphing()
    t.state.seats[0].immune_by = 0
    t.game.reindex()
    t.shifting_elemental.uses("normal_attack", via=WAVE)
    assert "morph" not in t.offered("shifting_elemental")
