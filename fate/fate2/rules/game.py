"""A game of 宿命2.0: the kernel's loop with this game's State, abilities and turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fate.fate2 import data
from fate.fate2.rules import catalog, setup, turn
from fate.fate2.rules.catalog import EFFECTS, FATES, LAID, MODES, SKILLS, kind_of
from fate.fate2.rules.expansion import common
from fate.fate2.rules.mode import Mode
from fate.fate2.rules.options import Options
from fate.fate2.rules.queries import SILENCED
from fate.fate2.rules.skill import Reactive
from fate.fate2.rules.state import Seat, State
from fate.kernel.ability import Ability, Entry, Index
from fate.kernel.event import Event, Steps
from fate.kernel.game import Game
from fate.kernel.question import DECLINE, Answer, Question

TOUCH = ("card", "skill", "monster")
"""Causes that do not reach the immune; equipment, fates and the rules themselves do (R27.3, A164)."""


class FateGame(Game[State]):
    """One game."""

    def __repr__(self) -> str:
        """Where it is, and what is asked."""
        state = self.state
        if state.outcome is not None:
            return f"<FateGame over, {state.outcome}>"
        return f"<FateGame turn {state.turn_no} of seat {state.turn}, {state.phase}: {self.pending}>"

    @property
    def mode(self) -> Mode:
        """How this table is set up and won."""
        return MODES[self.state.options.mode]

    def main(self) -> Steps:
        """See `fate.fate2.rules.turn`."""
        return turn.run(self)

    def abilities(self) -> Iterator[tuple[int, Ability]]:
        """Seat by seat: hero, equipment, cards laid, effects of the turn, what everybody can do; of the dying dead only
        last words.
        """
        state = self.state
        if state.phase == "setup":
            return
        shared = common(state.options.sets)
        for i, seat in enumerate(state.seats):
            for ability in own(seat):
                yield i, ability
            if seat.alive:
                for ability in shared:
                    yield i, ability
        if state.revealed is not None and state.seats[state.revealed].alive:
            yield state.revealed, FATES[state.fate]

    def house(self, ruling: str) -> bool:
        """Whether this table plays the other reading of a disputed ruling (see `Options.house`)."""
        return ruling in self.state.options.house

    def answer_for(self, question: Question) -> Answer | None:
        """The dead decide nothing: what a card they used still leaves open is declined, else drawn by lot (A149)."""
        seat = self.state.seats[question.seat]
        if seat.alive or seat.leaving:
            return None
        count = len(question.options)
        if not question.many:
            return count - 1 if question.options[-1] == DECLINE else self.below(count)
        order = list(range(count))
        self.shuffle(order)
        return question.fitting(order, question.least)

    def order(self) -> Sequence[int]:
        """All seats in action order from the turn's (R1.9)."""
        count, first = len(self.state.seats), self.state.turn
        return [(first + step) % count for step in range(count)]

    def living(self, start: int | None = None) -> list[int]:
        """Living seats in action order, from `start` (default: the turn's)."""
        seats = self.state.seats
        count = len(seats)
        first = self.state.turn if start is None else start
        return [s for step in range(count) if seats[s := (first + step) % count].alive]

    def others(self, me: int) -> list[int]:
        """Living seats but `me`, in action order from it."""
        return [seat for seat in self.living(me) if seat != me]

    def open(self, seats: Sequence[int]) -> list[int]:
        """Those of these seats that skills and hand cards can reach (R27.3)."""
        return [seat for seat in seats if self.state.seats[seat].immune_by is None]

    def next_living(self, seat: int) -> int:
        """The next living seat downstream (R1.4); the seat itself when it is alone."""
        count = len(self.state.seats)
        for step in range(1, count + 1):
            if self.state.seats[(seat + step) % count].alive:
                return (seat + step) % count
        return seat

    def silenced(self, seat: int, ability: Ability) -> bool:
        """Whether something keeps this seat from using an active or casting skill now."""
        if SILENCED not in self.index.queries or getattr(ability, "type", "passive") == "passive":
            return False
        return bool(self.fold(SILENCED, "", seat, ability))

    def _applies(self, entry: Entry, event: Event, index: Index) -> bool:
        """The silenced do not react with active skills either, nor does anybody beyond a skill's limit (R28.2)."""
        seat, ability = entry.seat, entry.ability
        if not super()._applies(entry, event, index) or self.silenced(seat, ability):
            return False
        return not isinstance(ability, Reactive) or ability.left(self, seat)

    def knows_identity(self, seat: int, other: int) -> bool:
        """Whether `seat` knows who `other` is: dealt, looked at, or open to all."""
        state = self.state
        return other in state.seats[seat].knows or not state.seats[other].alive or state.revealed == other

    def touched_by_skill_or_card(self) -> bool:
        """Whether the innermost cause of what is happening is a skill, a hand card or a monster."""
        for event in self.stack():
            origin = event.origin()
            if origin:
                return origin in TOUCH
        return False

    def count(self, seat: int, key: str) -> None:
        """One more use of something limited per turn. Called by events only."""
        used = self.state.seats[seat].used
        used[key] = used.get(key, 0) + 1

    def draw_at_random(self, seat: int, n: int) -> list[int]:
        """Up to n cards of a hand, picked blind (R1.7): equally likely whoever picks."""
        hand = list(self.state.seats[seat].hand)
        picked: list[int] = []
        while hand and len(picked) < n:
            picked.append(hand.pop(self.below(len(hand))))
        return picked


def own(seat: Seat) -> list[Ability]:
    """The abilities of one character by itself, in the order of `FateGame.abilities`."""
    skills = [SKILLS[printed.skill] for printed in data.heroes()[seat.hero].skills] if seat.hero else []
    if not seat.alive:
        return [skill for skill in skills if seat.leaving and skill.posthumous]
    found: list[Ability] = [skill for skill in skills if seat.immune_by is None or not skill.selfish]
    found += [kind_of(uid) for uid in seat.gear]  # type: ignore[misc]
    if seat.immune_by is None:  # A166: what lies there is suspended
        found += [LAID[status.kind] for status in seat.status if status.kind in LAID]
    effects = [EFFECTS[effect.kind] for effect in seat.effects]
    return found + [effect for effect in effects if seat.immune_by is None or not effect.selfish]


def new_game(players: int, seed: int, *, keep: bool = False, log: bool = False, **choices: Any) -> FateGame:
    """A table at its first question. `choices`: see `Options`; for `keep` and `log` see `Game`. Raises BadSetup."""
    catalog.load()
    options = Options(players=players, **choices)
    return FateGame(setup.new_state(options, seed), keep=keep, log=log).start()
