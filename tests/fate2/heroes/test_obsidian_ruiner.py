"""黑曜毁灭者 Obsidian Ruiner."""

from tests.table import Table

SETS = ("standard", "dawn")
PRISON = "obsidian_ruiner.astral_prison"
SPHERE = "obsidian_ruiner.arcane_sphere"


def drawing(*foe: str, **more: object) -> Table:
    t = Table(
        sets=SETS, turn="b", obsidian_ruiner=dict(more), b={"hand": list(foe)}, deck=["chakra", "disarm", "disarm"]
    )
    t.b.ends()
    return t


# -- obsidian_ruiner.astral_prison


def test_one_fewer_then_one_of_anothers() -> None:
    """星体禁锢, D5."""
    t = drawing("greed")
    t.obsidian_ruiner.accepts(PRISON)
    assert (t.obsidian_ruiner.cards, t.b.cards) == (["chakra:club", "greed:heart"], [])


def test_it_may_decline() -> None:
    """可以."""
    t = drawing("greed")
    t.obsidian_ruiner.declines("trigger.may")
    assert (len(t.obsidian_ruiner.cards), t.b.cards) == (2, ["greed:heart"])


def test_nobody_to_draw_from() -> None:
    """R1.10."""
    t = drawing()
    assert t.asked() == ("obsidian_ruiner", "play") and len(t.obsidian_ruiner.cards) == 2


def test_a_skipped_phase_gives_nothing() -> None:
    """A36."""
    t = Table(
        sets=SETS, a={"hand": ["viper_ambush", "greed"], "rage": 2}, obsidian_ruiner={}, deck=["chakra", "disarm"]
    )
    t.a.uses("viper_ambush", on="obsidian_ruiner")
    t.a.ends()
    assert (t.asked(), t.obsidian_ruiner.cards) == (("obsidian_ruiner", "play"), [])


def test_dispelled_the_card_forgone_is_lost() -> None:
    """A44, R16.6."""
    t = drawing("greed", "dispel")
    t.obsidian_ruiner.accepts(PRISON)
    t.b.answers("dispel", "dispel")
    assert (t.obsidian_ruiner.cards, t.b.cards) == (["chakra:club"], ["greed:heart"])


def test_doom_silences_it() -> None:
    """末日: an active skill."""
    t = drawing("greed", status=[("doom_herald.doom", ["dodge:heart"], "b", "keep")])
    assert len(t.obsidian_ruiner.cards) == 2


def charged(*hand: str, **foe: object) -> Table:
    t = Table(sets=SETS, obsidian_ruiner={"hand": ["normal_attack", *hand]}, b=dict(foe), c={})
    t.obsidian_ruiner.uses("normal_attack", on="b")
    return t


# -- obsidian_ruiner.arcane_sphere


def test_a_spade_adds_a_point_on_a_hit() -> None:
    """秘法天球, A91."""
    t = charged("moon_arrow", "greed")
    assert t.offered("obsidian_ruiner") == ["moon_arrow:spade", "decline"]
    t.obsidian_ruiner.answers(f"{SPHERE}.cost", "moon_arrow")
    assert (t.b.hp, t.c.hp, t.obsidian_ruiner.cards) == (2, 4, ["greed:heart"])


def test_kept_or_dodged_it_adds_nothing() -> None:
    """可以 (A91); the spade is spent even when the Attack is dodged."""
    t = charged("moon_arrow")
    t.obsidian_ruiner.declines(f"{SPHERE}.cost")
    assert t.b.hp == 3
    t = charged("moon_arrow", hand=["dodge"])
    t.obsidian_ruiner.answers(f"{SPHERE}.cost", "moon_arrow")
    t.b.answers("respond.dodge", "dodge")
    assert (t.b.hp, t.obsidian_ruiner.cards) == (4, [])


def test_only_spades_and_only_attacks() -> None:
    """Clubs do not; a magic card is no Attack."""
    t = charged("chakra")
    assert t.asked() == ("obsidian_ruiner", "play")
    t = Table(sets=SETS, obsidian_ruiner={"hand": ["disarm", "moon_arrow"]}, b={"weapon": "battle_claw"})
    t.obsidian_ruiner.uses("disarm", on="b")
    assert t.asked() == ("obsidian_ruiner", "play")


def test_the_next_attack_is_as_strong_as_ever() -> None:
    """该【攻击】 only."""
    t = Table(
        sets=SETS,
        obsidian_ruiner={"hand": ["normal_attack", "moon_arrow", "flame_attack"], "used": {"attack": -1}},
        b={},
    )
    t.obsidian_ruiner.uses("normal_attack", on="b")
    t.obsidian_ruiner.answers(f"{SPHERE}.cost", "moon_arrow")
    t.obsidian_ruiner.uses("flame_attack", on="b")
    assert t.b.hp == 1


def test_one_card_of_many() -> None:
    """1张."""
    t = drawing("greed", "frenzy", "moon_arrow")
    t.obsidian_ruiner.accepts(PRISON)
    assert (len(t.obsidian_ruiner.cards), len(t.b.cards)) == (2, 2)


def test_others_draw_and_attack_without_it() -> None:
    """Its own draw phase, its own Attacks."""
    t = Table(
        sets=SETS, turn="a", a={"hand": ["normal_attack"]}, b={"hand": ["greed"]},
        obsidian_ruiner={"hand": ["moon_arrow"]}, deck=["chakra", "disarm"],
    )  # fmt: skip
    t.a.uses("normal_attack", on="b")
    t.a.ends()
    assert (t.asked(), len(t.b.cards), t.b.hp) == (("b", "play"), 3, 3)
