"""痛苦女王 Queen of Torment."""

from itertools import pairwise

from fate.fate2.api import (
    SEATING,
    Activate,
    Active,
    Casting,
    Damage,
    Discard,
    Drop,
    FateGame,
    GiveEffect,
    Lay,
    Stake,
    Status,
    Steps,
    TurnEffect,
    ask,
    bound,
    coloured,
    distance,
    effect,
    modifies,
    skill,
)


@skill
class PhaseStep(Casting):
    """In the casting phase, once in each. Cost: lay 1 hand card between 2 living neighbours. In the turn that follows
    distance and range count you as sitting there; turn order and neighbours stay as they are (A75).
    """

    id = "queen_of_torment.phase_step"
    per_turn = 1

    def gaps(self, game: FateGame, me: int) -> list[tuple[int, int]]:
        """Pairs of others sitting next to each other, the upstream one first."""
        return list(pairwise(game.others(me)))

    def usable(self, game: FateGame, me: int) -> bool:
        """While it is immune it does not benefit from its own skill (A165)."""
        return bool(game.state.seats[me].hand and self.gaps(game, me) and game.open([me]))

    def use(self, game: FateGame, me: int) -> Steps:
        """The card, then its place. Dispelled, the card is lost (A228)."""
        card = yield ask.card(me, f"{self.id}.card", game.state.seats[me].hand, cancel=True, skill=self.id)
        places = [("between", *gap) for gap in self.gaps(game, me)]
        _, left, right = yield ask.options(me, f"{self.id}.place", places, cancel=True, skill=self.id, card=card)
        if (yield Activate(self, me, (left, right), cost=Stake(me, (card,)))):
            yield Lay(me, Status(self.id, (card,), me, "cast"))
            yield GiveEffect(me, self.id, (left, right))
        yield Drop((card,))


@effect
class Displaced(TurnEffect):
    """Elsewhere, as far as distance is concerned: even when one of the two has died meanwhile."""

    id = PhaseStep.id
    others = True
    origin = "skill"

    @modifies(SEATING)
    def sit(self, game: FateGame, me: int, value: list[int]) -> list[int]:
        """Downstream of the first of the two, or of where it sat."""
        left, count = bound(game, me, self.id)[-2], len(game.state.seats)
        return [me, *sorted((seat for seat in value if seat != me), key=lambda seat: (seat - left - 1) % count)]


@skill
class ScreamOfTorment(Active):
    """In your play phase, once per turn. Cost: discard 2 red hand cards. 1 or 2 other characters (A73) at distance 1
    take 1 damage each from you, in action order (A117).
    """

    id = "queen_of_torment.scream_of_torment"
    per_turn = 1

    def targets(self, game: FateGame, me: int) -> list[int]:
        """Others at distance 1."""
        return [seat for seat in game.open(game.others(me)) if distance(game, me, seat) <= 1]

    def usable(self, game: FateGame, me: int) -> bool:
        """Two red cards and a target."""
        return len(coloured(game, me, "red")) >= 2 and bool(self.targets(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """Pay, then aim."""
        cards = yield ask.cards(me, f"{self.id}.cost", coloured(game, me, "red"), 2, 2, cancel=True, skill=self.id)
        for target in (yield from self.aim_several(game, me, Discard(me, cards, cost=True), 1, 2)):
            yield Damage(target, 1, source=me, cause=self.id)
