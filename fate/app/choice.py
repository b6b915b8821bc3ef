"""A choice half made: which options of the pending question a person has picked so far. Nothing here changes a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fate.app.arranging import Arrangement
from fate.app.dealing import TO_CARDS, TO_SEATS, Deal
from fate.app.ordering import KEEPING, ORDERED, Order
from fate.app.splitting import AMONG, FREELY, Split
from fate.fate2.asked import ENDINGS
from fate.kernel.question import Answer, Option, Question

UPGRADES = ("use.upgrade",)
"""Questions shown as a switch beside the next one: plain first, upgraded when switched on."""


_ARRANGED: dict[str, Callable[[Question], Arrangement]] = {
    **dict.fromkeys((*ORDERED, *KEEPING), Order),
    **dict.fromkeys((*TO_SEATS, *TO_CARDS), Deal),
    **dict.fromkeys((*AMONG, *FREELY), Split),
}


class Choice:
    """What is picked of one question, oldest first."""

    def __init__(self, question: Question) -> None:
        self.question = question
        kind = _ARRANGED.get(question.key)
        self.arrangement: Arrangement | None = kind(question) if kind else None
        """Answers a whole series of questions, of which this is the first, instead of picking one option."""
        self.picked: list[int] = self.arrangement.touched if self.arrangement else []

    @property
    def limits(self) -> tuple[int, int]:
        """How many picks make an answer, at least and at most."""
        question = self.question
        return (question.least, question.most) if question.many else (1, 1)

    @property
    def complete(self) -> bool:
        """True when the picks make a legal answer."""
        if self.arrangement is not None:
            return self.arrangement.complete
        return self.limits[0] <= len(self.picked) <= self.limits[1]

    def toggle(self, option: int) -> None:
        """Pick an option, or put a picked one back. At the most picks allowed, the oldest makes room."""
        if option in self.picked:
            self.picked.remove(option)
            return
        if self.blocked(option):
            return
        if len(self.picked) >= self.limits[1]:
            self.picked.pop(0)
        self.picked.append(option)

    def arrange(self, deed: str, thing: int, by: int) -> bool:
        """A deed of the tray (see `Arrangement.act`); False when it changes nothing."""
        return self.arrangement is not None and self._touched(self.arrangement.act(deed, thing, by))

    def press(self, option: int) -> bool:
        """An option of a series is pressed; False when that changes nothing."""
        arrangement = self.arrangement
        return arrangement is not None and self._touched(arrangement.press(self.question.options[option]))

    def back(self) -> bool:
        """Put down what was picked; in a series, take the last deed back. False when there is nothing to take back."""
        if self.arrangement is not None:
            return self._touched(self.arrangement.back())
        had = bool(self.picked)
        self.picked.clear()
        return had

    def blocked(self, option: int) -> bool:
        """True when the option cannot join the present picks because of their labels (suits that must differ …)."""
        spread, groups = self.question.spread, self.question.groups
        if not spread or option in self.picked or not self.picked:
            return False
        others = {groups[i] for i in self.picked}
        return groups[option] in others if spread == "distinct" else groups[option] not in others

    def _touched(self, changed: bool) -> bool:
        if changed and self.arrangement is not None:
            self.picked = self.arrangement.touched
        return changed

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
