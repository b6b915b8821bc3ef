"""回光返照 Last Radiance."""

from fate.fate2.api import (
    CASTING,
    KINDS,
    Damage,
    FateGame,
    Heal,
    SSkill,
    Standing,
    Steps,
    Use,
    before,
    card,
    spend_one,
    ways,
)


def saves(game: FateGame, me: int, damage: Damage) -> bool:
    """Damage is coming outside your own turn, the casting phase before it not included (A274), and it can be used."""
    seat = game.state.seats[me]
    return (
        damage.seat == me
        and damage.amount > 0
        and (game.state.turn != me or game.state.phase == CASTING)
        and seat.immune_by is None
        and seat.rage >= KINDS[LastRadiance.id].cost
        and bool(ways(game, me, (LastRadiance.id,), "use"))
    )


@card
class LastRadiance(SSkill, Standing):
    """When you are about to take damage outside your turn, even lethal damage: prevent it, and heal as much as it would
    have been (A274). Nothing was suffered, so no rage comes of it (A2); it is no rescue (A136).
    """

    id = "last_radiance"
    playable = False

    @before(Damage, when=saves, priority=30)
    def answer(self, game: FateGame, me: int, damage: Damage) -> Steps:
        """Straight from the hand."""
        spent = yield from spend_one(
            game, me, (self.id,), "use", "last_radiance.use",
            card=self.id, damage=damage.amount, rage=damage.extra_rage, user=damage.source,
        )  # fmt: skip
        if spent is not None:
            yield Use(me, self, spent.cards, [me], via=spent.via, extra=spent.extra)

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """On the damage it answers."""
        damage = next(event for event in game.stack() if isinstance(event, Damage))
        damage.cancelled, damage.result = True, 0
        yield Heal(target, damage.amount, cause=self.id)
