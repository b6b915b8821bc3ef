"""半人猛犸 Mammoth-kin."""

from collections.abc import Sequence

from fate.fate2.api import (
    COLOUR,
    Activate,
    Active,
    CastCard,
    Converter,
    Converts,
    Designate,
    FateGame,
    Laid,
    LoseRage,
    Steps,
    SwapHands,
    ask,
    black,
    laid,
    red,
    skill,
)


@skill
class GrantStrength(CastCard):
    """In the casting phase. Cost: put 1 hand card into any character's status zone. Then in the turn that follows all
    hand cards of its colour in that character's hand are regarded as Normal Attacks.
    """

    id = "mammoth_kin.grant_strength"


@laid
class Strengthened(Laid, Converter):
    """To use, to play and to discard (A64). What forbids the cards still does (A211)."""

    id = GrantStrength.id
    reds = (Converts("normal_attack", 1, red, ("use", "play"), counts_as=True),)
    blacks = (Converts("normal_attack", 1, black, ("use", "play"), counts_as=True),)

    def converts(self, game: FateGame, me: int) -> Sequence[Converts]:
        """By the colour of the card that lies there."""
        colours = {COLOUR[uid] for s in game.state.seats[me].status if s.kind == self.id for uid in s.cards}
        return (*(self.reds if "red" in colours else ()), *(self.blacks if "black" in colours else ()))


@skill
class PolarityReversal(Active):
    """In your play phase, once per turn. Cost: X rage, 0 if you like. Choose another character (A206) whose number of
    hand cards differs from yours by X at most (A297): you exchange hands.
    """

    id = "mammoth_kin.polarity_reversal"
    per_turn = 1

    def within(self, game: FateGame, me: int, most: int) -> list[int]:
        """Whose hand is near enough to yours; two empty hands cannot be exchanged."""
        seats = game.state.seats
        mine = len(seats[me].hand)
        others = [seat for seat in game.open(game.others(me)) if mine or seats[seat].hand]
        return [seat for seat in others if abs(len(seats[seat].hand) - mine) <= most]

    def usable(self, game: FateGame, me: int) -> bool:
        """While it is immune it does not benefit from its own skill (A165)."""
        return bool(game.open([me]) and self.within(game, me, game.state.seats[me].rage))

    def use(self, game: FateGame, me: int) -> Steps:
        """How much, then whom."""
        amounts = [x for x in range(game.state.seats[me].rage + 1) if self.within(game, me, x)]
        paid = yield ask.count(me, f"{self.id}.rage", amounts, cancel=True, skill=self.id)
        activate = Activate(self, me, cost=LoseRage(me, paid, cost=True), open=True)
        if not (yield activate):
            return
        targets = self.within(game, me, paid)
        if not targets:
            return
        target = yield ask.seat(me, f"{self.id}.target", targets, skill=self.id, left=paid)
        if (yield Designate(activate, [target])):
            yield SwapHands(me, target)
