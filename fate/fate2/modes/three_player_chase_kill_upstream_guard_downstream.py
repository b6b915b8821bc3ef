"""1V1V1 杀上家保下家模式 Three-player chase."""

from fate.fate2.api import Begin, Death, FateGame, Mode, Outcome, Steps, last_standing, mode, setup


@mode
class ThreePlayerChase(Mode):
    """No identities: whoever kills its upstream neighbour wins (R23.2). When somebody dies by another hand the next
    living seat becomes the upstream one (A312); the last one alive wins (A204). Finisher Axe steals the kill (A148).
    """

    id = "three_player_chase_kill_upstream_guard_downstream"

    def set_up(self, game: FateGame) -> Steps:
        """As always, without identities."""
        if game.state.step == 0:
            yield setup.Prepare()
        yield from setup.choose_heroes(game)
        yield Begin()

    def verdict(self, game: FateGame, *, settled: bool, death: Death | None) -> Outcome | None:
        """The killer when the victim was the nearest seat upstream of it, else the sole survivor.

        It has won although the victim's death takes it along: that came later (N35).
        """
        state = game.state
        if death is not None and death.killer is not None:
            gone = state.deaths[: state.deaths.index(death.seat)]
            ring = [seat for seat in range(len(state.seats)) if seat not in gone]
            if ring[ring.index(death.killer) - 1] == death.seat:
                return Outcome("solo", (death.killer,))
        return last_standing(game)
