"""Watching bots: stand still, one step, go on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fate.app.playing import Playing


def _do_pause(session: Playing, action: Mapping[str, Any]) -> bool | None:
    if not session.going_on() and not session.current:
        return False
    session.aids.paused = not session.aids.paused
    return None


def _do_step(session: Playing, action: Mapping[str, Any]) -> bool | None:
    if not session.going_on() and not session.current:
        return False
    session.aids.paused = True
    session.advance()
    return None


ACTIONS = {"pause": _do_pause, "step": _do_step}
