"""月之骑士 Moon Rider."""

from fate.fate2.api import (
    PAIRED,
    SUIT,
    Activate,
    Active,
    Damage,
    Designate,
    Discard,
    Draw,
    FateGame,
    Passive,
    Steps,
    ask,
    modifies,
    skill,
)


@skill
class LunarEclipse(Active):
    """In your play phase, once per turn. Cost: discard 1 heart hand card. Any character, yourself if you like, takes 1
    damage from you and, if it lives, draws 3 cards (A196).
    """

    id = "moon_rider.lunar_eclipse"
    per_turn = 1

    def hearts(self, game: FateGame, me: int) -> list[int]:
        """What can be discarded."""
        return [uid for uid in game.state.seats[me].hand if SUIT[uid] == "heart"]

    def usable(self, game: FateGame, me: int) -> bool:
        """A heart and a target."""
        return bool(self.hearts(game, me) and game.open(game.living(me)))

    def use(self, game: FateGame, me: int) -> Steps:
        """Pay, then aim. It draws even when somebody else took the damage for it."""
        card = yield ask.card(me, f"{self.id}.cost", self.hearts(game, me), cancel=True, skill=self.id)
        activate = Activate(self, me, cost=Discard(me, (card,), cost=True), open=True)
        if not (yield activate):
            return
        target = yield ask.seat(me, f"{self.id}.target", game.open(game.living(me)), skill=self.id)
        if (yield Designate(activate, [target])):
            yield Damage(target, 1, source=me, cause=self.id)
            yield Draw(target, 3)


@skill
class MoonBlades(Passive):
    """You may wear two weapons or two armours: both work, the larger range counts, a third piece replaces one of your
    choice (A185).
    """

    id = "moon_rider.moon_blades"

    @modifies(PAIRED)
    def pair(self, game: FateGame, me: int, value: bool, seat: int) -> bool:
        """Two pieces all told."""
        return value or seat == me
