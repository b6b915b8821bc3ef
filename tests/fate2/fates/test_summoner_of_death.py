"""死神的召唤者."""

from tests.fate2.fates.killing import winner
from tests.table import Table

FATE = "summoner_of_death"


def test_all_others_have_two_or_less() -> None:
    """R22.6: the Neutral's own hp do not matter."""
    t = Table(
        fate=FATE,
        a={"hand": ["normal_attack"], "identity": "neutral"},
        b={"hp": 3, "identity": "sentinel"},
        c={"hp": 2, "identity": "scourge"},
    )
    t.a.uses("normal_attack", on="b")
    assert winner(t) == ("neutral", "a")


def test_three_are_too_many() -> None:
    """R22.6."""
    t = Table(
        fate=FATE,
        a={"hand": ["normal_attack"], "identity": "neutral"},
        b={"hp": 4, "identity": "sentinel"},
        c={"hp": 2, "identity": "scourge"},
    )
    t.a.uses("normal_attack", on="b")
    assert not t.game.over and t.b.hp == 3


def test_not_in_the_middle_of_something() -> None:
    """R21.6, A155: it waits until all is settled."""
    t = Table(
        fate=FATE,
        a={"hand": ["frenzy"], "hp": 3, "identity": "sentinel", "armor": "bladed_armour"},
        b={"hp": 2, "identity": "scourge"},
        c={"identity": "neutral"},
    )
    t.a.uses("frenzy")
    assert not t.game.over and t.asked() == ("a", "trigger.may"), "a has 2 hp, but its Frenzy goes on"
    t.a.declines("trigger.may")
    assert winner(t) == ("neutral", "c")
