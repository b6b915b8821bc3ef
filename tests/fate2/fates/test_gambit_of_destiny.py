"""命运的博弈."""

from tests.fate2.fates.killing import kill, winner

FATE = "gambit_of_destiny"


def test_one_of_each_is_left() -> None:
    """R22.4, A154: at once, at the death."""
    t = kill(FATE, by="a", of="b", a="neutral", b="sentinel", c="sentinel", d="scourge")
    assert winner(t) == ("neutral", "a")


def test_two_of_one_side_do_not_count() -> None:
    """R22.4: exactly one each."""
    t = kill(FATE, by="a", of="b", a="neutral", b="sentinel", c="sentinel", d="scourge", e="scourge")
    assert winner(t) is None
    t.a.declines("reward")


def test_a_second_neutral_is_in_the_way() -> None:
    """A262: besides oneself only those two."""
    t = kill(FATE, by="a", of="b", a="neutral", b="sentinel", c="sentinel", d="scourge", e="neutral")
    assert winner(t) is None
    t.a.declines("reward")
