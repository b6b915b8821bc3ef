"""Dealing cards to seats: card by card, or seat by seat, as the rules ask for it."""

from __future__ import annotations

from fate.app.arranging import Step
from fate.kernel.question import Option, Question

TO_SEATS = ("frost_maiden.radiant_aura.give", "gorgon.arcane_serpent.give")
"""Questions who gets a card, one for each of the context's `cards`; nobody gets two."""
TO_CARDS = ("energy_transfer.give",)
"""Questions what a seat gets, one for each of the context's `shares`."""


class Deal:
    """Which card goes to whom. `room` is how many each seat takes; `held` the card that goes to the seat pressed."""

    kind = "deal"

    def __init__(self, question: Question) -> None:
        self.key = question.key
        self.options = question.options
        context = question.context
        if question.key in TO_SEATS:
            self.cards: tuple[int, ...] = context["cards"]
            self.room = {int(seat): 1 for _, seat in question.options}
        else:
            self.cards = tuple(int(uid) for _, uid in question.options)
            self.room = dict(context["shares"])
        self.dealt: dict[int, int] = {}
        """The seat of each card dealt, in the order in which they were."""
        self.chosen: int | None = None

    @property
    def left(self) -> list[int]:
        """Cards that nobody has yet."""
        return [uid for uid in self.cards if uid not in self.dealt]

    @property
    def held(self) -> int | None:
        """The card the next seat gets: the one chosen, else the first that is left."""
        return self.chosen if self.chosen in self.left else next(iter(self.left), None)

    @property
    def most(self) -> int:
        """How many cards find somebody."""
        return min(len(self.cards), sum(self.room.values()))

    @property
    def complete(self) -> bool:
        """Every card that finds somebody is dealt."""
        return len(self.dealt) == self.most

    @property
    def begun(self) -> bool:
        """A card is dealt."""
        return bool(self.dealt)

    @property
    def touched(self) -> list[int]:
        """Options of seats that have a card, or of cards that have a seat."""
        there = {("seat", seat) for seat in self.dealt.values()} | {("card", uid) for uid in self.dealt}
        return [index for index, option in enumerate(self.options) if option in there]

    def at(self, seat: int) -> list[int]:
        """The cards dealt to a seat."""
        return [uid for uid, there in self.dealt.items() if there == seat]

    def act(self, deed: str, thing: int, by: int) -> bool:
        """`hold` a card, `put` it to a seat, `give` a card to seat `by`, `take` one back, `fill` up in order."""
        if deed == "put":
            return self._put(thing)
        if deed == "fill":
            return self._fill()
        if thing not in self.cards:
            return False
        if deed in ("hold", "take"):
            self.dealt.pop(thing, None)
            self.chosen = thing
            return True
        return deed == "give" and self._give(thing, by)

    def press(self, option: Option) -> bool:
        """A seat at the table gets the held card."""
        return option[0] == "seat" and self._put(int(option[1]))

    def back(self) -> bool:
        """The card dealt last comes back."""
        if not self.dealt:
            return False
        self.chosen = self.dealt.popitem()[0]
        return True

    def steps(self) -> list[Step]:
        """Card by card, or seat by seat."""
        if self.key not in TO_SEATS:
            left, steps = list(self.cards), []
            for seat in self.room:
                given = self.at(seat)
                steps.append(Step(self.key, _cards(left), tuple(("card", uid) for uid in given)))
                left = [uid for uid in left if uid not in given]
            return steps
        free, steps = list(self.room), []
        for uid in self.cards:
            if uid in self.dealt:
                steps.append(Step(self.key, frozenset(("seat", seat) for seat in free), (("seat", self.dealt[uid]),)))
                free.remove(self.dealt[uid])
        return steps

    def _put(self, seat: int) -> bool:
        # A seat that is full gives its last card back instead.
        if seat in self.room and len(self.at(seat)) == self.room[seat]:
            return self.act("take", self.at(seat)[-1], 0)
        return self.held is not None and self._give(self.held, seat)

    def _give(self, uid: int, seat: int) -> bool:
        if seat not in self.room or self.dealt.get(uid) == seat:
            return False
        there = self.at(seat)
        if len(there) == self.room[seat]:
            self.dealt.pop(there[0])
        self.dealt.pop(uid, None)
        self.dealt[uid] = seat
        return True

    def _fill(self) -> bool:
        before = len(self.dealt)
        for seat, room in self.room.items():
            for _ in range(room - len(self.at(seat))):
                if self.left:
                    self.dealt[self.left[0]] = seat
        return len(self.dealt) > before


def _cards(uids: list[int]) -> frozenset[Option]:
    return frozenset(("card", uid) for uid in uids)
