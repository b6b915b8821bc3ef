"""A game small enough to see through: two seats add to a number; abilities react. The kernel is tested with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from fate.kernel.ability import Ability, Query, after, before, modifies
from fate.kernel.event import CANCELLED, Attempt, Event, Steps
from fate.kernel.game import Game
from fate.kernel.question import DECLINE, Question

STEP = Query("step")


@dataclass(slots=True)
class State:
    """`total` is what has been added up; `owners` says which seat has which abilities."""

    rng: int = 0
    outcome: Any = None
    turn: int = 0
    total: int = 0
    paid: int = 0
    told: list[str] = field(default_factory=list)
    owners: list[tuple[int, str]] = field(default_factory=list)

    def copy(self) -> State:
        """An independent copy."""
        return State(self.rng, self.outcome, self.turn, self.total, self.paid, self.told[:], self.owners[:])


class Add(Event):
    """Add `amount`."""

    __slots__ = ("amount", "seat")

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__()
        self.seat = seat
        self.amount = amount

    def happen(self, game: Toy) -> int:
        game.state.total += game.fold(STEP, self.amount, self.seat)
        game.state.told.append(f"add {self.amount}")
        return game.state.total

    def about(self) -> dict[str, Any]:
        return {"seat": self.seat, "amount": self.amount}


class Chain(Event):
    """`depth` events inside each other, then one Add."""

    __slots__ = ("depth",)

    def __init__(self, depth: int) -> None:
        super().__init__()
        self.depth = depth

    def happen(self, game: Toy) -> Steps:
        if self.depth:
            return 1 + (yield Chain(self.depth - 1))
        yield Add(0, 1)
        return 0


class Pay(Event):
    """One point is paid."""

    def happen(self, game: Toy) -> None:
        game.state.paid += 1


class Forbidden(Event):
    """Never allowed."""

    guarded = True

    def allowed(self, game: Toy) -> bool:
        return False

    def happen(self, game: Toy) -> None:
        raise AssertionError


class Note(Ability):
    """Tells that something was added."""

    id = "note"

    @after(Add)
    def note(self, game: Toy, me: int, event: Add) -> Steps:
        game.state.told.append(f"note {me}")
        yield from ()


class Early(Ability):
    """As Note, before all of a later priority."""

    id = "early"

    @after(Add, priority=-1)
    def early(self, game: Toy, me: int, event: Add) -> Steps:
        game.state.told.append(f"early {me}")
        yield from ()


class Twice(Ability):
    """Doubles what is added by its owner."""

    id = "twice"

    @modifies(STEP)
    def double(self, game: Toy, me: int, value: int, seat: int) -> int:
        return value * 2 if seat == me else value


class Veto(Ability):
    """May prevent an Add of five or more."""

    id = "veto"

    @before(Add, optional=True, when=lambda game, me, event: event.amount >= 5)
    def veto(self, game: Toy, me: int, event: Add) -> Steps:
        event.cancelled = True
        yield from ()


class Echo(Ability):
    """May answer each Add with another, for ever."""

    id = "echo"

    @after(Add, optional=True)
    def echo(self, game: Toy, me: int, event: Add) -> Steps:
        yield Add(me, 1)


ABILITIES = {ability.id: ability for ability in (Note(), Early(), Twice(), Veto(), Echo())}


class Toy(Game[State]):
    """In turn, each seat adds a number, makes a compound move, or stops the game."""

    def main(self) -> Steps:
        while self.state.outcome is None:
            mark = len(self.decisions)
            options = [("add", 1), ("add", 5), ("chain", 300), ("buy",), ("lot",), ("stop",)]
            chosen = yield self.ask_phase(lambda options=options: Question(self.state.turn, "act", options))
            if chosen == 300:
                yield Chain(300)
            elif chosen == ("buy",):
                bought = yield Attempt(self.buy(), mark)
                if bought is CANCELLED:
                    continue
                yield Pay()
                yield Add(self.state.turn, bought)
            elif chosen == ("lot",):
                yield Add(self.state.turn, self.below(1000))
            elif chosen == ("stop",):
                yield End()
            else:
                yield Add(self.state.turn, chosen)
            yield Pass()

    def buy(self) -> Steps:
        first = yield Question(self.state.turn, "buy.first", [("n", 1), ("n", 2)], cancel=True)
        second = yield Question(self.state.turn, "buy.second", [("n", 10), ("n", 20), DECLINE], cancel=True)
        return first + (second or 0)

    def abilities(self) -> Iterator[tuple[int, Ability]]:
        for seat, id in self.state.owners:
            yield seat, ABILITIES[id]

    def order(self) -> Sequence[int]:
        return (self.state.turn, 1 - self.state.turn)


class Pass(Event):
    """The other's turn."""

    def happen(self, game: Toy) -> None:
        game.state.turn = 1 - game.state.turn


class End(Event):
    """The game is over."""

    def happen(self, game: Toy) -> None:
        game.state.outcome = "over"


ADD_1, ADD_5, CHAIN, BUY, LOT, STOP = range(6)


def toy(*owners: tuple[int, str], keep: bool = False, log: bool = False) -> Toy:
    """A game at its first question, with these abilities."""
    return Toy(State(owners=list(owners)), keep=keep, log=log).start()
