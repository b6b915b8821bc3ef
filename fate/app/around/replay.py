"""The replay page: opening a game, moving in it, seeing it through other eyes, sharing it, playing on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fate.app import inspect, lobby, saves, table, tags
from fate.app.around import timeline
from fate.app.chronicle import Chronicle
from fate.app.eyes import OPEN, see
from fate.app.notices import Notice
from fate.app.replay import EVENTS, Replay
from fate.app.saves import BadSave, Save
from fate.app.scene import Scene
from fate.app.wording import Wording, hero_facts
from fate.kernel.record import BadRecord, from_fragment

if TYPE_CHECKING:
    from fate.app.session import Session

Action = Mapping[str, Any]
SPEEDS = (0.5, 1.0, 2.0, 4.0)
PAUSE = 1100
"""Milliseconds a decision is shown while the replay plays, at speed 1."""
LONGEST_LINK = 8000
"""Characters of a link that every browser and most programs pass on whole."""


def open_game(session: Session, save: Save, running: bool = False, at: int | None = None) -> bool | None:
    """Show a game from its first turn, one that is running from where it is; `at` another place."""
    try:
        replay = Replay(save, running)
    except BadSave as problem:
        session.notice = Notice("warn", "ui.error.replay", "", saves.why(problem))
        return None
    replay.seek(at if at is not None else len(replay) if running else replay.beginning)
    session.around.replay = replay
    session.screen, session.layer = "replay", ""
    return None


def open_current(session: Session) -> bool | None:
    """The game at the table, or else the last one looked at."""
    if session.save is not None and session.game is not None:
        session.keep_game()
        return open_game(session, session.save, running=not session.game.over)
    if session.around.replay is not None:
        session.screen = "replay"
        return None
    newest = next((entry for entry in session.desk.entries if entry.camp), None)
    if newest is not None:
        return fetch(session, {"arg": newest.key})
    session.screen = "saves"
    session.notice = Notice("info", "ui.replay.none", "ui.replay.none_text")
    return None


def open_link(session: Session, fragment: str) -> bool | None:
    """A game somebody shared as a link: its record and, after a dot, the place to look at."""
    game, _, place = fragment.partition(".")
    try:
        save = saves.of_record(from_fragment(game))
    except (BadRecord, BadSave) as problem:
        session.screen = "lobby"
        session.notice = Notice("warn", "ui.error.link", "ui.error.link_text", saves.why(problem))
        return None
    return open_game(session, save, at=int(place[:9]) if place.isascii() and place.isdigit() else None)


def fetch(session: Session, action: Action) -> bool | None:
    """A game of the list."""
    entry = session.desk.entry(action.get("arg"))
    if entry is None:
        return False

    def show(session: Session, text: str | None) -> None:
        try:
            open_game(session, saves.load(text or ""), running=not entry.camp)
        except BadSave as problem:
            session.notice = Notice("warn", "ui.error.save", "", saves.why(problem))

    session.desk.errands.append((entry.key, show))
    return False


def tick(session: Session) -> bool | None:
    """The replay plays on."""
    replay = session.around.replay
    if replay is None or not replay.playing:
        return False
    replay.seek(replay.at + 1)
    replay.playing = not replay.over
    return None


def pause(replay: Replay) -> int | None:
    """Milliseconds until the next decision is to be shown; None while it stands still."""
    return int(PAUSE / replay.speed) if replay.playing else None


Move = Callable[["Session", Replay, Any], "bool | None"]


def _moving(to: Move) -> Callable[[Session, Action], bool | None]:
    def move(session: Session, action: Action) -> bool | None:
        replay = session.around.replay
        if replay is None or session.screen != "replay":
            return False
        return to(session, replay, action.get("arg"))

    return move


def _seek(session: Session, replay: Replay, arg: Any) -> bool | None:
    try:
        at = int(arg)
    except (TypeError, ValueError):
        return False
    replay.playing = False
    replay.seek(at)
    return None


def _play(session: Session, replay: Replay, arg: Any) -> None:
    replay.playing = not replay.playing
    if replay.playing and replay.over:
        replay.seek(replay.beginning)


def _fold(session: Session, replay: Replay, arg: Any) -> bool | None:
    return None if timeline.fold(replay, arg) else False


def _kind(session: Session, replay: Replay, arg: Any) -> bool | None:
    if arg not in ("", *EVENTS):
        return False
    replay.kind = arg
    replay.folds.clear()
    return None


def _whose(session: Session, replay: Replay, arg: Any) -> None:
    seats = range(len(replay.game.state.seats))
    replay.whose = next((seat for seat in seats if str(seat) == str(arg)), None)
    replay.folds.clear()


def _eyes(session: Session, replay: Replay, arg: Any) -> bool | None:
    found = next((eyes for eyes in replay.choices() if str(eyes) == str(arg)), None)
    if found is None:
        return False
    replay.eyes = found
    return None


def _speed(session: Session, replay: Replay, arg: Any) -> bool | None:
    found = next((speed for speed in SPEEDS if str(speed) == str(arg)), None)
    if found is None:
        return False
    replay.speed = found
    return None


def _branch(session: Session, replay: Replay, arg: Any) -> None:
    if replay.running and replay.over:
        session.screen = "table"
        return
    save = replay.branch()
    if isinstance(replay.eyes, int) and not replay.running:
        players = tuple(replace(p, person=seat == replay.eyes) for seat, p in enumerate(save.agreement.players))
        save.agreement, save.peeked = replace(save.agreement, players=players), True
    session.begin(save)


def _file(session: Session, replay: Replay, arg: Any) -> None:
    session.around.file = ("fate2.fate", saves.dump(replay.save))


ACTIONS = {
    "replay": fetch,
    "seek": _moving(_seek),
    "play": _moving(_play),
    "next": _moving(lambda session, replay, arg: _seek(session, replay, replay.at + 1)),
    "previous": _moving(lambda session, replay, arg: _seek(session, replay, replay.at - 1)),
    "next_turn": _moving(lambda session, replay, arg: _seek(session, replay, replay.turn(True))),
    "previous_turn": _moving(lambda session, replay, arg: _seek(session, replay, replay.turn(False))),
    "next_row": _moving(lambda session, replay, arg: _seek(session, replay, timeline.step(replay, True))),
    "previous_row": _moving(lambda session, replay, arg: _seek(session, replay, timeline.step(replay, False))),
    "first": _moving(lambda session, replay, arg: _seek(session, replay, 0)),
    "last": _moving(lambda session, replay, arg: _seek(session, replay, len(replay))),
    "fold": _moving(_fold),
    "kind": _moving(_kind),
    "whose": lambda session, action: _moving(_whose)(session, {"arg": (action.get("form") or {}).get("whose")}),
    "eyes": _moving(_eyes),
    "replay_speed": _moving(_speed),
    "branch": _moving(_branch),
    "replay_file": _moving(_file),
}


def scene(session: Session) -> Scene:
    """The table at the replay's place."""
    replay = session.around.replay
    assert replay is not None
    seen = see(replay.game, replay.eyes)
    viewer = replay.eyes if isinstance(replay.eyes, int) else None
    me = viewer if viewer is not None else (replay.save.agreement.me or 0)
    language = session.settings.language
    heroes = [seat.hero or None for seat in seen.seats]
    words = Wording(language, heroes, lobby.names(Wording(language), replay.save.agreement), viewer)
    shown = Scene(seen, words, me, fresh=replay.fresh, watching=True, serial=session.serial)
    shown.layer = inspect.layer(shown, session.layer) if session.layer else None
    return shown


def page(session: Session) -> dict[str, Any]:
    """The replay as data: the table, and everything to move in it."""
    replay, shown = session.around.replay, scene(session)
    assert replay is not None
    words, count = shown.words, len(replay)
    options = replay.game.state.options
    facts = {"mode": options.mode, "n": options.players}
    camp = replay.outcome.camp if replay.outcome else ""
    bots = lobby.levels(words, replay.save.agreement)
    return table.ring(shown, Chronicle(shown)) | {
        "turns": timeline.turns(replay, shown),
        "narrowing": timeline.narrowing(replay, shown),
        "decided": timeline.decided(replay, shown),
        "rep": {
            "title": words.t(f"ui.win.{camp}") if camp else words.t("ui.replay.running"),
            "text": words.say("ui.replay.facts", {**facts, "count": count, "fate": shown.view.fate, "bots": bots}),
            "cut": replay.cut,
            "tags": tags.tags(words, replay.save),
            "running": replay.running,
            "at": replay.at,
            "count": count,
            "place": words.say("ui.replay.place", {"at": replay.at, "count": count}),
            "playing": replay.playing,
            "over": replay.over,
            "speeds": [{"id": s, "name": f"{s:g}×", "on": s == replay.speed} for s in SPEEDS],
            "eyes": [_eye(replay, words, eyes) for eyes in replay.choices()],
            "marks": replay.marks,
            "link": replay.link if len(replay.link) <= LONGEST_LINK else "",
        },
    }


def _eye(replay: Replay, words: Wording, eyes: Any) -> dict[str, Any]:
    on = replay.eyes == eyes
    if not isinstance(eyes, int):
        return {"id": eyes, "name": words.t("ui.replay." + eyes), "hero": None, "on": on}
    hero = replay.game.state.seats[eyes].hero
    shown = hero if on or replay.eyes == OPEN or replay.game.state.phase != "setup" else ""
    return {"id": eyes, "name": words.seat_name(eyes), "hero": hero_facts(shown or None, words.language), "on": on}
