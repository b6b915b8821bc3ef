"""Cards changing place. Every card is in exactly one place; these events are the only way from one to another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fate.fate2.rules.catalog import KIND_ID, kind_of
from fate.fate2.rules.state import Aside, Status
from fate.kernel.event import Event

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame


def reached(game: FateGame, seat: int) -> bool:
    """Whether it lives and is not immune to a skill or hand card that is the cause of what goes on (R27.3)."""
    owner = game.state.seats[seat]
    return owner.alive and (owner.immune_by is None or not game.touched_by_skill_or_card())


class SeatEvent(Event):
    """Something done to one character, if it can be reached."""

    __slots__ = ("seat",)
    guarded = True

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def allowed(self, game: FateGame) -> bool:
        """R27.3."""
        return reached(game, self.seat)

    def about(self) -> dict[str, Any]:
        """Whom it concerns."""
        return {"seat": self.seat}


class CardsEvent(SeatEvent):
    """Something done with cards and the character whose they are, or will be."""

    __slots__ = ("cards",)

    def __init__(self, seat: int, cards: Sequence[int]) -> None:
        super().__init__(seat)
        self.cards = tuple(cards)


class Exchange(Event):
    """Something two characters swap."""

    __slots__ = ("a", "b")
    guarded = True

    def __init__(self, a: int, b: int) -> None:
        super().__init__()
        self.a = a
        self.b = b

    def allowed(self, game: FateGame) -> bool:
        """Half an exchange is none (N13); the dead have nothing to give (A149)."""
        return reached(game, self.a) and reached(game, self.b)


class Discard(CardsEvent):
    """Cards of `seat` (hand or equipment) go to the discard pile. `cost`: paid by itself, not done to it (A44)."""

    __slots__ = ("by", "cost")

    def __init__(self, seat: int, cards: Sequence[int], *, by: int | None = None, cost: bool = False) -> None:
        super().__init__(seat, cards)
        self.by = by
        self.cost = cost

    def allowed(self, game: FateGame) -> bool:
        """A cost can be paid by the immune too (A165)."""
        return bool(self.cards) and (self.cost or super().allowed(game))

    def happen(self, game: FateGame) -> tuple[int, ...]:
        """The cards discarded."""
        for uid in self.cards:
            take_from(game, self.seat, uid)
        game.state.discard += self.cards
        game.note("discard", seat=self.seat, cards=self.cards, by=self.by)
        return self.cards


class Take(CardsEvent):
    """`seat` loses cards (hand or equipment) to the hand of `to`; hand cards are seen by these two only (A10)."""

    __slots__ = ("to",)

    def __init__(self, seat: int, cards: Sequence[int], to: int) -> None:
        super().__init__(seat, cards)
        self.to = to

    def allowed(self, game: FateGame) -> bool:
        """Both must be reached: the immune gain nothing either (A164)."""
        return bool(self.cards) and super().allowed(game) and reached(game, self.to)

    def happen(self, game: FateGame) -> tuple[int, ...]:
        """The cards taken."""
        worn = tuple(uid for uid in self.cards if uid not in game.state.seats[self.seat].hand)
        for uid in self.cards:
            take_from(game, self.seat, uid)
        game.state.seats[self.to].hand += self.cards
        game.note("take", {"cards": self.cards}, (self.seat, self.to), seat=self.seat, to=self.to,
                  count=len(self.cards), worn=worn)  # fmt: skip
        return self.cards


class SwapHands(Exchange):
    """Two characters exchange their whole hands."""

    __slots__ = ()

    def happen(self, game: FateGame) -> None:
        """Nobody else sees them."""
        one, other = game.state.seats[self.a], game.state.seats[self.b]
        one.hand, other.hand = other.hand, one.hand
        game.note("swap_hands", a=self.a, b=self.b, count_a=len(one.hand), count_b=len(other.hand))


class SetAside(CardsEvent):
    """`seat` loses cards to the table, where they are `owner`'s and only `eyes` see them (D8). `cost`: see Discard."""

    __slots__ = ("cost", "eyes", "kind", "owner")

    def __init__(
        self, seat: int, cards: Sequence[int], kind: str, owner: int, eyes: tuple[int, ...], *, cost: bool = False
    ) -> None:
        super().__init__(seat, cards)
        self.kind = kind
        self.owner = owner
        self.eyes = eyes
        self.cost = cost

    def allowed(self, game: FateGame) -> bool:
        """A cost can be paid by the immune too (A165). The dead own nothing, whatever their card still does (A149)."""
        return game.state.seats[self.owner].alive and (self.cost or super().allowed(game))

    def happen(self, game: FateGame) -> tuple[int, ...]:
        """The cards set aside."""
        for uid in self.cards:
            take_from(game, self.seat, uid)
        if self.cards:
            game.state.aside.append(Aside(self.kind, self.owner, self.cards, self.eyes))
            game.note("aside", {"cards": self.cards}, self.eyes, seat=self.seat, owner=self.owner,
                      count=len(self.cards), kind=self.kind)  # fmt: skip
        return self.cards


class TakeAside(CardsEvent):
    """`seat` takes cards that were set aside into its hand."""

    __slots__ = ()

    def happen(self, game: FateGame) -> tuple[int, ...]:
        """The cards taken."""
        leave_aside(game, self.cards)
        game.state.seats[self.seat].hand += self.cards
        if self.cards:
            game.note("take_aside", {"cards": self.cards}, (self.seat,), seat=self.seat, count=len(self.cards))
        return self.cards


class Recover(CardsEvent):
    """`seat` takes cards out of the discard pile into its hand."""

    __slots__ = ()

    def happen(self, game: FateGame) -> tuple[int, ...]:
        """Those still there; a reshuffle may have taken them."""
        found = tuple(uid for uid in self.cards if uid in game.state.discard)
        for uid in found:
            game.state.discard.remove(uid)
        game.state.seats[self.seat].hand += found
        if found:
            game.note("recover", seat=self.seat, cards=found)
        return found


class Show(CardsEvent):
    """`seat` shows hand cards to all and keeps them."""

    __slots__ = ()

    def happen(self, game: FateGame) -> None:
        """Nothing moves."""
        game.note("show", seat=self.seat, cards=self.cards)


class Drop(Event):
    """Cards from the middle or set aside go to the discard pile."""

    __slots__ = ("cards",)

    def __init__(self, cards: Sequence[int]) -> None:
        super().__init__()
        self.cards = tuple(cards)

    def happen(self, game: FateGame) -> None:
        """Those still there; cards somebody claimed are gone (A247)."""
        resolving = game.state.resolving
        for uid in self.cards:
            if uid in resolving:
                resolving.remove(uid)
            elif uid in aside_cards(game):
                leave_aside(game, (uid,))
            else:
                continue
            game.state.discard.append(uid)


class Claim(CardsEvent):
    """`seat` takes cards from the middle into its hand before they are discarded (A247)."""

    __slots__ = ()

    def happen(self, game: FateGame) -> tuple[int, ...]:
        """The cards that were still there."""
        claimed = tuple(uid for uid in self.cards if uid in game.state.resolving)
        for uid in claimed:
            game.state.resolving.remove(uid)
        game.state.seats[self.seat].hand += claimed
        if claimed:
            game.note("claim", seat=self.seat, cards=claimed)
        return claimed


class Lay(SeatEvent):
    """Cards are laid in the status zone of `seat` (R25): from the middle, or from the hand or equipment of `by`, or of
    `source` if another's cards are laid.
    """

    __slots__ = ("source", "status")

    def __init__(self, seat: int, status: Status, *, source: int | None = None) -> None:
        super().__init__(seat)
        self.status = status
        self.source = status.by if source is None else source

    def happen(self, game: FateGame) -> None:
        """They stay until `status.lasts` says."""
        cards = self.status.cards
        for uid in cards:
            if uid in game.state.resolving:
                game.state.resolving.remove(uid)
            else:
                take_from(game, self.source, uid)
        game.state.seats[self.seat].status.append(self.status)
        game.reindex()
        secret = {"cards": cards} if self.status.shut else None
        public = {} if self.status.shut else {"cards": cards}
        game.note("lay", secret, (self.status.by,), seat=self.seat, by=self.status.by, source=self.source,
                  kind=self.status.kind, count=len(cards), **public)  # fmt: skip


class Lift(Event):
    """Cards leave a status zone for the discard pile."""

    __slots__ = ("seat", "status")

    def __init__(self, seat: int, status: Status) -> None:
        super().__init__()
        self.seat = seat
        self.status = status

    def happen(self, game: FateGame) -> None:
        """Nothing when they are gone already."""
        zone = game.state.seats[self.seat].status
        if self.status in zone:
            zone.remove(self.status)
            game.state.discard += self.status.cards
            game.reindex()
            game.note("lift", seat=self.seat, kind=self.status.kind, cards=self.status.cards)


def take_from(game: FateGame, seat_no: int, uid: int) -> None:
    """Remove a card from the hand or equipment of a seat. Raises ValueError when it is in neither."""
    seat = game.state.seats[seat_no]
    if uid == seat.weapon:
        seat.weapon, seat.other_upright = None, False
        if seat.armor is not None and kind_of(seat.armor).category == "weapon":
            seat.weapon, seat.armor = seat.armor, None
        take_off(game, seat_no, uid)
    elif uid == seat.armor:
        seat.armor, seat.upright = None, False
        if seat.weapon is not None and kind_of(seat.weapon).category == "armor":
            seat.weapon, seat.armor = None, seat.weapon
            seat.upright, seat.other_upright = seat.other_upright, False
        take_off(game, seat_no, uid)
    else:
        seat.hand.remove(uid)


def take_off(game: FateGame, seat: int, uid: int) -> None:
    """Cards lying on a piece of equipment, set aside in its name, are discarded with it (R24.3, A278)."""
    game.reindex()
    for aside in [aside for aside in game.state.aside if aside.owner == seat and aside.kind == KIND_ID[uid]]:
        game.state.aside.remove(aside)
        game.state.discard += aside.cards


def aside_cards(game: FateGame) -> list[int]:
    """All cards set aside on the table."""
    return [uid for aside in game.state.aside for uid in aside.cards]


def kept_aside(game: FateGame, owner: int, kind: str) -> tuple[int, ...]:
    """The cards that one skill or card has set aside for its owner (D8), oldest first."""
    mine = [aside for aside in game.state.aside if aside.owner == owner and aside.kind == kind]
    return tuple(uid for aside in mine for uid in aside.cards)


def leave_aside(game: FateGame, cards: Sequence[int]) -> None:
    """Remove cards from where they are set aside."""
    kept = []
    for aside in game.state.aside:
        rest = tuple(uid for uid in aside.cards if uid not in cards)
        if rest:
            kept.append(aside if rest == aside.cards else aside._replace(cards=rest))
    game.state.aside = kept
