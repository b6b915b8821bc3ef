"""暗杀 Assassinate."""

from collections.abc import Sequence

from fate.fate2.api import (
    Damage,
    FateGame,
    Lay,
    Lift,
    Recover,
    Spend,
    SSkill,
    Standing,
    Status,
    Steps,
    TurnBegin,
    Use,
    after,
    ask,
    card,
)


def vows(game: FateGame, me: int, by: Sequence[int]) -> list[Status]:
    """Those of these seats that lie with `me`."""
    return [status for status in game.state.seats[me].status if status.kind == Assassinate.id and status.by in by]


def broken(game: FateGame, me: int, spend: Spend) -> bool:
    """Its user uses or plays hand cards; discarding and laying them is safe (A69)."""
    return bool(spend.spent.cards and vows(game, me, (spend.seat,)))


@card
class Assassinate(SSkill, Standing):
    """Laid on another character (A206): when your next turn begins it takes 2 damage from you, if you live (A170). Use
    or play no hand card meanwhile, or it fails; then you may take this card back into your hand. Not twice on one
    character (A34). The immune are not struck (R27.3).
    """

    id = "assassinate"

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """Others."""
        return [seat for seat in game.others(user) if not game.state.seats[seat].has_status(self.id)]

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """The card stays for a lap."""
        yield Lay(target, Status(self.id, use.cards, use.user, "lap"))

    @after(Spend, when=broken)
    def fail(self, game: FateGame, me: int, spend: Spend) -> Steps:
        """Nothing else spares the card from being discarded; an immune user cannot take it (A165)."""
        for status in vows(game, me, (spend.seat,)):
            cards = [("card", uid) for uid in status.cards if game.open([spend.seat])]
            keep = yield ask.options(spend.seat, "assassinate.keep", cards, decline=True, card=self.id, target=me)
            yield Lift(me, status)
            if keep is not None:
                yield Recover(spend.seat, status.cards)

    @after(TurnBegin, when=lambda game, me, begin: bool(vows(game, me, begin.passed)))
    def strike(self, game: FateGame, me: int, begin: TurnBegin) -> Steps:
        """A user that died meanwhile strikes no more."""
        for status in vows(game, me, begin.passed):
            yield Lift(me, status)
            if game.state.seats[status.by].alive:
                yield Damage(me, 2, source=status.by, cause=self.id)
