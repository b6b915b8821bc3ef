"""极寒幽魂 Frost Wraith."""

from fate.fate2.api import (
    DISPELLABLE,
    Activate,
    Active,
    CastCard,
    Damage,
    Discard,
    Event,
    FateGame,
    Laid,
    Steps,
    Use,
    ask,
    laid,
    modifies,
    skill,
    suited,
)

FRAIL = 2
"""hp a character may have to be shattered."""


@skill
class IceTouch(CastCard):
    """In the casting phase. Cost: put 1 spade hand card into any character's status zone. Then in the turn that follows
    magic cards and active skills used by that character cannot be dispelled.
    """

    id = "frost_wraith.ice_touch"

    def cards(self, game: FateGame, me: int) -> list[int]:
        """Spades."""
        return suited(game, me, "spade")


@laid
class Iced(Laid):
    """Dispel included, for it is magic; casting skills are not meant, nor other ways to cancel (A51)."""

    id = IceTouch.id

    @modifies(DISPELLABLE)
    def harden(self, game: FateGame, me: int, value: bool, subject: Event) -> bool:
        """What this character uses."""
        if isinstance(subject, Use):
            return value and subject.user != me
        if isinstance(subject, Activate):
            return value and not (subject.seat == me and getattr(subject.ability, "type", "") == "active")
        return value


@skill
class IceCrystalBlast(Active):
    """In your play phase, once per turn. Cost: discard X + 1 hand cards, X being the hp, rage and hand cards of another
    character with at most 2 hp, as they are when you announce it (A298). It takes as much damage from you (A116) as it
    has hp.
    """

    id = "frost_wraith.ice_crystal_blast"
    per_turn = 1

    def price(self, game: FateGame, target: int) -> int:
        """X + 1."""
        seat = game.state.seats[target]
        return seat.hp + seat.rage + len(seat.hand) + 1

    def targets(self, game: FateGame, me: int) -> list[int]:
        """The frail whom you can afford."""
        state = game.state
        wealth = len(state.seats[me].hand)
        frail = [seat for seat in game.open(game.others(me)) if state.seats[seat].hp <= FRAIL]
        return [seat for seat in frail if self.price(game, seat) <= wealth]

    def usable(self, game: FateGame, me: int) -> bool:
        """Somebody is cheap enough."""
        return bool(self.targets(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """The price depends on the target."""
        target = yield ask.seat(me, f"{self.id}.target", self.targets(game, me), cancel=True, skill=self.id)
        price, hand = self.price(game, target), game.state.seats[me].hand
        cards = yield ask.cards(me, f"{self.id}.cost", hand, price, price, cancel=True, skill=self.id, target=target)
        if (yield Activate(self, me, (target,), cost=Discard(me, cards, cost=True))):
            yield Damage(target, game.state.seats[target].hp, source=me, cause=self.id)
