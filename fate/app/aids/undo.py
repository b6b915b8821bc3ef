"""Taking a decision back, unless something has happened since that one cannot unsee."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from fate.app.notices import Notice
from fate.app.tablegame import TableGame
from fate.fate2 import data
from fate.fate2.rules.state import State

if TYPE_CHECKING:
    from fate.app.playing import Playing

MOST_POINTS = 20
HARMLESS = ("phase", "equip", "heal", "rage", "turn_armor", "discard", "spend", "effect", "stake")
"""What may have been told since: it reveals nothing and leaves nobody else a choice that shows."""


class Point(NamedTuple):
    """Where a decision can be taken back to: the question `seat` was asked after so many decisions and log entries.

    `state` is that of the last phase question before it, which came after `base` decisions and `logged` entries.
    """

    seat: int
    decisions: int
    told: int
    seen: frozenset[int]
    rng: int
    state: State
    base: int
    logged: int


def point(game: TableGame) -> Point | None:
    """The present question as a place to come back to; None when nothing was kept to come back from."""
    kept, question = game.checkpoint(), game.pending
    if kept is None or question is None:
        return None
    count, state = kept
    logged = len(game.log or ()) if question.phase else game.logged
    seen, told, rng = _seen(game.state, question.seat), len(game.log or ()), game.state.rng
    return Point(question.seat, len(game.decisions), told, seen, rng, state.copy(), count, logged)


def obstacle(game: TableGame, last: Point) -> str:
    """Why the decisions since a point cannot be taken back, as a text key; "" when they can."""
    if game.state.rng != last.rng:
        return "ui.undo.chance"
    if _seen(game.state, last.seat) - last.seen:
        return "ui.undo.cards"
    for entry in (game.log or [])[last.told :]:
        if entry.key not in HARMLESS or not _own(entry.args, last.seat):
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
    if made is not None:
        session.aids.points = [*session.aids.points[1 - MOST_POINTS :], made]


def possible(session: Playing) -> bool:
    """Whether there is a decision of the person at the device to take back or to be refused."""
    points = session.aids.points
    return bool(points) and not session.aids.covered and points[-1].seat == session.me


def _do_undo(session: Playing, action: Mapping[str, Any]) -> bool | None:
    """Back to my last decision, or a word why not."""
    game, save = session.game, session.save
    if game is None or save is None or not possible(session):
        return False
    last = session.aids.points[-1]
    problem = obstacle(game, last)
    if problem and not (session.settings.undo_always and len(session.people) == 1):
        session.notice = Notice("warn", "ui.undo.refused", problem)
        return None
    if problem:
        save.undone += 1
    session.aids.points.pop()
    session.swap(game.rewound(last.state, last.base, last.logged, last.decisions))
    return None


ACTIONS = {"undo": _do_undo}
