"""Using a card: pay, aim, give the table its chance to stop it, carry it out, discard it (R10.5)."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from fate.fate2.rules import dispel, vitals
from fate.fate2.rules.moves import Drop
from fate.fate2.rules.spend import Spend, Spent
from fate.kernel.event import Event, Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame
    from fate.fate2.rules.kind import Kind


class Use(Event):
    """`user` uses `cards` as `kind` on `targets`.

    `via` is the converting ability, `extra` cards spent on top, `upgraded` how the upgrade is paid ("" for none, "rage"
    or an ability id), `others` characters merely chosen. No cards: a virtual use (R14.3). `counted`: an Attack of the
    user's own initiative in its play phase (R10.2). `bonus` is damage added by what made this use possible. `spent`:
    somebody else has played its cards already.
    """

    __slots__ = (
        "also", "bonus", "bonus_on", "cards", "counted", "dispelled", "extra", "hit", "kind", "marks", "others",
        "spent", "targets", "undodgeable", "upgraded", "user", "via", "void",
    )  # fmt: skip

    def __init__(
        self,
        user: int,
        kind: Kind,
        cards: tuple[int, ...],
        targets: list[int],
        *,
        via: str = "",
        extra: tuple[int, ...] = (),
        upgraded: str = "",
        others: tuple[int, ...] = (),
        counted: bool = False,
        bonus: int = 0,
        spent: bool = False,
    ) -> None:
        super().__init__()
        self.user = user
        self.kind = kind
        self.cards = cards
        self.targets = targets
        self.via = via
        self.extra = extra
        self.upgraded = upgraded
        self.others = others
        self.counted = counted
        self.bonus = bonus
        self.bonus_on: dict[int, int] = defaultdict(int)
        """Damage an Attack deals to one of its targets on top of that."""
        self.spent = spent
        self.also: list[int] = []
        """Characters on whom a virtual Normal Attack will follow this one."""
        self.undodgeable = False
        self.dispelled = False
        self.void: list[int] = []
        """Targets on whom it has been cancelled or has no effect."""
        self.hit: list[int] = []
        """Targets an Attack hits although they have dodged it."""
        self.marks: list[tuple[str, int]] = []
        """Abilities, with their owners, that have had a part in it and will come back to it."""

    def happen(self, game: FateGame) -> Steps:
        """Cost first; what is dispelled keeps its cost paid (R16.6)."""
        kind = self.kind
        if self.counted:
            game.count(self.user, "attack")
        if kind.cost:
            yield vitals.LoseRage(self.user, kind.cost, cost=True)
        if self.upgraded == "rage":
            yield vitals.LoseRage(self.user, 1, cost=True)
        elif self.upgraded:
            game.count(self.user, self.upgraded)
        if not self.spent:
            yield Spend(self.user, Spent(kind.id, self.cards, self.via, self.extra), "use", self)
        if kind.dispellable:
            for target in self.targets:
                yield Targeted(self, target)
            self.dispelled = yield dispel.Dispelling(self)
        if not self.dispelled:
            yield from kind.resolve(game, self)
        yield Used(self)
        yield Drop(self.cards + self.extra)

    def affects(self, game: FateGame, target: int) -> bool:
        """Whether it still does anything to this target."""
        seat = game.state.seats[target]
        return seat.alive and target not in self.void and seat.immune_by is None

    def fails_on(self, game: FateGame, target: int) -> None:
        """From now on it does nothing to this target."""
        self.void.append(target)
        game.note("void", seat=target, card=self.kind.id, user=self.user)

    def origin(self) -> str:
        """A hand card."""
        return "card"

    def about(self) -> dict[str, Any]:
        """Who uses what on whom."""
        return {
            "user": self.user,
            "card": self.kind.id,
            "cards": self.cards,
            "targets": tuple(self.targets),
            "upgraded": bool(self.upgraded),
        }


class UseStep(Event):
    """A moment in a use with respect to one target."""

    __slots__ = ("target", "use")

    def __init__(self, use: Use, target: int) -> None:
        super().__init__()
        self.use = use
        self.target = target


class Targeted(UseStep):
    """The target becomes the target (R15.1 ③, A53): reactions may put it among `use.void`."""


class Effect(UseStep):
    """The card is carried out on one target."""

    def happen(self, game: FateGame) -> Steps:
        """As the kind says."""
        return (yield from self.use.kind.effect(game, self.use, self.target))


class Used(Event):
    """The use has been carried out; its cards still lie in the middle."""

    __slots__ = ("use",)

    def __init__(self, use: Use) -> None:
        super().__init__()
        self.use = use
