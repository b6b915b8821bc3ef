"""A player that takes any legal answer: for fuzzing, simulating, and as the measure of other bots."""

from __future__ import annotations

from fate.bots.bot import Dealer, asked
from fate.fate2.rules.view import View
from fate.kernel.question import Answer, Question
from fate.kernel.rng import Rng


class RandomBot:
    """Every option is equally likely; of many, first how many."""

    name = "random"

    def choose(self, view: View, worlds: Dealer, rng: Rng) -> Answer:
        """See `any_answer`."""
        return any_answer(asked(view), rng)


def any_answer(question: Question, rng: Rng) -> Answer:
    """A legal answer by chance."""
    if not question.many:
        return rng.below(len(question.options))
    wanted = question.least + rng.below(question.most - question.least + 1)
    order = list(range(len(question.options)))
    rng.shuffle(order)
    return question.fitting(order, wanted)
