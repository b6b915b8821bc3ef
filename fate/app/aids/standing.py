"""Standing answers to the chance to Dispel: for the rest of the turn it is declined, which is shown and can be revoked;
and what one uses oneself is not Dispelled, unless the settings say that one wants to be asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from fate.app import choice as choosing
from fate.kernel.question import Question

if TYPE_CHECKING:
    from fate.app.playing import Playing

KEY = "dispel"


def answers(session: Playing, question: Question) -> int | None:
    """The option the standing answer takes, None when the person decides."""
    if question.key != KEY:
        return None
    own = question.context["user"] == question.seat and not session.settings.dispel_own
    return choosing.ending(question) if own or active(session) else None


def active(session: Playing) -> bool:
    """Whether Dispel is declined by itself in this turn."""
    return session.game is not None and session.aids.refusing == session.game.state.turn_no != 0


def _do_refuse(session: Playing, action: Mapping[str, Any]) -> bool | None:
    """Turn it on or off; turned on, it answers at once."""
    if session.game is None or session.aids.covered or not session.people:
        return False
    session.aids.refusing = 0 if active(session) else session.game.state.turn_no
    move = session.move
    if active(session) and move and move.question.key == KEY:
        move.unwind()
        if move.question.key == KEY:
            return session.end()
    return None


ACTIONS = {"refuse": _do_refuse}
