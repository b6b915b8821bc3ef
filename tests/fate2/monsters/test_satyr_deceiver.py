"""萨特欺诈者."""

from fate.fate2.rules.catalog import KIND_ID
from tests.table import Table

J = ("standard", "jungle")
TOP = ["chakra", "greed", "frenzy", "disarm", "dispel", "hornbow"]


def kill(deck: list[str] = TOP, *, only: bool = False) -> Table:
    """`a` kills the deceiver of `b`."""
    t = Table(sets=J, a={"hand": ["dodge:heart"]}, b={"monsters": ["satyr_deceiver"]}, c={}, deck=deck, only=only)
    t.a.sets_off("kill")
    return t


def top(t: Table, count: int) -> list[str]:
    """Cards on top of the deck by id, topmost first."""
    return [KIND_ID[uid] for uid in t.state.deck[::-1][:count]]


def test_take_one_of_five_and_order_the_rest() -> None:
    """R29.2: the first named lies topmost; the sixth card stays where it was."""
    t = kill()
    t.a.answers("satyr_deceiver.look", "look")
    assert [text.split(":")[0] for text in t.offered("a")] == TOP[:5]
    t.a.answers("satyr_deceiver.keep", "frenzy")
    for place, card in enumerate(("dispel", "chakra", "disarm"), 1):
        assert t.game.pending is not None and t.game.pending.context["place"] == place
        t.a.answers("satyr_deceiver.order", card)
    assert [text.split(":")[0] for text in t.a.cards] == ["frenzy"]
    assert top(t, 5) == ["dispel", "chakra", "disarm", "greed", "hornbow"]
    assert (t.state.aside, t.b.hand, t.c.hand) == ([], [], [])


def test_looking_is_free() -> None:
    """The text says "may": the deck stays as it is."""
    t = kill()
    t.a.declines("satyr_deceiver.look")
    assert (t.a.hand, top(t, 6)) == ([], TOP)


def test_only_the_killer_sees_the_cards() -> None:
    """R4.5: what it looked at, what it kept and the order are secret."""
    t = kill()
    t.a.answers("satyr_deceiver.look", "look")
    assert [aside.eyes for aside in t.state.aside] == [(0,)]
    t.a.answers("satyr_deceiver.keep", "greed")
    for card in ("chakra", "frenzy", "disarm"):
        t.a.answers("satyr_deceiver.order", card)
    entry = next(entry for entry in t.game.log or () if entry.key == "put_back")
    assert entry.seen_by(1) == {"seat": 0, "count": 4} and len(entry.seen_by(0)["cards"]) == 4


def test_fewer_cards_than_five() -> None:
    """R4.4: the price joins the two that are left; the monster itself is still in the middle."""
    t = kill(["chakra", "greed"], only=True)
    t.a.answers("satyr_deceiver.look", "look")
    assert sorted(text.split(":")[0] for text in t.offered("a")) == ["chakra", "dodge", "greed"]
    t.a.answers("satyr_deceiver.keep", "dodge")
    t.a.answers("satyr_deceiver.order", "greed")
    assert top(t, 9) == ["greed", "chakra"] and len(t.state.discard) == 1


def test_its_owner_prepares_its_own_draw() -> None:
    """R5.1: the monster phase comes before the draw phase."""
    t = Table(sets=J, phase="monster", a={"monsters": ["satyr_deceiver"]}, b={}, deck=TOP)
    t.a.answers("satyr_deceiver.look", "look")
    t.a.answers("satyr_deceiver.keep", "chakra")
    for card in ("dispel", "disarm", "frenzy"):
        t.a.answers("satyr_deceiver.order", card)
    assert [text.split(":")[0] for text in t.a.cards] == ["chakra", "dispel", "disarm"]
