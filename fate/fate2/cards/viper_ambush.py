"""蝮蛇突袭 Viper Ambush."""

from collections.abc import Sequence

from fate.fate2.api import DRAW, Damage, FateGame, Lay, SkipNext, SSkill, Status, Steps, Use, card


@card
class ViperAmbush(SSkill):
    """Laid on another character: it takes 1 damage from you at once and skips its next draw phase (R27.5, A169). Not
    twice on one character (A34).
    """

    id = "viper_ambush"

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """Others."""
        return [seat for seat in game.others(user) if not game.state.seats[seat].has_status(self.id)]

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """The card leaves in the target's status phase."""
        yield Lay(target, Status(self.id, use.cards, use.user, "status"))
        yield Damage(target, 1, source=use.user, cause=self.id, use=use)
        yield SkipNext(target, (DRAW,))
