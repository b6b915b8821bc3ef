"""误导 Misdirect."""

from collections.abc import Sequence

from fate.fate2.api import Aim, Draw, FateGame, GainRage, LoseRage, Magic, Steps, Use, ask, card


@card
class Misdirect(Magic):
    """On anyone with rage; choose another whose rage is not full. The target passes it 1 rage, then draws 1 (A120)."""

    id = "misdirect"

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """Yourself too."""
        seats = game.state.seats
        return [seat for seat in game.living(user) if seats[seat].rage and self.receivers(game, seat)]

    def receivers(self, game: FateGame, target: int) -> list[int]:
        """Merely chosen, so the immune too (A239)."""
        seats = game.state.seats
        return [seat for seat in game.others(target) if seats[seat].rage < seats[seat].max_rage]

    def aim(self, game: FateGame, user: int, upgraded: bool) -> Steps:
        """Both are chosen on use."""
        target = (yield from super().aim(game, user, upgraded)).targets[0]
        receiver = yield ask.seat(
            user, "misdirect.receiver", self.receivers(game, target), cancel=True, card=self.id, target=target
        )
        return Aim([target], (receiver,))

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """Without a point to pass on or a place for it nothing moves; the target draws all the same."""
        if game.state.seats[target].rage and use.others[0] in game.open(self.receivers(game, target)):
            yield LoseRage(target, 1)
            yield GainRage(use.others[0], 1)
        yield Draw(target, 1)
