"""Demands: somebody must use or play certain cards, or suffer what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fate.fate2.rules import ask
from fate.fate2.rules.catalog import KINDS
from fate.fate2.rules.convert import limit_on
from fate.fate2.rules.limit import Count
from fate.fate2.rules.moves import Discard, Drop
from fate.fate2.rules.spend import Settled, Spend, Spent, goes_far, spend_one
from fate.fate2.rules.use import Use
from fate.fate2.rules.vitals import Damage
from fate.kernel.event import Event, Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame

ATTACKS = ("normal_attack", "chaos_attack", "flame_attack")
"""R1.5."""


class Call(Event):
    """One card of the wanted kinds is called for from `seat`; the result is its Spent, None when there is none.

    `needed`: something depends on it, so that its *before* window may have `payer` spend a card in its place: it puts
    the Spent in `result`, cancels the asking and leaves the cards in the middle.
    """

    __slots__ = ("facts", "how", "key", "needed", "payer", "seat", "suits", "wanted")

    def __init__(
        self,
        seat: int,
        wanted: Sequence[str],
        how: str,
        key: str,
        facts: dict[str, Any],
        *,
        suits: Sequence[str] = (),
        needed: bool = True,
    ) -> None:
        super().__init__()
        self.seat = self.payer = seat
        self.wanted = wanted
        self.how = how
        self.key = key
        self.facts = facts
        self.suits = suits
        self.needed = needed

    def happen(self, game: FateGame) -> Steps:
        """Nothing has moved yet."""
        return (yield from spend_one(game, self.seat, self.wanted, self.how, self.key, suits=self.suits, **self.facts))


class Respond(Event):
    """`seat` may use or play up to `count` cards of the wanted kinds, one after the other.

    The result is the list of what it spent; the demand is met when there are `count`. Cards of an insufficient answer
    are spent for nothing (R15.3). `needed`: see Call. `facts` say what is at stake.
    """

    __slots__ = ("count", "facts", "how", "key", "needed", "seat", "suits", "wanted")

    def __init__(
        self,
        seat: int,
        wanted: Sequence[str],
        how: str,
        key: str,
        *,
        count: int = 1,
        suits: Sequence[str] = (),
        needed: bool = True,
        **facts: Any,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.wanted = wanted
        self.how = how
        self.key = key
        self.count = count
        self.suits = suits
        self.needed = needed
        self.facts = facts

    def happen(self, game: FateGame) -> Steps:
        """Asked anew for each card; a dead character answers no more."""
        answers: list[Spent] = []
        while len(answers) < self.count and game.state.seats[self.seat].alive:
            facts = {"done": len(answers), "count": self.count, **self.facts}
            call = Call(self.seat, self.wanted, self.how, self.key, facts, suits=self.suits, needed=self.needed)
            spent = yield call
            if spent is None:
                break
            answers.append(spent)
            if call.payer == self.seat:
                yield Spend(self.seat, spent, self.how)
            yield Settled(call.payer, spent)
            yield Drop(spent.cards + spent.extra)
        return answers

    def about(self) -> dict[str, Any]:
        """Who must answer what."""
        return {"seat": self.seat, "wanted": tuple(self.wanted), "count": self.count, **self.facts}


def play_dodge(game: FateGame, seat: int, key: str, *, count: int = 1, **facts: Any) -> Steps:
    """`seat` may play up to `count` Dodges; returns how many it did."""
    answers = yield Respond(seat, ("dodge",), "play", key, count=count, **facts)
    return len(answers or ())


def attack_with(
    game: FateGame,
    seat: int,
    targets: Sequence[int],
    key: str,
    *,
    bonus: int = 0,
    needed: bool = False,
    afar: Sequence[int] = (),
    **facts: Any,
) -> Steps:
    """`seat` may use an Attack on one of these characters, range and quota ignored (R13.5, R10.2); True when it did.

    `needed`: see Call. `afar`: where the targets are those in range, whom an Attack without range limit may have.
    """
    open_targets = [t for t in targets if game.state.seats[t].alive and game.state.seats[t].immune_by is None]
    if not open_targets or not game.state.seats[seat].alive:
        return False
    call = Call(seat, ATTACKS, "use", key, {"targets": tuple(open_targets), **facts}, needed=needed)
    spent = yield call
    if spent is None:
        return False
    if afar and spent.via and goes_far(game, seat, ("as", spent.via, spent.kind)):
        open_targets = list(afar)
    target = open_targets[0]
    if len(open_targets) > 1:
        target = yield ask.seat(seat, "use.target", open_targets, card=spent.kind)
    yield Use(
        seat, KINDS[spent.kind], spent.cards, [target],
        via=spent.via, extra=spent.extra, bonus=bonus, spent=call.payer != seat,
    )  # fmt: skip
    return True


def discard_or_suffer(
    game: FateGame,
    seat: int,
    cards: Sequence[int],
    key: str,
    *,
    user: int,
    cause: str,
    use: Use | None = None,
    wanted: Sequence[str] = (),
    **facts: Any,
) -> Steps:
    """`seat` discards one of these cards or takes 1 damage from `user`, as it likes. `wanted`: the kinds it must be,
    where being regarded as one (A64) may be limited.
    """
    card = yield ask.card(seat, key, cards, decline=True, user=user, damage=1, **facts)
    if card is None:
        yield Damage(seat, 1, source=user, cause=cause, use=use)
    else:
        limit = limit_on(game, seat, card, wanted)
        yield Discard(seat, (card,))
        if limit:
            yield Count(seat, limit)
