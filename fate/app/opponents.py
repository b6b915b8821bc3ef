"""The bots at the table. Each decision has its own random numbers, so that a resumed game goes on as it would have."""

from __future__ import annotations

from fate.bots.bot import Bot
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.view import view
from fate.fate2.worlds import Worlds
from fate.kernel.question import Answer
from fate.kernel.rng import MASK, Rng


class Bots:
    """Decides for every seat that no person plays. Sees no more than the seat it decides for."""

    def __init__(self, seed: int, bot: Bot) -> None:
        self.seed = seed
        self.bot = bot

    def choose(self, game: FateGame) -> Answer:
        """An answer to the pending question."""
        assert game.pending is not None
        seat = game.pending.seat
        rng = Rng((self.seed ^ 0x9E3779B97F4A7C15 * (len(game.decisions) + 1)) & MASK)
        return self.bot.choose(view(game, seat), Worlds(game, seat), rng)
