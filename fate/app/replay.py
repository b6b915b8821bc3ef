"""A recorded game that can be looked at after any of its decisions; for that it is played through once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import Any

from fate.app import saves
from fate.app.eyes import OPEN, PUBLIC, Eyes
from fate.app.saves import Save
from fate.app.tablegame import TableGame
from fate.app.watching import Watching
from fate.fate2.rules.state import Outcome
from fate.kernel.log import LogEntry
from fate.kernel.question import Answer, Option, Question
from fate.kernel.record import to_fragment

EVENTS = {"death": "death", "dying": "dying", "reveal": "identity_revealed"}
"""What a timeline can be narrowed to: kinds of events, each with the key of the log entry that tells of it."""


@dataclass(frozen=True, slots=True)
class Step:
    """One decision: in which turn, whose, what was asked, what was chosen of how many options."""

    turn: int
    turn_of: int
    seat: int
    key: str
    chosen: tuple[Option, ...]
    options: int


class Replay:
    """`at` is the number of decisions made so far, `game` the game after them, `fresh` how many log entries the last
    one brought. Raises BadSave when the game cannot be played.
    """

    def __init__(self, save: Save, running: bool = False) -> None:
        self.save = save
        self.running = running
        """The game is still being played: it may be looked at from the person's own seat only, or as all see it; as it
        is watched if only bots play it."""
        self.whole, self.origin = saves.play(save)
        course = self.whole.course
        assert course is not None
        self.told = course.told
        self.decisions: tuple[Answer, ...] = tuple(self.whole.decisions)
        self.cut = len(self.decisions) < len(save.record.decisions)
        """What came before the checkpoint was played by other rules and cannot be shown."""
        self.steps: list[Step] = []
        self.outcome: Outcome | None = None
        self.starts: list[int] = []
        """Where turns begin."""
        self.events: dict[int, list[LogEntry]] = {}
        """What came of each decision, by its number, as far as it is of a kind of `EVENTS`."""
        self.marks: list[dict[str, Any]] = []
        """Where turns begin, deaths and the end, in percent of the way."""
        self._read()
        self.playing = False
        self.speed = 1.0
        self.kind = ""
        """The kind of events the timeline is narrowed to; empty: it shows decisions."""
        self.whose: int | None = None
        """The seat it is narrowed to."""
        self.folds: dict[int, bool] = {}
        """Turns that were unfolded or folded by hand, by where they begin."""
        self.at = 0
        self.fresh = 0
        self.game: TableGame = self.whole.after(0)
        self.eyes: Eyes = self.choices()[0]

    def __len__(self) -> int:
        return len(self.decisions)

    @property
    def beginning(self) -> int:
        """Where the first turn begins: before it there is nothing to be seen at the table."""
        return next((i for i, step in enumerate(self.steps) if step.turn), 0)

    @property
    def over(self) -> bool:
        """True at the last decision."""
        return self.at >= len(self)

    def choices(self) -> list[Eyes]:
        """Through whose eyes this game may be seen."""
        if not self.running:
            return [OPEN, *range(len(self.game.state.seats))]
        people: list[Eyes] = [seat for seat, player in enumerate(self.save.agreement.players) if player.person]
        return (people if len(people) == 1 else [PUBLIC]) if people else [self.save.watch.eyes]

    def seek(self, at: int) -> None:
        """To the place after `at` decisions, or the nearest there is."""
        at = max(0, min(at, len(self)))
        if at == self.at + 1 and self.game.pending is not None:
            before = len(self.game.log or ())
            self.game.answer(self.decisions[self.at])
        else:
            self.game = self.whole.after(at)
            before = self.told[at - 1] if at else 0
        self.at = at
        self.fresh = len(self.game.log or ()) - before

    def turn(self, ahead: bool) -> int:
        """Where the next turn begins, or the present one, or the one before when that is here."""
        if ahead:
            return next((start for start in self.starts if start > self.at), len(self))
        return next((start for start in reversed(self.starts) if start < self.at), 0)

    def branch(self) -> Save:
        """A game that goes on from here."""
        record = replace(self.origin, checkpoint=None, decisions=self.decisions[: self.at])
        return replace(self.save, record=record, name="", auto=False, branch=True, points=[], watch=self._watched())

    def _watched(self) -> Watching:
        everybody = self.save.watch.looking(self.save.watch.seat, True, len(self.game.state.seats))
        seen = self.save.watch.seen if self.running else everybody.seen
        return replace(self.save.watch, seen=seen, told=0, paused=False)

    def _read(self) -> None:
        """Play it through once."""
        game, log = self.whole.after(0), self.whole.log or []
        for answer in self.decisions:
            assert game.pending is not None
            self.steps.append(_step(game, game.pending, answer))
            game.answer(answer)
        self.outcome = game.state.outcome
        self.starts = [i for i, step in enumerate(self.steps) if i == 0 or step.turn != self.steps[i - 1].turn]
        for at, (a, b) in enumerate(pairwise([*self.told, len(log)]), 1):
            if found := [entry for entry in log[a:b] if entry.key in EVENTS.values()]:
                self.events[at] = found
        fatal = [at for at, found in self.events.items() if any(entry.key == "death" for entry in found)]
        places = [*((at, "") for at in self.starts), *((at, "k") for at in fatal)]
        self.marks = [{"x": round(100 * at / len(self), 1), "kind": kind} for at, kind in places]
        if self.outcome:
            self.marks.append({"x": 100, "kind": "w"})

    @cached_property
    def link(self) -> str:
        """The whole game for the fragment of an address."""
        return to_fragment(replace(self.origin, checkpoint=None, decisions=self.decisions))


def _step(game: TableGame, question: Question, answer: Answer) -> Step:
    picks = answer if isinstance(answer, tuple) else (answer,)
    chosen = tuple(question.options[i] for i in picks)
    state = game.state
    return Step(state.turn_no, state.turn, question.seat, question.key, chosen, len(question.options))
