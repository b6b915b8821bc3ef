"""Setting off what is no card: pay, aim, let the table Dispel (R28.4, R16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fate.fate2.rules.dispel import Dispelling
from fate.fate2.rules.moves import CardsEvent, take_from
from fate.kernel.ability import Ability
from fate.kernel.event import Attempt, Event, Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame
    from fate.fate2.rules.skill import Activated


class SkillUse(Attempt):
    """Somebody sets off an activated ability."""

    __slots__ = ("ability", "seat")

    def __init__(self, ability: Activated, seat: int, game: FateGame, mark: int) -> None:
        super().__init__(ability.use(game, seat), mark)
        self.ability = ability
        self.seat = seat

    def origin(self) -> str:
        """As the ability: a skill, or equipment."""
        return self.ability.origin

    def about(self) -> dict[str, Any]:
        """Who uses which."""
        return {"user": self.seat, "skill": self.ability.id}


class Activate(Event):
    """The choice is made: count the use, pay, let the table Dispel. True when the effect goes ahead.

    `cost` is what stands before "then" in the text (R28.4); it is not refunded (R16.6). A user who dies of it does
    nothing more (A129). With `open` the Dispel round is left to a later `Dispelling` of this very event.
    """

    __slots__ = ("ability", "cost", "open", "seat", "targets")

    def __init__(
        self, ability: Ability, seat: int, targets: Sequence[int] = (), *, cost: Event | None = None, open: bool = False
    ) -> None:
        super().__init__()
        self.ability = ability
        self.seat = seat
        self.targets = tuple(targets)
        self.cost = cost
        self.open = open

    def happen(self, game: FateGame) -> Steps:
        """R28."""
        game.count(self.seat, self.ability.id)
        game.note("skill", seat=self.seat, skill=self.ability.id, targets=self.targets)
        if self.cost is not None:
            yield self.cost
        if not game.state.seats[self.seat].alive:
            return False
        if self.open or not getattr(self.ability, "dispellable", False):
            return True
        return not (yield Dispelling(self))

    def about(self) -> dict[str, Any]:
        """Who uses which on whom."""
        return {"user": self.seat, "skill": self.ability.id, "targets": self.targets}


class Pay(Event):
    """A price of several parts, paid in this order."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Event) -> None:
        super().__init__()
        self.parts = parts

    def happen(self, game: FateGame) -> Steps:
        """What each part came to."""
        results = []
        for part in self.parts:
            results.append((yield part))
        return results


class Stake(CardsEvent):
    """Cards of `seat`, from hand or equipment, go to the middle: the price of what may still be dispelled (A44)."""

    __slots__ = ()

    def allowed(self, game: FateGame) -> bool:
        """A cost can be paid by the immune too (A165)."""
        return game.state.seats[self.seat].alive

    def happen(self, game: FateGame) -> None:
        """For all to see."""
        for uid in self.cards:
            take_from(game, self.seat, uid)
        game.state.resolving += self.cards
        game.note("stake", seat=self.seat, cards=self.cards)


class Designate(Event):
    """The targets of an `open` activation, which its text lets one choose only after paying. True: it goes ahead."""

    __slots__ = ("activate", "targets")

    def __init__(self, activate: Activate, targets: Sequence[int]) -> None:
        super().__init__()
        self.activate = activate
        self.targets = tuple(targets)

    def happen(self, game: FateGame) -> Steps:
        """Now that the table knows them, it may Dispel (R16.1)."""
        self.activate.targets = self.targets
        game.note("designate", seat=self.activate.seat, skill=self.activate.ability.id, targets=self.targets)
        return not (yield Dispelling(self.activate))

    def about(self) -> dict[str, Any]:
        """As the activation."""
        return self.activate.about()
