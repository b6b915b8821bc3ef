"""黑暗贤者 Dark Sage."""

from collections.abc import Sequence
from functools import cache

from fate.fate2.api import (
    CASTING,
    KINDS,
    SUIT,
    Active,
    Conversion,
    Converts,
    Count,
    Discard,
    FateGame,
    Spend,
    Steps,
    Take,
    after,
    ask,
    holders,
    paired,
    skill,
)


@skill
class Vacuum(Active):
    """In your play phase, once per turn. Cost: discard X hand cards of one suit, at least 2 (A301). Take 1 hand card,
    picked blind (A9), from each of X - 1 other characters.
    """

    id = "dark_sage.vacuum"
    per_turn = 1

    def targets(self, game: FateGame, me: int) -> list[int]:
        """Others with a hand."""
        return holders(game, game.others(me))

    def fit(self, game: FateGame, me: int) -> list[int]:
        """Hand cards whose suit is there twice."""
        return paired(game.state.seats[me].hand, SUIT)

    def usable(self, game: FateGame, me: int) -> bool:
        """While it is immune it does not benefit from its own skill (A165)."""
        return bool(self.fit(game, me) and self.targets(game, me) and game.open([me]))

    def use(self, game: FateGame, me: int) -> Steps:
        """No more cards than there are characters to take from."""
        fit = self.fit(game, me)
        suits = [SUIT[uid] for uid in fit]
        most = min(len(self.targets(game, me)) + 1, max(suits.count(suit) for suit in suits))
        cards = yield ask.cards(me, f"{self.id}.cost", fit, 2, most, same=SUIT, cancel=True, skill=self.id)
        count = len(cards) - 1
        for target in (yield from self.aim_several(game, me, Discard(me, cards, cost=True), count, count)):
            yield Take(target, game.draw_at_random(target, 1), me)


def spade(game: FateGame, me: int, uid: int) -> bool:
    """Spades."""
    return SUIT[uid] == "spade"


@cache
def replica(kind: str) -> Converts:
    """A spade regarded as a kind of magic card (A57)."""
    return Converts(kind, 1, spade, ("use", "play"), counts_as=True, limit=WallOfReplication.id)


def used_in_turn(game: FateGame, me: int, spend: Spend) -> bool:
    """You use a magic card; the casting phase lies between turns and is nobody's (R1.3, R5.2)."""
    use = spend.use
    return spend.seat == me and use is not None and use.kind.dispellable and game.state.phase != CASTING


@skill
class WallOfReplication(Conversion):
    """Once in each character's turn: you may use a spade hand card as a magic card you have used in that turn,
    converted or dispelled ones included, at that card's own time; an upgrade is paid anew (A179). It also counts as
    one where a magic card is to be discarded (A50, A64).
    """

    id = "dark_sage.wall_of_replication"

    @after(Spend, when=used_in_turn)
    def remember(self, game: FateGame, me: int, spend: Spend) -> Steps:
        """Until the turn ends."""
        yield Count(me, f"{self.id}:{spend.spent.kind}")

    def converts(self, game: FateGame, me: int) -> Sequence[Converts]:
        """Every kind there has been."""
        used = game.state.seats[me].used
        return [replica(kind) for kind in KINDS if f"{self.id}:{kind}" in used]
