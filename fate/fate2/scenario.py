"""Scenario files: a position, the steps played from it, and what is expected in between. See docs/scenarios.md."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from fate.fate2 import invariants, notation, position
from fate.fate2.expect import Scene, Unclear, Unmet, expect
from fate.fate2.rules import catalog
from fate.fate2.rules.game import FateGame
from fate.kernel import file
from fate.kernel.game import Game
from fate.kernel.near import meant
from fate.kernel.question import IllegalAnswer

MOST_BYTES = 200_000
EVERYONE = "everyone"
REPEATED = ("pass", "decline", "end")
"""What everyone may answer."""
MOST_PASSES = 1000
"""Answers that one line for everyone may give."""
_STEP = re.compile(r"(?P<name>\w+)(?:\s+(?P<key>[\w.]+))?\s*:\s*(?P<answers>.+)\Z")


class ScenarioError(AssertionError):
    """A scenario that cannot be read or does not hold: file, line, what was expected and what was there."""


class BadScenario(ScenarioError):
    """A file that is no scenario, or describes a position that no table has."""


@dataclass(frozen=True)
class Scenario:
    """A scenario file as read. `play` holds the numbered lines of the script that are not empty or comments."""

    file: str
    text: str
    title: str
    cites: tuple[str, ...]
    facts: dict[str, Any]
    play: tuple[tuple[int, str], ...]


class StillGame(FateGame):
    """A game that waits in the play phase even when nothing can be done there: a script says when it ends."""

    stops: ClassVar[tuple[str, ...]] = ("play",)


def read(text: str, file: str) -> Scenario:
    """A scenario from the text of its file. Raises BadScenario."""
    try:
        facts = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = re.search(r"\(at line (\d+)", str(error))
        raise BadScenario(f"{file}:{found[1] if found else len(text.splitlines())}: no TOML: {error}") from None
    title, cites, play = facts.pop("title", None), facts.pop("cites", []), facts.pop("play", None)
    for fact, value in (("title", title), ("play", play)):
        if not isinstance(value, str):
            there = "is missing" if value is None else f"is {value!r}"
            raise BadScenario(f"{file}:{_line(text, None, fact)}: a {fact} is needed, a text; it {there}")
    if not isinstance(cites, list) or not all(isinstance(rule, str) for rule in cites):
        raise BadScenario(f'{file}:{_line(text, None, "cites")}: cites is a list of rules such as ["R15.1"]')
    return Scenario(file, text, title, tuple(cites), facts, tuple(_lines(text, play)))


def run_file(path: Path) -> Scenario:
    """Read and run a file. Raises ScenarioError."""
    try:
        text = file.read(path, MOST_BYTES)
    except file.Unreadable as error:
        raise BadScenario(str(error)) from None
    scenario = read(text, str(path))
    run(scenario)
    return scenario


def begin(scenario: Scenario) -> Scene:
    """The position at its first question. Raises BadScenario."""
    catalog.load()
    try:
        state, names = position.build(scenario.facts)
    except position.BadPosition as error:
        line = _line(scenario.text, error.place.seat, error.place.fact)
        raise BadScenario(f"{scenario.file}:{line}: {error}") from None
    game = StillGame(state, keep=True, log=True).start()
    return Scene(game, names, list(game.log or ()))


def run(scenario: Scenario) -> Scene:
    """Play it, with all invariants checked after every event and every answer also given to a fork.

    Returns the end. Raises ScenarioError at the first line that does not hold.
    """
    watch = Game.watch
    invariants.install()
    try:
        scene = begin(scenario)
        for number, line in scenario.play:
            try:
                _do(scene, line)
            except (Unmet, Unclear, notation.BadNotation, IllegalAnswer, invariants.Broken) as error:
                raise ScenarioError(f"{scenario.file}:{number}: {line}\n  {error}") from None
        question = scene.game.pending
        if question is not None and not question.phase:
            last = scenario.play[-1][0] if scenario.play else _line(scenario.text, None, "play")
            asked = f"{scene.name(question.seat)} is still asked {question.key}"
            raise ScenarioError(f"{scenario.file}:{last}: the play stops too early: {asked}")
    finally:
        Game.watch = watch
    return scene


def _do(scene: Scene, line: str) -> None:
    if line.startswith("expect "):
        return expect(scene, line.removeprefix("expect ").strip())
    step = _STEP.match(line)
    if step is None:
        raise Unclear("expected a step `name: answer` or an expectation `expect …`")
    name, key = step["name"], step["key"]
    if name != EVERYONE and name not in scene.names:
        raise Unclear(f"nobody is called {name!r}; {meant(name, (*scene.names, EVERYONE))}")
    before = len(scene.game.log or ())
    for text in map(str.strip, step["answers"].split(",")):
        if not text:
            raise Unclear("an answer is missing between commas")
        if name != EVERYONE:
            _answer(scene, name, key, text)
        elif text in REPEATED and key is None:
            _everyone(scene, text)
        else:
            raise Unclear(f"everyone may answer {', '.join(REPEATED)}, to whatever is asked")
    scene.told = list(scene.game.log or ())[before:]


def _answer(scene: Scene, name: str, key: str | None, text: str) -> None:
    question = scene.game.pending
    if question is None:
        raise Unmet(f"{name} is asked {key or 'for an answer'}", "the game is over")
    if scene.names[name] != question.seat or (key is not None and key != question.key):
        there = f"{scene.name(question.seat)} is asked {question.key} (what leaves no choice is not asked)"
        raise Unmet(f"{name} is asked {key or 'for an answer'}", there)
    if text == "cancel":
        scene.game.cancel()
    else:
        invariants.answer_with_twin(scene.game, notation.read(question, text, scene.names))
    invariants.check(scene.game)


def _everyone(scene: Scene, text: str) -> None:
    """Give this answer as long as whoever is asked is offered it."""
    for _ in range(MOST_PASSES):
        question = scene.game.pending
        if question is None or (text,) not in question.options:
            return
        _answer(scene, scene.name(question.seat), None, text)
    raise Unmet(f"an end of {text}", f"{MOST_PASSES} times {text}")


def _line(text: str, seat: int | None, fact: str) -> int:
    """The line of the file that states a fact of the table or of a seat, else where that seat begins, else the last."""
    found, at = -1, 0
    for number, row in enumerate(text.splitlines(), 1):
        if re.match(r"\s*\[\[\s*seat\s*\]\]", row):
            found += 1
            at = number if found == seat else at
        if (found == seat or (seat is None and found < 0)) and re.match(rf"\s*\[*{re.escape(fact)}\W", row):
            return number
    return at or max(1, len(text.splitlines()))


def _lines(text: str, play: str) -> Iterator[tuple[int, str]]:
    """The lines of the script with their numbers in the file."""
    rows = text.splitlines()
    first = next((i for i, row in enumerate(rows, 1) if re.match(r"\s*play\s*=", row)), 1)
    opening = re.search(r"play\s*=\s*(\"\"\"|''')\s*\Z", rows[first - 1]) if rows else None
    for number, line in enumerate(play.splitlines(), first + (1 if opening else 0)):
        line = re.sub(r"(^|\s)#.*", "", line).strip()
        if line:
            yield number, line
