"""兽王 Beast Lord."""

from fate.fate2.api import Conversion, Converts, DrawPhase, FateGame, Passive, Steps, any_card, before, skill


@skill
class SavageAxe(Conversion):
    """You may use any 2 hand cards of one suit as a Savage Axe."""

    id = "beast_lord.savage_axe"
    conversions = (Converts("savage_axe", 2, any_card, ("use",), one_suit=True),)


def weak(game: FateGame, me: int, phase: DrawPhase) -> bool:
    """Your draw phase, not given up (A284), with 2 hp or less."""
    return phase.drawn_by(me) and game.state.seats[me].hp <= 2


@skill
class WildCall(Passive):
    """While you have 2 hp or less, you may draw 1 more in your draw phase, on top of other extras (A306)."""

    id = "beast_lord.wild_call"
    selfish = True

    @before(DrawPhase, optional=True, when=weak)
    def call(self, game: FateGame, me: int, phase: DrawPhase) -> Steps:
        """1 card."""
        phase.count += 1
        yield from ()
