"""Hero skills (R28) and other things that are activated rather than used as cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from fate.fate2 import data
from fate.fate2.rules import ask
from fate.fate2.rules.catalog import EFFECTS, LAID, SKILLS
from fate.fate2.rules.dispel import Dispelling
from fate.fate2.rules.moves import CardsEvent, Drop, Lay, SeatEvent, take_from
from fate.fate2.rules.spend import Converter
from fate.fate2.rules.state import Effect, Status
from fate.kernel.ability import Ability
from fate.kernel.event import Attempt, Event, Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame

A = TypeVar("A", bound="type[Ability]")
E = TypeVar("E", bound="type[TurnEffect]")


class Limited(Ability):
    """An ability that may be limited to some uses in each turn."""

    per_turn: ClassVar[int] = 0
    """How often; 0 for any number (R28.2)."""

    def left(self, game: FateGame, me: int) -> bool:
        """Whether its limit allows another use."""
        return not self.per_turn or game.state.seats[me].used.get(self.id, 0) < self.per_turn


class Activated(Limited):
    """An ability its owner sets off: in the play phase, or ("casting") in its slot of the casting phase."""

    timing: ClassVar[str] = "play"
    dispellable: ClassVar[bool] = False

    def usable(self, game: FateGame, me: int) -> bool:
        """Whether its costs can be paid in full and a legal target exists (R1.10); limits are checked elsewhere."""
        raise NotImplementedError

    def use(self, game: FateGame, me: int) -> Steps:
        """The whole of it: choices, then `Activate`, then the effect."""
        raise NotImplementedError


class Skill(Ability):
    """A hero skill. Its id is "hero.skill"; its type is printed in the table of skills."""

    origin = "skill"
    type: ClassVar[str]
    selfish: ClassVar[bool] = False
    """It only ever bends what concerns its owner, so it rests while the owner is immune (A165)."""


class Passive(Skill):
    """A passive skill: never dispellable (R16.3)."""

    type = "passive"


class Conversion(Passive, Converter):
    """A passive skill that converts cards."""


class Active(Skill, Activated):
    """An active skill: dispellable (R16.3); in the play phase unless its text says when (R28.3)."""

    type = "active"
    dispellable = True


class Reactive(Skill, Limited):
    """A skill printed active that answers an event, as often as its limit allows: dispellable at that moment (D13)."""

    type = "active"
    dispellable: ClassVar[bool] = True


class Casting(Active):
    """A casting skill: in the casting phase only, lasting for the turn that follows (R6)."""

    type = "casting"
    timing = "casting"

    def unlaid(self, game: FateGame, seats: Sequence[int]) -> list[int]:
        """Those of these seats that can be reached and do not lie under this same cast already (D14)."""
        zones = game.state.seats
        return [seat for seat in game.open(seats) if all(status.kind != self.id for status in zones[seat].status)]

    def lay(self, game: FateGame, me: int, target: int, cards: Sequence[int]) -> Steps:
        """Lay cards of `me` with `target` for the turn that follows: the cost (A44), so dispelled they are lost.

        Until the chance to Dispel has passed they do nothing yet (N25), so they wait in the middle.
        """
        cards = tuple(cards)
        if (yield Activate(self, me, (target,), cost=Stake(me, cards))):
            yield Lay(target, Status(self.id, cards, me, "cast"))
        yield Drop(cards)


class CastCard(Casting):
    """A casting skill that lays one hand card with a character."""

    def fits(self, uid: int) -> bool:
        """Whether this card may be laid; any may unless the text says which."""
        return True

    def aims(self, game: FateGame, me: int) -> list[int]:
        """With whom: anybody, yourself included (A206), unless the text says otherwise."""
        return game.living(me)

    def usable(self, game: FateGame, me: int) -> bool:
        """A card and a target."""
        return bool(self._cards(game, me) and self.unlaid(game, self.aims(game, me)))

    def use(self, game: FateGame, me: int) -> Steps:
        """Card, then target."""
        card = yield ask.card(me, f"{self.id}.card", self._cards(game, me), cancel=True, skill=self.id)
        targets = self.unlaid(game, self.aims(game, me))
        target = yield ask.seat(me, f"{self.id}.target", targets, cancel=True, skill=self.id, card=card)
        yield from self.lay(game, me, target, (card,))

    def _cards(self, game: FateGame, me: int) -> list[int]:
        return [uid for uid in game.state.seats[me].hand if self.fits(uid)]


class Laid(Ability):
    """What cards in a status zone do to the one they lie with. Its id is that of the skill or card that laid them."""

    origin = "skill"


class TurnEffect(Ability):
    """What somebody has until the turn ends."""

    origin = "card"
    others: ClassVar[bool] = False
    """It is about other characters too: see `bound`."""


def skill(cls: A) -> A:
    """Register a hero skill. Raises ValueError when its type is not the printed one."""
    printed = data.skills()[cls.id]
    if getattr(cls, "type", None) != printed.type:
        raise ValueError(f"{cls.id} is printed as {printed.type}")
    SKILLS.add(cls.id, cls())
    return cls


def laid(cls: A) -> A:
    """Register what cards in a status zone do."""
    LAID.add(cls.id, cls())
    return cls


def effect(cls: E) -> E:
    """Register an effect that lasts until the turn ends."""
    EFFECTS.add(cls.id, cls())
    return cls


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


class GiveEffect(SeatEvent):
    """`seat` has an effect until the turn ends; `seats`: see `Effect`."""

    __slots__ = ("kind", "seats")

    def __init__(self, seat: int, kind: str, seats: Sequence[int] = ()) -> None:
        super().__init__(seat)
        self.kind = kind
        self.seats = tuple(seats)

    def happen(self, game: FateGame) -> None:
        """Effects of one kind add up (A93)."""
        game.state.seats[self.seat].effects.append(Effect(self.kind, self.seats))
        game.reindex()
        game.note("effect", seat=self.seat, kind=self.kind, targets=self.seats)


def bound(game: FateGame, seat: int, kind: str) -> tuple[int, ...]:
    """The others that the effects of one kind which `seat` has are about."""
    return tuple(other for effect in game.state.seats[seat].effects if effect.kind == kind for other in effect.seats)


class LoseEffect(SeatEvent):
    """All effects of one kind end for `seat` before the turn does."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: str) -> None:
        super().__init__(seat)
        self.kind = kind

    def happen(self, game: FateGame) -> None:
        """At once."""
        seat = game.state.seats[self.seat]
        seat.effects = [effect for effect in seat.effects if effect.kind != self.kind]
        game.reindex()


class Count(Event):
    """Something that is counted until the turn ends has happened once more."""

    __slots__ = ("key", "seat")

    def __init__(self, seat: int, key: str) -> None:
        super().__init__()
        self.seat = seat
        self.key = key

    def happen(self, game: FateGame) -> None:
        """In `Seat.used`."""
        game.count(self.seat, self.key)


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


class CountOnce(Count):
    """A use of something limited once per game."""

    __slots__ = ()

    def happen(self, game: FateGame) -> None:
        """Kept for the whole game."""
        spent = game.state.seats[self.seat].spent
        spent[self.key] = spent.get(self.key, 0) + 1
