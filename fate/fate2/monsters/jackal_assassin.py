"""豺狼刺客 Jackal Assassin."""

from fate.fate2.api import FateGame, GainRage, Monster, Steps, card


@card
class JackalAssassin(Monster):
    """On the kill: gain 1 rage."""

    id = "jackal_assassin"

    def killed(self, game: FateGame, by: int) -> Steps:
        """Up to the limit (R12.4)."""
        yield GainRage(by, 1)
