"""暗影惩戒者."""

from tests.fate2.fates.killing import kill, winner

FATE = "punisher_of_shadow"


def test_the_neutral_wins_when_the_scourge_are_dead() -> None:
    """R22.1: instead of the Sentinels."""
    t = kill(FATE, by="a", of="b", a="sentinel", b="scourge", c="neutral")
    assert winner(t) == ("neutral", "c")


def test_not_when_it_is_dead() -> None:
    """R21.2: the Sentinels win."""
    t = kill(FATE, by="a", of="b", a="sentinel", b="scourge", c="neutral", dead="c")
    assert winner(t) == ("sentinel", "a")


def test_dead_sentinels_are_not_its_task() -> None:
    """R22.1: then the Scourge win."""
    t = kill(FATE, by="a", of="b", a="scourge", b="sentinel", c="neutral")
    assert winner(t) == ("scourge", "a")


def test_of_two_the_next_in_action_order_wins() -> None:
    """R21.4: from the turn's character."""
    t = kill(FATE, by="b", of="c", a="neutral", b="sentinel", c="scourge", d="neutral")
    assert winner(t) == ("neutral", "d")
