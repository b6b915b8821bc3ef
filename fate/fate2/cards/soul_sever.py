"""灵魂隔断 Soul Sever."""

from collections.abc import Sequence

from fate.fate2.api import FateGame, Heal, SSkill, Steps, SwapHp, Use, card


@card
class SoulSever(SSkill):
    """On another character: you exchange hp, losing what exceeds a limit; then whoever of you has 1 hp is healed to 2.
    Not damage (R18.5, A126).
    """

    id = "soul_sever"

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """Others; while you are immune your own hp cannot change (A164)."""
        return game.others(user) if game.open((user,)) else ()

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """Swap, then heal."""
        yield SwapHp(use.user, target)
        for seat in (use.user, target):
            if game.state.seats[seat].hp == 1:
                yield Heal(seat, 1, cause=self.id)
