"""The quick bot: answers by the policy of the simulations, without looking ahead."""

from __future__ import annotations

from fate.bots.beliefs import beliefs
from fate.bots.bot import Dealer, asked
from fate.bots.policy import Policy
from fate.fate2.rules.view import View
from fate.kernel.question import Answer
from fate.kernel.rng import Rng


class ReflexBot:
    """Guesses once who is who, in one world, and does there what comes to mind."""

    name = "reflex"

    def choose(self, view: View, worlds: Dealer, rng: Rng) -> Answer:
        """See `fate.bots.bot.Bot`."""
        question = asked(view)
        return Policy(worlds(rng, beliefs(view)), rng).answer(question)
