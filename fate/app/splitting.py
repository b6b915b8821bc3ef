"""Sharing out a number among seats: points of damage, cards nobody has seen."""

from __future__ import annotations

from fate.app.arranging import Step
from fate.kernel.question import DECLINE, Option, Question

AMONG = ("death_oracle.drive_spirits.share",)
"""Questions how much of what is `left` one of the context's `targets` gets, at least 1; the last gets the rest."""
FREELY = {"guardian_knight.fathers_love.target": "guardian_knight.fathers_love.count"}
"""Questions who gets something of what is `left`, and those that ask how much, until one declines."""


class Split:
    """How much goes to whom."""

    kind = "split"

    def __init__(self, question: Question) -> None:
        self.key = question.key
        self.options = question.options
        self.total: int = question.context["left"]
        self.free = question.key in FREELY
        self.least = 0 if self.free else 1
        seats = [o[1] for o in question.options if o[0] == "seat"] if self.free else question.context["targets"]
        self.amounts: dict[int, int] = dict.fromkeys(seats, self.least)

    @property
    def given(self) -> int:
        """How much has been shared out."""
        return sum(self.amounts.values())

    @property
    def complete(self) -> bool:
        """All of it is shared out; where one may keep some, any of it."""
        return self.given > 0 if self.free else self.given == self.total

    @property
    def begun(self) -> bool:
        """Somebody has more than it must get."""
        return self.given > self.least * len(self.amounts)

    @property
    def touched(self) -> list[int]:
        """Options of seats that get something."""
        return [i for i, o in enumerate(self.options) if o[0] == "seat" and self.amounts[o[1]]]

    def act(self, deed: str, thing: int, by: int) -> bool:
        """`share`: a seat gets so much more, or less."""
        if deed != "share" or thing not in self.amounts:
            return False
        amount = self.amounts[thing] + by
        if amount < self.least or self.given + by > self.total:
            return False
        self.amounts[thing] = amount
        return True

    def press(self, option: Option) -> bool:
        """A seat at the table gets one more."""
        return option[0] == "seat" and self.act("share", int(option[1]), 1)

    def back(self) -> bool:
        """From the beginning."""
        had = self.begun
        self.amounts = dict.fromkeys(self.amounts, self.least)
        return had

    def steps(self) -> list[Step]:
        """Seat by seat."""
        return self._freely() if self.free else self._among()

    def _among(self) -> list[Step]:
        left, steps = self.total, []
        for place, amount in enumerate(self.amounts.values()):
            others = len(self.amounts) - 1 - place
            counts = range(1, left - others + 1) if others else (left,)
            steps.append(Step(self.key, frozenset(("count", n) for n in counts), (("count", amount),)))
            left -= amount
        return steps

    def _freely(self) -> list[Step]:
        left, steps, offered = self.total, [], frozenset(self.options)
        for seat, amount in self.amounts.items():
            if amount:
                steps.append(Step(self.key, offered, (("seat", seat),)))
                counts = frozenset(("count", n) for n in range(1, left + 1))
                steps.append(Step(FREELY[self.key], counts, (("count", amount),)))
                left -= amount
        if left:
            steps.append(Step(self.key, offered, (DECLINE,)))
        return steps
