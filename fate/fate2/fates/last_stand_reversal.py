"""绝境之逆袭 Last-Stand Reversal."""

from fate.fate2.api import (
    CAN_HEAL,
    Draw,
    Fate,
    FateGame,
    GainRage,
    Heal,
    StatusPhase,
    Steps,
    after,
    fate,
    hand_limit,
)


def recovers(game: FateGame, me: int, phase: StatusPhase) -> bool:
    """Your status phase, and there is something to heal."""
    seat = game.state.seats[me]
    return phase.seat == me and seat.hp < seat.max_hp and bool(game.fold(CAN_HEAL, True, me))


@fate
class LastStandReversal(Fate):
    """On your turn, reveal yourself: your hp, hand and rage are restored to their limits, never lowered (A161); from
    then on you may heal 1 in your status phase. Kill everybody else to win; all others now win by your death (R22.8,
    R22.9). A second Neutral can no longer reveal itself.
    """

    id = "last_stand_reversal"
    reveals = True

    def reveal(self, game: FateGame, neutral: int) -> Steps:
        """As far as something is missing."""
        seat = game.state.seats[neutral]
        yield Heal(neutral, seat.max_hp - seat.hp, cause=self.id)
        yield Draw(neutral, max(0, hand_limit(game, neutral) - len(seat.hand)))
        yield GainRage(neutral, seat.max_rage - seat.rage)

    @after(StatusPhase, optional=True, when=recovers)
    def recover(self, game: FateGame, me: int, phase: StatusPhase) -> Steps:
        """1 hp."""
        yield Heal(me, 1, cause=self.id)
