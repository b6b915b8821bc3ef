"""误导."""

from tests.table import Table


def test_rage_moves_and_the_target_draws() -> None:
    """R12.2: 1 point from the target to the one chosen; the target draws 1, the user nothing."""
    t = Table(a={"hand": ["misdirect"]}, b={"rage": 2}, c={})
    t.a.uses("misdirect", on="b")
    t.a.answers("misdirect.receiver", "c")
    assert (t.b.rage, t.c.rage, len(t.b.cards), len(t.a.cards), len(t.c.cards)) == (1, 1, 1, 0, 0)


def test_the_user_may_be_the_target() -> None:
    """A120: any character with rage."""
    t = Table(a={"hand": ["misdirect"], "rage": 1}, b={}, c={"rage": 1})
    t.a.uses("misdirect", on="a")
    t.a.answers("misdirect.receiver", "b")
    assert (t.a.rage, t.b.rage, len(t.a.cards)) == (0, 1, 1)


def test_the_receiver_has_room_and_is_another() -> None:
    """A120: neither the target itself nor anybody with full rage."""
    t = Table(a={"hand": ["misdirect"]}, b={"rage": 1}, c={"rage": 3}, d={})
    t.a.uses("misdirect", on="b")
    assert t.offered("a") == ["d", "a"]
    t.a.answers("misdirect.receiver", "a")
    assert (t.a.rage, t.b.rage) == (1, 0)


def test_without_rage_or_room_it_cannot_be_used() -> None:
    """R1.10: a legal target is needed."""
    assert Table(a={"hand": ["misdirect"]}, b={}).offered("a") == ["end"]
    full = Table(a={"hand": ["misdirect"], "rage": 3}, b={"rage": 3})
    assert full.offered("a") == ["end"]


def test_it_can_be_taken_back_while_choosing() -> None:
    """Nothing is paid before both are chosen."""
    t = Table(a={"hand": ["misdirect"]}, b={"rage": 1}, c={})
    t.a.uses("misdirect", on="b")
    t.game.cancel()
    assert t.a.cards == ["misdirect:spade"] and t.asked() == ("a", "play")


def test_an_immune_receiver_gets_nothing_but_the_target_draws() -> None:
    """A239: the one chosen is not a target."""
    t = Table(a={"hand": ["siren_song", "misdirect"]}, b={"rage": 1}, c={})
    t.a.uses("siren_song", on="c")
    t.a.uses("misdirect")
    t.a.answers("misdirect.receiver", "c")
    assert (t.b.rage, t.c.rage, len(t.b.cards)) == (1, 0, 1)


def test_dispelled_nothing_happens() -> None:
    """R16.1."""
    t = Table(a={"hand": ["misdirect"]}, b={"rage": 1, "hand": ["dispel"]})
    t.a.uses("misdirect", on="b")
    t.b.answers("dispel", "dispel")
    assert (t.a.rage, t.b.rage, t.b.cards) == (0, 1, [])
