"""Games as texts: a record with who sat where. What comes from a store or a file is checked before it is believed."""

from __future__ import annotations

import itertools
import json
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from fate.app import form, watching
from fate.app.build import BUILD
from fate.app.form import Agreement
from fate.app.tablegame import TableGame
from fate.app.watching import Watching
from fate.fate2 import record as records
from fate.fate2.rules.options import BadSetup, Options
from fate.kernel.data import encode
from fate.kernel.foreign import parse
from fate.kernel.record import MOST_BYTES, BadRecord, Record, from_json, to_json

FORMAT = 1
SUFFIX = ".fate"
"""How the names of exported files end."""


class BadSave(ValueError):
    """A text that is no game this program can play; nothing has changed. `reason` and `at` are as in `BadRecord`."""

    def __init__(self, reason: str, message: str, at: int = 0) -> None:
        super().__init__(message)
        self.reason, self.at = reason, at


def why(problem: BadRecord | BadSave) -> dict[str, str]:
    """What went wrong as a text key, with its argument."""
    return {"reason": f"ui.bad.{problem.reason}", "n": str(problem.at or "")}


class Point(NamedTuple):
    """Where a decision can be taken back to: the question `seat` was asked after so many decisions."""

    seat: int
    decisions: int


@dataclass(slots=True)
class Save:
    """One game: its record, who sits where, and whether a bot plays for the person.

    `name` is empty unless a person named it, `when` the time of the last decision in seconds since 1970, `branch` true
    for a game that was taken up in the middle of another, which therefore does not count. `undone` counts
    decisions that were taken back although something had been revealed, `peeked` is whether the person saw other
    hands before taking over the seat, `points` the latest that might be,
    `notes` are guesses at identities ("1:3" is what seat 1 notes about seat 3). A game that only bots play may have
    been gone back in: its record holds all the same what was decided after the place where `watch` is.
    """

    agreement: Agreement
    record: Record
    auto: bool = False
    name: str = ""
    when: int = 0
    branch: bool = False
    undone: int = 0
    peeked: bool = False
    points: list[Point] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)
    watch: Watching = field(default_factory=Watching)


def begun(agreement: Agreement, entropy: int) -> Save:
    """A game that has not begun. Raises BadSetup."""
    seed = form.number(agreement.seed, entropy)
    return Save(agreement, records.blank(agreement.options, seed, build=BUILD))


def same(one: Save, other: Save) -> bool:
    """Whether it is one game at one place, whatever it is called and whenever it was left."""
    return replace(one, name=other.name, when=other.when) == other


def dump(save: Save) -> str:
    """As text."""
    facts = {
        "format": FORMAT,
        "name": save.name,
        "when": save.when,
        "auto": save.auto,
        "branch": save.branch,
        "undone": save.undone,
        "peeked": save.peeked,
        "points": save.points,
        "notes": save.notes,
        "watch": save.watch.plain(),
        "table": save.agreement.plain(),
    }
    head = json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
    return f'{head[:-1]},"record":{to_json(save.record)}}}'


def load(text: str) -> Save:
    """A game from whatever text holds one: a save, or a bare record in any of its forms. Raises BadSave.

    Whether its decisions are legal is found out by playing them: `play`.
    """
    if len(text) > MOST_BYTES:
        raise BadSave("long", f"longer than {MOST_BYTES} characters")
    try:
        facts = parse(text) if text.lstrip().startswith("{") else None
    except ValueError:
        raise BadSave("unreadable", "cut off, or no JSON") from None
    try:
        if isinstance(facts, dict) and "table" in facts:
            return _save(facts)
        return of_record(records.from_any(text))
    except BadSave:
        raise
    except BadRecord as problem:
        raise BadSave(problem.reason, str(problem), problem.at) from None
    except Exception as problem:
        # A text that looks like a record may still make no sense to the rules.
        raise BadSave("rules", f"{type(problem).__name__}: {problem}") from None


def of_record(record: Record) -> Save:
    """A bare record with a person at the first seat. Raises BadSave."""
    try:
        options = Options.read(record.setup)
    except BadSetup as problem:
        raise BadSave("setup", str(problem)) from None
    return Save(Agreement(options, form.seated(options.players)), record)


def play(save: Save) -> tuple[TableGame, Record]:
    """The game at its pending question and the origin of its record. Raises BadSave.

    A record of other rules is replayed from its beginning all the same if that leads to its own checkpoint; otherwise
    it goes on from the checkpoint, without what came before.
    """
    try:
        record = save.record
        if record.build != BUILD and record.checkpoint is not None and _still_holds(record):
            record = replace(record, build=BUILD)
        game, origin = records.restore(record, build=BUILD, log=True, cls=TableGame)
    except BadRecord as problem:
        raise BadSave(problem.reason, str(problem), problem.at) from None
    except Exception as problem:
        # Only a damaged or hostile record holds answers that the rules do not understand.
        raise BadSave("rules", f"{type(problem).__name__}: {problem}") from None
    if game.pending is not None and game.pending.cancel:
        game.cancel()
    assert isinstance(game, TableGame)
    return game, origin


def _still_holds(record: Record) -> bool:
    """Whether today's rules lead from the record's beginning to its checkpoint, and on to its end."""
    count, state = record.checkpoint or (0, None)
    try:
        whole = replace(record, build=BUILD)
        game, _ = records.restore(replace(whole, checkpoint=None, decisions=record.decisions[:count]), build=BUILD)
        if encode(game.state) != state:
            return False
        for answer in record.decisions[count:]:
            game.answer(answer)
    except Exception:
        return False  # rules that fail on it are other rules
    return True


def _save(facts: dict[str, Any]) -> Save:
    if facts.get("format") != FORMAT:
        raise BadSave("format", f"format {facts.get('format')!r} cannot be read, only {FORMAT}")
    try:
        agreement = form.restored(facts["table"])
    except form.BadForm:
        raise BadSave("shape", "table: this is not who sat where") from None
    record = from_json(json.dumps(facts.get("record")))
    when, undone = facts.get("when"), facts.get("undone")
    return Save(
        agreement,
        record,
        facts.get("auto") is True,
        form.clean(facts.get("name"), form.SEED_LENGTH),
        when if type(when) is int and 0 <= when < 1 << 40 else 0,
        facts.get("branch") is True,
        undone if type(undone) is int and 0 <= undone < 1 << 20 else 0,
        facts.get("peeked") is True,
        _points(facts.get("points"), agreement.options.players, len(record.decisions)),
        _notes(facts.get("notes"), agreement.options.players),
        watching.read(facts.get("watch"), agreement.options.players),
    )


def _points(facts: Any, players: int, decisions: int) -> list[Point]:
    """All of them or none: one that is missing would make the next one take back too much."""
    try:
        found = [Point(*map(int, pair)) for pair in facts]
    except (TypeError, ValueError, OverflowError):
        return []
    sound = all(0 <= point.seat < players and 0 <= point.decisions < decisions for point in found)
    ordered = all(a.decisions < b.decisions for a, b in itertools.pairwise(found))
    return found if sound and ordered else []


def _notes(facts: Any, players: int) -> dict[str, str]:
    """Whatever is strange is left out."""
    keys = {f"{a}:{b}" for a in range(players) for b in range(players)}
    found = facts.items() if isinstance(facts, dict) else ()
    return {key: camp for key, camp in found if key in keys and camp in ("sentinel", "scourge", "neutral")}
