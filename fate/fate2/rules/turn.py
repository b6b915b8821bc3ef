"""The turn loop (R5): phase after phase, turn after turn. A pure function of the State."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fate.fate2.rules import victory
from fate.fate2.rules.catalog import PHASES, SKILLS
from fate.fate2.rules.state import CASTING, END, Outcome
from fate.kernel.event import Event, Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame


def run(game: FateGame) -> Steps:
    """From wherever the State is to the end of the game."""
    state = game.state
    if state.phase == "setup":
        yield from game.mode.set_up(game)
    phases = game.mode.phases(state.options)
    while True:
        now = state.phase
        if state.step == 0:
            if now == phases[1]:  # the casting phase before it is everybody's (R5.2)
                yield TurnBegin(laps(game))
                victory.check(game, settled=True)
            yield Enter(now)
        if state.step > 0:
            yield from PHASES[now](game)
            yield from game.mode.phase_over(game, now)
        if now == END or (now != CASTING and not state.seats[state.turn].alive):
            yield TurnEnd(state.turn)
        yield Leave(now, phases)


class Enter(Event):
    """A phase begins, unless it is skipped (R5.3) or the turn's character is dead (R5.4)."""

    __slots__ = ("phase",)

    def __init__(self, phase: str) -> None:
        super().__init__()
        self.phase = phase

    def happen(self, game: FateGame) -> None:
        """`step` becomes 1 when the phase takes place."""
        state = game.state
        seat = state.seats[state.turn]
        if self.phase == CASTING:
            state.step = 1
        elif seat.alive:
            if self.phase in seat.skipping:
                game.note("skip", seat=state.turn, phase=self.phase)
            else:
                state.step = 1
                game.note("phase", seat=state.turn, phase=self.phase)

    def about(self) -> dict[str, Any]:
        """Which."""
        return {"phase": self.phase}


class Leave(Event):
    """A phase of `phases` is over; after the last one comes the next character's turn."""

    __slots__ = ("phase", "phases")

    def __init__(self, phase: str, phases: Sequence[str]) -> None:
        super().__init__()
        self.phase = phase
        self.phases = phases

    def happen(self, game: FateGame) -> None:
        """Dead characters take no turns (A227); when the turn's character has died its turn is over (R5.4)."""
        state = game.state
        state.step = 0
        alive = state.seats[state.turn].alive
        if self.phase == CASTING:
            if not alive:
                state.turn = game.next_living(state.turn)
            state.phase = self.phases[1]
        elif self.phase == END or not alive:
            end_turn(game)
        else:
            state.phase = self.phases[self.phases.index(self.phase) + 1]


class Moment(Event):
    """Something in the turn of `seat` that abilities may react to."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class TurnEnd(Moment):
    """The turn of `seat`, which may be dead, is over; what lasts until now still does (R11.3)."""

    __slots__ = ()


def laps(game: FateGame) -> list[int]:
    """Seats whose lap ends as this turn begins: its own and the dead ones passed over (A270)."""
    state = game.state
    count = len(state.seats)
    return [(state.before + step) % count for step in range(1, (state.turn - state.before - 1) % count + 2)]


class TurnBegin(Event):
    """A turn begins, with the phase after casting (R5.2): for the seats in `passed` one lap is over (R1.3)."""

    __slots__ = ("passed",)

    def __init__(self, passed: Sequence[int]) -> None:
        super().__init__()
        self.passed = tuple(passed)

    def happen(self, game: FateGame) -> None:
        """Skips become due (A35); immunity laid by whoever has had its lap ends, dead or not (R27.3, A270, D3). What
        was used in the casting phase, which is nobody's turn, does not count for this one (R1.3, R28.2).
        """
        state = game.state
        for seat in state.seats:
            if seat.immune_by in self.passed:
                seat.immune_by = None
                game.reindex()
            if seat.used:
                seat.used = {key: times for key, times in seat.used.items() if not of_a_turn(key)}
        seat = state.seats[state.turn]
        seat.skipping, seat.skips = seat.skips, ()
        game.note("turn", seat=state.turn, number=state.turn_no)


def of_a_turn(key: str) -> bool:
    """Whether what is counted under this key is a skill limited by the turn rather than by the casting phase."""
    return key in SKILLS and SKILLS[key].type != "casting"


def end_turn(game: FateGame) -> None:
    """What lasts for a turn ends (R11.3); the next living character is up."""
    state = game.state
    state.seats[state.turn].skipping = ()
    for seat in state.seats:
        if seat.used:
            seat.used = {}
        if seat.effects:
            seat.effects = []
            game.reindex()
    state.before = state.turn
    state.turn = game.next_living(state.turn)
    state.turn_no += 1
    state.phase = CASTING
    if state.turn_no > state.options.turn_cap:
        state.outcome = Outcome("draw", ())
        game.note("win", camp="draw", seats=())
