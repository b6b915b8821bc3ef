"""A choice half made: which options of the pending question a person has picked so far. Nothing here changes a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fate.app.ordering import ORDERED, moved
from fate.kernel.question import Answer, Option, Question

ENDINGS = ("decline", "end", "pass")
"""Options that are buttons of their own and answer at once."""

UPGRADES = ("use.upgrade",)
"""Questions shown as a switch beside the next one: plain first, upgraded when switched on."""


class Choice:
    """What is picked of one question, oldest first."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.picked: list[int] = list(range(len(question.options))) if self.ordered else []

    @property
    def ordered(self) -> bool:
        """True when all options are put in order instead of one being picked."""
        return self.question.key in ORDERED

    @property
    def limits(self) -> tuple[int, int]:
        """How many picks make an answer, at least and at most."""
        question = self.question
        if self.ordered:
            return (len(question.options), len(question.options))
        return (question.least, question.most) if question.many else (1, 1)

    @property
    def complete(self) -> bool:
        """True when the picks make a legal answer."""
        return self.limits[0] <= len(self.picked) <= self.limits[1]

    def toggle(self, option: int) -> None:
        """Pick an option, or put a picked one back. At the most picks allowed, the oldest makes room."""
        if self.ordered:
            return
        if option in self.picked:
            self.picked.remove(option)
            return
        if self.blocked(option):
            return
        if len(self.picked) >= self.limits[1]:
            self.picked.pop(0)
        self.picked.append(option)

    def move(self, option: int, by: int) -> bool:
        """Move an option that is put in order; False when there is nothing to move."""
        if not self.ordered or option not in self.picked:
            return False
        before, self.picked = self.picked, moved(self.picked, self.picked.index(option), by)
        return self.picked != before

    def blocked(self, option: int) -> bool:
        """True when the option cannot join the present picks because of their labels (suits that must differ …)."""
        spread, groups = self.question.spread, self.question.groups
        if not spread or option in self.picked or not self.picked:
            return False
        others = {groups[i] for i in self.picked}
        return groups[option] in others if spread == "distinct" else groups[option] not in others

    def answer(self) -> Answer:
        """The picks as an answer. Call only when `complete`."""
        return tuple(self.picked) if self.question.many else self.picked[0]


def only(question: Question) -> int | None:
    """The one option beside declining, if there is just one: a question of yes or no.

    A Dispel is not taken up by itself: most that could be dispelled is better left alone, one's own cards above all.
    """
    if question.key == "dispel":
        return None
    others = [index for index, option in enumerate(question.options) if option[0] not in ENDINGS]
    return others[0] if len(others) == 1 and not question.many and not question.phase else None


def ending(question: Question) -> int | None:
    """The option that declines, passes or ends the phase, if the question has one."""
    for index, option in enumerate(question.options):
        if option[0] in ENDINGS:
            return index
    return None


def plain(question: Question) -> int:
    """Of an upgrade question, the option without the upgrade."""
    for index, option in enumerate(question.options):
        if option[0] in ENDINGS or option[-1] in (False, 0, "", "plain", "no"):
            return index
    return 0


def card_of(option: Option) -> int | None:
    """The physical card an option is about, if it names one that the chooser may hold or wear."""
    if option[0] in ("use", "equip", "card"):
        return int(option[1])
    return int(option[2]) if option[0] == "as" and len(option) == 4 else None


def ability_of(option: Option) -> str | None:
    """The skill or worn card an option starts, if that is all it names."""
    if option[0] in ("skill", "ability") or (option[0] == "as" and len(option) == 3):
        return str(option[1])
    return None


def by_card(options: Sequence[Option]) -> dict[int, list[int]]:
    """The options of each card, by uid."""
    found: dict[int, list[int]] = {}
    for index, option in enumerate(options):
        if (uid := card_of(option)) is not None:
            found.setdefault(uid, []).append(index)
    return found


def by_seat(options: Sequence[Option]) -> dict[int, int]:
    """The option that picks each seat."""
    return {int(option[1]): index for index, option in enumerate(options) if option[0] in ("seat", "identity")}


def by_ability(options: Sequence[Option]) -> dict[str, list[int]]:
    """The options that start each skill or worn card."""
    found: dict[str, list[int]] = {}
    for index, option in enumerate(options):
        if (ability := ability_of(option)) is not None:
            found.setdefault(ability, []).append(index)
    return found


def find(question: Question, option: Any) -> int | None:
    """Where an option stands in a question, or None."""
    options = list(question.options)
    return options.index(tuple(option)) if tuple(option) in options else None
