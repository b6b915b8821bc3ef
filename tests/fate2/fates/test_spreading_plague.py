"""蔓延的瘟疫."""

from tests.fate2.fates.killing import kill, winner

FATE = "spreading_plague"


def test_both_neighbours_are_dead() -> None:
    """R22.3, A260: by whosever hand; here the neighbour killed last."""
    t = kill(FATE, by="a", of="b", a="neutral", b="sentinel", c="sentinel", d="scourge", e="scourge", dead="e")
    assert winner(t) == ("neutral", "a")


def test_one_neighbour_is_not_enough() -> None:
    """R22.3."""
    t = kill(FATE, by="a", of="b", a="neutral", b="sentinel", c="sentinel", d="scourge", e="scourge")
    assert winner(t) is None
    t.a.declines("reward")


def test_the_neighbours_are_those_of_the_beginning() -> None:
    """R22.3: not whoever sits next now; c's death does nothing for a."""
    t = kill(FATE, by="a", of="c", a="neutral", b="sentinel", c="sentinel", d="scourge", e="sentinel", dead="b")
    assert winner(t) is None
    t.a.declines("reward")
