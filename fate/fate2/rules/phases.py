"""What happens in each phase of a turn (R6, R8–R11). A pure function of the State: at every phase question it holds
nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fate.fate2.rules import ask, play, victory
from fate.fate2.rules.catalog import PHASES
from fate.fate2.rules.deck import Draw
from fate.fate2.rules.moves import Discard, Lift
from fate.fate2.rules.queries import HAND_LIMIT
from fate.fate2.rules.skill import Activated
from fate.fate2.rules.state import CASTING, DISCARD, DRAW, END, PLAY, STATUS
from fate.fate2.rules.turn import Moment
from fate.kernel.event import Event, Steps
from fate.kernel.question import Question

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame

Course = Callable[["FateGame"], Steps]


def phase(id: str) -> Callable[[Course], Course]:
    """Register the course of a phase."""

    def mark(course: Course) -> Course:
        return PHASES.add(id, course)

    return mark


@phase(CASTING)
def casting(game: FateGame) -> Steps:
    """Once around from the one about to act, each casting as often as it can pay (R6.2, A28)."""
    state = game.state
    if state.step == 1:
        yield from lapse(game)
        victory.check(game, settled=True)
        yield Step()
    while (ahead := to_next_caster(game)) is not None:
        if ahead:
            yield Step(ahead)
        seat = (state.turn + state.step - 2) % len(state.seats)
        mark = len(game.decisions)
        chosen = yield game.ask_phase(
            lambda seat=seat: Question(seat, "cast", [*play.activations(game, seat, "casting"), ("pass",)])
        )
        if chosen != ("pass",):
            cast = yield from play.carry_out(game, seat, chosen, mark)
            victory.check(game, settled=True)
            if not (cast and game.house("A28")):
                continue
        yield Step()


def to_next_caster(game: FateGame) -> int | None:
    """How many seats on, from the one whose chance it is, somebody has a casting skill; None when nobody is left."""
    state = game.state
    count, start = len(state.seats), state.step - 2
    for ahead in range(count - start):
        seat = (state.turn + start + ahead) % count
        if any(ability.timing == "casting" for ability in game.index.of(seat, Activated)):
            return ahead
    return None


class Step(Event):
    """The phase has come one step further, or several."""

    __slots__ = ("by",)

    def __init__(self, by: int = 1) -> None:
        super().__init__()
        self.by = by

    def happen(self, game: FateGame) -> None:
        """Counted in the State, so that a fork knows."""
        game.state.step += self.by


def lapse(game: FateGame) -> Steps:
    """Casts of the last turn are discarded (R6.4)."""
    for i in game.living():
        for status in [status for status in game.state.seats[i].status if status.lasts == "cast"]:
            yield Lift(i, status)


@phase(STATUS)
def status(game: FateGame) -> Steps:
    """Abilities first (A161). Delayed cards have acted from placement on; here they leave, in the order of placement
    (R8, A163, A169).
    """
    state = game.state
    me = state.turn
    yield from play.offer_reveal(game, me)
    yield StatusPhase(me)
    for status in [status for status in state.seats[me].status if status.lasts == "status"]:
        yield Lift(me, status)
    victory.check(game, settled=True)


class StatusPhase(Moment):
    """What abilities do in the status phase, before the cards lying there."""

    __slots__ = ()


class DrawPhase(Moment):
    """`seat` draws `count` cards. Reactions before change the count (R9.2); what a smaller draw buys is after (D5)."""

    __slots__ = ("count", "forgone", "given_up")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.count = 2
        self.given_up = False
        self.forgone: list[str] = []
        """Abilities for which a card was forgone."""

    def drawn_by(self, seat: int) -> bool:
        """Whether it is the phase of `seat`, which has not given it up."""
        return self.seat == seat and not self.given_up

    def happen(self, game: FateGame) -> Steps:
        """All at once."""
        if self.count > 0 and not self.given_up:
            yield Draw(self.seat, self.count)

    def about(self) -> dict[str, Any]:
        """Who draws how many."""
        return {"seat": self.seat, "count": self.count}


@phase(DRAW)
def draw(game: FateGame) -> Steps:
    """R9."""
    yield DrawPhase(game.state.turn)
    victory.check(game, settled=True)


class PlayPhase(Moment):
    """The play phase begins for `seat`."""

    __slots__ = ()


@phase(PLAY)
def play_phase(game: FateGame) -> Steps:
    """Any number of cards and skills, one Attack (R10)."""
    state = game.state
    me = state.turn
    if state.step == 1:
        yield PlayPhase(me)
        yield Step()
    while state.seats[me].alive:
        mark = len(game.decisions)
        option = yield game.ask_phase(lambda: play_question(game, me))
        if option == ("end",):
            return
        yield from play.carry_out(game, me, option, mark)
        victory.check(game, settled=True)


def play_question(game: FateGame, me: int) -> Question:
    """All there is to do, and ending the phase."""
    left = play.attacks_left(game, me)
    return Question(me, "play", [*play.options(game, me), ("end",)], {"attacks": left})


@phase(DISCARD)
def discard(game: FateGame) -> Steps:
    """Down to the hand limit (R11.1)."""
    state = game.state
    me = state.turn
    if state.step == 1:
        yield from play.offer_reveal(game, me)
        yield Step()
    hand = state.seats[me].hand
    surplus = len(hand) - hand_limit(game, me)
    if surplus > 0:
        cards = yield game.ask_phase(
            lambda: ask.cards(me, "discard", hand, surplus, surplus, limit=len(hand) - surplus)
        )
        yield Discard(me, cards, cost=True)
        victory.check(game, settled=True)


def hand_limit(game: FateGame, seat: int) -> int:
    """Cards `seat` may keep."""
    return int(game.fold(HAND_LIMIT, game.state.seats[seat].limit, seat))


class EndPhase(Moment):
    """The end phase: empty unless an ability uses it (R11.2)."""

    __slots__ = ()


@phase(END)
def end(game: FateGame) -> Steps:
    """R11.2. What was done here may move a Neutral to reveal itself after all (A157)."""
    me, mark = game.state.turn, len(game.decisions)
    yield EndPhase(me)
    victory.check(game, settled=True)
    if len(game.decisions) > mark and game.state.seats[me].alive:
        yield from play.offer_reveal(game, me)
