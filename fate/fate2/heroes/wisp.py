"""小精灵 Wisp."""

from fate.fate2.api import (
    ATTACK_KINDS,
    CAN_HEAL,
    SUIT,
    Activate,
    Call,
    CastCard,
    Count,
    Damage,
    Discard,
    FateGame,
    Heal,
    Laid,
    Reactive,
    Spend,
    Steps,
    after,
    ask,
    before,
    laid,
    skill,
    spend_one,
)


@skill
class GuardianDescent(CastCard):
    """In the casting phase. Cost: lay a hand card in the status zone of any character, yourself included (A206). In the
    turn that follows that character heals 1 when it uses or plays a card of its suit. Not on a character that has one
    already (D14).
    """

    id = "wisp.guardian_descent"


HEALED = f"{GuardianDescent.id}.heal"
"""What is counted."""


def guarded(game: FateGame, me: int, spend: Spend) -> bool:
    """A card of the suit lying there (A58), something to heal, and nothing healed yet in this turn."""
    seat = game.state.seats[me]
    return (
        spend.seat == me
        and any(spend.suit == SUIT[status.cards[0]] for status in seat.status if status.kind == GuardianDescent.id)
        and seat.hp < seat.max_hp
        and not seat.used.get(HEALED)
        and bool(game.fold(CAN_HEAL, True, me))
    )


@laid
class Guarded(Laid):
    """Heals 1 before the card is resolved, also while dying (A252); at most 1 in a turn. Against Detonate the usual
    order of triggers holds (D6).
    """

    id = GuardianDescent.id

    @after(Spend, when=guarded)
    def guard(self, game: FateGame, me: int, spend: Spend) -> Steps:
        """1 hp."""
        if (yield Heal(me, 1, cause=self.id)):
            yield Count(me, HEALED)


def needs(game: FateGame, me: int, call: Call) -> bool:
    """An effect requires an Attack or a Dodge of you (A106), and somebody can be asked."""
    return (
        call.seat == me
        and call.needed
        and ("dodge" in call.wanted or set(ATTACK_KINDS) <= set(call.wanted))
        and bool(game.state.seats[me].hand and game.open(game.others(me)))
    )


@skill
class SpiritLink(Reactive):
    """When an effect requires an Attack or Dodge of you, once in each character's turn (A5). Cost: discard 1 hand card.
    Then another character may play it for you and heals 1; if it does not, it takes 1 damage from you.

    You count as the user of the card (A106), and still have to answer yourself when it is refused. What restricts the
    substitute applies, what restricts you does not (A210). Dispellable (D13).
    """

    id = "wisp.spirit_link"
    per_turn = 1

    @before(Call, when=needs)
    def link(self, game: FateGame, me: int, call: Call) -> Steps:
        """The substitute's cards lie in the middle, where those of `me` would."""
        hand = game.state.seats[me].hand
        card = yield ask.card(me, f"{self.id}.cost", hand, decline=True, skill=self.id, wanted=tuple(call.wanted))
        if card is None:
            return
        other = yield ask.seat(me, f"{self.id}.target", game.open(game.others(me)), skill=self.id)
        if not (yield Activate(self, me, (other,), cost=Discard(me, (card,), cost=True))):
            return
        spent = yield from spend_one(
            game, other, call.wanted, "play", f"{self.id}.play", suits=call.suits, skill=self.id, user=me, damage=1
        )
        if spent is None:
            yield Damage(other, 1, source=me, cause=self.id)
            return
        call.payer, call.result, call.cancelled = other, spent, True
        yield Spend(other, spent, "play")
        yield Heal(other, 1, cause=self.id)
