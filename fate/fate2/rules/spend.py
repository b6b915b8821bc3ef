"""Using or playing hand cards: as what they are, or converted by a skill or weapon (R14.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from fate.fate2.rules import ask
from fate.fate2.rules.catalog import KIND_ID, KINDS, SUIT, suit_of
from fate.fate2.rules.convert import Converts, conversions
from fate.fate2.rules.moves import take_from
from fate.fate2.rules.queries import BAN, DOUBLED
from fate.kernel.event import CANCELLED, Attempt, Event, Steps
from fate.kernel.question import DECLINE, Option, Question

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame
    from fate.fate2.rules.use import Use


class Spent(NamedTuple):
    """What somebody used or played: the kind it counts as, its physical cards, the converting ability, and cards that a
    doubling effect demands on top (A87)."""

    kind: str
    cards: tuple[int, ...]
    via: str = ""
    extra: tuple[int, ...] = ()


def banned(game: FateGame, me: int, kind: str, cards: tuple[int, ...], how: str) -> str:
    """Why these cards may not be used or played as this kind; "" when they may."""
    if BAN not in game.index.queries:
        return ""
    return str(game.fold(BAN, "", me, kind, cards, how))


def ways(
    game: FateGame, me: int, wanted: Sequence[str], how: str, suits: Sequence[str] = (), without: Sequence[int] = ()
) -> list[Option]:
    """Every way for `me` to use or play one of the wanted kinds.

    ("card", uid) as it is, ("as", ability, uid, kind) converted, ("as", ability, kind) for a conversion of several
    cards still to be picked. `suits` restricts the suit of the result (A89); cards in `without` are spoken for.
    """
    hand = [uid for uid in game.state.seats[me].hand if uid not in without]
    options: list[Option] = [
        ("card", uid)
        for uid in hand
        if KIND_ID[uid] in wanted
        and (not suits or SUIT[uid] in suits)
        and not banned(game, me, KIND_ID[uid], (uid,), how)
    ]
    for ability, conversion in conversions(game, me, wanted, how):
        fit = fitting(game, me, conversion, how, hand, suits)
        if conversion.count == 1:
            options += [("as", ability.id, uid, conversion.into) for uid in fit if KIND_ID[uid] != conversion.into]
        elif enough(fit, conversion):
            options.append(("as", ability.id, conversion.into))
    return options


def fitting(
    game: FateGame, me: int, conversion: Converts, how: str, hand: Sequence[int], suits: Sequence[str] = ()
) -> list[int]:
    """Cards that may go into a conversion."""
    return [
        uid
        for uid in hand
        if conversion.test(game, me, uid)
        and (not suits or SUIT[uid] in suits)
        and not banned(game, me, conversion.into, (uid,), how)
    ]


def enough(fit: Sequence[int], conversion: Converts) -> bool:
    """Whether these cards suffice for the conversion."""
    if conversion.one_suit:
        suits = [SUIT[uid] for uid in fit]
        return any(suits.count(suit) >= conversion.count for suit in suits)
    return len(fit) >= conversion.count


def spend_one(
    game: FateGame,
    me: int,
    wanted: Sequence[str],
    how: str,
    key: str,
    *,
    suits: Sequence[str] = (),
    decline: bool = True,
    **context: Any,
) -> Steps:
    """Ask `me` for one card of the wanted kinds; returns a Spent, or None when declined. Nothing has moved yet.

    A conversion of several cards can be taken back until its cards are picked.
    """
    while True:
        mark = len(game.decisions)
        options = [way for way in ways(game, me, wanted, how, suits) if completable(game, me, way, how, suits)]
        if decline:
            options.append(DECLINE)
        if not options:
            return None
        option = yield Question(me, key, options, {"wanted": tuple(wanted), "how": how, **context})
        if option is None:
            return None
        way: Option = ("card", option) if isinstance(option, int) else option
        spent = yield Attempt(complete(game, me, way, how, suits), mark)
        if spent is not CANCELLED:
            return spent


def completable(game: FateGame, me: int, way: Option, how: str, suits: Sequence[str]) -> bool:
    """Whether this way can also meet a doubling effect (D9)."""
    return not doubled(game, me, way, how) or bool(seconds(game, me, way, how, suits))


def doubled(game: FateGame, me: int, way: Option, how: str) -> bool:
    """Whether this way takes a second card of its kind (A86)."""
    if how != "use" or DOUBLED not in game.index.queries:
        return False
    return bool(game.fold(DOUBLED, False, me, KINDS[kind_by(way)]))


def seconds(game: FateGame, me: int, way: Option, how: str, suits: Sequence[str]) -> list[Option]:
    """Single cards that can be the second one (A87: merely spent) and leave enough for the way itself (A88)."""
    kind = kind_by(way)
    wanted = [id for id in KINDS if KINDS[id].attack] if KINDS[kind].attack else [kind]
    single = [other for other in ways(game, me, wanted, "use", (), way_cards(way)) if len(other) != 3]
    if len(way) != 3:
        return single
    conversion = _conversion(game, me, way, how)
    fit = fitting(game, me, conversion, how, game.state.seats[me].hand, suits)
    return [other for other in single if enough([uid for uid in fit if uid not in way_cards(other)], conversion)]


def kind_by(way: Option) -> str:
    """The kind of card a way yields."""
    return str(way[-1]) if way[0] == "as" else KIND_ID[way[1]]


def way_cards(way: Option) -> tuple[int, ...]:
    """The physical cards a way names already."""
    if way[0] == "card":
        return (way[1],)
    return (way[2],) if len(way) == 4 else ()


def complete(game: FateGame, me: int, way: Option, how: str, suits: Sequence[str] = ()) -> Steps:
    """Ask for what a way leaves open: the second card of a doubling effect, cards of a conversion. Returns a Spent."""
    extra: tuple[int, ...] = ()
    if doubled(game, me, way, how):
        choices = seconds(game, me, way, how, suits)
        second = yield Question(me, "use.second", choices, {"card": kind_by(way)}, cancel=True)
        extra = (second if isinstance(second, int) else second[2],)
    if way[0] == "card":
        return Spent(KIND_ID[way[1]], (way[1],), "", extra)
    if len(way) == 4:
        return Spent(way[3], (way[2],), way[1], extra)
    cards = yield from _convert(game, me, way, how, suits, extra)
    return Spent(way[2], tuple(cards), way[1], extra)


def goes_far(game: FateGame, me: int, way: Option) -> bool:
    """Whether this way of using a card is a `far` conversion."""
    return way[0] == "as" and _conversion(game, me, way, "use").far


def _conversion(game: FateGame, me: int, way: Option, how: str) -> Converts:
    return next(c for ability, c in conversions(game, me, (way[-1],), how) if ability.id == way[1])


def _convert(game: FateGame, me: int, way: Option, how: str, suits: Sequence[str], without: Sequence[int]) -> Steps:
    conversion = _conversion(game, me, way, how)
    hand = [uid for uid in game.state.seats[me].hand if uid not in without]
    fit = fitting(game, me, conversion, how, hand, suits)
    if conversion.one_suit:
        suits = [SUIT[uid] for uid in fit]
        fit = [uid for uid in fit if suits.count(SUIT[uid]) >= conversion.count]
    return (yield ask.cards(
        me, "use.convert", fit, conversion.count, conversion.count,
        same=SUIT if conversion.one_suit else (), cancel=True, skill=way[1], card=way[2],
    ))  # fmt: skip


class Spend(Event):
    """Hand cards leave the hand as used or played; its *after* window is "when one uses or plays a card" (R14.1)."""

    __slots__ = ("how", "seat", "spent", "use")

    def __init__(self, seat: int, spent: Spent, how: str, use: Use | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.spent = spent
        self.how = how
        self.use = use

    @property
    def suit(self) -> str:
        """The suit of what was used or played."""
        return suit_of(self.spent.cards) if self.spent.cards else ""

    def happen(self, game: FateGame) -> None:
        """The cards lie in the middle until what they do is over."""
        for uid in self.spent.cards + self.spent.extra:
            take_from(game, self.seat, uid)
            game.state.resolving.append(uid)
        if self.spent.via:
            ways = conversions(game, self.seat, (self.spent.kind,), self.how)
            limit = next((conversion.limit for ability, conversion in ways if ability.id == self.spent.via), "")
            if limit:
                game.count(self.seat, limit)
        use = self.use
        game.note("spend", seat=self.seat, card=self.spent.kind, cards=self.spent.cards, extra=self.spent.extra,
                  via=self.spent.via, how=self.how, targets=tuple(use.targets) if use else (),
                  upgraded=use.upgraded if use else "")  # fmt: skip

    def about(self) -> dict[str, Any]:
        """Who uses or plays what."""
        return {"seat": self.seat, "card": self.spent.kind, "cards": self.spent.cards, "how": self.how}


class Settled(Event):
    """What `seat` used or played in answer to something, or played to be a judgement card (A68), has done its work."""

    __slots__ = ("seat", "spent")

    def __init__(self, seat: int, spent: Spent) -> None:
        super().__init__()
        self.seat = seat
        self.spent = spent
