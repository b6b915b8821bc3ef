"""Records: how a game began and every decision since, as JSON and as a URL fragment. Knows no rules.

A record holds only what cannot be worked out again. The build that made it replays all of it; another build, whose
rules may differ, goes on from the checkpoint.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from dataclasses import dataclass, replace
from typing import Any

from fate.kernel.data import shown
from fate.kernel.foreign import parse
from fate.kernel.question import Answer

FORMAT = 1
MOST_BYTES = 4_000_000
"""Longest JSON text that is read, also after unpacking."""
MOST_DECISIONS = 200_000
_FIELDS = ("format", "build", "game", "mode", "setup", "seed", "start", "checkpoint", "decisions")


class BadRecord(ValueError):
    """A record that is damaged, foreign or not playable. The message says what, where and why; nothing has changed.

    `reason` is one word for the kind of failure, under which a text can be looked up; `at` the number of the decision
    or line that fails, from 1, or 0.
    """

    def __init__(self, reason: str, message: str, at: int = 0) -> None:
        super().__init__(message)
        self.reason, self.at = reason, at


@dataclass(frozen=True, slots=True)
class Record:
    """One game.

    `build` names the program that made it, `game` and `mode` what is played, `setup` how the table was set up (JSON
    data of the game's own). The first decision was made at the beginning of that set-up or, when `start` is there, in
    that encoded State. `checkpoint` is a number of decisions and the encoded State after them, at a phase question.
    """

    build: str
    game: str
    mode: str
    setup: dict[str, Any]
    seed: int
    start: Any = None
    checkpoint: tuple[int, Any] | None = None
    decisions: tuple[Answer, ...] = ()

    def upto(self, count: int) -> Record:
        """The same game after its first `count` decisions. Raises BadRecord when it has fewer."""
        if not 0 <= count <= len(self.decisions):
            raise BadRecord("decision", f"record: it has {len(self.decisions)} decisions, not {count}")
        kept = self.checkpoint if self.checkpoint is not None and self.checkpoint[0] <= count else None
        return replace(self, checkpoint=kept, decisions=self.decisions[:count])


def to_json(record: Record) -> str:
    """One line of JSON."""
    data = {"format": FORMAT} | {name: getattr(record, name) for name in _FIELDS[1:]}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def from_json(text: str) -> Record:
    """The inverse of `to_json`. Whether the decisions are legal shows when they are played. Raises BadRecord."""
    if len(text) > MOST_BYTES:
        raise BadRecord("long", f"record: longer than {MOST_BYTES} characters")
    try:
        data = parse(text)
    except ValueError as error:
        raise BadRecord("unreadable", f"record: no JSON: {error}") from None
    if not isinstance(data, dict):
        raise BadRecord("shape", "record: expected a JSON object")
    if data.get("format") != FORMAT:
        raise BadRecord("format", f"record: format {data.get('format')!r} cannot be read, only {FORMAT}")
    missing = [name for name in _FIELDS if name not in data and name not in ("start", "checkpoint")]
    foreign = sorted(set(data) - set(_FIELDS))
    if missing or foreign:
        raise BadRecord("shape", f"record: missing {missing}, unknown {foreign}")
    for name, form in (("build", str), ("game", str), ("mode", str), ("setup", dict), ("seed", int)):
        if type(data[name]) is not form:
            raise BadRecord("shape", f"record.{name}: expected {form.__name__}, got {shown(data[name])}")
    if not 0 <= data["seed"] < 1 << 64:
        raise BadRecord("shape", "record.seed: expected a number of 64 bits")
    decisions = _decisions(data["decisions"])
    checkpoint = _checkpoint(data.get("checkpoint"), len(decisions))
    plain = {name: data[name] for name in ("build", "game", "mode", "setup", "seed")}
    return Record(**plain, start=data.get("start"), checkpoint=checkpoint, decisions=decisions)


def to_fragment(record: Record) -> str:
    """For a URL, after the #: deflated and in base64url."""
    packed = zlib.compress(to_json(record).encode("utf-8"), 9)
    return base64.urlsafe_b64encode(packed).decode("ascii").rstrip("=")


def from_fragment(fragment: str) -> Record:
    """The inverse of `to_fragment`. Never unpacks more than the longest text it would read. Raises BadRecord."""
    text = fragment.removeprefix("#")
    if len(text) > MOST_BYTES:
        raise BadRecord("long", f"fragment: longer than {MOST_BYTES} characters")
    try:
        packed = base64.b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(packed, MOST_BYTES + 1)
    except (UnicodeEncodeError, binascii.Error):
        raise BadRecord("unreadable", "fragment: no base64url") from None
    except zlib.error:
        raise BadRecord("unreadable", "fragment: cannot be unpacked") from None
    if len(plain) > MOST_BYTES:
        raise BadRecord("long", f"fragment: unpacks to more than {MOST_BYTES} bytes")
    if not unpacker.eof or unpacker.unused_data:
        raise BadRecord("unreadable", "fragment: cut off, or followed by something else")
    try:
        return from_json(plain.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord("unreadable", "fragment: no text") from None


def _checkpoint(found: Any, decisions: int) -> tuple[int, Any] | None:
    if found is None:
        return None
    if not isinstance(found, list) or len(found) != 2 or type(found[0]) is not int:
        raise BadRecord("shape", "record.checkpoint: expected a number of decisions and a state")
    if not 0 <= found[0] <= decisions:
        raise BadRecord("shape", f"record.checkpoint: it stands after {found[0]} decisions, the record has {decisions}")
    return found[0], found[1]


def _decisions(rows: Any) -> tuple[Answer, ...]:
    if not isinstance(rows, list):
        raise BadRecord("shape", f"record.decisions: expected a list, got {shown(rows)}")
    if len(rows) > MOST_DECISIONS:
        raise BadRecord("long", f"record.decisions: more than {MOST_DECISIONS}")
    answers: list[Answer] = []
    for i, row in enumerate(rows):
        if type(row) is int:
            answers.append(row)
        elif isinstance(row, list) and all(type(pick) is int for pick in row):
            answers.append(tuple(row))
        else:
            raise BadRecord("shape", f"record.decisions[{i}]: expected a number or a list of numbers, got {shown(row)}")
    return tuple(answers)
