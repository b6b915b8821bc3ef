"""月之骑士 Moon Rider."""

from fate.fate2.api import (
    PAIRED,
    Active,
    Damage,
    Discard,
    Draw,
    FateGame,
    Passive,
    Steps,
    ask,
    modifies,
    skill,
    suited,
)


@skill
class LunarEclipse(Active):
    """In your play phase, once per turn. Cost: discard 1 heart hand card. Any character, yourself if you like, takes 1
    damage from you and, if it lives, draws 3 cards (A196).
    """

    id = "moon_rider.lunar_eclipse"
    per_turn = 1

    def targets(self, game: FateGame, me: int) -> list[int]:
        """Anybody, yourself included."""
        return game.open(game.living(me))

    def usable(self, game: FateGame, me: int) -> bool:
        """A heart and a target."""
        return bool(suited(game, me, "heart") and self.targets(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """Pay, then aim. It draws even when somebody else took the damage for it."""
        card = yield ask.card(me, f"{self.id}.cost", suited(game, me, "heart"), cancel=True, skill=self.id)
        target = yield from self.aim(game, me, Discard(me, (card,), cost=True))
        if target is not None:
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
