"""林肯法球 Warding Orb."""

from fate.fate2.api import FateGame, Steps, Targeted, Ward, before, card, stands


def wards(game: FateGame, me: int, step: Targeted) -> bool:
    """A magic card that nothing has stopped yet."""
    use = step.use
    return step.target == me and use.kind.category == "magic" and me not in use.void and stands(game, me, WardingOrb.id)


@card
class WardingOrb(Ward):
    """Comes into play upright, each time (A181). Upright, when a magic card targets you, before anybody may Dispel it
    (A53), you may turn it sideways to cancel that card, for yourself only (A54). A Dispel targets nobody (A55). In your
    play phase you may discard 1 hand card to turn it upright.
    """

    id = "warding_orb"

    def starts_upright(self, game: FateGame) -> bool:
        """As printed."""
        return True

    @before(Targeted, optional=True, when=wards)
    def ward(self, game: FateGame, me: int, step: Targeted) -> Steps:
        """Before it can be dispelled."""
        yield from self.cancel(game, me, step)
