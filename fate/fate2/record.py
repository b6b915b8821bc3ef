"""Records of 宿命2.0: beginning and restoring games, and a record as text with one readable decision a line."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from fate.fate2 import invariants, notation
from fate.fate2.rules import catalog, setup
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.options import BadSetup, Options
from fate.fate2.rules.state import State
from fate.kernel.data import BadData, decode, encode
from fate.kernel.foreign import parse
from fate.kernel.question import IllegalAnswer, Question
from fate.kernel.record import FORMAT, BadRecord, Record, from_fragment, from_json

GAME = "fate2"


def blank(options: Options, seed: int, *, build: str) -> Record:
    """The record of a game that has not begun. Raises BadSetup."""
    state = setup.new_state(options, seed)
    facts = {name: list(value) if isinstance(value, tuple) else value for name, value in options._asdict().items()}
    return Record(build, GAME, options.mode, facts, state.rng)


def record_of(game: FateGame, origin: Record) -> Record:
    """What has been played of the game that `restore` made of `origin`."""
    found = game.checkpoint()
    checkpoint = None if found is None else (found[0], encode(found[1]))
    return replace(origin, checkpoint=checkpoint, decisions=tuple(game.decisions))


def restore(
    record: Record, *, build: str, keep: bool = True, log: bool = False, cls: type[FateGame] = FateGame
) -> tuple[FateGame, Record]:
    """The recorded game, a `cls`, at its pending question, and the origin for `record_of`. Raises BadRecord.

    The same build replays every decision; another one goes on from the checkpoint.
    """
    catalog.load()
    if record.game != GAME:
        raise BadRecord("game", f"record.game: {record.game!r} is another game than {GAME!r}")
    if record.build != build:
        record = _resumed(record, build)
    state = _first_state(record)
    try:
        game = cls(state, keep=keep, log=log)
        if not game.over:
            game.start()
    except Exception as error:  # a State can be sound and still be one that no game leads to
        raise BadRecord("start", f"record: its beginning cannot be played: {type(error).__name__}: {error}") from error
    for i, answer in enumerate(record.decisions):
        try:
            game.answer(answer)
        except IllegalAnswer as error:
            raise BadRecord("decision", f"record.decisions[{i}]: {error}", i + 1) from None
    return game, replace(record, checkpoint=None, decisions=())


def _resumed(record: Record, build: str) -> Record:
    """The record as another build may go on with it: it begins at the checkpoint."""
    start = record.start if record.checkpoint is None else record.checkpoint[1]
    if start is None and record.decisions:
        raise BadRecord("build", f"record.build: made by {record.build!r}, not {build!r}, and without a checkpoint")
    return replace(record, build=build, start=start, checkpoint=None, decisions=())


def _first_state(record: Record) -> State:
    if record.start is not None:
        try:
            state = decode(State, record.start, "record.start")
            invariants.check_state(state)
        except (BadData, invariants.Broken) as error:
            raise BadRecord("start", f"record.start: {error}") from None
        return state
    try:
        options = Options.read(record.setup)
    except BadSetup as error:
        raise BadRecord("setup", f"record.setup: {error}") from None
    if options.mode != record.mode:
        raise BadRecord("setup", f"record.mode: {record.mode!r}, but the set-up is that of {options.mode!r}")
    return setup.new_state(options, record.seed)


def to_text(record: Record) -> str:
    """The record as lines: facts as `name: value`, an empty line, then `seat key: answer` for each decision.

    The checkpoint stays out: it follows from the rest. Raises BadRecord when the decisions cannot be played.
    """
    lines = [f"{name}: {value}" for name, value in _facts(record)]
    lines.append("")
    game, _ = restore(replace(record, decisions=(), checkpoint=None), build=record.build)
    for i, answer in enumerate(record.decisions):
        question = game.pending
        if question is None:
            raise BadRecord("decision", f"record.decisions[{i}]: the game is over", i + 1)
        try:
            lines.append(f"{_asked(question)}: {notation.write(question, question.check(answer))}")
            game.answer(answer)
        except IllegalAnswer as error:
            raise BadRecord("decision", f"record.decisions[{i}]: {error}", i + 1) from None
    return "\n".join(lines) + "\n"


def from_text(text: str) -> Record:
    """The inverse of `to_text`, up to the checkpoint. Raises BadRecord with the line."""
    head, _, body = text.partition("\n\n")
    facts: dict[str, Any] = {}
    for number, line in enumerate(head.splitlines(), 1):
        name, found, value = line.partition(": ")
        try:
            facts[name] = value if name in ("build", "game", "mode") else parse(value)
        except ValueError:
            found = ""
        if not found:
            raise BadRecord("line", f"line {number}: expected `name: value`, got {line[:40]!r}", number)
    if facts.pop("format", None) != FORMAT:
        raise BadRecord("format", f"line 1: expected `format: {FORMAT}`")
    wrong = {"build", "game", "mode", "setup", "seed"} ^ set(facts) - {"start"}
    if wrong or type(facts["seed"]) is not int or not isinstance(facts["setup"], dict):
        raise BadRecord("shape", f"line 1: the facts are not those of a record: {sorted(wrong)}")
    record = Record(**facts)
    game, origin = restore(record, build=record.build)
    for number, line in enumerate(body.splitlines(), head.count("\n") + 3):
        asked, _, answer = line.partition(": ")
        question = game.pending
        if question is None:
            raise BadRecord("line", f"line {number}: the game is over", number)
        if asked != _asked(question):
            raise BadRecord("line", f"line {number}: {asked!r} is answered, {_asked(question)!r} is asked", number)
        try:
            game.answer(notation.read(question, answer))
        except (notation.BadNotation, IllegalAnswer) as error:
            raise BadRecord("line", f"line {number}: {error}", number) from None
    return replace(origin, decisions=tuple(game.decisions))


def from_any(text: str) -> Record:
    """A record in whichever form: JSON, text, or a URL fragment. Raises BadRecord."""
    text = text.strip()
    if text.startswith("{"):
        return from_json(text)
    return from_text(text + "\n") if text.startswith("format: ") else from_fragment(text)


def _facts(record: Record) -> list[tuple[str, Any]]:
    facts = [("format", FORMAT), ("build", record.build), ("game", record.game), ("mode", record.mode)]
    facts += [("setup", json.dumps(record.setup)), ("seed", record.seed)]
    return facts if record.start is None else [*facts, ("start", json.dumps(record.start))]


def _asked(question: Question) -> str:
    return f"@{question.seat} {question.key}"
