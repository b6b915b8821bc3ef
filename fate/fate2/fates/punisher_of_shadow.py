"""暗影惩戒者 Punisher of Shadow."""

from fate.fate2.api import Fate, FateGame, fate, wiped_out


@fate
class PunisherOfShadow(Fate):
    """All Scourge are dead: you win instead of the Sentinels, who must first see you dead (R22.1, A259)."""

    id = "punisher_of_shadow"

    def met(self, game: FateGame, neutral: int) -> bool:
        """R22.1."""
        return wiped_out(game, "scourge")
