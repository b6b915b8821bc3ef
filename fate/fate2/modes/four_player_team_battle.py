"""2V2 阵营对抗模式 Four-player team battle."""

from fate.fate2.api import (
    Begin,
    Contest,
    Death,
    Event,
    FateGame,
    Mode,
    Options,
    Outcome,
    Steps,
    factions_verdict,
    mode,
    setup,
)


class DealTeams(Event):
    """The contest's winner and its upstream neighbour against the other two; everybody knows (R23.3, A313)."""

    __slots__ = ("first",)

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first = first

    def happen(self, game: FateGame) -> None:
        """The winner's side is called Sentinel, the other Scourge."""
        seats = game.state.seats
        for i, seat in enumerate(seats):
            place = (i - self.first) % len(seats)
            seat.identity = "sentinel" if place in (0, len(seats) - 1) else "scourge"
            seat.knows = tuple(range(len(seats)))


@mode
class FourPlayerTeamBattle(Mode):
    """Two against two, open; wipe out the other side. Rewards as usual (R23.3)."""

    id = "four_player_team_battle"

    def cast(self, options: Options) -> list[str]:
        """No identity cards are dealt; the sides follow from the contest."""
        return ["sentinel", "scourge", "scourge", "sentinel"]

    def set_up(self, game: FateGame) -> Steps:
        """The contest decides who begins, and the sides."""
        if game.state.step == 0:
            yield setup.Prepare()
        yield from setup.choose_heroes(game)
        first = yield Contest()
        yield DealTeams(first)
        yield Begin(first)

    def verdict(self, game: FateGame, *, settled: bool, death: Death | None) -> Outcome | None:
        """R23.3."""
        return None if settled else factions_verdict(game)
