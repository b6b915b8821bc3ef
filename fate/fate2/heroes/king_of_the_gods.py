"""众神之王 King of the Gods."""

from fate.fate2.api import (
    SUIT,
    Active,
    FateGame,
    GainRage,
    Judge,
    LoseRage,
    Passive,
    Steps,
    Used,
    after,
    cards_of,
    discard_or_suffer,
    is_suit,
    skill,
)


def charged(game: FateGame, me: int, event: Used) -> bool:
    """A magic card of yours, Dispel included (A208), has not been dispelled, and there is room for rage."""
    use, seat = event.use, game.state.seats[me]
    return (
        use.user == me
        and use.kind.dispellable
        and not use.dispelled
        and seat.rage < seat.max_rage
        and bool(game.open([me]))
    )


@skill
class StaticField(Passive):
    """When a magic card you used has been carried out without being dispelled, however else it came to nothing (A207),
    you may judge: unless it is a spade you gain 1 rage.
    """

    id = "king_of_the_gods.static_field"

    @after(Used, optional=True, when=charged)
    def charge(self, game: FateGame, me: int, event: Used) -> Steps:
        """Without a card nothing comes of it (D2)."""
        card = yield Judge(me, self.id)
        if card is not None and not is_suit(card, "spade"):
            yield GainRage(me, 1)


@skill
class ThunderWrath(Active):
    """In your play phase, once per turn. Cost: 2 rage. Each of 1 to 3 other characters discards 1 heart, from hand or
    equipment (A300), or takes 1 damage from you, as it likes, one after the other (R18.4).
    """

    id = "king_of_the_gods.thunder_wrath"
    per_turn = 1

    def usable(self, game: FateGame, me: int) -> bool:
        """Rage and a target."""
        return game.state.seats[me].rage >= 2 and bool(self.targets(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """Pay, then aim."""
        for target in (yield from self.aim_several(game, me, LoseRage(me, 2, cost=True), 1, 3)):
            if game.state.seats[target].alive:
                hearts = [uid for uid in cards_of(game, target) if SUIT[uid] == "heart"]
                yield from discard_or_suffer(
                    game, target, hearts, f"{self.id}.discard", user=me, cause=self.id, skill=self.id
                )
