"""水晶室女 Frost Maiden."""

from fate.fate2.api import (
    DOUBLED,
    Activate,
    Casting,
    DrawPhase,
    FateGame,
    Kind,
    Laid,
    LookAtDeck,
    Passive,
    Steps,
    TakeAside,
    after,
    ask,
    before,
    laid,
    modifies,
    skill,
)


@skill
class FrostSeal(Casting):
    """In the casting phase. Cost: put 2 hand cards into any character's status zone. Then in the turn that follows that
    character must use 2 cards for each Attack or Dodge.
    """

    id = "frost_maiden.frost_seal"

    def usable(self, game: FateGame, me: int) -> bool:
        """Two cards, and somebody not sealed yet (D14)."""
        return len(game.state.seats[me].hand) >= 2 and bool(self.unlaid(game, game.living(me)))

    def use(self, game: FateGame, me: int) -> Steps:
        """Anybody, yourself included (A206)."""
        open_to = self.unlaid(game, game.living(me))
        target = yield ask.seat(me, f"{self.id}.target", open_to, cancel=True, skill=self.id)
        hand = game.state.seats[me].hand
        cards = yield ask.cards(me, f"{self.id}.cost", hand, 2, 2, cancel=True, skill=self.id, target=target)
        yield from self.lay(game, me, target, cards)


@laid
class FrostSealed(Laid):
    """Each Attack or Dodge used takes a second card; playing one does not (A87). One card alone is useless (D9)."""

    id = FrostSeal.id

    @modifies(DOUBLED)
    def double(self, game: FateGame, me: int, value: bool, seat: int, kind: Kind) -> bool:
        """Attacks of all kinds (R1.5) and Dodge."""
        return value or (seat == me and (kind.attack or kind.id == "dodge"))


@skill
class RadiantAura(Passive):
    """In your draw phase, once per turn: you may draw 1 fewer, then look at the top X cards of the deck and give X
    characters 1 each, X being at most the number of living characters.

    The smaller draw comes first (D5). You deal them in secret, and you may be one of the X (A190).
    """

    id = "frost_maiden.radiant_aura"

    @before(
        DrawPhase,
        optional=True,
        when=lambda game, me, phase: (
            phase.drawn_by(me) and phase.count > 0 and not game.state.seats[me].used.get(RadiantAura.id)
        ),
    )
    def forgo(self, game: FateGame, me: int, phase: DrawPhase) -> Steps:
        """A card that would be drawn (R9.2)."""
        yield Activate(self, me)
        phase.count -= 1
        phase.forgone.append(self.id)

    @after(DrawPhase, when=lambda game, me, phase: phase.drawn_by(me) and RadiantAura.id in phase.forgone)
    def share(self, game: FateGame, me: int, phase: DrawPhase) -> Steps:
        """Fewer when the deck has no more (R1.10)."""
        numbers = range(1, len(game.open(game.living(me))) + 1)
        count = yield ask.count(me, f"{self.id}.count", numbers, decline=True, skill=self.id)
        if count is None:
            return
        cards = yield LookAtDeck(me, count)
        free = game.open(game.living(me))
        shares = []
        for place, uid in enumerate(cards):
            seat = yield ask.seat(me, f"{self.id}.give", free, skill=self.id, card=uid, cards=tuple(cards[place:]))
            free.remove(seat)
            shares.append((seat, uid))
        for seat, uid in shares:
            yield TakeAside(seat, (uid,))
