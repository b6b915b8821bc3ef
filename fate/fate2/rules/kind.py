"""Kinds of card: what each *is* (category, targets, cost) and, in `effect`, what it *does*."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar

from fate.fate2 import data
from fate.fate2.rules import ask
from fate.fate2.rules import use as uses
from fate.fate2.rules.catalog import KINDS, STANDING
from fate.fate2.rules.equipment import Equip
from fate.fate2.rules.queries import CAN_ARM, TARGETS
from fate.kernel.ability import Ability
from fate.kernel.event import Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame
    from fate.fate2.rules.use import Use

K = TypeVar("K", bound="type[Kind]")


class Aim(NamedTuple):
    """Whom a use is aimed at: its targets in the order in which they are served, and others merely chosen (A239)."""

    targets: list[int]
    others: tuple[int, ...] = ()


class Kind:
    """One kind of card. Everything is stateless; one instance for all copies."""

    id: ClassVar[str] = ""
    playable: ClassVar[bool] = True
    """Usable on one's own initiative in the play phase."""
    attack: ClassVar[bool] = False
    dispellable: ClassVar[bool] = False
    """A magic card (R16.1)."""
    upgradable: ClassVar[bool] = False
    repeatable: ClassVar[bool] = True
    """Its effect is neither placing its card nor cancelling another, so it can happen again (A178)."""

    everyone: ClassVar[bool] = False
    """Aimed at all it may be used on, so there is nothing to choose; the immune are passed over (A268)."""

    category: str
    cost: int
    """Rage an S-skill costs (R26.1)."""

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """Characters it may be used on now, before immunity is considered; none for what only answers something."""
        return ()

    def afar(self) -> Kind:
        """The same without its range limit: itself for all that have none (R13.4)."""
        return self

    def starts_upright(self, game: FateGame) -> bool:
        """For armour with two positions: whether it comes into play ready (R24.6)."""
        return False

    def legal(self, game: FateGame, user: int, upgraded: bool = False) -> Sequence[int]:
        """Characters it may be used on now: as the text and skills say, less the immune (R27.3)."""
        targets = game.fold(TARGETS, self.targets(game, user, upgraded), user, self)
        return [seat for seat in targets if game.state.seats[seat].immune_by is None]

    def aim(self, game: FateGame, user: int, upgraded: bool) -> Steps:
        """Choose the target; yields cancellable questions, returns an Aim."""
        legal = self.legal(game, user, upgraded)
        if self.everyone:
            return Aim(list(legal))
        target = yield ask.seat(user, "use.target", legal, cancel=True, card=self.id, upgraded=upgraded)
        return Aim([target])

    def resolve(self, game: FateGame, use: Use) -> Steps:
        """Carry the use out on each target in turn (R18.4)."""
        for target in use.targets:
            if use.affects(game, target):
                yield uses.Effect(use, target)

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """What it does to one target."""
        raise NotImplementedError


class Magic(Kind):
    """Magic cards: dispellable, no range limit (R13.4); some have an upgrade for 1 rage (R10.3)."""

    dispellable = True


class SSkill(Kind):
    """S-skills: cost 2 or 3 rage, cannot be dispelled (R26)."""


class Standing(Kind, Ability):
    """A kind whose text reaches beyond using it, so it is an ability of everybody alive while its set is played.

    Its reactions look for its cards themselves: in a hand, in a status zone.
    """

    origin = "card"


class Gear(Kind, Ability):
    """Equipment (R24): worn by oneself; its effect is an ability of whoever wears it and cannot be dispelled."""

    origin = "gear"
    anyone: ClassVar[bool] = False
    """May be forced on others (R24.4)."""

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """Oneself, or anybody for the attribute weapons."""
        return game.living(user) if self.anyone else (user,)

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """Wear it."""
        yield Equip(target, use.cards[0], use.user)


class Weapon(Gear):
    """A weapon with its attack range (R13.3)."""

    range: int


class AttributeWeapon(Weapon):
    """A weapon that may be forced on anyone and works for heroes of one attribute only (R24.4)."""

    anyone = True
    attribute: ClassVar[str]

    @classmethod
    def works(cls, game: FateGame, me: int) -> bool:
        """Whether its wearer has the attribute; no hero has none."""
        hero = data.heroes().get(game.state.seats[me].hero)
        return hero is not None and hero.attribute == cls.attribute


class Armor(Gear):
    """Armour."""

    def legal(self, game: FateGame, user: int, upgraded: bool = False) -> Sequence[int]:
        """Nobody who cannot wear armour (R24.5)."""
        return [seat for seat in super().legal(game, user, upgraded) if game.fold(CAN_ARM, True, seat)]


def card(cls: K) -> K:
    """Register a kind of card under its id, with its printed numbers."""
    row = data.kinds()[cls.id]
    kind: Any = cls()
    kind.category = row.category
    kind.cost = row.rage if row.category == "s-skill" and row.rage else 0
    kind.range = row.range
    KINDS.add(cls.id, kind)
    if isinstance(kind, Standing):
        STANDING.setdefault(row.set, []).append(kind)
    return cls
