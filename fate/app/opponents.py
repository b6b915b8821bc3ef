"""The bots at the table. Each decision has its own random numbers, so that a resumed game goes on as it would have."""

from __future__ import annotations

from collections.abc import Sequence

from fate.app.form import HARDEST, Player
from fate.bots.basic import BasicBot
from fate.bots.bot import Bot
from fate.bots.reflex import ReflexBot
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.view import view
from fate.fate2.worlds import Worlds
from fate.kernel.question import Answer, Question
from fate.kernel.rng import MASK, Rng

BOTS: dict[str, Bot] = {"easy": ReflexBot(), "hard": BasicBot()}
"""Who plays at which level. The easy one does not look ahead; none knows more than its seat. There is no level between:
looking ahead a tenth as far wins as many games.
"""


class Bots:
    """Decides for every seat that no person plays, and for one whose person lets it. Sees no more than that seat.

    `everywhere` plays whatever has been agreed on. What has been decided for a question is remembered until it is
    answered, so that a bot may think ahead.
    """

    def __init__(self, seed: int, players: Sequence[Player], everywhere: Bot | None = None) -> None:
        self.seed = seed
        self.bots = [everywhere or BOTS[player.level or HARDEST] for player in players]
        self.decided: tuple[Question, Answer] | None = None

    def choose(self, game: FateGame) -> Answer:
        """An answer to the pending question."""
        question = game.pending
        assert question is not None
        if self.decided is None or self.decided[0] is not question:
            rng = Rng((self.seed ^ 0x9E3779B97F4A7C15 * (len(game.decisions) + 1)) & MASK)
            seat = question.seat
            self.decided = question, self.bots[seat].choose(view(game, seat), Worlds(game, seat), rng)
        return self.decided[1]
