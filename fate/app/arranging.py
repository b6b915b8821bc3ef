"""Answering in one go what the rules ask one after the other: an order, who gets which card, how much goes to whom.

The person arranges everything and confirms once. The first step answers the question that is asked, the rest wait here
for the questions that follow.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from fate.kernel.question import Answer, Option, Question


class Step(NamedTuple):
    """One answer of the series: the question it is meant for, by its key and all it must offer, and what it picks."""

    key: str
    offered: frozenset[Option]
    picks: tuple[Option, ...]


class Arrangement(Protocol):
    """A series of questions being answered. `kind` names its texts and how it is drawn."""

    kind: str

    @property
    def complete(self) -> bool:
        """Whether it answers the whole series."""

    @property
    def begun(self) -> bool:
        """Whether there is something to take back."""

    @property
    def touched(self) -> list[int]:
        """The options of the first question that it has something for."""

    def act(self, deed: str, thing: int, by: int) -> bool:
        """Do what a control of the tray asks, to a card or seat; False when that changes nothing."""

    def press(self, option: Option) -> bool:
        """An option of the first question is pressed where it lies; False when that changes nothing."""

    def back(self) -> bool:
        """Take the last deed back; False when there is none."""

    def steps(self) -> list[Step]:
        """The answers, in the order in which they will be asked for. Call only when `complete`."""


class Plan:
    """The rest of a series. A question that offers anything else than what was expected ends it."""

    def __init__(self, seat: int, steps: Sequence[Step]) -> None:
        self.seat = seat
        self.rest = [step for step in steps if len(step.offered) > len(step.picks)]  # what is forced is never asked

    def about(self, question: Question) -> bool:
        """True when the question is one of the series, whatever it offers."""
        return question.seat == self.seat and any(step.key == question.key for step in self.rest)

    def next(self, question: Question) -> Answer | None:
        """The answer the plan holds for this question; None when it offers something else than what was expected."""
        if not self.about(question):
            return None
        step = self.rest.pop(0)
        if step.key != question.key or step.offered != set(question.options):
            return None
        options = list(question.options)
        picks = tuple(options.index(pick) for pick in step.picks)
        return picks if question.many else picks[0]
