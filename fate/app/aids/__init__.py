"""What helps a person at the table: taking back, notes, the curtain between people, standing answers, pausing.

Each module here is one of them; `ACTIONS` is what its buttons do. A handler returns False when there is nothing new to
show. Their state lasts as long as one sits at a game; notes and takebacks are kept with the save.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fate.app.aids import curtain, notebook, standing, undo, watch

if TYPE_CHECKING:
    from fate.app.playing import Playing

Action = Mapping[str, Any]

ACTIONS: dict[str, Callable[[Playing, Action], bool | None]] = {
    **curtain.ACTIONS,
    **notebook.ACTIONS,
    **standing.ACTIONS,
    **undo.ACTIONS,
    **watch.ACTIONS,
}


@dataclass(slots=True)
class Aids:
    """`at` is the person at the device (None: nobody yet), `covered` true while the curtain hides the table, `refusing`
    the turn in which Dispel is declined by itself, `paused` true while bots are watched and stand still, `weighed` what
    was last found out about taking back.
    """

    at: int | None = None
    covered: bool = False
    refusing: int = 0
    paused: bool = False
    weighed: undo.Weighed | None = None


def action(session: Playing, name: Any) -> Callable[[Action], bool | None] | None:
    """The handler of an action of these aids."""
    handler = ACTIONS.get(name)
    return functools.partial(handler, session) if handler else None
