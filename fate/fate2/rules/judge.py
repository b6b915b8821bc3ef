"""Judgement (R17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fate.fate2.rules.catalog import COLOUR, SUIT
from fate.fate2.rules.deck import from_deck
from fate.fate2.rules.moves import Drop
from fate.fate2.rules.spend import Settled, Spent
from fate.kernel.event import Event, Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame


class Judge(Event):
    """`seat` judges for `cause` (an ability id). The result is the card, None when there was none (R17.4)."""

    __slots__ = ("card", "cause", "redo", "seat")

    def __init__(self, seat: int, cause: str) -> None:
        super().__init__()
        self.seat = seat
        self.cause = cause
        self.card: int | None = None

    def happen(self, game: FateGame) -> Steps:
        """Flip; as long as somebody pays for it, once more; the last result stands (R17.2, A111, A112)."""
        redone = False
        while True:
            self.redo = False
            flip = Flip(self)
            self.card = yield flip
            if self.card is None:
                return None
            game.note("judge", seat=self.seat, cause=self.cause, cards=(self.card,))
            if not (redone and game.house("A112")):
                yield Verdict(self)
            yield Drop((self.card,))
            if flip.played is not None:
                yield Settled(*flip.played)
            if not self.redo:
                return self.card
            redone = True

    def about(self) -> dict[str, Any]:
        """Who judges for what, with which card."""
        return {"seat": self.seat, "cause": self.cause, "cards": () if self.card is None else (self.card,)}


class Flip(Event):
    """A judgement card is about to be turned up; its *before* window may put a card into the middle instead (A234):
    `played` then says who spent what.
    """

    __slots__ = ("judge", "played")

    def __init__(self, judge: Judge) -> None:
        super().__init__()
        self.judge = judge
        self.played: tuple[int, Spent] | None = None

    def happen(self, game: FateGame) -> int | None:
        """The top card of the deck."""
        cards = from_deck(game, 1)
        if not cards:
            return None
        game.state.resolving.append(cards[0])
        return cards[0]

    def about(self) -> dict[str, Any]:
        """As the judgement."""
        return {"seat": self.judge.seat, "cause": self.judge.cause}


class Verdict(Event):
    """The result is known and not yet acted upon: its *after* window may set `judge.redo`."""

    __slots__ = ("judge",)

    def __init__(self, judge: Judge) -> None:
        super().__init__()
        self.judge = judge

    def about(self) -> dict[str, Any]:
        """As the judgement."""
        return self.judge.about()


def is_red(card: int | None) -> bool:
    """A judgement without a card meets no condition (D2)."""
    return card is not None and COLOUR[card] == "red"


def is_black(card: int | None) -> bool:
    """As `is_red`."""
    return card is not None and COLOUR[card] == "black"


def is_suit(card: int | None, suit: str) -> bool:
    """As `is_red`."""
    return card is not None and SUIT[card] == suit
