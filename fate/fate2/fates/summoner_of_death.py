"""死神的召唤者 Summoner of Death."""

from fate.fate2.api import Fate, FateGame, fate


@fate
class SummonerOfDeath(Fate):
    """Nothing is being resolved and every other living character has 2 hp or less (R22.6, A155, A263)."""

    id = "summoner_of_death"
    settled = True

    def met(self, game: FateGame, neutral: int) -> bool:
        """R22.6."""
        return all(game.state.seats[seat].hp <= 2 for seat in game.others(neutral))
