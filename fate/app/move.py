"""A person's move in the making: walking ahead through a compound move as long as nothing has been paid.

Picking an attack card answers the engine's question at once, so that targets light up; the engine can take it all back
until the last step, which only the main button takes.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from fate.app import choice as choosing
from fate.app.arranging import Plan
from fate.app.choice import Choice
from fate.fate2.asked import ENDINGS
from fate.fate2.rules.game import FateGame
from fate.kernel.log import LogEntry
from fate.kernel.question import Option, Question

Step = tuple[str, tuple[Option, ...]]


class Price(NamedTuple):
    """Points of rage, and hand cards that are paid without anybody choosing them."""

    rage: int = 0
    cards: tuple[int, ...] = ()


FREE = Price()
_PAYING = ("spend", "skill", "stake", "discard", "rage")
"""What is told while a price is being paid; whatever else comes is what was paid for."""


class Move:
    """From the question a seat is asked to the answer that cannot be taken back."""

    def __init__(self, game: FateGame, seat: int) -> None:
        assert game.pending is not None
        self.game = game
        self.seat = seat
        self.choice = Choice(game.pending)
        self.root: Question | None = None
        self.path: list[Step] = []
        self.upgrade: bool | None = None
        self.aim: tuple[int, ...] = ()
        self.cost = FREE
        """What is to be paid for what is picked, should no further choice come before."""
        self.plan: Plan | None = None
        """What a confirmed series leaves for the questions to come."""
        if self.choice.arrangement is None and (only := choosing.only(game.pending)) is not None:
            self.choice.picked = [only]
            self._foresee()

    @property
    def question(self) -> Question:
        """What is being asked now."""
        return self.choice.question

    def pick(self, option: Any) -> bool:
        """Pick option number `option`; "r3" is option 3 of the question the move began with. False if there is none."""
        if isinstance(option, str) and option[:1] == "r" and option[1:].isdecimal() and self.root is not None:
            self.unwind()
            option = int(option[1:])
        elif isinstance(option, str) and option.isdecimal():
            option = int(option)
        if type(option) is not int or not 0 <= option < len(self.question.options):
            return False
        if self.question.options[option][0] in ENDINGS:
            return False
        if self.choice.arrangement is not None:
            return self.choice.press(option)
        self.choice.toggle(option)
        self._look_ahead()
        return True

    def toggle_upgrade(self) -> bool:
        """Turn the upgrade switch, keeping the card and, where they are asked for either way, the targets picked."""
        if self.upgrade is None:
            return False
        asked, picked = self.question.key, [self.question.options[index] for index in self.choice.picked]
        self.upgrade = not self.upgrade
        before = self.path
        for place, (key, _) in enumerate(self.path):
            if key in choosing.UPGRADES:
                before = self.path[:place]
        self._replay(before)
        for option in picked if asked not in choosing.UPGRADES else ():
            if self.question.key == asked and (again := choosing.find(self.question, option)) is not None:
                self.pick(again)
        return True

    def back(self) -> bool:
        """One step back; what was picked last is put down. False when there is nothing to take back."""
        if self.path:
            # The switch stands beside the question after it: the two are one step.
            self._replay(self.path[: -2 if self.path[-1][0] in choosing.UPGRADES else -1])
            return True
        self.aim, self.cost = (), FREE
        return self.choice.back()

    def unwind(self) -> None:
        """Back to the question the move began with."""
        if self.root is not None:
            self.game.cancel()
        assert self.game.pending is not None
        self.choice = Choice(self.game.pending)
        self.root, self.path, self.upgrade, self.aim, self.cost = None, [], None, (), FREE

    def confirm(self) -> bool:
        """Answer with what is picked. True when that was the last step: the move is made."""
        if self.choice.arrangement is None:
            return not self._step(self.choice.answer())
        self.plan = Plan(self.seat, self.choice.arrangement.steps())
        return not self._step(self.plan.next(self.question))

    def end(self) -> bool:
        """Decline, pass or end the phase. False when the question does not allow it."""
        option = choosing.ending(self.question)
        if option is None:
            return False
        self.game.answer(option)
        return True

    def _look_ahead(self) -> None:
        """Take the step of a single pick if it can be taken back; otherwise see whom it would act on."""
        self.aim, goes_on, told = (), *self._foresee()
        if self.question.many:
            return
        if goes_on:
            self._step(self.choice.answer())
            return
        self.aim = next((tuple(e.args.get("targets") or ()) for e in told if e.key in ("spend", "skill")), ())

    def _foresee(self) -> tuple[bool, list[LogEntry]]:
        """Whether the move goes on after what is picked and can still be taken back, and what the table would be told.

        What is to be paid is then known.
        """
        self.cost = FREE
        if not self.choice.complete or (not self.question.many and len(self._ways(self.choice.picked[0])) > 1):
            return False, []
        probe = self.game.fork(log=True)
        before = len(probe.log or ())
        probe.answer(self.choice.answer())
        goes_on, told = self._goes_on(probe), (probe.log or [])[before:]
        if not goes_on:
            by_chance = probe.state.rng != self.game.state.rng
            self.cost = _price(told, self.seat, () if by_chance else self._held())
        return goes_on, told

    def _ways(self, option: int) -> list[int]:
        """All options for the same card or ability."""
        chosen, options = self.question.options[option], self.question.options
        if (uid := choosing.card_of(chosen)) is not None:
            return choosing.by_card(options)[uid]
        if (ability := choosing.ability_of(chosen)) is not None:
            return choosing.by_ability(options)[ability]
        return [option]

    def _held(self) -> set[int]:
        """Hand cards nobody has picked for this move."""
        steps = [*(options for _, options in self.path), [self.question.options[i] for i in self.choice.picked]]
        return {*self.game.state.seats[self.seat].hand} - {
            choosing.card_of(option) for step in steps for option in step
        }

    def _goes_on(self, game: FateGame) -> bool:
        pending = game.pending
        return pending is not None and pending.seat == self.seat and pending.cancel

    def _step(self, answer: Any) -> bool:
        """Answer the engine. True when the move goes on and can still be taken back."""
        question = self.question
        indices = answer if isinstance(answer, tuple) else (answer,)
        taken = (question.key, tuple(question.options[i] for i in indices))
        self.game.answer(answer)
        if not self._goes_on(self.game):
            return False
        if self.root is None:
            self.root = question
        self.path.append(taken)
        assert self.game.pending is not None
        self.choice = Choice(self.game.pending)
        self.aim, self.cost = (), FREE
        self._switch()
        return True

    def _switch(self) -> None:
        """At an upgrade question, choose as the switch stands and go on if that can be taken back."""
        if self.question.key not in choosing.UPGRADES:
            return
        plain = choosing.plain(self.question)
        if self.upgrade is None:
            self.upgrade = False
        paid = next((i for i in range(len(self.question.options)) if i != plain), plain)
        self.choice.picked = [paid if self.upgrade else plain]
        self._look_ahead()

    def _replay(self, steps: list[Step]) -> None:
        """Back to the beginning, then the given steps again."""
        upgrade = self.upgrade
        self.unwind()
        self.upgrade = upgrade
        for key, options in steps:
            if self.question.key != key:
                return
            found = [choosing.find(self.question, option) for option in options]
            indices = [i for i in found if i is not None]
            if len(indices) != len(options):
                return
            if not self._step(tuple(indices) if self.question.many else indices[0]):
                return
        if not steps:
            self.upgrade = None


def _price(told: Sequence[LogEntry], seat: int, held: Collection[int]) -> Price:
    """What a seat pays for what it begins with these entries; of cards, those among `held`."""
    rage, cards = 0, []
    for entry in told:
        if entry.key not in _PAYING or entry.args["seat"] != seat or entry.args.get("amount", 0) > 0:
            break
        rage -= entry.args.get("amount", 0)
        if entry.key in ("stake", "discard"):
            cards += [uid for uid in entry.args["cards"] if uid in held]
    return Price(rage, tuple(cards))
