"""The one vocabulary for choices, shared by screen, bots, notation, record and tests. Players act in no other way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Option = tuple[Any, ...]
Answer = int | tuple[int, ...]

DECLINE: Option = ("decline",)


class IllegalAnswer(ValueError):
    """An answer the pending question does not allow. Nothing has happened; the question is still pending."""


class Question:
    """One choice of one seat.

    `options` are stable tuples of ids and numbers. Usually exactly one is to be chosen and the answer is its index; a
    question of `many` takes `least` to `most` different ones and its answer is a tuple of indices in any order.
    `groups` labels the options; with `spread` "same" all picked options share a label, with "distinct" no two do.
    `cancel` says that the compound move this question belongs to may still be taken back. `phase` marks the questions
    at which a game holds no more than its State (see `Game.fork`). `number` counts questions in a game; a client sends
    it along so that stale clicks are ignored.
    """

    __slots__ = (
        "cancel",
        "context",
        "groups",
        "key",
        "least",
        "many",
        "most",
        "number",
        "options",
        "phase",
        "seat",
        "spread",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        key: str,
        options: Sequence[Option],
        context: dict[str, Any] | None = None,
        *,
        many: bool = False,
        least: int = 1,
        most: int = 1,
        groups: Sequence[str] = (),
        spread: str = "",
        cancel: bool = False,
        phase: bool = False,
    ) -> None:
        self.number = 0
        self.seat = seat
        self.key = key
        self.options = options
        self.many = many
        self.least = least
        self.most = most
        self.groups = groups
        self.spread = spread
        self.cancel = cancel
        self.phase = phase
        self.context = context or {}

    def __repr__(self) -> str:
        """Who is asked what, and the options."""
        return f"Question(seat={self.seat}, key={self.key!r}, options={list(self.options)!r})"

    def forced(self) -> Answer | None:
        """The only possible answer, or None when there is a choice. Raises RuntimeError when nothing is possible."""
        if not self.many:
            if len(self.options) == 1:
                return 0
            if not self.options:
                raise RuntimeError(f"{self.key}: no option for seat {self.seat}")
            return None
        if self.most == 0 or not self.options:
            return ()
        if self.least >= len(self.options):
            return tuple(range(len(self.options)))
        return None

    def check(self, answer: Any) -> Answer:
        """The answer in its canonical form. Raises IllegalAnswer with the reason."""
        count = len(self.options)
        if not self.many:
            if type(answer) is not int:
                raise IllegalAnswer(f"{self.key}: the answer is the number of one option")
            if not 0 <= answer < count:
                raise IllegalAnswer(f"{self.key}: option {answer} does not exist, there are {count}")
            return answer
        if not isinstance(answer, (tuple, list)) or any(type(i) is not int for i in answer):
            raise IllegalAnswer(f"{self.key}: the answer is a list of option numbers")
        picks = tuple(sorted(answer))
        if (picks and not (picks[0] >= 0 and picks[-1] < count)) or len(set(picks)) != len(picks):
            raise IllegalAnswer(f"{self.key}: options are numbered 0 to {count - 1}, each at most once")
        if not self.least <= len(picks) <= self.most:
            raise IllegalAnswer(f"{self.key}: pick {self.least} to {self.most}, not {len(picks)}")
        labels = {self.groups[i] for i in picks} if self.spread else set()
        if self.spread == "same" and len(labels) > 1:
            raise IllegalAnswer(f"{self.key}: all picks must share one of {sorted(set(self.groups))}")
        if self.spread == "distinct" and len(labels) != len(picks):
            raise IllegalAnswer(f"{self.key}: no two picks may share one of {sorted(set(self.groups))}")
        return picks

    def fitting(self, order: Sequence[int], wanted: int) -> tuple[int, ...]:
        """Up to `wanted` options of a question of many: the first of `order` that go together, at least the least."""
        if not self.spread:
            return tuple(order[:wanted])
        if self.spread == "distinct":
            picks: dict[str, int] = {}
            for option in order:
                if len(picks) < wanted:
                    picks.setdefault(self.groups[option], option)
            return tuple(picks.values())
        for option in order:
            same = [other for other in order if self.groups[other] == self.groups[option]]
            if len(same) >= self.least:
                return tuple(same[:wanted])
        return ()

    def value(self, answer: Answer) -> Any:
        """What the rules see: an option's payload (see `payload`), for picks the list of payloads."""
        if isinstance(answer, int):
            return payload(self.options[answer])
        return [payload(self.options[i]) for i in answer]


def payload(option: Option) -> Any:
    """("seat", 3) means 3, ("decline",) means None, ("as", "battle_claw", 7) means itself."""
    if len(option) == 2:
        return option[1]
    return None if option == DECLINE else option
