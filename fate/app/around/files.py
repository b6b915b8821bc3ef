"""Games as files: one of the list or all of it goes out; whatever a file holds that is not there yet comes in."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fate.app import form, saves, shelf
from fate.app.around import space
from fate.app.notices import Notice
from fate.app.saves import BadSave, Save
from fate.app.shelf import Entry
from fate.kernel.foreign import parse
from fate.kernel.record import MOST_BYTES

if TYPE_CHECKING:
    from fate.app.session import Session

Action = Mapping[str, Any]
BUNDLE = "fate2-saves"
"""What a file of several games calls itself."""


def export(session: Session, action: Action) -> bool | None:
    """A game of the list, or all of them, as a file."""
    keys = [entry.key for entry in session.desk.entries]
    wanted = keys if action.get("arg") == "all" else [key for key in keys if key == action.get("arg")]

    def hand(session: Session, texts: dict[str, str]) -> None:
        names = {entry.key: entry.name for entry in session.desk.entries}
        games = [_called(text, names.get(key, "")) for key, text in texts.items()]
        alone = len(wanted) == 1
        name = names.get(wanted[0], "") if alone else ""
        session.around.file = (_file_name(name), games[0] if alone and games else _bundle(games))

    if wanted:
        _read(session, wanted, hand)
    return False


def _read(session: Session, keys: Sequence[str], then: Callable[[Session, dict[str, str]], None]) -> None:
    """Go on once these games of the list have been read, with the texts of those that can be, by key."""
    texts: dict[str, str] = {}

    def collect(key: str, session: Session, text: str | None) -> bool | None:
        texts[key] = text or ""
        if len(texts) < len(keys):
            return False
        then(session, {key: text for key, text in texts.items() if text})
        return None

    session.desk.errands += [(key, functools.partial(collect, key)) for key in keys]


def _called(text: str, name: str) -> str:
    """A game under the name that it has in the list, where it may have been given another."""
    save = _sound(text)
    return text if save is None or save.name == name else saves.dump(replace(save, name=name))


def _bundle(texts: list[str]) -> str:
    return json.dumps({"format": saves.FORMAT, "file": BUNDLE, "games": texts}, ensure_ascii=False)


def _file_name(name: str) -> str:
    plain = "".join(c for c in name if c.isalnum() or c in " -_")
    return (plain.strip() or "fate2") + saves.SUFFIX


def bring_in(session: Session, action: Action) -> None:
    """A file from outside: one game or several. Each is played through before any is believed; what is kept already
    stays as it is, and is not taken in again."""
    name, text = form.clean(action.get("name"), 60), action.get("text")
    session.screen = "saves"
    session.around.problem = None
    try:
        if not isinstance(text, str) or len(text) > 8 * MOST_BYTES:
            raise BadSave("long", f"longer than {8 * MOST_BYTES} characters")
        found = [_checked(one, form.clean(name.removesuffix(saves.SUFFIX), form.SEED_LENGTH)) for one in _games(text)]
        if not found:
            raise BadSave("empty", "no game in it")
    except BadSave as problem:
        session.around.problem = (name, saves.why(problem))
        return

    def settle(session: Session, texts: dict[str, str]) -> None:
        there = [save for text in texts.values() if (save := _sound(text)) is not None]
        new = [(save, entry) for save, entry in found if not any(saves.same(save, other) for other in there)]
        for save, entry in reversed(new):
            session.desk.put(replace(entry, key=shelf.fresh_key(session.desk.entries)), saves.dump(save))
        space.measure(session)
        title = "ui.saves.imported" if new else "ui.saves.nothing_new"
        counts = {"n": len(new), "there": len(found) - len(new)}
        args = {name: str(count or "") for name, count in counts.items()}
        session.notice = Notice("info", title, "ui.saves.imported_text", args)

    alike = [entry.key for entry in session.desk.entries if any(shelf.alike(entry, other) for _, other in found)]
    _read(session, alike, settle) if alike else settle(session, {})


def _games(text: str) -> list[str]:
    try:
        facts = parse(text) if text.lstrip().startswith("{") else None
    except ValueError:
        raise BadSave("unreadable", "cut off, or no JSON") from None
    if isinstance(facts, dict) and facts.get("file") == BUNDLE:
        games = facts.get("games")
        if not isinstance(games, list) or not all(isinstance(game, str) for game in games) or len(games) > 500:
            raise BadSave("shape", "games: expected a list of texts")
        return games
    return [text]


def _checked(text: str, name: str) -> tuple[Save, Entry]:
    """A game that can be played, with what the list will show of it; `name` if it has none of its own."""
    save = saves.load(text)
    game, _ = saves.play(save)
    save.name = save.name or name
    return save, shelf.entry_of("", "named", save, game)


def _sound(text: str) -> Save | None:
    try:
        return saves.load(text)
    except BadSave:
        return None


ACTIONS = {"export": export, "import": bring_in}
