"""闪电幽魂 Lightning Phantom."""

from fate.fate2.api import (
    SUIT,
    SUITS,
    Active,
    Claim,
    Damaged,
    Discard,
    FateGame,
    Passive,
    Steps,
    after,
    ask,
    discard_or_suffer,
    in_range,
    skill,
)


@skill
class PlasmaField(Active):
    """In your play phase, once per turn. Cost: discard X hand cards of different suits (X at least 1, A12). Up to X
    characters in your attack range each discard 1 hand card of a suit you have not discarded, or take 1 damage from
    you. With all four suits gone nobody can (A293).
    """

    id = "lightning_phantom.plasma_field"
    per_turn = 1

    def targets(self, game: FateGame, me: int) -> list[int]:
        """Those in range."""
        return game.open(in_range(game, me))

    def usable(self, game: FateGame, me: int) -> bool:
        """A card, and somebody in range."""
        return bool(game.state.seats[me].hand and self.targets(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """One target after the other (R18.4); each is free to take the damage."""
        hand = game.state.seats[me].hand
        cards = yield ask.cards(me, f"{self.id}.cost", hand, 1, 4, distinct=SUIT, cancel=True, skill=self.id)
        gone = {SUIT[uid] for uid in cards}
        left = tuple(suit for suit in SUITS if suit not in gone)
        for target in (yield from self.aim_several(game, me, Discard(me, cards, cost=True), 1, len(cards))):
            seat = game.state.seats[target]
            if seat.alive:
                fit = [uid for uid in seat.hand if SUIT[uid] in left]
                yield from discard_or_suffer(
                    game, target, fit, f"{self.id}.discard", user=me, cause=self.id, skill=self.id, suits=left
                )


def struck(game: FateGame, me: int, event: Damaged) -> bool:
    """An Attack has hurt you and its cards still lie in the middle."""
    damage, attack = event.damage, event.damage.attack
    return damage.seat == me and attack is not None and any(uid in game.state.resolving for uid in attack.cards)


@skill
class UnstableCurrent(Passive):
    """After you take damage from an Attack you may take that Attack: all its cards (A62), before they are discarded
    (A247). A virtual one has none.
    """

    id = "lightning_phantom.unstable_current"
    selfish = True

    @after(Damaged, optional=True, when=struck)
    def catch(self, game: FateGame, me: int, event: Damaged) -> Steps:
        """Into your hand."""
        assert event.damage.attack is not None
        yield Claim(me, event.damage.attack.cards)
