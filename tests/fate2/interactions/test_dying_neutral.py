"""A Neutral that lies dying while its fate is met has neither won nor lost before it is saved or dead (N37)."""

import pytest

from fate.fate2.rules.state import Effect
from tests.table import Table

CASTS = {
    "punisher_of_shadow": ("sentinel", "scourge"),
    "conqueror_of_light": ("scourge", "sentinel"),
    "rebellious_puppet": ("sentinel", "scourge"),
}
"""Fates that take a camp's victory: who attacks, and whose last one dies of it."""


def strike(fate: str, hand: list[str], *, mine: str, other: str) -> Table:
    """The Neutral's wound kills the last `other` by a Fatal Link before its own dying begins (A124, R18.1)."""
    t = Table(
        n={"identity": "neutral", "hp": 1, "hand": hand},
        a={"hand": ["normal_attack"], "identity": mine},
        b={"identity": other, "hp": 1},
        turn="a",
        fate=fate,
    )
    link(t, 0, 2)
    t.a.uses("normal_attack", on="n")
    if hand:
        t.n.declines("dying.rescue")
    assert not t.b.alive and (t.n.alive, t.n.hp) == (True, 0) and not t.game.over
    return t


def link(t: Table, *pair: int) -> None:
    """Two characters under a Fatal Link."""
    for one, other in (pair, pair[::-1]):
        t.state.seats[one].effects.append(Effect("warlock.fatal_link", (other,)))
    t.game.reindex()


@pytest.mark.parametrize("fate", CASTS)
def test_saved_it_wins(fate: str) -> None:
    """A151 (b): as soon as it is saved; under the Punisher the Sentinels must kill it first (A259)."""
    mine, other = CASTS[fate]
    t = strike(fate, ["healing_balm"], mine=mine, other=other)
    t.a.declines("reward")
    t.n.answers("dying.rescue", "healing_balm")
    assert (t.state.outcome.camp, t.state.outcome.seats) == ("neutral", (0,))


@pytest.mark.parametrize("fate", CASTS)
def test_dead_it_leaves_the_victory_to_the_camp(fate: str) -> None:
    """A214: dead by the next reveal it does not qualify."""
    mine, other = CASTS[fate]
    t = strike(fate, [], mine=mine, other=other)
    t.a.declines("reward")
    assert not t.n.alive and (t.state.outcome.camp, t.state.outcome.seats) == (mine, (1,))


def test_whom_the_death_of_the_last_enemy_does_not_help_holds_up_nobody() -> None:
    """R21.1: the Conqueror of Light has no part in the end of the Scourge."""
    t = Table(
        n={"identity": "neutral", "hp": 1, "hand": ["healing_balm"]},
        a={"hand": ["normal_attack"], "identity": "sentinel"},
        b={"identity": "scourge", "hp": 1},
        turn="a",
        fate="conqueror_of_light",
    )
    link(t, 0, 2)
    t.a.uses("normal_attack", on="n")
    t.n.declines("dying.rescue")
    assert t.state.outcome.camp == "sentinel" and t.n.alive


def test_a_plague_is_over_when_its_bearer_is_saved() -> None:
    """R22.3, A151: both its neighbours died while it lay dying itself."""
    t = Table(
        n={"identity": "neutral", "hp": 1, "hand": ["healing_balm"]},
        b={"identity": "scourge", "hp": 1},
        a={"hand": ["normal_attack"], "weapon": "veiled_edge", "identity": "sentinel"},
        d={"identity": "scourge"},
        e={"identity": "sentinel", "alive": False},
        turn="a",
        fate="spreading_plague",
    )
    link(t, 0, 1)
    t.a.uses("normal_attack", on="n")
    t.n.declines("dying.rescue")
    t.a.declines("reward")
    t.n.answers("dying.rescue", "healing_balm")
    assert (t.state.outcome.camp, t.state.outcome.seats) == ("neutral", (0,))


@pytest.mark.parametrize("saved", [True, False])
def test_an_open_neutral_alone_and_dying_has_not_killed_everybody_yet(saved: bool) -> None:
    """A151, A158: saved it wins, dead it loses to all the others."""
    t = Table(
        n={"identity": "neutral", "hp": 1, "hand": ["frenzy", *(["healing_balm"] if saved else [])]},
        b={"identity": "sentinel", "hp": 1},
        c={"identity": "scourge", "alive": False},
        fate="possessed_by_the_ancient",
        deck=["greed"],
    )
    t.n.answers("play", "reveal")
    link(t, 0, 1)
    t.n.uses("frenzy")
    if saved:
        t.n.declines("dying.rescue")
        t.n.declines("reward")
        t.n.answers("dying.rescue", "healing_balm")
    else:
        t.n.declines("reward")
    assert t.state.outcome.camp == ("neutral" if saved else "hunters")
