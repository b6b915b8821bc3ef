"""闪避护符 Dodge Charm."""

from fate.fate2.api import DODGE_SUITS, FateGame, Steps, Targeted, Ward, after, card, stands


def averts(game: FateGame, me: int, step: Targeted) -> bool:
    """An Attack not stopped yet; one that only certain Dodges can cancel is beyond the charm (A89)."""
    use = step.use
    return (
        step.target == me
        and use.kind.attack
        and me not in use.void
        and stands(game, me, DodgeCharm.id)
        and not game.fold(DODGE_SUITS, (), use, me)
    )


@card
class DodgeCharm(Ward):
    """Comes into play sideways (A180). In your play phase you may discard 1 hand card to turn it upright. Upright, when
    an Attack targets you, you may turn it sideways to cancel that Attack, even one that cannot be dodged (A90).
    """

    id = "dodge_charm"

    def starts_upright(self, game: FateGame) -> bool:
        """Only by house rule A180."""
        return game.house("A180")

    @after(Targeted, optional=True, when=averts)
    def avert(self, game: FateGame, me: int, step: Targeted) -> Steps:
        """Before it can be dodged, in the same moment as the wearer's skills, in its own order (R15.1 ③, R1.9)."""
        yield from self.cancel(game, me, step)
