"""召唤师 Summoner."""

from fate.fate2.api import (
    SUIT,
    Activate,
    Active,
    Designate,
    Discard,
    Draw,
    FateGame,
    Heal,
    Steps,
    Take,
    ask,
    cards_of,
    paired,
    skill,
)


@skill
class ElementalSummon(Active):
    """In your play phase, once per turn. Cost: discard 2 hand cards of one suit. Hearts: heal 1 and draw 1. Diamonds:
    another character draws 2. Spades: another character discards 2 cards of its own choice (A9, A8), a single one if
    it has no more (A11). Clubs: take a piece of equipment of your choice from another character (A296).
    """

    id = "summoner.elemental_summon"
    per_turn = 1

    def concerned(self, game: FateGame, me: int, suit: str) -> list[int]:
        """Whom the summons of a suit can concern; an immune summoner can take nothing (N26)."""
        others = game.open(game.others(me))
        if suit == "heart":
            return game.open([me])
        if suit == "spade":
            return [seat for seat in others if cards_of(game, seat)]
        if suit == "club":
            return [seat for seat in others if game.state.seats[seat].gear and game.open([me])]
        return others

    def pairs(self, game: FateGame, me: int) -> list[int]:
        """Hand cards whose suit is there twice and does something."""
        return [uid for uid in paired(game.state.seats[me].hand, SUIT) if self.concerned(game, me, SUIT[uid])]

    def usable(self, game: FateGame, me: int) -> bool:
        """A pair."""
        return bool(self.pairs(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """Pay, then aim."""
        fit = self.pairs(game, me)
        cards = yield ask.cards(me, f"{self.id}.cost", fit, 2, 2, same=SUIT, cancel=True, skill=self.id)
        suit = SUIT[cards[0]]
        activate = Activate(self, me, cost=Discard(me, cards, cost=True), open=True)
        if not (yield activate):
            return
        target = yield ask.seat(me, f"{self.id}.{suit}", self.concerned(game, me, suit), skill=self.id)
        if (yield Designate(activate, [target])):
            yield from self.summon(game, me, suit, target)

    def summon(self, game: FateGame, me: int, suit: str, target: int) -> Steps:
        """What comes."""
        if suit == "heart":
            yield Heal(me, 1, cause=self.id)
            yield Draw(me, 1)
        elif suit == "diamond":
            yield Draw(target, 2)
        elif suit == "spade":
            mine = cards_of(game, target)
            count = min(2, len(mine))
            yield Discard(target, (yield ask.cards(target, f"{self.id}.discard", mine, count, count, skill=self.id)))
        elif gear := game.state.seats[target].gear:
            uid = yield ask.card(me, f"{self.id}.gear", gear, skill=self.id, target=target)
            yield Take(target, (uid,), me)
