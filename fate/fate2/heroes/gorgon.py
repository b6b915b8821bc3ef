"""蛇发女妖 Gorgon."""

from fate.fate2.api import (
    Activate,
    Active,
    Damage,
    Discard,
    Drop,
    FateGame,
    LoseRage,
    Passive,
    SetAside,
    Steps,
    TakeAside,
    ask,
    before,
    kept_aside,
    skill,
)


@skill
class ArcaneSerpent(Active):
    """In your play phase, once per turn. Cost: discard 1 hand card. It lies face up on the table together with 1 hand
    card, picked blind (A9), of each other character; who has no hand loses 1 rage instead, and who has no rage either
    takes 1 damage from you. Then the cards go to as many characters as you choose, 1 each (A193).
    """

    id = "gorgon.arcane_serpent"
    per_turn = 1

    def usable(self, game: FateGame, me: int) -> bool:
        """A card, and others to draw from."""
        return bool(game.state.seats[me].hand and game.open(game.others(me)))

    def use(self, game: FateGame, me: int) -> Steps:
        """The discarded card comes to nothing when the skill is dispelled."""
        hand = game.state.seats[me].hand
        card = yield ask.card(me, f"{self.id}.cost", hand, cancel=True, skill=self.id)
        others = game.open(game.others(me))
        everybody = tuple(range(len(game.state.seats)))
        cost = SetAside(me, (card,), self.id, me, everybody, cost=True)
        if not (yield Activate(self, me, others, cost=cost)):
            yield Drop((card,))
            return
        for other in others:
            seat = game.state.seats[other]
            if seat.hand:
                yield SetAside(other, game.draw_at_random(other, 1), self.id, me, everybody)
            elif seat.rage:
                yield LoseRage(other, 1)
            else:
                yield Damage(other, 1, source=me, cause=self.id)
        if game.state.seats[me].alive:
            yield from self.deal(game, me)

    def deal(self, game: FateGame, me: int) -> Steps:
        """Card by card; what finds nobody is discarded."""
        cards = kept_aside(game, me, self.id)
        without = game.open(game.living(me))
        for place, uid in enumerate(cards):
            if not without:
                yield Drop((uid,))
                continue
            seat = yield ask.seat(me, f"{self.id}.give", without, skill=self.id, card=uid, cards=cards[place:])
            without.remove(seat)
            yield TakeAside(seat, (uid,))


def shielded(game: FateGame, me: int, event: Damage) -> bool:
    """Damage is coming and at least one point of it can be paid for."""
    seat = game.state.seats[me]
    return event.seat == me and event.amount > 0 and seat.rage > 0 and bool(seat.hand)


@skill
class MagicShield(Passive):
    """For each point of damage you are about to take you may pay 1 rage and discard 1 hand card to prevent that point.
    All is paid before hp is lost, so rage from the same damage comes too late (A121).
    """

    id = "gorgon.magic_shield"
    selfish = True

    @before(Damage, priority=30, when=shielded)
    def shield(self, game: FateGame, me: int, event: Damage) -> Steps:
        """As many cards as points."""
        seat = game.state.seats[me]
        most = min(event.amount, seat.rage)
        cards = yield ask.cards(
            me, f"{self.id}.cards", seat.hand, 0, most,
            skill=self.id, damage=event.amount, rage=event.extra_rage, user=event.source,
        )  # fmt: skip
        if cards:
            yield LoseRage(me, len(cards), cost=True)
            yield Discard(me, cards, cost=True)
            event.amount -= len(cards)
