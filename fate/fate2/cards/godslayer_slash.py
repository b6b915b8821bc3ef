"""神灭斩 Godslayer Slash."""

from collections.abc import Sequence

from fate.fate2.api import Damage, FateGame, SSkill, Steps, Use, card, play_dodge


@card
class GodslayerSlash(SSkill):
    """On another character: it may play up to 3 Dodges in a row and takes 1 damage from you for each one missing, all
    at once (A173).
    """

    id = "godslayer_slash"

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """Others."""
        return game.others(user)

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """3 less the Dodges played."""
        played = yield from play_dodge(
            game, target, "godslayer_slash.dodge", count=3, user=use.user, card=self.id, damage=3
        )
        if played < 3:
            yield Damage(target, 3 - played, source=use.user, cause=self.id, use=use)
