"""偏执的数学家."""

from tests.fate2.fates.killing import winner
from tests.table import Table

FATE = "obsessed_mathematician"


def test_all_rage_is_odd() -> None:
    """R22.7, A156: the Neutral's own included; the dead do not count."""
    t = Table(
        fate=FATE,
        a={"hand": ["normal_attack"], "rage": 1, "identity": "neutral"},
        b={"rage": 2, "identity": "sentinel"},
        c={"rage": 3, "identity": "scourge"},
        d={"rage": 0, "identity": "scourge", "alive": False},
    )
    t.a.uses("normal_attack", on="b")
    assert winner(t) == ("neutral", "a")


def test_its_own_even_rage_spoils_it() -> None:
    """A156."""
    t = Table(
        fate=FATE,
        a={"hand": ["normal_attack"], "identity": "neutral"},
        b={"identity": "sentinel"},
        c={"rage": 3, "identity": "scourge"},
    )
    t.a.uses("normal_attack", on="b")
    assert not t.game.over and t.b.rage == 1


def test_not_in_the_middle_of_something() -> None:
    """R21.6: the Chaos Attack's own rage comes after the damage, and makes it even."""
    t = Table(
        fate=FATE,
        a={"hand": ["chaos_attack"], "rage": 1, "identity": "neutral"},
        b={"identity": "sentinel"},
        c={"rage": 1, "identity": "scourge"},
    )
    t.a.uses("chaos_attack", on="b")
    assert not t.game.over and (t.a.rage, t.b.rage) == (2, 1)
