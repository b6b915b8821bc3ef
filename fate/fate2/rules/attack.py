"""How an Attack resolves (R15)."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING

from fate.fate2.rules import distance
from fate.fate2.rules.catalog import KINDS
from fate.fate2.rules.kind import Kind
from fate.fate2.rules.queries import BONUS, DODGE_SUITS, DODGEABLE, DODGES, VOID
from fate.fate2.rules.respond import Respond
from fate.fate2.rules.use import Targeted, Use, UseStep
from fate.fate2.rules.vitals import Damage
from fate.kernel.event import Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame


class Declared(UseStep):
    """② The user's moment: the Attack has its target."""


class Dodged(UseStep):
    """The target has cancelled the Attack by using Dodge; among `use.hit` it is hit all the same."""


class Hit(UseStep):
    """⑤ Neither cancelled nor void: the Attack hits (R15.2)."""


class AfterHit(UseStep):
    """⑦ The damage of a hit is settled; `hurt` is who took some, None when nobody did."""

    __slots__ = ("hurt",)

    def __init__(self, use: Use, target: int, hurt: int | None) -> None:
        super().__init__(use, target)
        self.hurt = hurt


class Attack(Kind):
    """Normal, Chaos and Flame Attack (R1.5): one other character within attack range."""

    attack = True
    extra_rage = 0
    """Rage gained on top by whoever takes the damage (A95)."""
    far = False
    """Distance does not matter."""

    def afar(self) -> Attack:
        """R13.5."""
        twin = copy(self)
        twin.far = True
        return twin

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """R13.4."""
        return game.others(user) if self.far else distance.in_range(game, user)

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """R15.1. The attacker's death does not stop it (A85)."""
        seat = game.state.seats[target]
        yield Declared(use, target)
        yield Targeted(use, target)
        if not self.lands(game, use, target):
            return
        if (yield from self.dodged(game, use, target)):
            yield Dodged(use, target)
            if target not in use.hit:
                return
        if not self.lands(game, use, target):
            return
        yield Hit(use, target)
        hurt = None
        if seat.alive:
            amount = self.strength(game, use, target)
            damage = Damage(target, amount, source=use.user, cause=self.id, use=use, extra_rage=self.extra_rage)
            if (yield damage):
                hurt = damage.seat
        yield from self.on_hit(game, use, target)
        yield AfterHit(use, target, hurt)

    def lands(self, game: FateGame, use: Use, target: int) -> bool:
        """Whether the Attack still takes effect on its target (A97, A98)."""
        if not use.affects(game, target):
            return False
        if game.fold(VOID, False, use, target):
            use.fails_on(game, target)
            return False
        return True

    def dodged(self, game: FateGame, use: Use, target: int) -> Steps:
        """④ Whether the target cancels it with enough Dodges (R15.3)."""
        if use.undodgeable or not game.fold(DODGEABLE, True, use, target):
            return False
        count = game.fold(DODGES, 1, use, target)
        answers = yield Respond(
            target, ("dodge",), "use", "respond.dodge",
            count=count, suits=game.fold(DODGE_SUITS, (), use, target),
            user=use.user, card=self.id, cards=use.cards, damage=self.strength(game, use, target),
            rage=self.extra_rage,
        )  # fmt: skip
        return len(answers) >= count

    def strength(self, game: FateGame, use: Use, target: int) -> int:
        """Points of damage it deals: all bonuses add up (R15.4)."""
        return 1 + int(game.fold(BONUS, use.bonus + use.bonus_on[target], use, target))

    def on_hit(self, game: FateGame, use: Use, target: int) -> Steps:
        """What this kind does on a hit beside the damage."""
        yield from ()


def further(game: FateGame, use: Use) -> list[int]:
    """Free targets within range of its user (A79), besides those an Attack has."""
    return [seat for seat in KINDS["normal_attack"].legal(game, use.user) if seat not in use.targets]
