"""海妖之歌."""

from tests.table import Table


def test_the_target_skips_three_phases() -> None:
    """R27.3: no draw, no play, no discard; the card leaves in its status phase (A163)."""
    t = Table(a={"hand": ["siren_song"]}, b={"hand": ["dodge"] * 6}, c={})
    t.a.uses("siren_song", on="b")
    assert [status.kind for status in t.b.status] == ["siren_song"]
    t.a.ends()
    assert t.asked() == ("c", "play")
    assert (len(t.b.cards), t.b.status) == (6, [])
    assert [args["phase"] for args in t.told("skip")] == ["draw", "play", "discard"]


def test_nobody_can_target_the_immune() -> None:
    """R27.3: neither hand cards nor Attacks reach it, its neighbours are still reached."""
    t = Table(a={"hand": ["siren_song", "normal_attack", "moon_arrow"]}, b={}, c={})
    t.a.uses("siren_song", on="b")
    t.a.uses("normal_attack", on="c")
    assert t.c.hp == 3
    t.a.uses("moon_arrow", on="c")
    t.a.answers("moon_arrow.name", "red")
    assert (t.c.hp, t.b.hp) == (2, 4)


def test_immunity_lasts_until_the_users_next_turn() -> None:
    """A163, D3: through the target's turn and the next one, to the end of the lap."""
    t = Table(a={"hand": ["siren_song"]}, b={}, c={"hand": ["normal_attack"]}, deck=["dodge"] * 9)
    t.a.uses("siren_song", on="b")
    t.a.ends()
    assert t.asked() == ("c", "play") and t.b.immune_by == 0
    t.c.uses("normal_attack")
    assert (t.a.hp, t.b.hp) == (3, 4)
    t.c.ends()
    assert t.asked() == ("a", "play") and t.b.immune_by is None


def test_the_lap_ends_even_when_its_user_is_dead() -> None:
    """A270: the dead user's place in the order still counts."""
    t = Table(a={"hand": ["siren_song", "frenzy"], "hp": 1}, b={}, c={}, d={}, deck=["chakra"] * 2)
    t.a.uses("siren_song", on="b")
    t.a.uses("frenzy")
    assert not t.a.alive and t.asked() == ("c", "play") and t.b.immune_by == 0
    t.c.ends()
    t.d.ends()
    assert t.state.turn == 1 and t.b.immune_by is None


def test_upgraded_it_is_for_oneself() -> None:
    """A167: immune at once, the next turn is skipped and no longer immune."""
    t = Table(a={"hand": ["siren_song", "frenzy"], "rage": 1}, b={"hand": ["normal_attack"]}, deck=["dodge"] * 5)
    t.a.uses("siren_song", upgraded=True)
    assert (t.a.immune_by, t.a.rage, [status.kind for status in t.a.status]) == (0, 0, ["siren_song"])
    assert t.offered("a") == ["end"], "one's own hand cards do nothing to oneself (A164)"
    t.a.ends()
    assert "normal_attack:spade" not in t.offered("b")
    t.b.ends()
    assert t.asked() == ("b", "play"), "a's turn has neither draw nor play phase"
    assert (t.a.immune_by, t.a.cards, t.a.status) == (None, ["frenzy:diamond"], [])


def test_not_twice_on_one_character() -> None:
    """A34; the immune cannot be aimed at anyway, so this is about a card that outlasts the immunity."""
    t = Table(a={"hand": ["siren_song"]}, b={"status": [("siren_song", ["siren_song"], "a", "status")]}, c={})
    t.a.uses("siren_song")
    assert t.c.immune_by == 0 and t.b.immune_by is None


def test_it_can_be_dispelled_when_used() -> None:
    """A47."""
    t = Table(a={"hand": ["siren_song"]}, b={"hand": ["dispel"]}, c={})
    t.a.uses("siren_song", on="b")
    t.b.answers("dispel", "dispel")
    assert (t.b.immune_by, t.b.status, t.b.skips) == (None, [], ())
    assert len(t.state.discard) == 2


def test_equipment_still_hurts_the_immune() -> None:
    """A164: Bladed Armour is no hand card."""
    t = Table(
        a={"hand": ["siren_song", "normal_attack"], "rage": 1},
        b={"armor": "bladed_armour"},
        deck=["dodge:heart"],
    )
    t.a.uses("siren_song", upgraded=True)
    t.a.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    assert (t.b.hp, t.a.hp) == (3, 3)


def test_its_effect_is_not_repeated() -> None:
    """A178: placing the card is the effect; Multiple Casting is not offered for it."""
    t = Table(ogre_mage={"hand": ["siren_song", "frenzy"]}, b={}, c={}, deck=["dodge:heart"])
    t.ogre_mage.uses("siren_song", on="b")
    assert t.asked() == ("ogre_mage", "play")
