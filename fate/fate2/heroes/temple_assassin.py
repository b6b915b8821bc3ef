"""圣堂刺客 Temple Assassin."""

from fate.fate2.api import (
    AfterHit,
    FateGame,
    Passive,
    Steps,
    Take,
    Targeted,
    after,
    ask,
    before,
    holders,
    skill,
)


def hidden(game: FateGame, me: int, step: Targeted) -> bool:
    """An Attack is aimed at you by somebody whose hand, without the Attack (A99), is no smaller than yours."""
    seats = game.state.seats
    use = step.use
    return (
        step.target == me
        and use.kind.attack
        and me not in use.void
        and len(seats[use.user].hand) >= len(seats[me].hand)
    )


@skill
class Concealment(Passive):
    """When you become the target of an Attack and its user has at least as many hand cards as you, the Attack has no
    effect on you. It is no cancelling, so nothing that forces a hit helps (A89, A97).
    """

    id = "temple_assassin.concealment"
    selfish = True

    @before(Targeted, priority=-10, when=hidden)
    def hide(self, game: FateGame, me: int, step: Targeted) -> Steps:
        """Before anything is spent against it."""
        step.use.fails_on(game, me)
        yield from ()


def neighbours(game: FateGame, me: int, target: int) -> list[int]:
    """Living neighbours of the target that have a hand within reach; you yourself are of no use (A109), nor are they to
    you while you are immune (N26).
    """
    if not game.open([me]):
        return []
    ring = [seat for seat in game.living(target) if seat != target]
    found = dict.fromkeys((ring[0], ring[-1])) if ring else {}
    return holders(game, [seat for seat in found if seat != me])


@skill
class PsiBlade(Passive):
    """After an Attack you used has hit, damage or not (A94), you may take 1 hand card, picked blind (A9), from the
    target's upstream or downstream neighbour.
    """

    id = "temple_assassin.psi_blade"

    @after(AfterHit, when=lambda game, me, hit: hit.use.user == me and bool(neighbours(game, me, hit.target)))
    def reach_on(self, game: FateGame, me: int, hit: AfterHit) -> Steps:
        """Declining is one of the choices."""
        near = neighbours(game, me, hit.target)
        victim = yield ask.seat(me, f"{self.id}.target", near, decline=True, skill=self.id, target=hit.target)
        if victim is not None:
            yield Take(victim, game.draw_at_random(victim, 1), me)
