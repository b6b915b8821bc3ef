"""hp and rage: damage (R18), healing, rage (R12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fate.fate2.rules import dying
from fate.fate2.rules.moves import Exchange, SeatEvent
from fate.fate2.rules.queries import CAN_HEAL
from fate.kernel.event import Event, Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame
    from fate.fate2.rules.use import Use


class Damage(SeatEvent):
    """`amount` points to `seat`. `source` is who deals it, None for none (R18.2); `cause` the id of what does.

    Its *before* window redirects (priority 10), reduces (20) and prevents (30), in that order (A115); a reaction
    changes `seat` or `amount`, or cancels it. Reactions to damage really taken answer `Damaged`. `extra_rage` is
    gained on top by whoever takes it (A95). `aimed_at` stays who it was meant for.
    """

    __slots__ = ("aimed_at", "amount", "cause", "extra_rage", "source", "use")

    def __init__(
        self,
        seat: int,
        amount: int,
        *,
        source: int | None,
        cause: str,
        use: Use | None = None,
        extra_rage: int = 0,
    ) -> None:
        super().__init__(seat)
        self.aimed_at = seat
        self.amount = amount
        self.source = source
        self.cause = cause
        self.use = use
        self.extra_rage = extra_rage

    @property
    def attack(self) -> Use | None:
        """The Attack that deals it, if one does."""
        return self.use if self.use is not None and self.use.kind.attack else None

    def dealt_by(self, seat: int) -> bool:
        """Whether `seat` deals it to somebody else."""
        return self.source == seat != self.seat

    def happen(self, game: FateGame) -> Steps:
        """Points of hp lost: hp, rage, linked damage, dying, then the after-damage reactions (R18.1)."""
        seat = game.state.seats[self.seat]
        if self.amount <= 0 or not seat.alive:
            return 0
        seat.hp -= self.amount
        game.note("damage", seat=self.seat, source=self.source, amount=self.amount, hp=seat.hp, cause=self.cause)
        if not (self.source == self.seat and game.house("A118")):
            yield GainRage(self.seat, self.amount + self.extra_rage, hurt=True)
        yield Suffered(self)
        if seat.alive and seat.hp <= 0:
            game.note("dying", seat=self.seat)
            yield dying.Dying(self.seat, self)
        yield Damaged(self)
        return self.amount

    def about(self) -> dict[str, Any]:
        """Who hits whom for how much, with what."""
        return {"seat": self.seat, "source": self.source, "amount": self.amount, "cause": self.cause}


class OfDamage(Event):
    """A moment of damage that has been dealt."""

    __slots__ = ("damage",)

    def __init__(self, damage: Damage) -> None:
        super().__init__()
        self.damage = damage

    def about(self) -> dict[str, Any]:
        """As the damage."""
        return self.damage.about()


class Suffered(OfDamage):
    """hp has been lost and rage gained, before anybody dies of it: the moment of linked damage (R18.1 ⑤)."""

    __slots__ = ()


class Damaged(OfDamage):
    """Damage has been taken and what it brought about is settled (R18.1 ⑦). The dead do not react to their own (D4)."""

    __slots__ = ()


class Heal(SeatEvent):
    """`seat` regains up to `amount` hp, never above its limit (R18.6)."""

    __slots__ = ("amount", "cause")

    def __init__(self, seat: int, amount: int, *, cause: str) -> None:
        super().__init__(seat)
        self.amount = amount
        self.cause = cause

    def happen(self, game: FateGame) -> int:
        """Points regained."""
        seat = game.state.seats[self.seat]
        gained = min(self.amount, seat.max_hp - seat.hp)
        if gained <= 0 or not game.fold(CAN_HEAL, True, self.seat):
            return 0
        seat.hp += gained
        game.note("heal", seat=self.seat, amount=gained, hp=seat.hp, cause=self.cause)
        return gained


class SwapHp(Exchange):
    """Two characters exchange hp; what exceeds a limit is lost (A126). Not damage, no rage."""

    __slots__ = ()

    def happen(self, game: FateGame) -> None:
        """At once."""
        one, other = game.state.seats[self.a], game.state.seats[self.b]
        one.hp, other.hp = min(other.hp, one.max_hp), min(one.hp, other.max_hp)
        game.note("swap_hp", a=self.a, b=self.b, hp_a=one.hp, hp_b=other.hp)


class GainRage(SeatEvent):
    """`seat` gains rage up to its limit; the overflow is not gained (R12.4). `hurt`: by taking damage."""

    __slots__ = ("amount", "hurt")

    def __init__(self, seat: int, amount: int, *, hurt: bool = False) -> None:
        super().__init__(seat)
        self.amount = amount
        self.hurt = hurt

    def happen(self, game: FateGame) -> int:
        """Points gained."""
        seat = game.state.seats[self.seat]
        gained = min(self.amount, seat.max_rage - seat.rage)
        if gained > 0:
            seat.rage += gained
            game.note("rage", seat=self.seat, amount=gained, rage=seat.rage)
        return gained


class LoseRage(SeatEvent):
    """`seat` loses rage down to 0. `cost`: it pays, nothing is done to it (A44)."""

    __slots__ = ("amount", "cost")

    def __init__(self, seat: int, amount: int, *, cost: bool = False) -> None:
        super().__init__(seat)
        self.amount = amount
        self.cost = cost

    def allowed(self, game: FateGame) -> bool:
        """A cost can be paid by the immune too (A165)."""
        return self.cost or super().allowed(game)

    def happen(self, game: FateGame) -> int:
        """Points lost."""
        seat = game.state.seats[self.seat]
        lost = min(self.amount, seat.rage)
        if lost > 0:
            seat.rage -= lost
            game.note("rage", seat=self.seat, amount=-lost, rage=seat.rage)
        return lost
