"""The page of saved games: keeping, naming, deleting; and the tab that does not play."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fate.app import form, saves, shelf, tags
from fate.app.around import replay, space
from fate.app.around.lobby import resume
from fate.app.saves import BadSave
from fate.app.shelf import Entry
from fate.app.wording import Wording, hero_facts

if TYPE_CHECKING:
    from fate.app.session import Session

Action = Mapping[str, Any]


def page(session: Session) -> dict[str, Any]:
    """All games of this device."""
    words = Wording(session.settings.language)
    asking, key = session.around.asking
    problem = session.around.problem
    return {
        "now": resume(session),
        "entries": [_row(words, session, entry) | {"asking": asking if entry.key == key else ""}
                    for entry in session.desk.entries],
        "saving": asking == "save",
        "can_save": session.game is not None,
        "problem": (problem[0], words.say(problem[1]["reason"], problem[1])) if problem else None,
        "name_length": form.SEED_LENGTH,
        "name_full": words.say("ui.full", {"n": form.SEED_LENGTH}),
        "space": space.shown(words, session.around.space),
        "kept": words.say("ui.saves.kept", {"n": shelf.AUTO_KEPT}),
    }  # fmt: skip


def _row(words: Wording, session: Session, entry: Entry) -> dict[str, Any]:
    facts = {
        "mode": entry.mode,
        "n": entry.players,
        "round": entry.round,
        "hero": entry.hero or None,
        "camp": words.t(f"ui.win.{entry.camp}") if entry.camp else None,
    }
    return {
        "key": entry.key,
        "kind": entry.kind,
        "name": entry.name or words.say(f"ui.saves.{entry.kind}", {"mode": entry.mode}),
        "text": words.say("ui.saves.facts", facts),
        "when": _when(words, entry.when, session.clock()),
        "hero": hero_facts(entry.hero or None, words.language),
        "over": bool(entry.camp),
        "tags": tags.tags(words, entry),
    }


def _when(words: Wording, then: int, now: int) -> str:
    if not then:
        return ""
    minutes = max(0, now - then) // 60
    for unit, size in (("days", 1440), ("hours", 60), ("minutes", 1)):
        if minutes >= size and minutes // size < 30:
            return str(words.say(f"ui.ago.{unit}", {"n": minutes // size}))
    return words.t("ui.ago.now") if minutes < 1 else time.strftime("%Y-%m-%d", time.localtime(then))


def ask(session: Session, action: Action) -> bool | None:
    """Open or close the question about a row: rename, delete; or under which name to save."""
    what, _, key = str(action.get("arg", "")).partition(" ")
    if what not in ("", "save", "rename", "delete", "erase", "reset_results"):
        return False
    session.around.asking = (what, key)
    return None


def save_as(session: Session, action: Action) -> bool | None:
    """Keep the game as it stands under a name."""
    if session.save is None or session.game is None:
        return False
    session.keep_game()
    name = form.clean((action.get("form") or {}).get("name"), form.SEED_LENGTH)
    name = name or Wording(session.settings.language).t("ui.saves.unnamed")
    session.desk.add("named", replace(session.save, name=name), session)
    space.measure(session)
    session.around.asking = ("", "")
    session.screen = "saves"
    return None


def rename(session: Session, action: Action) -> bool | None:
    """Give a game of the list another name."""
    name = form.clean((action.get("form") or {}).get("name"), form.SEED_LENGTH)
    entry = session.desk.entry(action.get("arg"))
    if entry is None or not name:
        return False
    session.desk.rename(entry.key, name)
    session.around.asking = ("", "")
    return None


def delete(session: Session, action: Action) -> bool | None:
    """Forget a game of the list."""
    entry = session.desk.entry(action.get("arg"))
    if entry is None:
        return False
    session.desk.remove(entry.key)
    space.measure(session)
    session.around.asking = ("", "")
    return None


def proceed(session: Session, action: Action) -> bool | None:
    """Take a game of the list up again. One that is over is replayed."""
    entry = session.desk.entry(action.get("arg"))
    if entry is None:
        return False
    if entry.camp:
        return replay.fetch(session, action)

    def play(session: Session, text: str | None) -> None:
        try:
            session.begin(saves.load(text or ""))
            if entry.kind == "left":
                session.desk.remove(entry.key)  # from now on it is the game being played
        except BadSave as problem:
            session.around.problem = (entry.name or entry.key, saves.why(problem))

    session.desk.errands.append((entry.key, play))
    return False


def recall(session: Session, screen: str) -> None:
    """Come back to the end of the game that was played last: a reload must not take away who has won."""
    entry = next((entry for entry in session.desk.entries if entry.kind == "over"), None)
    if entry is None or session.around.elsewhere:
        return

    def show(session: Session, text: str | None) -> None:
        if session.game is not None or session.around.elsewhere or session.screen != "lobby":
            return  # somebody has gone on meanwhile
        try:
            save = saves.load(text or "")
            save.watch = replace(save.watch, told=0)  # to the end, also where watching it had come less far
            session.seat(*saves.play(save), save)
        except BadSave:
            return  # the lobby is shown, and the list says what it is when it is asked for
        session.desk.filed, session.unkept = entry.key, False
        session.screen, session.around.late = screen, True

    session.desk.errands.append((entry.key, show))


def dismiss_problem(session: Session, action: Action) -> None:
    """The message about a file has been read."""
    session.around.problem = None


def loaded(session: Session, action: Action) -> bool | None:
    """What an errand was for has come."""
    then = action.get("then")
    if not callable(then):
        return False
    new: bool | None = then(session, action.get("text"))
    return new


def erase(session: Session, action: Action) -> None:
    """Forget everything: games, results, settings."""
    desk = session.desk
    keys = [entry.key for entry in desk.entries]
    session.game = session.save = session.move = session.current = None
    session.moments = []
    session.settings = type(session.settings)(language=session.settings.language)
    desk.entries, desk.results = [], []
    desk.writes.update(dict.fromkeys([*keys, desk.ASIDE, *desk.KEYS]))
    session.around.replay = None
    session.around.asking = ("", "")
    session.screen = "lobby"


def lost(session: Session, action: Action) -> None:
    """Another tab has taken the game over."""
    session.desk.writes.clear()
    session.around.elsewhere = True
    session.screen = "elsewhere"


def take_over(session: Session, action: Action) -> bool:
    """Play in this tab, whatever tab has played until now."""
    session.desk.errands.append((session.desk.CLAIM, lambda session, text: None))
    return False


def elsewhere(session: Session) -> dict[str, Any]:
    """The page of a tab that does not play."""
    return {}


ACTIONS = {
    "ask": ask, "save_as": save_as, "rename": rename, "delete": delete, "proceed": proceed,
    "dismiss_problem": dismiss_problem, "loaded": loaded, "erase": erase, "lost": lost,
    "take_over": take_over,
}  # fmt: skip
