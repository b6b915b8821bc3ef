"""沉默术士 Silent Sorcerer."""

from fate.fate2.api import (
    HAND_LIMIT,
    SUIT,
    Activate,
    Active,
    Damage,
    Designate,
    Discard,
    FateGame,
    Hit,
    Passive,
    Steps,
    after,
    ask,
    magic_cards,
    modifies,
    skill,
)


@skill
class SilenceCurse(Active):
    """In your play phase, once per turn. Cost: discard 1 heart hand card. Another character discards 1 magic card from
    its hand or takes 1 damage from you, as it likes (A299).
    """

    id = "silent_sorcerer.silence_curse"
    per_turn = 1

    def hearts(self, game: FateGame, me: int) -> list[int]:
        """What can be discarded."""
        return [uid for uid in game.state.seats[me].hand if SUIT[uid] == "heart"]

    def usable(self, game: FateGame, me: int) -> bool:
        """A heart and a target."""
        return bool(self.hearts(game, me) and game.open(game.others(me)))

    def use(self, game: FateGame, me: int) -> Steps:
        """Pay, then aim."""
        card = yield ask.card(me, f"{self.id}.cost", self.hearts(game, me), cancel=True, skill=self.id)
        activate = Activate(self, me, cost=Discard(me, (card,), cost=True), open=True)
        if not (yield activate):
            return
        target = yield ask.seat(me, f"{self.id}.target", game.open(game.others(me)), skill=self.id)
        if not (yield Designate(activate, [target])):
            return
        magic = magic_cards(game, target)
        paid = yield ask.card(target, f"{self.id}.discard", magic, decline=True, skill=self.id, user=me, damage=1)
        if paid is None:
            yield Damage(target, 1, source=me, cause=self.id)
        else:
            yield Discard(target, (paid,))


@skill
class BladeOfWisdom(Passive):
    """While you have 2 rage or more you may have an Attack you used deal 1 more damage (A92), as it hits."""

    id = "silent_sorcerer.blade_of_wisdom"

    @after(Hit, optional=True, when=lambda game, me, hit: hit.use.user == me and game.state.seats[me].rage >= 2)
    def sharpen(self, game: FateGame, me: int, hit: Hit) -> Steps:
        """Against the target it has hit."""
        bonus = hit.use.bonus_on
        bonus[hit.target] = bonus.get(hit.target, 0) + 1
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
