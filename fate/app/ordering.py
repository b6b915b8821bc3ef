"""Putting things in order in one go, where the rules ask for one after the other.

The person arranges all of them and confirms once; the first answers the question that is asked, the rest wait here for
the questions that follow. A question that offers anything else than what is left ends the plan.
"""

from __future__ import annotations

from fate.kernel.question import Option, Question

ORDERED = ("satyr_deceiver.order", "trigger.order")
"""Questions that ask for the next of a row: the first option named comes first."""


class Plan:
    """The rest of a row that somebody has put in order."""

    def __init__(self, question: Question, order: list[int]) -> None:
        self.key = question.key
        self.seat = question.seat
        self.rest: list[Option] = [question.options[i] for i in order[1:]]

    def about(self, question: Question) -> bool:
        """True when the question is the next of the row, whatever it offers."""
        return (question.key, question.seat) == (self.key, self.seat)

    def next(self, question: Question) -> int | None:
        """The answer the plan holds for this question; None when it offers something else than what is left."""
        if not self.about(question) or set(question.options) != set(self.rest):
            return None
        return list(question.options).index(self.rest.pop(0))


def moved(order: list[int], place: int, by: int) -> list[int]:
    """The order with the thing at `place` moved `by` places; unchanged when that leads outside."""
    to = place + by
    if not (0 <= place < len(order) and 0 <= to < len(order)):
        return order
    order = order[:]
    order.insert(to, order.pop(place))
    return order
