"""菲丽丝之戒 Ring of Felice."""

from fate.fate2.api import Armor, DrawPhase, FateGame, Steps, before, card


@card
class RingOfFelice(Armor):
    """In your draw phase you may draw 1 more, unless you give up drawing (A284)."""

    id = "ring_of_felice"

    @before(DrawPhase, optional=True, when=lambda game, me, phase: phase.drawn_by(me))
    def draw_more(self, game: FateGame, me: int, phase: DrawPhase) -> Steps:
        """Part of the one draw (R9.2)."""
        phase.count += 1
        yield from ()
