"""山岭巨人 Mountain Giant."""

from fate.fate2.api import (
    Active,
    Damage,
    Drop,
    FateGame,
    SetAside,
    Steps,
    TakeAside,
    ask,
    holders,
    in_range,
    kept_aside,
    skill,
)


@skill
class Throw(Active):
    """In your play phase, once per turn. Cost: lay a hand card face down on the table. Draw a hand card, blind, from
    another character in your attack range and look at it. Then any character but yourself, even that one, takes both
    cards into its hand and 1 damage from you (A200).
    """

    id = "mountain_giant.throw"
    per_turn = 1

    def targets(self, game: FateGame, me: int) -> list[int]:
        """Those in range that have a hand."""
        return holders(game, in_range(game, me))

    def usable(self, game: FateGame, me: int) -> bool:
        """A card to throw, and one to add."""
        return bool(game.state.seats[me].hand and self.targets(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """Dispelled, the card laid down is lost (A44)."""
        card = yield ask.card(me, f"{self.id}.cost", game.state.seats[me].hand, cancel=True, skill=self.id)
        target = yield from self.aim(game, me, SetAside(me, (card,), self.id, me, (me,), cost=True))
        if target is None:
            yield Drop((card,))
            return
        yield SetAside(target, game.draw_at_random(target, 1), self.id, me, (me, target))
        cards = kept_aside(game, me, self.id)
        if not cards:
            return
        receivers = game.open(game.others(me))
        if not receivers:  # the target has died meanwhile, the others are immune
            yield Drop(cards)
            return
        receiver = yield ask.seat(me, f"{self.id}.give", receivers, skill=self.id, cards=cards)
        yield TakeAside(receiver, cards)
        yield Damage(receiver, 1, source=me, cause=self.id)
