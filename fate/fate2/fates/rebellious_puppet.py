"""反噬的傀儡 Rebellious Puppet."""

from fate.fate2.api import Fate, FateGame, fate, wiped_out

ENEMY = {"sentinel": "scourge", "scourge": "sentinel"}


@fate
class RebelliousPuppet(Fate):
    """When your downstream neighbour of the beginning would win, you win in its place (R22.5, A152)."""

    id = "rebellious_puppet"

    def met(self, game: FateGame, neutral: int) -> bool:
        """A faction wins when the other is dead; behind a Neutral look one seat further, dead or not (A153)."""
        seats = game.state.seats
        below = (neutral + 1) % len(seats)
        if seats[below].identity == "neutral":
            below = (below + 1) % len(seats)
        return seats[below].identity in ENEMY and wiped_out(game, ENEMY[seats[below].identity])

    def yields_to(self, game: FateGame, neutral: int, other: int) -> bool:
        """The puppet upstream of a Neutral takes that one's victory (A153)."""
        return (other + 1) % len(game.state.seats) == neutral
