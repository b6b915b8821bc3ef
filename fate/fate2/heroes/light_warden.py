"""光之守卫 Light Warden."""

from collections.abc import Sequence

from fate.fate2.api import (
    SUIT,
    TARGETS,
    Active,
    Conversion,
    Converts,
    Damage,
    Discard,
    FateGame,
    Kind,
    Passive,
    Steps,
    ask,
    black,
    cards_of,
    modifies,
    skill,
)


@skill
class Shockwave(Active):
    """In your play phase, once per turn. Cost: discard 3 cards of different suits, from hand or equipment (A8). 1 or 2
    characters (A12), yourself if you like (A206), take 1 damage each from you, in action order (A117).
    """

    id = "light_warden.shockwave"
    per_turn = 1

    def targets(self, game: FateGame, me: int) -> list[int]:
        """Anybody, yourself included."""
        return game.open(game.living(me))

    def usable(self, game: FateGame, me: int) -> bool:
        """Three suits and somebody to hit."""
        return len({SUIT[uid] for uid in cards_of(game, me)}) >= 3 and bool(self.targets(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """Pay, then aim."""
        mine = cards_of(game, me)
        cards = yield ask.cards(me, f"{self.id}.cost", mine, 3, 3, distinct=SUIT, cancel=True, skill=self.id)
        for target in (yield from self.aim_several(game, me, Discard(me, cards, cost=True), 1, 2)):
            yield Damage(target, 1, source=me, cause=self.id)


@skill
class Chakra(Conversion):
    """In your play phase, once per turn, you may use a black hand card as Chakra."""

    id = "light_warden.chakra"
    conversions = (Converts("chakra", 1, black, ("use",), limit=id),)


@skill
class Blessing(Passive):
    """You may use Chakra on any character: it draws and guesses for itself (A177)."""

    id = "light_warden.blessing"

    @modifies(TARGETS)
    def bless(self, game: FateGame, me: int, value: Sequence[int], user: int, kind: Kind) -> Sequence[int]:
        """Everybody."""
        return game.living(me) if user == me and kind.id == "chakra" else value
