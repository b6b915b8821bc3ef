"""黑龙."""

from tests.table import Table

J = ("standard", "jungle")


def test_the_killer_is_hurt_and_draws_three() -> None:
    """R7.3, A291: no source; the damage gives its rage (R12.3)."""
    t = Table(sets=J, a={"hand": ["dodge"]}, b={"monsters": ["black_dragon"]}, c={}, deck=["chakra", "greed", "frenzy"])
    t.a.sets_off("kill")
    assert (t.a.hp, t.a.rage, t.b.hp, t.c.hp) == (3, 1, 4, 4)
    assert [text.split(":")[0] for text in t.a.cards] == ["chakra", "greed", "frenzy"]
    assert [(told["source"], told["cause"]) for told in t.told("damage")] == [(None, "black_dragon")]


def test_whoever_dies_of_it_has_no_killer_and_draws_nothing() -> None:
    """A289: in its owner's monster phase, whose turn ends with that (R5.4)."""
    t = Table(sets=J, phase="monster", a={"monsters": ["black_dragon"], "hp": 1}, b={}, c={}, deck=["chakra"] * 2)
    assert not t.a.alive and t.a.hand == []
    assert t.told("death")[0]["killer"] is None
    assert t.asked() == ("b", "play") and t.told("phase")[-2]["seat"] == 1


def test_whoever_dies_hunting_it_has_no_killer_either() -> None:
    """A291, R20.2: its owner is no source."""
    t = Table(sets=J, a={"hand": ["dodge"], "hp": 1}, b={"monsters": ["black_dragon"]}, c={})
    t.a.sets_off("kill")
    assert not t.a.alive and t.told("death")[0]["killer"] is None
    assert t.asked() == ("b", "play")


def test_the_saved_draw() -> None:
    """A289: who is saved while dying is alive to draw."""
    t = Table(sets=J, a={"hand": ["dodge", "healing_balm"], "hp": 1}, b={"monsters": ["black_dragon"]})
    t.a.sets_off("kill")
    t.a.answers("jungle.kill.price", "dodge")
    t.a.answers("dying.rescue", "healing_balm")
    assert (t.a.hp, len(t.a.hand)) == (1, 3)
