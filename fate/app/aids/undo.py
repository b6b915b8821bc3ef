"""Taking a decision back, unless something has happened since that one cannot unsee."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from fate.app.notices import Notice
from fate.app.saves import Point
from fate.app.tablegame import TableGame
from fate.fate2 import data
from fate.fate2.rules.state import State

if TYPE_CHECKING:
    from fate.app.playing import Playing

MOST_POINTS = 20
HARMLESS = ("phase", "equip", "heal", "rage", "turn_armor", "discard", "spend", "effect", "stake")
"""What may have been told since: it reveals nothing and leaves nobody else a choice that shows."""


def obstacle(now: TableGame, then: TableGame, seat: int) -> str:
    """Why a seat cannot go back to an earlier place of its game, as a text key; "" when it can."""
    if now.state.rng != then.state.rng:
        return "ui.undo.chance"
    if _seen(now.state, seat) - _seen(then.state, seat):
        return "ui.undo.cards"
    for entry in (now.log or [])[len(then.log or ()) :]:
        if entry.key not in HARMLESS or not _own(entry.args, seat):
            return "ui.undo.others"
    return ""


def _own(args: Mapping[str, Any], seat: int) -> bool:
    # Whatever aims at somebody, or could be dispelled, leaves the others a choice.
    card = args.get("card")
    quiet = not isinstance(card, str) or data.kinds()[card].category in ("basic", "weapon", "armor")
    return args.get("seat", seat) == seat and quiet and not set(args.get("targets") or ()) - {seat}


def _seen(state: State, seat: int) -> frozenset[int]:
    # Every physical card whose place the person at this seat knows.
    mine = state.seats[seat]
    cards = [*mine.hand, *mine.monsters, *state.discard, *state.resolving]
    for aside in state.aside:
        cards += aside.cards if seat in aside.eyes else ()
    for them in state.seats:
        cards += them.gear
        for item in them.status:
            cards += item.cards if not item.shut or item.by == seat else ()
    return frozenset(cards)


def remember(session: Playing, made: Point | None) -> None:
    """A decision has been made at this point."""
    if made is not None and session.save is not None:
        session.save.points = [*session.save.points[1 - MOST_POINTS :], made]


class Weighed(NamedTuple):
    """What stands in the way of going back to `point` from where `game` was after so many decisions."""

    game: TableGame
    point: Point
    decisions: int
    obstacle: str


def last(session: Playing) -> Point | None:
    """The last decision of the person at the device, be it one that can be taken back or not."""
    points = session.save.points if session.save else []
    return points[-1] if points and not session.aids.covered and points[-1].seat == session.me else None


def refusal(session: Playing) -> str | None:
    """Why that decision cannot be taken back, as a text key; "" when it can, None where there is none."""
    point, game, known = last(session), session.table_game(), session.aids.weighed
    if point is None or _always(session):
        return None if point is None else ""
    if known is None or known.game is not game or known[1:3] != (point, len(game.decisions)):
        problem = obstacle(game, game.after(point.decisions), point.seat)
        session.aids.weighed = known = Weighed(game, point, len(game.decisions), problem)
    return known.obstacle


def _always(session: Playing) -> bool:
    return session.settings.undo_always and len(session.people) == 1


def _do_undo(session: Playing, action: Mapping[str, Any]) -> bool | None:
    """Back to my last decision, or a word why not."""
    game, save, point = session.game, session.save, last(session)
    if game is None or save is None or point is None:
        return False
    then = game.after(point.decisions)
    problem = obstacle(game, then, point.seat)
    if problem and not _always(session):
        session.notice = Notice("warn", "ui.undo.refused", problem)
        return None
    if problem:
        save.undone += 1
    save.points.pop()
    session.swap(then)
    return None


ACTIONS = {"undo": _do_undo}
