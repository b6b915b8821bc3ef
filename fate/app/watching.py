"""How a game that only bots play is watched: from which seat, with which hands, up to where."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from fate.app.eyes import OPEN, Eyes


@dataclass(frozen=True, slots=True)
class Watching:
    """`seat` is in front; `open` shows all hands, else only that seat's are seen. `seen` are the seats whose hands have
    been, in ascending order. The place is known by `told`, the length of the log there (0: at the end); `paused` is
    whether the game stands still.
    """

    seat: int = 0
    open: bool = False
    seen: tuple[int, ...] = (0,)
    told: int = 0
    paused: bool = False

    @property
    def eyes(self) -> Eyes:
        """What is seen of the game."""
        return OPEN if self.open else self.seat

    def looking(self, seat: int, open: bool, players: int) -> Watching:
        """The same from another seat, or with all hands shown or not."""
        seen = range(players) if open else sorted({*self.seen, seat})
        return replace(self, seat=seat, open=open, seen=tuple(seen))

    def knows_others(self, seat: int) -> bool:
        """Whether hands have been seen which the player at this seat must not know."""
        return bool(set(self.seen) - {seat})

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        return asdict(self)


def read(facts: Any, players: int) -> Watching:
    """The inverse of `Watching.plain`, from data of unknown origin; with anything strange in it all is as at first."""
    try:
        found = Watching(**{**facts, "seen": tuple(facts["seen"])})
    except (TypeError, KeyError):
        return Watching()
    seats = (found.seat, *found.seen)
    sound = (
        all(type(seat) is int and 0 <= seat < players for seat in seats)
        and list(found.seen) == sorted({*found.seen, found.seat})
        and type(found.told) is int
        and all(type(switch) is bool for switch in (found.open, found.paused))
    )
    return found if sound else Watching()
