"""术士 Warlock."""

from fate.fate2.api import (
    CAN_HEAL,
    COLOUR,
    Activate,
    Active,
    Casting,
    Damage,
    Discard,
    FateGame,
    GiveEffect,
    Heal,
    LoseEffect,
    Steps,
    Suffered,
    TurnEffect,
    after,
    ask,
    bound,
    effect,
    paired,
    skill,
    suited,
)


@skill
class FatalLink(Casting):
    """In the casting phase. Cost: discard 1 spade hand card. Choose 2 characters, yourself included (A206): until the
    turn that follows ends, the first time one of them takes damage the other takes as much, from the same source.

    It copies what was really taken, after reductions, by whoever took it (A124); the copy leads to no further copy.
    """

    id = "warlock.fatal_link"

    def targets(self, game: FateGame, me: int) -> list[int]:
        """Characters no link lies on yet (D14)."""
        return [seat for seat in game.open(game.living(me)) if not bound(game, seat, self.id)]

    def usable(self, game: FateGame, me: int) -> bool:
        """A spade and two characters."""
        return bool(suited(game, me, "spade")) and len(self.targets(game, me)) >= 2

    def use(self, game: FateGame, me: int) -> Steps:
        """Both at once."""
        card = yield ask.card(me, f"{self.id}.cost", suited(game, me, "spade"), cancel=True, skill=self.id)
        pair = yield from self.aim_several(game, me, Discard(me, (card,), cost=True), 2, 2)
        for one, other in (pair, pair[::-1]) if pair else ():
            yield GiveEffect(one, self.id, (other,))


@effect
class Linked(TurnEffect):
    """What the other one suffers, before anybody dies of it (R18.1 ⑤), but not to the immune."""

    id = FatalLink.id
    others = True
    selfish = False
    origin = "skill"

    @after(
        Suffered,
        when=lambda game, me, event: event.damage.seat in bound(game, me, Linked.id) and bool(game.open([me])),
    )
    def share(self, game: FateGame, me: int, event: Suffered) -> Steps:
        """Once: the link is gone before the copy strikes. The copy is not the Attack (A249)."""
        damage = event.damage
        yield LoseEffect(damage.seat, self.id)
        yield LoseEffect(me, self.id)
        yield Damage(me, damage.amount, source=damage.source, cause=self.id)


@skill
class ShadowWord(Active):
    """In your play phase, once per turn. Cost: discard 2 hand cards of one colour. If red, you heal 1; if black,
    another character takes 1 damage from you.
    """

    id = "warlock.shadow_word"
    per_turn = 1

    def fit(self, game: FateGame, me: int) -> list[int]:
        """Cards of a colour of which there are two and that brings something (R1.10)."""
        seat = game.state.seats[me]
        heals = seat.hp < seat.max_hp and game.fold(CAN_HEAL, True, me) and bool(game.open([me]))
        hurts = bool(self.targets(game, me))
        colours = [colour for colour, can in (("red", heals), ("black", hurts)) if can]
        return [uid for uid in paired(seat.hand, COLOUR) if COLOUR[uid] in colours]

    def usable(self, game: FateGame, me: int) -> bool:
        """Two cards that go together."""
        return bool(self.fit(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """The cards say which."""
        fit = self.fit(game, me)
        cards = yield ask.cards(me, f"{self.id}.cost", fit, 2, 2, same=COLOUR, cancel=True, skill=self.id)
        cost = Discard(me, cards, cost=True)
        if COLOUR[cards[0]] == "red":
            if (yield Activate(self, me, (me,), cost=cost)):
                yield Heal(me, 1, cause=self.id)
        elif (target := (yield from self.aim(game, me, cost))) is not None:
            yield Damage(target, 1, source=me, cause=self.id)
