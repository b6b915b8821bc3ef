"""圣光征服者."""

from tests.fate2.fates.killing import kill, winner

FATE = "conqueror_of_light"


def test_the_neutral_wins_when_the_sentinels_are_dead() -> None:
    """R22.2: whoever killed the last one."""
    t = kill(FATE, by="a", of="b", a="scourge", b="sentinel", c="neutral")
    assert winner(t) == ("neutral", "c")


def test_not_when_the_scourge_are() -> None:
    """R22.2: the Sentinels win."""
    t = kill(FATE, by="a", of="b", a="neutral", b="scourge", c="sentinel")
    assert winner(t) == ("sentinel", "c")


def test_a_living_sentinel_keeps_the_game_going() -> None:
    """All of them."""
    t = kill(FATE, by="a", of="b", a="neutral", b="sentinel", c="sentinel", d="scourge")
    assert winner(t) is None
    t.a.declines("reward")
