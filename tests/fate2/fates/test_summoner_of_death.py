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


def before_turn(a: dict[str, object], b: dict[str, object]) -> Table:
    """The Jungle turn of b begins in a moment."""
    return Table(
        fate=FATE,
        sets=("standard", "daybreak", "jungle"),
        phase="casting",
        turn="b",
        a={"identity": "scourge", **a},
        b={"identity": "sentinel", **b},
        c={"identity": "neutral"},
    )


def test_between_two_monsters() -> None:
    """A155, R21.6: when the first has done its work nothing is being resolved, whatever the second would heal."""
    t = before_turn({"hp": 2}, {"hp": 3, "monsters": ["black_dragon", "forest_troll_priest"]})
    assert winner(t) == ("neutral", "c")


def test_as_a_turn_begins() -> None:
    """A155: what strikes then is over before the monster phase."""
    vow = ("assassinate", ["assassinate"], "b", "lap")
    t = before_turn({"hp": 4, "status": [vow]}, {"hp": 2, "monsters": ["forest_troll_priest"]})
    assert (t.a.hp, winner(t)) == (2, ("neutral", "c"))
