"""能量转移."""

from tests.table import Table

DECK = ["dodge:heart", "frenzy", "chakra", "hornbow"]


def test_one_card_each_as_the_user_likes() -> None:
    """R27.7, A176: in action order from the user."""
    t = Table(a={"hand": ["energy_transfer"]}, b={}, c={}, deck=DECK)
    t.a.uses("energy_transfer")
    t.a.answers("energy_transfer.give", ["chakra"])
    t.a.answers("energy_transfer.give", ["dodge"])
    assert (t.a.cards, t.b.cards, t.c.cards) == (["chakra:club"], ["dodge:heart"], ["frenzy:diamond"])


def test_upgraded_one_gets_two_and_another_none() -> None:
    """R27.7."""
    t = Table(a={"hand": ["energy_transfer"], "rage": 1}, b={}, c={}, deck=DECK)
    t.a.uses("energy_transfer", upgraded=True)
    t.a.answers("energy_transfer.double", "a")
    assert t.offered("a") == ["b", "c"]
    t.a.answers("energy_transfer.none", "b")
    t.a.answers("energy_transfer.give", ["dodge", "chakra"])
    assert (t.a.cards, t.b.cards, t.c.cards) == (["dodge:heart", "chakra:club"], [], ["frenzy:diamond"])
    assert t.a.rage == 0


def test_when_cards_are_short_the_last_get_none() -> None:
    """A176: neither deck nor discard pile can supply the third."""
    t = Table(a={"hand": ["energy_transfer"]}, b={}, c={}, deck=DECK[:2], only=True)
    t.a.uses("energy_transfer")
    t.a.answers("energy_transfer.give", ["frenzy"])
    assert (t.a.cards, t.b.cards, t.c.cards) == (["frenzy:diamond"], ["dodge:heart"], [])


def test_the_share_of_the_immune_is_discarded() -> None:
    """A268: three are looked at, two handed out."""
    t = Table(a={"hand": ["siren_song", "energy_transfer"]}, b={}, c={}, deck=DECK)
    t.a.uses("siren_song", on="b")
    t.a.uses("energy_transfer")
    t.a.answers("energy_transfer.give", ["dodge"])
    t.a.answers("energy_transfer.give", ["frenzy"])
    assert (t.a.cards, t.b.cards, t.c.cards) == (["dodge:heart"], [], ["frenzy:diamond"])
    assert not t.state.aside and len(t.state.discard) == 2


def test_only_the_user_sees_what_each_gets() -> None:
    """A176: the table is told numbers, not cards."""
    t = Table(a={"hand": ["energy_transfer"]}, b={}, deck=DECK)
    t.a.uses("energy_transfer")
    t.a.answers("energy_transfer.give", ["dodge"])
    assert all("cards" not in args for key in ("look", "take_aside") for args in t.told(key))
    assert [args["count"] for args in t.told("take_aside")] == [1, 1]


def test_dispelled_nobody_gets_anything() -> None:
    """A43."""
    t = Table(a={"hand": ["energy_transfer"]}, b={"hand": ["dispel"]}, deck=DECK)
    t.a.uses("energy_transfer")
    t.b.answers("dispel", "dispel")
    assert (t.a.cards, t.b.cards) == ([], [])


def test_the_upgrade_takes_two_within_reach() -> None:
    """R1.10: with only the user to reach there is nobody to favour over another; plain, it still works."""
    t = Table(a={"hand": ["siren_song", "energy_transfer"], "rage": 1}, b={}, deck=DECK)
    t.a.uses("siren_song", on="b")
    t.a.uses("energy_transfer", upgraded=True)
    t.a.answers("energy_transfer.give", ["frenzy"])
    assert (t.a.cards, t.b.cards, t.a.rage) == (["frenzy:diamond"], [], 1)
