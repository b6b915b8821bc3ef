"""闪电幽魂 Lightning Phantom."""

from fate.fate2.api import (
    SUIT,
    Activate,
    Active,
    Claim,
    Damage,
    Damaged,
    Designate,
    Discard,
    FateGame,
    Passive,
    Steps,
    after,
    ask,
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

    def usable(self, game: FateGame, me: int) -> bool:
        """A card, and somebody in range."""
        return bool(game.state.seats[me].hand and game.open(in_range(game, me)))

    def use(self, game: FateGame, me: int) -> Steps:
        """One target after the other (R18.4); each is free to take the damage."""
        hand = game.state.seats[me].hand
        suits = [SUIT[uid] for uid in hand]
        cards = yield ask.cards(
            me, f"{self.id}.cost", hand, 1, 4, groups=suits, spread="distinct", cancel=True, skill=self.id
        )
        activate = Activate(self, me, cost=Discard(me, cards, cost=True), open=True)
        if not (yield activate):
            return
        near = game.open(in_range(game, me))
        if not near:
            return
        chosen = yield ask.seats(me, f"{self.id}.targets", near, 1, len(cards), skill=self.id)
        targets = [seat for seat in game.living() if seat in chosen]
        if not (yield Designate(activate, targets)):
            return
        gone = {SUIT[uid] for uid in cards}
        for target in targets:
            if game.state.seats[target].alive:
                yield from self.strike(game, me, target, gone)

    def strike(self, game: FateGame, me: int, target: int, gone: set[str]) -> Steps:
        """A card or the damage."""
        fit = [uid for uid in game.state.seats[target].hand if SUIT[uid] not in gone]
        card = yield ask.card(target, f"{self.id}.discard", fit, decline=True, skill=self.id, user=me, damage=1)
        if card is None:
            yield Damage(target, 1, source=me, cause=self.id)
        else:
            yield Discard(target, (card,))


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
