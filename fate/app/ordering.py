"""Putting things in a row: cards on top of the deck, one's own effects. One of them may be kept out of the row."""

from __future__ import annotations

from fate.app.arranging import Step
from fate.kernel.question import Option, Question

ORDERED = ("satyr_deceiver.order", "trigger.order")
"""Questions that ask for the next of a row: the first option named comes first."""
KEEPING = {"satyr_deceiver.keep": "satyr_deceiver.order"}
"""Questions which one to keep, and the one that then asks for the order of the others."""


class Order:
    """All options of a question, in the order in which they shall be named."""

    kind = "order"

    def __init__(self, question: Question) -> None:
        self.key = KEEPING.get(question.key, question.key)
        self.keeps = question.key if question.key in KEEPING else ""
        self.options = question.options
        self.touched = list(range(len(question.options)))
        self.kept: int | None = None

    @property
    def complete(self) -> bool:
        """Any order will do."""
        return not self.keeps or self.kept is not None

    @property
    def begun(self) -> bool:
        """One is kept."""
        return self.kept is not None

    def act(self, deed: str, thing: int, by: int) -> bool:
        """`move` an option by some places, or `keep` it."""
        if thing not in self.touched:
            return False
        if deed == "keep" and self.keeps:
            self.kept = None if self.kept == thing else thing
            return True
        before = self.touched
        if deed == "move":
            self.touched = moved(before, before.index(thing), by)
        return self.touched != before

    def press(self, option: Option) -> bool:
        """What is put in order lies in the tray."""
        return False

    def back(self) -> bool:
        """To keep none again."""
        had, self.kept = self.begun, None
        return had

    def steps(self) -> list[Step]:
        """The kept one, then one after the other."""
        rest = [self.options[i] for i in self.touched]
        steps = []
        if self.keeps and self.kept is not None:
            steps.append(Step(self.keeps, frozenset(rest), (self.options[self.kept],)))
            rest.remove(self.options[self.kept])
        return steps + [Step(self.key, frozenset(rest[place:]), (one,)) for place, one in enumerate(rest)]


def moved(order: list[int], place: int, by: int) -> list[int]:
    """The order with the thing at `place` moved `by` places; unchanged when that leads outside."""
    to = place + by
    if not (0 <= place < len(order) and 0 <= to < len(order)):
        return order
    order = order[:]
    order.insert(to, order.pop(place))
    return order
