"""巫妖 Lich."""

from tests.fate2.interactions.drills import Position
from tests.table import Table

ARMOUR = "lich.frost_armour.card"


# -- lich.dark_rite


def test_dark_rite_gives_two_for_a_red_one() -> None:
    """邪恶祭祀, A8: red, from hand or equipment; once per turn."""
    t = Table(lich={"hand": ["dodge", "chakra"], "weapon": "battle_claw", "armor": "boots_of_speed"}, foe={}, other={})
    t.lich.sets_off("dark_rite")
    assert t.offered("lich") == ["dodge:heart", "boots_of_speed:heart"]
    t.lich.answers("lich.dark_rite.cost", "boots_of_speed")
    assert (len(t.lich.hand), t.lich.armor, len(t.foe.hand)) == (4, None, 0)
    assert "dark_rite" not in t.offered("lich")


def test_dark_rite_takes_red() -> None:
    """R1.10: with black cards only there is no cost to pay."""
    t = Table(lich={"hand": ["chakra"], "weapon": "battle_claw"}, foe={}, other={})
    assert "dark_rite" not in t.offered("lich")


def test_dispelled_rite_draws_nothing() -> None:
    """A44."""
    t = Table(lich={"hand": ["dodge"]}, foe={"hand": ["dispel"]}, other={})
    t.lich.sets_off("dark_rite")
    t.foe.answers("dispel", "dispel")
    assert t.lich.hand == []


def struck(**foe: object) -> Table:
    t = Table(
        turn="foe", foe=dict(foe, hand=["flame_attack", *foe.get("hand", ())]), lich={}, other={"hand": ["dodge"]}
    )  # type: ignore[misc]
    t.foe.uses("flame_attack", on="lich")
    return t


# -- lich.frost_armour


def test_frost_strips_a_hidden_card_or_gear() -> None:
    """R1.6, R1.7: one option for the hand, one for each piece of equipment; one card only."""
    t = struck(hand=["dodge", "dodge"], weapon="battle_claw")
    assert t.game.pending is not None and t.game.pending.key == ARMOUR
    assert t.offered("lich") == ["0", "battle_claw:spade", "decline"]
    t.lich.answers(ARMOUR, ("hidden", 0))
    assert (len(t.foe.hand), t.foe.weapon is None, len(t.other.hand)) == (1, False, 1)


def test_frost_strips_gear() -> None:
    """A8."""
    t = struck(hand=["dodge"], weapon="battle_claw")
    t.lich.answers(ARMOUR, "battle_claw")
    assert (len(t.foe.hand), t.foe.weapon) == (1, None)


def test_frost_may_be_let_be() -> None:
    """可以."""
    t = struck(hand=["dodge"])
    t.lich.declines(ARMOUR)
    assert len(t.foe.hand) == 1


def test_nothing_to_strip() -> None:
    """R1.10: who has no card is left alone."""
    t = struck()
    assert (t.lich.hp, t.asked()) == (2, ("foe", "play"))


def test_frost_on_self_damage() -> None:
    """A244: legal; one's own cards are seen."""
    t = Table(lich={"hand": ["frenzy", "dodge"]}, foe={"hand": ["dodge"]}, other={})
    t.lich.uses("frenzy")
    assert t.offered("lich") == ["dodge:heart", "decline"]
    t.lich.answers(ARMOUR, "dodge")
    assert (t.lich.hand, len(t.foe.hand)) == ([], 1)


# -- lich.dark_rite


def test_the_immune_are_not_offered_what_would_not_reach_them() -> None:
    """N8: Dark Rite before, but not after Siren Song on itself (A167)."""
    t = Table(lich={"hand": ["siren_song", "dodge"], "rage": 1}, foe={"hand": ["dodge"]}, other={})
    assert "dark_rite" in t.offered("lich")
    t.lich.uses("siren_song", upgraded=True)
    assert t.lich.immune_by == 0
    assert "dark_rite" not in t.offered("lich")


def test_armour_does_not_reach_the_immune():
    """A164, R27.3: an immune attacker loses nothing, though it has cards."""
    t = Position(me={"hand": ["normal_attack", "chakra"], "immune": True}, b={"hero": "lich"}, c={})
    t.me.uses("normal_attack", on="b")
    assert t.asked() == ("me", "play") and t.b.hp == t.b.max_hp - 1 and len(t.me.hand) == 1
