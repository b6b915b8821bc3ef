"""绝境之逆袭."""

from tests.fate2.fates.killing import winner
from tests.table import Table

FATE = "last_stand_reversal"
SETS = ("standard", "dawn")
OTHERS = {"b": {"identity": "sentinel"}, "c": {"identity": "scourge"}}


def low(**more: object) -> Table:
    facts = {"identity": "neutral", "hp": 1, "rage": 1, "hand": ["disarm"], **more}
    return Table(sets=SETS, fate=FATE, a=facts, **OTHERS)


def test_revealing_restores_hp_hand_and_rage() -> None:
    """R22.9: to their limits."""
    t = low()
    t.a.answers("play", "reveal")
    assert (t.a.hp, len(t.a.cards), t.a.rage) == (4, 4, 3)
    assert t.game.knows_identity(1, 0) and "reveal" not in t.offered("a")


def test_a_fuller_hand_stays() -> None:
    """A161: never lowered."""
    t = low(hand=["disarm"] * 4 + ["chakra", "dispel"])
    t.a.answers("play", "reveal")
    assert len(t.a.cards) == 6


def test_every_point_of_rage_is_gained() -> None:
    """A213: Horror Wave."""
    t = Table(sets=SETS, fate=FATE, avenging_soul={"identity": "neutral", "rage": 1}, **OTHERS)
    t.avenging_soul.answers("play", "reveal")
    t.avenging_soul.answers("avenging_soul.horror_wave.count", 2)
    assert len(t.avenging_soul.cards) == 6


def test_it_heals_in_its_status_phases() -> None:
    """R22.9: 1, if it likes; not in others', not when unhurt."""
    t = low(hand=["frenzy", "frenzy"])
    t.a.answers("play", "reveal")
    t.a.uses("frenzy")
    t.a.uses("frenzy")
    t.a.ends()
    t.b.ends()
    t.c.ends()
    t.a.accepts(FATE)
    assert t.a.hp == 3
    t.a.ends()
    while t.asked() != ("b", "play"):
        t.a.answers("discard", ["dodge"]) if t.asked() == ("a", "discard") else None
    t.b.ends()
    t.c.ends()
    t.a.declines("trigger.may")
    assert t.a.hp == 3


def test_only_a_neutral_on_its_turn_and_only_the_first() -> None:
    """R22.9, A161."""
    t = Table(sets=SETS, fate=FATE, turn="b", a={"identity": "neutral"}, **OTHERS)
    assert t.offered("b") == ["end"]
    t = Table(sets=SETS, fate=FATE, a={"identity": "neutral"}, d={"identity": "neutral"}, **OTHERS)
    t.a.answers("play", "reveal")
    t.a.ends()
    assert "reveal" not in t.offered("d")


def test_its_death_is_everybody_elses_victory_theirs_its_own() -> None:
    """R22.8, R22.9."""
    t = Table(sets=SETS, fate=FATE, a={"identity": "neutral", "hand": ["normal_attack"]},
              b={"identity": "scourge", "hp": 1})  # fmt: skip
    t.a.answers("play", "reveal")
    t.a.uses("normal_attack", on="b")
    assert winner(t) == ("neutral", "a")
    t = Table(sets=SETS, fate=FATE, a={"identity": "neutral", "max_hp": 1},
              b={"identity": "sentinel", "hand": ["normal_attack"]}, c={"identity": "scourge"})  # fmt: skip
    t.a.answers("play", "reveal")
    t.a.ends()
    t.b.uses("normal_attack", on="a")
    assert winner(t) == ("hunters", "b", "c")


def test_nothing_to_heal_nothing_asked() -> None:
    """R18.6."""
    t = low()
    t.a.answers("play", "reveal")
    t.a.ends()
    t.b.ends()
    t.c.ends()
    assert t.asked() == ("a", "play")


def test_it_heals_before_the_cards_in_its_status_zone() -> None:
    """A161."""
    t = low(status=[("viper_ambush", ["viper_ambush"], "b", "status")], hand=["frenzy"])
    t.a.answers("play", "reveal")
    t.a.uses("frenzy")
    t.a.ends()
    t.b.ends()
    t.c.ends()
    t.a.accepts(FATE)
    order = [entry.key for entry in t.game.log or () if entry.key in ("heal", "lift")]
    assert order == ["heal", "heal", "lift"]


def test_also_after_what_it_did_in_its_end_phase() -> None:
    """A157: at any settled moment of its turn, so the price of an Unstable Compound comes back."""
    t = Table(
        sets=SETS,
        fate=FATE,
        alchemist={"identity": "neutral", "hand": ["chakra"]},
        b={"identity": "sentinel", "hand": ["dodge"]},
        c={"identity": "scourge"},
    )
    t.alchemist.ends()
    t.alchemist.declines("reveal")
    t.alchemist.answers("alchemist.unstable_compound.cost", "chakra")
    t.alchemist.answers("reveal", "reveal")
    assert (len(t.alchemist.cards), t.alchemist.rage) == (t.alchemist.limit, 3) and t.state.turn == 1
