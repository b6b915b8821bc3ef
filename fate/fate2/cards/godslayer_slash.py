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
        points, key = 3, "godslayer_slash.dodge"
        while points and (yield from play_dodge(game, target, key, user=use.user, card=self.id, damage=points)):
            points -= 1
        if points:
            yield Damage(target, points, source=use.user, cause=self.id, use=use)
