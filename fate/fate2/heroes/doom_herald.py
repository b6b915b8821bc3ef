"""末日使者 Doom Herald."""

from fate.fate2.api import (
    BAN,
    COLOUR,
    SILENCED,
    Activate,
    Active,
    CastCard,
    Discard,
    FateGame,
    Laid,
    Steps,
    Take,
    ask,
    laid,
    modifies,
    skill,
    suited,
)


@skill
class Doom(CastCard):
    """In the casting phase. Cost: lay a heart hand card in the status zone of any character, yourself included (A206).
    In the turn that follows it can neither use or play red hand cards nor use active skills. Not on a character that
    has one already (D14).
    """

    id = "doom_herald.doom"

    def cards(self, game: FateGame, me: int) -> list[int]:
        """Hearts."""
        return suited(game, me, "heart")


@laid
class Doomed(Laid):
    """Red cards cannot even be part of a conversion: prohibitions go first (A65, A211). Discarding, laying and placing
    them is neither use nor play (D11).
    """

    id = Doom.id

    @modifies(BAN)
    def no_red(
        self, game: FateGame, me: int, value: str, seat: int, kind: str, cards: tuple[int, ...], how: str
    ) -> str:
        """By the cards themselves, whatever they serve as."""
        return self.id if seat == me and any(COLOUR[uid] == "red" for uid in cards) else value

    @modifies(SILENCED)
    def no_active(self, game: FateGame, me: int, value: str, seat: int, ability: object) -> str:
        """Skills printed active, also those that answer something (A7); casting is not named."""
        return self.id if seat == me and getattr(ability, "type", "") == "active" else value


@skill
class DeadlyNumber(Active):
    """In your play phase, once per turn. Cost: discard a spade hand card. Take a hand card, picked blind (A9), from
    another character whose hand is odd as you choose it (A307).
    """

    id = "doom_herald.deadly_number"
    per_turn = 1

    def targets(self, game: FateGame, me: int) -> list[int]:
        """Others with an odd number of hand cards."""
        return [seat for seat in game.open(game.others(me)) if len(game.state.seats[seat].hand) % 2]

    def usable(self, game: FateGame, me: int) -> bool:
        """A spade and a target. While it is immune it does not benefit from its own skill (A165)."""
        return bool(suited(game, me, "spade") and self.targets(game, me) and game.open([me]))

    def use(self, game: FateGame, me: int) -> Steps:
        """Target, then cost."""
        target = yield ask.seat(me, f"{self.id}.target", self.targets(game, me), cancel=True, skill=self.id)
        card = yield ask.card(
            me, f"{self.id}.cost", suited(game, me, "spade"), cancel=True, skill=self.id, target=target
        )
        if (yield Activate(self, me, (target,), cost=Discard(me, (card,), cost=True))):
            yield Take(target, game.draw_at_random(target, 1), me)
