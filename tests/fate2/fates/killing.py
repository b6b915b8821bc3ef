"""Most fates are decided by a death: one Normal Attack among characters with these identities, and who has won then."""

from __future__ import annotations

from tests.table import Table

CAMPS = ("sentinel", "scourge", "neutral")


def kill(fate: str, by: str, of: str, *, dead: str = "", **cast: str) -> Table:
    """`cast`: the seats in action order, and who they are. `by`, whose turn it is, kills `of`; `dead` is so already."""
    assert all(identity in CAMPS for identity in cast.values())
    seats: dict[str, dict[str, object]] = {name: {"identity": identity} for name, identity in cast.items()}
    seats[by]["hand"] = ["normal_attack"]
    seats[of]["hp"] = 1
    if dead:
        seats[dead]["alive"] = False
    t = Table(fate=fate, turn=by, **seats)
    t.players[by].uses("normal_attack", on=of)
    assert not t.players[of].alive
    return t


def winner(t: Table) -> tuple[str, ...] | None:
    """The winning camp and the names of the winning seats; None while the game goes on."""
    outcome = t.state.outcome
    return None if outcome is None else (outcome.camp, *(t.name_of(seat) for seat in outcome.seats))
