"""灵魂之戒."""

from tests.table import Table

SETS = ("standard", "dawn")


def ring(hp: int = 3, **more: object) -> Table:
    return Table(sets=SETS, a={"armor": "soul_ring", "hp": hp}, b=dict(more), c={}, deck=["greed", "chakra", "disarm"])


def test_hp_for_cards() -> None:
    """A118: as many cards as points, and rage for the damage; once per turn."""
    t = ring()
    t.a.sets_off("soul_ring")
    assert t.offered("a") == ["1", "2", "3"]
    t.a.answers("soul_ring.count", 2)
    assert (t.a.hp, t.a.rage, t.a.cards) == (1, 2, ["greed:heart", "chakra:club"])
    assert "soul_ring" not in t.offered("a")


def test_all_of_it_kills_and_draws_nothing() -> None:
    """A128, A129: X may be the whole hp; the dead draw nothing."""
    t = ring(hp=2)
    t.a.sets_off("soul_ring")
    t.a.answers("soul_ring.count", 2)
    assert not t.a.alive
    assert {entry["seat"] for entry in t.told("draw")} == {1}, "the next one's turn has begun"


def test_rescued_one_still_draws() -> None:
    """A128: dying first, then the draw."""
    t = ring(hp=1, hand=["healing_balm"])
    t.a.sets_off("soul_ring")
    t.b.answers("dying.rescue", "healing_balm")
    assert (t.a.hp, t.a.cards) == (1, ["greed:heart"])


def test_somebody_else_may_take_the_damage() -> None:
    """A240: the effect goes on."""
    t = Table(
        sets=SETS, a={"armor": "soul_ring", "hp": 1}, guardian_knight={"hand": ["dispel"]}, deck=["greed", "frenzy"]
    )
    t.a.sets_off("soul_ring")
    t.guardian_knight.answers("guardian_knight.cover.cost", "dispel")
    t.guardian_knight.declines("guardian_knight.faith.count")
    assert (t.a.hp, t.guardian_knight.hp, t.a.cards) == (1, 3, ["greed:heart"])


def test_only_its_wearer_in_its_own_play_phase() -> None:
    """A bystander's ring does nothing on another's turn; a Dispel cannot stop it (R24.2)."""
    t = Table(sets=SETS, a={}, b={"armor": "soul_ring"})
    assert t.offered("a") == ["end"]
    t = ring(hand=["dispel"])
    t.a.sets_off("soul_ring")
    t.a.answers("soul_ring.count", 1)
    assert t.asked() == ("a", "play")


def test_it_may_be_taken_back() -> None:
    """Nothing is paid before the number is said."""
    t = ring()
    t.a.sets_off("soul_ring")
    t.game.cancel()
    assert (t.a.hp, "soul_ring" in t.offered("a")) == (3, True)
