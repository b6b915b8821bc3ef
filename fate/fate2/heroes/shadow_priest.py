"""暗影牧师 Shadow Priest."""

from fate.fate2.api import (
    CAN_HEAL,
    COLOUR,
    SUIT,
    Activate,
    Active,
    Casting,
    Damage,
    Designate,
    Discard,
    Dying,
    FateGame,
    Heal,
    Laid,
    Lift,
    Steps,
    ask,
    before,
    laid,
    paired,
    skill,
)


@skill
class GraveReprieve(Casting):
    """In the casting phase. Cost: put 1 red card, in hand or worn (A212), into any character's status zone. Then in the
    turn that follows that character, when damage leaves it dying, at once heals to 1 hp.
    """

    id = "shadow_priest.grave_reprieve"

    def usable(self, game: FateGame, me: int) -> bool:
        """A red card, and somebody who has no such respite yet (D14)."""
        return bool(self.reds(game, me)) and bool(self.unlaid(game, game.living(me)))

    def use(self, game: FateGame, me: int) -> Steps:
        """Anybody, yourself included (A206)."""
        open_to = self.unlaid(game, game.living(me))
        target = yield ask.seat(me, f"{self.id}.target", open_to, cancel=True, skill=self.id)
        card = yield ask.card(me, f"{self.id}.cost", self.reds(game, me), cancel=True, skill=self.id, target=target)
        yield from self.lay(game, me, target, (card,))

    def reds(self, game: FateGame, me: int) -> list[int]:
        """Red cards, worn ones included (R1.6)."""
        seat = game.state.seats[me]
        return [uid for uid in (*seat.hand, *seat.gear) if COLOUR[uid] == "red"]


@laid
class GraveReprieved(Laid):
    """On entering dying, heal to 1 hp: any number of times (A140), before Demon Blade (A136), not where healing is
    impossible (A139).
    """

    id = GraveReprieve.id

    @before(
        Dying,
        priority=10,
        when=lambda game, me, dying: (
            dying.seat == me and game.state.seats[me].hp <= 0 and game.fold(CAN_HEAL, True, me)
        ),
    )
    def reprieve(self, game: FateGame, me: int, dying: Dying) -> Steps:
        """To 1 hp, from however far below. House rule A140: once."""
        yield Heal(me, 1 - game.state.seats[me].hp, cause=self.id)
        if game.house("A140"):
            for status in [status for status in game.state.seats[me].status if status.kind == self.id]:
                yield Lift(me, status)


@skill
class ShadowWave(Active):
    """In your play phase, once per turn. Cost: discard 2 hand cards of one suit. Then a wounded character heals 1 and
    a different one takes 1 damage from you. Both are needed (A191).
    """

    id = "shadow_priest.shadow_wave"
    per_turn = 1

    def usable(self, game: FateGame, me: int) -> bool:
        """Two cards of one suit, a wounded character and another one."""
        return bool(self.pairs(game, me)) and bool(self.wounded(game, me)) and len(game.open(game.living(me))) > 1

    def use(self, game: FateGame, me: int) -> Steps:
        """Whom it concerns is said after paying, and the chance to Dispel follows."""
        fit = self.pairs(game, me)
        cards = yield ask.cards(me, f"{self.id}.cost", fit, 2, 2, same=SUIT, cancel=True, skill=self.id)
        activate = Activate(self, me, cost=Discard(me, cards, cost=True), open=True)
        if not (yield activate) or not self.wounded(game, me):
            return
        healed = yield ask.seat(me, f"{self.id}.heal", self.wounded(game, me), skill=self.id)
        others = [seat for seat in game.open(game.living(me)) if seat != healed]
        hurt = yield ask.seat(me, f"{self.id}.damage", others, skill=self.id, target=healed)
        if (yield Designate(activate, (healed, hurt))):
            yield Heal(healed, 1, cause=self.id)
            yield Damage(hurt, 1, source=me, cause=self.id)

    def pairs(self, game: FateGame, me: int) -> list[int]:
        """Hand cards whose suit is there twice."""
        return paired(game.state.seats[me].hand, SUIT)

    def wounded(self, game: FateGame, me: int) -> list[int]:
        """Characters below their limit."""
        seats = game.state.seats
        return [seat for seat in game.open(game.living(me)) if seats[seat].hp < seats[seat].max_hp]
