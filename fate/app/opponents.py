"""The bots at the table. Each decision has its own random numbers, so that a resumed game goes on as it would have."""

from __future__ import annotations

from typing import Any

from fate.kernel.question import Answer
from fate.kernel.rng import below


class Bots:
    """Decides for every seat that no person plays."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, game: Any) -> Answer:
        """An answer to the pending question."""
        question = game.pending
        rng = (self.seed * 0x9E3779B97F4A7C15 + len(game.decisions)) & (1 << 64) - 1
        if question.many:
            count = question.least
            return tuple(range(count))
        _, k = below(rng, len(question.options))
        return k
