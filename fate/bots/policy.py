"""A fast player for simulations: decent answers from general facts, with knowledge of who is who in its world.

It knows no card and no skill by name beyond the basic cards of the rules; what a card does it does not know at all.
"""

from __future__ import annotations

from collections.abc import Sequence

from fate.bots.random import any_answer
from fate.bots.value import stakes
from fate.fate2.rules import distance
from fate.fate2.rules.catalog import KIND_ID, KINDS, kind_of
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.state import Seat
from fate.fate2.rules.view import SeatView
from fate.kernel.question import DECLINE, Answer, Option, Question
from fate.kernel.rng import Rng

ENDINGS = (("end",), ("pass",), DECLINE)
KEEP = {"healing_balm": 6.0, "dodge": 5.0, "dispel": 4.5}
"""What answers others is kept longest; then what a hand has least of."""


class Policy:
    """Answers for every seat of one world. `shares` are what each seat has at stake in each other (see `value`)."""

    def __init__(self, game: FateGame, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.shares: dict[int, list[float]] = {}

    def stakes(self, seat: int) -> list[float]:
        """What `seat` has at stake."""
        shares = self.shares.get(seat)
        if shares is None:
            shares = self.shares[seat] = stakes(self.game.state, seat)
        return shares

    def answer(self, question: Question) -> Answer:
        """A legal answer."""
        key = question.key
        if question.many:
            return self._many(question)
        if key == "play":
            return self._play(question)
        if key == "cast":
            return self._maybe(question, 0.3)
        if key == "use.target":
            return self._target(question)
        if key == "dispel":
            return self._maybe(question, 0.7 if self._worth_dispelling(question) else 0.0)
        if key == "dying.rescue":
            return self._maybe(question, 1.0 if self._worth_rescuing(question) else 0.0)
        if key.startswith("respond.") or key == "trigger.may":
            return 0
        return self._other(question)

    # ---- by kind of question

    def _play(self, question: Question) -> Answer:
        me = question.seat
        seat = self.game.state.seats[me]
        attack = other = -1
        for i, option in enumerate(question.options):
            if option[0] == "use":
                kind = KINDS[KIND_ID[option[1]]]
                if kind.attack:
                    attack = i
                elif kind.category in ("weapon", "armor"):
                    if (seat.weapon if kind.category == "weapon" else seat.armor) is None:
                        return i
                elif kind.id == "healing_balm":
                    return i
                elif other < 0 or self.rng.below(2):
                    other = i
            elif option[0] == "skill":
                if other < 0 or self.rng.below(2):
                    other = i
            elif option[0] == "as" and attack < 0 and KINDS[option[-1]].attack:
                attack = i
        if other >= 0 and self.rng.below(3) == 0:
            return other
        if attack >= 0 and self._foe_in_reach(me):
            return attack
        return _ending(question.options)

    def _foe_in_reach(self, me: int) -> bool:
        shares = self.stakes(me)
        return any(shares[seat] < 0 for seat in distance.in_range(self.game, me))

    def _target(self, question: Question) -> Answer:
        """Gear for oneself; everything else at the worst foe."""
        kind = KINDS.get(question.context.get("card", ""))
        if kind is not None and kind.category in ("weapon", "armor"):
            for i, option in enumerate(question.options):
                if option == ("seat", question.seat):
                    return i
        return self._worst_foe(question)

    def _worst_foe(self, question: Question) -> int:
        shares, seats = self.stakes(question.seat), self.game.state.seats
        ranked = [(shares[o[1]], seats[o[1]].hp, i) for i, o in enumerate(question.options) if o[0] == "seat"]
        return min(ranked)[2] if ranked else 0

    def _worth_dispelling(self, question: Question) -> bool:
        shares, context = self.stakes(question.seat), question.context
        user = context.get("user", context.get("seat"))
        if user is None or user == question.seat or shares[user] >= 0:
            return False
        targets: Sequence[int] = context.get("targets", ())
        return not targets or any(shares[target] > 0 for target in targets)

    def _worth_rescuing(self, question: Question) -> bool:
        target: int = question.context["target"]
        return target == question.seat or self.stakes(question.seat)[target] > 0.3

    def _other(self, question: Question) -> Answer:
        first = question.options[0][0]
        if first == "seat":
            return self._worst_foe(question) if self.rng.below(3) else self.rng.below(len(question.options))
        if first in ("card", "use") and question.options[-1] not in ENDINGS:
            cards = [option[1] for option in question.options if option[0] == "card"]
            if len(cards) == len(question.options):
                return cheapest(self.game.state.seats[question.seat], cards)[0]
        return self.rng.below(len(question.options))

    def _many(self, question: Question) -> Answer:
        kinds = {option[0] for option in question.options}
        if kinds == {"card"}:
            order = cheapest(self.game.state.seats[question.seat], [option[1] for option in question.options])
            return question.fitting(order, question.least)
        if kinds == {"seat"}:
            shares = self.stakes(question.seat)
            order = sorted(range(len(question.options)), key=lambda i: shares[question.options[i][1]])
            foes = sum(shares[option[1]] < 0 for option in question.options)
            return question.fitting(order, min(question.most, max(question.least, foes)))
        return any_answer(question, self.rng)

    def _maybe(self, question: Question, chance: float) -> Answer:
        """Some option with this chance, else the one that declines."""
        if chance and self.rng.unit() < chance:
            return self.rng.below(max(1, len(question.options) - 1)) if len(question.options) > 2 else 0
        return _ending(question.options)


def cheapest(seat: Seat | SeatView, cards: Sequence[int]) -> list[int]:
    """Positions of these cards, the one easiest to spare first."""
    counts: dict[str, int] = {}
    ranked = []
    for i, uid in enumerate(cards):
        kind = kind_of(uid)
        nth = counts[kind.id] = counts.get(kind.id, 0) + 1
        value = KEEP.get(kind.id, 3.0)
        if kind.category in ("weapon", "armor"):
            value = 1.0 if (seat.weapon if kind.category == "weapon" else seat.armor) is not None else 3.5
        elif kind.attack and nth == 1:
            value = 4.0
        ranked.append((value - 1.2 * (nth - 1), i))
    return [i for _, i in sorted(ranked)]


def _ending(options: Sequence[Option]) -> int:
    """The option that declines or ends; the last one where there is none."""
    for i in range(len(options) - 1, -1, -1):
        if options[i] in ENDINGS:
            return i
    return len(options) - 1
