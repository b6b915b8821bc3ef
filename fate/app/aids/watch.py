"""Watching bots: stand still, go on, a step or a turn either way; from another seat, with all hands shown; taking over
from one of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fate.app.chronicle import PAUSES
from fate.app.notices import Notice
from fate.app.watching import Watching
from fate.fate2 import record as records

if TYPE_CHECKING:
    from fate.app.playing import Playing

Action = Mapping[str, Any]


def arrive(session: Playing) -> None:
    """Back where the game that is watched was left."""
    assert session.save is not None
    if 0 < session.save.watch.told <= session.told_so_far():
        go(session, session.save.watch.told)


def go(session: Playing, told: int) -> None:
    """Show the table as it was when so much had been told. What came after it lies ahead, and comes again."""
    game, ahead = session.table_game(), session.ahead
    assert game.course is not None
    at = game.course.before(told)
    session.swap(game.after(at))
    session.ahead = [*game.decisions[at:], *ahead]
    if session.told_so_far() < told:
        session.bot_decides()
    while session.moments and len(session.moments[0].log) < told:
        session.moments.pop(0)
    session.current = session.moments.pop(0) if session.moments else None
    session.shown = max(_places(session, told), default=0)


def _places(session: Playing, told: int, keys: tuple[str, ...] = tuple(PAUSES)) -> list[int]:
    """The places before one: how much had been told when there was something to see, of one of these kinds."""
    game = session.table_game()
    assert game.course is not None
    first = game.course.told[0] if game.course.told else told
    log = (game.log or [])[: told - 1]
    return [first, *(n for n, entry in enumerate(log, 1) if n > first and entry.key in keys)] if first < told else []


def _back(session: Playing, keys: tuple[str, ...]) -> bool | None:
    if session.people or session.game is None:
        return False
    places = _places(session, session.told_so_far(), keys)
    if not places:
        return False
    go(session, places[-1])
    session.aids.paused = True
    return None


def _do_previous(session: Playing, action: Action) -> bool | None:
    return _back(session, tuple(PAUSES))


def _do_previous_turn(session: Playing, action: Action) -> bool | None:
    return _back(session, ("turn",))


def _do_next_turn(session: Playing, action: Action) -> bool | None:
    """On to where the next turn begins, without showing what comes before."""
    if session.people or session.game is None or not session.going_on():
        return False
    session.until = (session.current or session.table_game().state).turn_no + 1
    session.advance()
    return None


def _do_pause(session: Playing, action: Action) -> bool | None:
    if not session.going_on() and not session.current:
        return False
    session.aids.paused = not session.aids.paused
    session.until, session.unkept = 0, True
    return None


def _do_step(session: Playing, action: Action) -> bool | None:
    if not session.going_on() and not session.current:
        return False
    session.aids.paused, session.unkept = True, True
    session.advance()
    return None


def _look(session: Playing, seat: int, open: bool) -> None:
    """Through other eyes: nothing that was seen or put into words for the former ones stays."""
    assert session.save is not None
    told, between = session.told_so_far(), session.current is not None or bool(session.moments)
    session.save.watch = session.save.watch.looking(seat, open, len(session.table_game().state.seats))
    if between:
        go(session, told)
    session.look_anew()
    session.shown, session.unkept = told, True


def _do_look(session: Playing, action: Action) -> bool | None:
    """From another seat."""
    if session.people or session.game is None or session.save is None:
        return False
    seats = range(len(session.game.state.seats))
    seat = next((seat for seat in seats if str(seat) == str(action.get("arg"))), None)
    if seat is None:
        return False
    session.layer = ""
    _look(session, seat, session.save.watch.open)
    return None


def _do_open(session: Playing, action: Action) -> bool | None:
    """All hands, or only that of the seat in front."""
    if session.people or session.game is None or session.save is None:
        return False
    _look(session, session.save.watch.seat, not session.save.watch.open)
    return None


def _do_seats(session: Playing, action: Action) -> bool | None:
    """Open or close the list of seats to look from."""
    if session.people or session.game is None:
        return False
    session.layer = "" if session.layer == "seats" else "seats"
    return None


def _do_sit(session: Playing, action: Action) -> bool | None:
    """Ask whether the seat in front is to be taken over: there is no way back to watching."""
    if session.people or session.game is None or session.game.over or session.save is None:
        return False
    marked = session.save.watch.knows_others(session.save.watch.seat)
    session.aids.paused, session.unkept = True, True
    session.notice = Notice(
        "info",
        "ui.watch.sit_title",
        "ui.watch.sit_marked" if marked else "ui.watch.sit_text",
        buttons=(("ghost", "dismiss", "ui.watch.look_on"), ("main", "sit_sure", "ui.watch.sit")),
        asks=True,
        about="watch",
    )
    return None


def _do_sit_sure(session: Playing, action: Action) -> bool | None:
    """From now on a person plays at this seat, and sees no more than it does. The game does not count.

    What has been seen of other hands, and of what lies ahead, the record says. The game as it was watched stays among
    the others if more of it has been played.
    """
    game, save, origin = session.game, session.save, session.origin
    if session.people or game is None or game.over or save is None or origin is None:
        return False
    if session.ahead:
        session.desk.put_away(session)
    seat = save.watch.seat
    players = tuple(replace(who, person=n == seat) for n, who in enumerate(save.agreement.players))
    save = replace(
        save,
        agreement=replace(save.agreement, players=players),
        record=records.record_of(game, origin),
        name="",
        branch=True,
        undone=save.undone + len(session.ahead),
        peeked=save.peeked or save.watch.knows_others(seat),
        notes={},
        watch=Watching(),
    )
    session.seat(game, origin, save)
    session.advance()
    return None


ACTIONS = {
    "sit": _do_sit,
    "sit_sure": _do_sit_sure,
    "pause": _do_pause,
    "step": _do_step,
    "step_back": _do_previous,
    "turn_back": _do_previous_turn,
    "turn_on": _do_next_turn,
    "seats": _do_seats,
    "look": _do_look,
    "open": _do_open,
}
