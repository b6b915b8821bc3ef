"""How a number at the table comes about: what is printed, and what every ability in force makes of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from markupsafe import Markup

from fate.app.wording import Wording
from fate.fate2 import data
from fate.fate2.rules import distance
from fate.fate2.rules.catalog import KINDS
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.queries import ATTACKS, BONUS, CAN_HEAL, DISTANCE, HAND_LIMIT, RANGE, VOID
from fate.fate2.rules.use import Use
from fate.fate2.rules.vitals import Damage, GainRage
from fate.kernel.ability import Query
from fate.kernel.event import Event
from fate.kernel.question import Question

E = TypeVar("E", bound=Event)
_WHATEVER = 50
"""A change beyond this is no sum: the ability sets the number whatever else applies (A72)."""
_REDUCES = 20
"""The priority of what reduces damage (see `Damage`)."""
_OWN = "own"
"""Stands for what a use brings along itself: an upgrade, a skill that was paid for."""


@dataclass(frozen=True, slots=True)
class Sum:
    """`total` is `base` and all `changes`, each with the id of the ability that makes it.

    `of` is what `base` is printed on, "" when it is what the rules say.
    """

    total: int
    base: int
    changes: tuple[tuple[str, int], ...] = ()
    of: str = ""

    def text(self, words: Wording) -> Markup:
        """As an equation; just the number when it is what the rules say."""
        if not self.changes and not self.of:
            return Markup("<b>{}</b>").format(self.total)
        base = Markup("{}").format(self.base)
        if self.of:
            base = words.show("ability", self.of) + f" {self.base}"
        pieces = [base]
        for ability, change in self.changes:
            name = words.t("ui.sum.own") if ability == _OWN else words.show("ability", ability)
            sign = "" if abs(change) > _WHATEVER else f" {abs(change)}"
            pieces.append(Markup("{} {}{}").format("−" if change < 0 else "+", name, sign))
        raised = self.base + sum(change for _, change in self.changes) < self.total
        least = words.say("ui.sum.least", {"n": self.total}) if raised else ""
        return Markup("<b>{}</b> = {}{}").format(self.total, Markup(" ").join(pieces), least)


class Sums:
    """The sums of one game as it stands. What they tell is on the table for everybody to see."""

    def __init__(self, game: FateGame) -> None:
        self.game = game

    def attack_range(self, seat: int) -> Sum:
        """How far a seat's Attacks reach (R13.3)."""
        worn = [data.cards()[uid].card for uid in self.game.state.seats[seat].gear]
        best = max(worn, key=lambda card: data.kinds()[card].range or 1, default="")
        base = (data.kinds()[best].range or 1) if best else 1
        return self._sum(RANGE, base, seat, of=best if base > 1 else "")

    def distance(self, a: int, b: int) -> Sum:
        """Steps from one seat to another (R13.1, R13.2)."""
        ring = distance.seating(self.game, a, b)
        way = abs(ring.index(a) - ring.index(b))
        found = self._sum(DISTANCE, min(way, len(ring) - way), a, b)
        return Sum(max(1, found.total), found.base, found.changes)

    def hand_limit(self, seat: int) -> Sum:
        """Cards a seat may keep (R11.1)."""
        return self._sum(HAND_LIMIT, self.game.state.seats[seat].limit, seat)

    def attacks(self, seat: int) -> Sum:
        """Attacks a seat may use in its play phase (R10.1)."""
        return self._sum(ATTACKS, 1, seat)

    def threat(self, question: Question | None) -> Sum | None:
        """The damage of the Attack that a question is about; what the use itself adds is one part of it (R15.4)."""
        facts = question.context if question else {}
        if question is None or question.key != "respond.dodge" or facts.get("card") not in KINDS:
            return None
        found = self.damage(facts["user"], facts["card"], facts.get("cards") or (), question.seat)
        own = facts["damage"] - found.total
        changes = (*found.changes, (_OWN, own)) if own else found.changes
        return Sum(facts["damage"], 1, changes)

    def damage(self, user: int, card: str, cards: Sequence[int], target: int, via: str = "") -> Sum:
        """What an Attack with these cards, converted by `via`, would do to a target."""
        use = Use(user, KINDS[card], tuple(cards), [target], via=via)
        if self.game.fold(VOID, False, use, target):
            return Sum(0, 0)
        return self._sum(BONUS, 0, use, target, add=1)

    def taken(self, seat: int, points: int, source: int | None) -> int:
        """What is left of damage after all that takes something off it unasked (A115)."""
        return self._bent(Damage(seat, points, source=source, cause=""), _REDUCES).amount

    def anger(self, seat: int, points: int, source: int | None) -> int:
        """The rage that damage brings (R12.1), unless something forbids it."""
        if source == seat and self.game.house("A118"):
            return 0
        gain = self._bent(GainRage(seat, points, hurt=True), 0)
        return 0 if gain.cancelled else gain.amount

    def heals(self, seat: int) -> bool:
        """Whether a seat can regain hp (R18.6)."""
        return bool(self.game.fold(CAN_HEAL, True, seat))

    def _bent(self, event: E, priority: int) -> E:
        """An event that does not take place, as reactions of this priority change it: those look at nothing hidden."""
        for entry in self.game.index.before.get(type(event), ()):
            if entry.priority == priority and (
                entry.trigger.when is None or entry.trigger.when(self.game, entry.seat, event)
            ):
                deque(entry.trigger.method(entry.ability, self.game, entry.seat, event), maxlen=0)
        return event

    def _sum(self, query: Query, base: int, *facts: Any, add: int = 0, of: str = "") -> Sum:
        value, changes = base, []
        for ability, seat, method in self.game.index.queries.get(query, ()):
            after = int(method(ability, self.game, seat, value, *facts))
            if after != value:
                changes.append((ability.id, after - value))
            value = after
        return Sum(value + add, base + add, tuple(changes), of)
