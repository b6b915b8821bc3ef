"""暗杀."""

from tests.table import Table

SETS = ("standard", "daybreak")


def vowed(*hand: str, **foe: object) -> Table:
    t = Table(
        sets=SETS,
        a={"hand": ["assassinate", *hand], "rage": 2},
        b=dict(foe),
        c={"hand": ["normal_attack"]},
        deck=["chakra", "greed", "moon_arrow", "moon_arrow", "siren_song", "disarm", "disarm", "disarm"],
    )
    t.a.uses("assassinate", on="b")
    return t


def lap(t: Table) -> None:
    t.a.ends()
    t.b.ends()
    t.c.ends()


def test_it_strikes_after_a_lap() -> None:
    """A170: 2 damage at the start of the user's next turn; the card outlasts the target's status phase."""
    t = vowed()
    assert (t.a.rage, t.b.hp, [s.kind for s in t.b.status]) == (0, 4, ["assassinate"])
    t.a.ends()
    t.b.ends()
    assert (t.b.hp, len(t.b.status)) == (4, 1)
    t.c.ends()
    assert (t.b.hp, t.b.rage, t.b.status, t.c.hp) == (2, 2, [], 4)
    assert t.told("damage")[-1]["source"] == 0


def test_using_a_card_breaks_the_vow() -> None:
    """A69, A170: it may go back to the hand, and nothing happens after the lap."""
    t = vowed("frenzy")
    t.a.uses("frenzy")
    t.a.answers("assassinate.keep", "assassinate")
    assert (t.a.cards, t.b.status) == (["assassinate:heart"], [])
    lap(t)
    assert t.b.hp == 4


def test_a_broken_one_may_be_let_go() -> None:
    """可: then it is discarded."""
    t = vowed("frenzy")
    t.a.uses("frenzy")
    t.a.declines("assassinate.keep")
    assert t.a.cards == [] and t.b.status == [] and len(t.state.discard) == 2


def test_playing_a_dodge_breaks_it_too() -> None:
    """使用或打出, on anybody's turn."""
    t = vowed("dodge")
    t.a.ends()
    t.b.ends()
    t.c.uses("normal_attack", on="a")
    t.a.answers("respond.dodge", "dodge")
    t.a.answers("assassinate.keep", "assassinate")
    assert t.b.status == []
    t.c.ends()
    assert t.b.hp == 4


def test_what_others_use_and_what_is_discarded_is_safe() -> None:
    """A69: the target's own cards and discards as cost break nothing."""
    t = Table(sets=SETS, lich={"hand": ["assassinate", "dodge:heart"], "rage": 2}, b={"hand": ["frenzy"]})
    t.lich.uses("assassinate", on="b")
    t.lich.sets_off("dark_rite")
    t.lich.ends()
    t.b.uses("frenzy")
    assert [s.kind for s in t.b.status] == ["assassinate"]
    t.b.ends()
    assert t.b.hp == 1


def test_the_dead_strike_no_more() -> None:
    """若你仍存活: the card is discarded when the dead one's lap is over."""
    t = vowed()
    t.state.seats[0].hp = 1
    t.a.ends()
    t.b.ends()
    t.c.uses("normal_attack", on="a")
    t.c.answers("reward", ("draw",))
    t.c.ends()
    assert (t.asked(), t.b.hp, t.b.status) == (("b", "play"), 4, [])


def test_the_immune_are_not_struck() -> None:
    """R27.3: the card leaves without effect."""
    t = vowed()
    t.state.seats[1].immune_by = 1
    t.game.reindex()
    t.a.ends()
    t.state.seats[1].immune_by = 2
    t.b.ends()
    t.state.seats[1].immune_by = 1
    t.game.reindex()
    t.c.ends()
    assert (t.b.hp, t.b.status) == (4, [])


def test_not_on_oneself_and_not_twice() -> None:
    """A170, A34."""
    t = Table(
        sets=SETS,
        a={"hand": ["assassinate"], "rage": 2},
        b={"status": [("assassinate", ["assassinate"], "c", "lap")]},
        c={},
    )
    t.a.uses("assassinate", on="c")
    assert [s.by for s in t.c.status] == [0]


def test_the_target_dies_of_it_by_your_hand() -> None:
    """A142: you are the killer."""
    t = vowed(hp=2)
    lap(t)
    t.a.answers("reward", ("draw",))
    assert not t.b.alive


def test_a_virtual_attack_breaks_no_vow() -> None:
    """手牌: none is used."""
    soul = ("shade_demon.command_souls", ["chakra"], "shade_demon", "keep")
    t = Table(
        sets=(*SETS, "dawn"), shade_demon={"hand": ["assassinate"], "rage": 2, "status": [soul]},
        b={"hand": ["normal_attack"]}, c={"hand": ["dodge"]}, deck=["greed", "disarm"],
    )  # fmt: skip
    t.shade_demon.uses("assassinate", on="b")
    t.shade_demon.ends()
    t.b.uses("normal_attack", on="c")
    t.c.answers("respond.dodge", "dodge")
    t.shade_demon.answers("shade_demon.shadow_ruin.cost", "chakra")
    assert (t.c.hp, [s.kind for s in t.b.status]) == (3, ["assassinate"])


def test_what_else_lies_there_stays() -> None:
    """A broken vow takes only its own card away."""
    t = Table(
        sets=SETS, a={"hand": ["viper_ambush", "assassinate", "frenzy"], "rage": 4}, b={},
    )  # fmt: skip
    t.a.uses("viper_ambush", on="b")
    t.a.uses("assassinate", on="b")
    t.a.uses("frenzy")
    t.a.answers("assassinate.keep", "assassinate")
    assert [s.kind for s in t.b.status] == ["viper_ambush"]


def test_an_immune_user_is_not_asked_for_its_broken_vow() -> None:
    """A165, R1.10: no hand card affects it, so it could not take this one back."""
    t = Table(sets=SETS, a={"hand": ["siren_song", "assassinate", "disarm"], "rage": 3}, b={"weapon": "hornbow"}, c={})
    t.a.uses("siren_song", upgraded=True)
    t.a.uses("assassinate", on="b")
    t.a.uses("disarm", on="b")
    assert t.asked() == ("a", "play") and (t.a.cards, t.b.status) == ([], [])
