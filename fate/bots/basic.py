"""The basic bot: tries what it may do in a few worlds that fit what it sees, and takes what turns out best.

It has no code for any card or hero. A world is played on by a fast policy for everybody up to a near horizon and
valued by everybody's strength; who is friend or foe is drawn anew in each world from its beliefs. How long it thinks is
counted in simulated decisions, never by the clock, so its answers are the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator

from fate.bots.beliefs import beliefs
from fate.bots.bot import Dealer, asked
from fate.bots.policy import Policy, cheapest
from fate.bots.random import any_answer
from fate.bots.value import stakes, worth
from fate.fate2 import data
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.view import View
from fate.fate2.worlds import Weights
from fate.kernel.question import Answer, Question
from fate.kernel.rng import Rng, advance

Plan = tuple[Answer, ...]
"""Answers to the pending question and to those that complete the same compound move."""

DEAL = 5
"""What making a world costs, in simulated decisions."""
CLEAR = 1.5
"""A lead, in points of `fate.bots.value` a world, that settles the matter."""


class BasicBot:
    """`steps`: simulated decisions it may spend on one question. `turns`: how many turns it looks ahead."""

    name = "basic"

    def __init__(self, steps: int = 1500, turns: int = 1, length: int = 40, width: int = 32) -> None:
        self.steps = steps
        self.turns = turns
        self.length = length
        """Simulated decisions in one world at most."""
        self.width = width
        """Plans considered at most."""

    def choose(self, view: View, worlds: Dealer, rng: Rng) -> Answer:
        """See `fate.bots.bot.Bot`."""
        question = asked(view)
        rng.state, seed = advance(rng.state)
        if question.key == "setup.hero":
            return _hero(question, rng)
        if question.key == "discard":
            return _discard(view, question)
        search = _Search(self, question, worlds, beliefs(view), seed)
        return search.best()


class _Search:
    def __init__(self, bot: BasicBot, question: Question, worlds: Dealer, weights: Weights, seed: int) -> None:
        self.bot = bot
        self.question = question
        self.me = question.seat
        self.worlds = worlds
        self.weights = weights
        self.seed = seed
        self.spent = 0

    def world(self, n: int) -> FateGame:
        """The n-th world: always the same one."""
        return self.worlds(Rng(self.seed + n), self.weights)

    def best(self) -> Answer:
        """The first answer of the plan that does best; the worse half is given up after every second world."""
        plans = self.plans()
        if len(plans) == 1 or len({plan[0] for plan in plans}) == 1:
            return plans[0][0]
        totals = [0.0] * len(plans)
        racing = list(range(len(plans)))
        n = 0
        while len(racing) > 1 and self.spent < self.bot.steps:
            for i in racing:
                totals[i] += self.value(plans[i], n)
            n += 1
            if n % 2 == 0:
                racing.sort(key=lambda i: (-totals[i], i))
                if n >= 4 or len(racing) > 8:
                    del racing[max(2, (len(racing) + 1) // 2) :]
                if len({plans[i][0] for i in racing}) == 1:
                    break
                if n >= 6 and totals[racing[0]] - totals[racing[1]] > CLEAR * n:
                    break
        return plans[max(racing, key=lambda i: (totals[i], -i))][0]

    def value(self, plan: Plan, n: int) -> float:
        """What carrying out a plan in the n-th world leads to."""
        game = self.world(n)
        policy = Policy(game, Rng(~(self.seed + n)))
        shares = stakes(game.state, self.me)
        horizon = game.state.turn_no + self.bot.turns
        for answer in plan:
            pending = game.pending
            if pending is None or pending.seat != self.me or not _fits(pending, answer):
                break
            game.answer(answer)
        left = self.bot.length
        while game.pending is not None and game.state.turn_no < horizon and left:
            game.answer(policy.answer(game.pending))
            left -= 1
        self.spent += self.bot.length - left + len(plan) + DEAL
        return worth(game.state, self.me, shares)

    def plans(self) -> list[Plan]:
        """Every way to answer and complete the move, up to the bot's width; beyond it the policy will complete."""
        done: list[Plan] = []
        open_plans: list[Plan] = [(answer,) for answer in candidates(self.question, Rng(self.seed), self.bot.width)]
        while open_plans:
            plan = open_plans.pop(0)
            asked_next = self.follow(plan) if len(done) + len(open_plans) < self.bot.width else None
            if asked_next is None:
                done.append(plan)
            else:
                room = max(1, self.bot.width - len(done) - len(open_plans))
                open_plans += [(*plan, answer) for answer in candidates(asked_next, Rng(self.seed), room)]
        return done

    def follow(self, plan: Plan) -> Question | None:
        """The question of the same compound move that comes after these answers, if any."""
        game = self.world(0)
        for answer in plan:
            game.answer(answer)
        pending = game.pending
        return pending if pending is not None and pending.seat == self.me and pending.cancel else None


def candidates(question: Question, rng: Rng, most: int) -> list[Answer]:
    """Answers worth trying: all of them when there are few, else a sample that has the first and the last."""
    if question.many:
        return list(dict.fromkeys(_picks(question, rng, min(most, 10))))
    count = len(question.options)
    answers = list(range(count))
    if count > most:
        middle = answers[1:-1]
        rng.shuffle(middle)
        answers = [0, *sorted(middle[: max(0, most - 2)]), count - 1]
    return list(answers)


def _picks(question: Question, rng: Rng, most: int) -> Iterator[Answer]:
    order = list(range(len(question.options)))
    for wanted in (question.least, question.most):
        yield tuple(sorted(question.fitting(order, wanted)))
    if question.least <= 1 <= question.most:
        for option in order[:most]:
            yield (option,)
    for _ in range(most // 2):
        picks = any_answer(question, rng)
        yield tuple(sorted(picks)) if isinstance(picks, tuple) else picks


def _fits(question: Question, answer: Answer) -> bool:
    count = len(question.options)
    if isinstance(answer, int):
        return not question.many and answer < count
    return question.many and question.least <= len(answer) <= question.most and all(pick < count for pick in answer)


def _hero(question: Question, rng: Rng) -> Answer:
    """The sturdiest hero on offer, by hp, hand and rage; among equals by chance."""
    order = list(range(len(question.options)))
    rng.shuffle(order)
    heroes = data.heroes()

    def sturdy(i: int) -> int:
        hero = heroes[question.options[i][1]]
        return 3 * hero.hp + hero.hand + hero.rage

    return max(order, key=sturdy)


def _discard(view: View, question: Question) -> Answer:
    """What is easiest to spare."""
    assert view.seat is not None
    order = cheapest(view.seats[view.seat], [option[1] for option in question.options])
    return question.fitting(order, question.least)
