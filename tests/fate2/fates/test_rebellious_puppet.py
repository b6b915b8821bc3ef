"""反噬的傀儡."""

from tests.fate2.fates.killing import kill, winner

FATE = "rebellious_puppet"


def test_it_takes_its_neighbours_victory() -> None:
    """R22.5: b, a Scourge, would win by the last Sentinel's death."""
    t = kill(FATE, by="b", of="c", a="neutral", b="scourge", c="sentinel")
    assert winner(t) == ("neutral", "a")


def test_the_other_sides_victory_is_not_its_own() -> None:
    """R22.5: the neighbour is a Sentinel, the Scourge win."""
    t = kill(FATE, by="c", of="b", a="neutral", b="sentinel", c="scourge")
    assert winner(t) == ("scourge", "c")


def test_behind_a_neutral_look_one_seat_further() -> None:
    """A153: a looks past b to c; of both Neutrals the upstream one, a, takes the victory."""
    t = kill(FATE, by="c", of="d", a="neutral", b="neutral", c="scourge", d="sentinel")
    assert winner(t) == ("neutral", "a")


def test_a_dead_puppet_takes_nothing() -> None:
    """R21.2."""
    t = kill(FATE, by="b", of="c", a="neutral", b="scourge", c="sentinel", dead="a")
    assert winner(t) == ("scourge", "b")
