"""沉默术士 Silent Sorcerer."""

from fate.fate2.api import (
    HAND_LIMIT,
    Active,
    Declared,
    Discard,
    FateGame,
    Passive,
    Steps,
    after,
    ask,
    discard_or_suffer,
    magic_cards,
    magic_kinds,
    modifies,
    skill,
    suited,
)


@skill
class SilenceCurse(Active):
    """In your play phase, once per turn. Cost: discard 1 heart hand card. Another character discards 1 magic card from
    its hand or takes 1 damage from you, as it likes (A299).
    """

    id = "silent_sorcerer.silence_curse"
    per_turn = 1

    def usable(self, game: FateGame, me: int) -> bool:
        """A heart and a target."""
        return bool(suited(game, me, "heart") and self.targets(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """Pay, then aim."""
        card = yield ask.card(me, f"{self.id}.cost", suited(game, me, "heart"), cancel=True, skill=self.id)
        target = yield from self.aim(game, me, Discard(me, (card,), cost=True))
        if target is not None:
            yield from discard_or_suffer(
                game, target, magic_cards(game, target), f"{self.id}.discard",
                user=me, cause=self.id, wanted=magic_kinds(), skill=self.id,
            )  # fmt: skip


@skill
class BladeOfWisdom(Passive):
    """When you have used an Attack on a character and have 2 rage or more, you may have it deal 1 more damage to that
    character (A92); said before it can answer (R15.1).
    """

    id = "silent_sorcerer.blade_of_wisdom"

    @after(Declared, optional=True, when=lambda game, me, it: it.use.user == me and game.state.seats[me].rage >= 2)
    def sharpen(self, game: FateGame, me: int, event: Declared) -> Steps:
        """Against one target."""
        event.use.bonus_on[event.target] += 1
        yield from ()


@skill
class FinalTestament(Passive):
    """You may keep 1 more card for each hp you have lost."""

    id = "silent_sorcerer.final_testament"
    selfish = True

    @modifies(HAND_LIMIT)
    def keep(self, game: FateGame, me: int, value: int, seat: int) -> int:
        """Added to the limit, whatever it is (A311)."""
        mine = game.state.seats[me]
        return value + mine.max_hp - mine.hp if seat == me else value
