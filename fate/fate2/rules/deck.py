"""Cards coming off the deck, and back onto it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fate.fate2.rules.moves import SeatEvent, leave_aside
from fate.fate2.rules.state import Aside
from fate.kernel.event import Event

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame


class Draw(SeatEvent):
    """Draw `count` cards from the deck into the hand (R4.4, R9)."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def happen(self, game: FateGame) -> list[int]:
        """The cards drawn; fewer when there are no more."""
        cards = from_deck(game, self.count)
        game.state.seats[self.seat].hand += cards
        if cards:
            game.note("draw", {"cards": tuple(cards)}, (self.seat,), seat=self.seat, count=len(cards))
        return cards


class Reveal(Event):
    """Turn up the top card of the deck into the middle, for all to see."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def happen(self, game: FateGame) -> int | None:
        """The card, None when there is none."""
        cards = from_deck(game, 1)
        if not cards:
            return None
        game.state.resolving.append(cards[0])
        game.note("reveal", seat=self.seat, cards=tuple(cards))
        return cards[0]


class LookAtDeck(Event):
    """Take the top cards of the deck into the middle; only `seat` sees them."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.seat = seat
        self.count = count

    def happen(self, game: FateGame) -> list[int]:
        """The cards, first one topmost."""
        cards = from_deck(game, self.count)
        if cards:
            game.state.aside.append(Aside("looked_at", self.seat, tuple(cards), (self.seat,)))
            game.note("look", {"cards": tuple(cards)}, (self.seat,), seat=self.seat, count=len(cards))
        return cards


class DeckAside(SeatEvent):
    """The top card of the deck is set aside unseen for `seat` (A248)."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: str) -> None:
        super().__init__(seat)
        self.kind = kind

    def happen(self, game: FateGame) -> bool:
        """Whether there was a card."""
        cards = from_deck(game, 1)
        if cards:
            game.state.aside.append(Aside(self.kind, self.seat, tuple(cards), ()))
            game.note("aside", seat=self.seat, owner=self.seat, count=1, kind=self.kind)
        return bool(cards)


class PutBack(Event):
    """Cards set aside go back on top of the deck, the first one topmost; `seat` knows them and their order."""

    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: Sequence[int]) -> None:
        super().__init__()
        self.seat = seat
        self.cards = tuple(cards)

    def happen(self, game: FateGame) -> None:
        """The deck's top is its last card."""
        leave_aside(game, self.cards)
        game.state.deck += self.cards[::-1]
        if self.cards:
            game.note("put_back", {"cards": self.cards}, (self.seat,), seat=self.seat, count=len(self.cards))


def from_deck(game: FateGame, count: int) -> list[int]:
    """Take up to `count` cards off the deck; when it runs short, what is left, then the shuffled discards (R4.4)."""
    state = game.state
    deck = state.deck
    cards = [deck.pop() for _ in range(min(count, len(deck)))]
    if len(cards) < count and state.discard:
        deck += state.discard
        state.discard.clear()
        game.shuffle(deck)
        game.note("reshuffle", count=len(deck))
        cards += [deck.pop() for _ in range(min(count - len(cards), len(deck)))]
    return cards
