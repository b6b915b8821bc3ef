"""Roshan附体 Possessed by the Ancient."""

from fate.fate2.api import HAND_LIMIT, Draw, DrawPhase, Fate, FateGame, Steps, before, fate, modifies


@fate
class PossessedByTheAncient(Fate):
    """On your turn, reveal yourself and draw X; from then on you may draw X more in your draw phase and your hand limit
    is X higher (X: other living characters, counted anew each time, A264). Kill everybody else to win; all others now
    win by your death (R22.8, A157). A second Neutral can no longer reveal itself (A318).
    """

    id = "possessed_by_the_ancient"
    reveals = True

    def reveal(self, game: FateGame, neutral: int) -> Steps:
        """X cards at once."""
        yield Draw(neutral, len(game.others(neutral)))

    @before(DrawPhase, optional=True, when=lambda game, me, phase: phase.drawn_by(me))
    def draw_more(self, game: FateGame, me: int, phase: DrawPhase) -> Steps:
        """X more."""
        phase.count += len(game.others(me))
        yield from ()

    @modifies(HAND_LIMIT)
    def keep_more(self, game: FateGame, me: int, value: int, seat: int) -> int:
        """X more."""
        return value + len(game.others(me)) if seat == me else value
