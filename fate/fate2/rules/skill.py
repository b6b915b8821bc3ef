"""Hero skills (R28) and other things that are activated rather than used as cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from fate.fate2 import data
from fate.fate2.rules import ask
from fate.fate2.rules.activate import Activate, Designate, Stake
from fate.fate2.rules.catalog import SKILLS
from fate.fate2.rules.convert import Converter
from fate.fate2.rules.limit import Limited
from fate.fate2.rules.moves import Drop, Lay
from fate.fate2.rules.state import Status
from fate.kernel.ability import Ability
from fate.kernel.event import Event, Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame

S = TypeVar("S", bound="type[Skill]")


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
    posthumous: ClassVar[bool] = False
    """It still works when its owner's death is certain (R20.1)."""

    def targets(self, game: FateGame, me: int) -> list[int]:
        """Whom it may be aimed at now: others that can be reached, unless the text says otherwise."""
        return game.open(game.others(me))

    def aim(self, game: FateGame, me: int, cost: Event | None, **context: Any) -> Steps:
        """Pay, choose the target, let the table Dispel (R28.4); returns the target, None when nothing goes ahead."""
        activate = Activate(self, me, cost=cost, open=True)
        if not (yield activate):
            return None
        targets = self.targets(game, me)
        if not targets:
            return None
        target = yield ask.seat(me, f"{self.id}.target", targets, skill=self.id, **context)
        return target if (yield Designate(activate, [target])) else None

    def aim_several(self, game: FateGame, me: int, cost: Event, least: int, most: int) -> Steps:
        """The same with several targets, or as many as there are (R1.10); returns them in action order (R18.4)."""
        activate = Activate(self, me, cost=cost, open=True)
        if not (yield activate):
            return []
        targets = self.targets(game, me)
        if not targets:
            return []
        least = min(least, len(targets))
        chosen = yield ask.seats(me, f"{self.id}.targets", targets, least, most, skill=self.id)
        targets = [seat for seat in game.living() if seat in chosen]
        return targets if (yield Designate(activate, targets)) else []


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

    def cards(self, game: FateGame, me: int) -> list[int]:
        """Hand cards that may be laid: any unless the text says which."""
        return game.state.seats[me].hand

    def targets(self, game: FateGame, me: int) -> list[int]:
        """With whom: anybody, yourself included (A206), unless the text says otherwise."""
        return game.living(me)

    def usable(self, game: FateGame, me: int) -> bool:
        """A card and a target."""
        return bool(self.cards(game, me) and self.unlaid(game, self.targets(game, me)))

    def use(self, game: FateGame, me: int) -> Steps:
        """Card, then target."""
        card = yield ask.card(me, f"{self.id}.card", self.cards(game, me), cancel=True, skill=self.id)
        targets = self.unlaid(game, self.targets(game, me))
        target = yield ask.seat(me, f"{self.id}.target", targets, cancel=True, skill=self.id, card=card)
        yield from self.lay(game, me, target, (card,))


def skill(cls: S) -> S:
    """Register a hero skill. Raises ValueError when its type is not the printed one."""
    printed = data.skills()[cls.id]
    if cls.type != printed.type:
        raise ValueError(f"{cls.id} is printed as {printed.type}")
    SKILLS.add(cls.id, cls())
    return cls
