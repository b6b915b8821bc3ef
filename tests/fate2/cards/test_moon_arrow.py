"""月神之箭."""

from tests.table import Table


def test_a_card_of_the_colour_saves() -> None:
    """Exactly the fitting hand cards are offered; discarding one avoids the damage."""
    t = Table(a={"hand": ["moon_arrow"]}, b={"hand": ["dodge:heart", "chakra", "frenzy"]})
    t.a.uses("moon_arrow", on="b")
    t.a.answers("moon_arrow.name", "red")
    assert t.offered("b") == ["dodge:heart", "frenzy:diamond", "decline"]
    assert t.game.pending.context["damage"] == 1
    assert [told["colour"] for told in t.told("name")] == ["red"]
    t.b.answers("moon_arrow.discard", "frenzy")
    assert (t.b.hp, t.b.cards) == (4, ["dodge:heart", "chakra:club"])


def test_refusing_hurts() -> None:
    """A175: the target may keep its card and take 1 damage."""
    t = Table(a={"hand": ["moon_arrow"]}, b={"hand": ["dodge:heart"]}, c={})
    t.a.uses("moon_arrow", on="b")
    t.a.answers("moon_arrow.name", "red")
    t.b.declines("moon_arrow.discard")
    assert (t.b.hp, t.b.rage, t.b.cards, t.c.hp) == (3, 1, ["dodge:heart"], 4)


def test_without_such_a_card_it_hits() -> None:
    """Equipment is no hand card."""
    t = Table(a={"hand": ["moon_arrow"]}, b={"hand": ["dodge:heart"], "weapon": "hornbow"})
    t.a.uses("moon_arrow", on="b")
    t.a.answers("moon_arrow.name", "black")
    assert (t.b.hp, t.b.gear) == (3, ("hornbow", None))


def test_upgraded_a_suit_is_named() -> None:
    """R10.3."""
    t = Table(a={"hand": ["moon_arrow"], "rage": 1}, b={"hand": ["dodge:heart", "dodge:diamond"]})
    t.a.uses("moon_arrow", on="b", upgraded=True)
    assert t.offered("a") == ["spade", "heart", "club", "diamond"]
    t.a.answers("moon_arrow.name", "diamond")
    assert t.offered("b") == ["dodge:diamond", "decline"]
    t.b.declines()
    assert (t.a.rage, t.b.hp) == (0, 3)


def test_the_colour_is_named_after_the_chance_to_dispel() -> None:
    """A175."""
    t = Table(a={"hand": ["moon_arrow"]}, b={"hand": ["dispel"]})
    t.a.uses("moon_arrow", on="b")
    assert t.asked() == ("b", "dispel")
    t.b.answers("dispel", "dispel")
    assert (t.b.hp, t.asked()) == (4, ("a", "play"))


def test_it_has_no_range() -> None:
    """R13.4: anybody else, never oneself."""
    t = Table(a={"hand": ["moon_arrow"]}, b={}, c={}, d={})
    t.a.uses("moon_arrow")
    assert t.offered("a") == ["b", "c", "d"]
    t.a.answers("use.target", "c")
    t.a.answers("moon_arrow.name", "red")
    assert t.c.hp == 3
