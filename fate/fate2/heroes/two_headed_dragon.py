"""双头龙 Two-Headed Dragon."""

from fate.fate2.api import (
    BONUS,
    Activate,
    Active,
    Conversion,
    Converts,
    Discard,
    FateGame,
    GiveEffect,
    SetAside,
    Steps,
    TakeAside,
    TurnEffect,
    TurnEnd,
    Use,
    after,
    ask,
    cards_of,
    effect,
    holders,
    modifies,
    red,
    skill,
)


@skill
class DeepFreeze(Active):
    """In your play phase, once per turn. Cost: discard 1 card, from hand or equipment (A8), and name another character.
    2 of its hand cards, picked blind (A9), lie face down on the table until your turn ends; of a single one, that one
    (A189). Meanwhile they are nobody's hand (D8).
    """

    id = "two_headed_dragon.deep_freeze"
    per_turn = 1

    def targets(self, game: FateGame, me: int) -> list[int]:
        """Others with a hand."""
        return holders(game, game.others(me))

    def usable(self, game: FateGame, me: int) -> bool:
        """A card and a target."""
        return bool(cards_of(game, me) and self.targets(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """Their owner knows its own cards."""
        card = yield ask.card(me, f"{self.id}.cost", cards_of(game, me), cancel=True, skill=self.id)
        target = yield ask.seat(me, f"{self.id}.target", self.targets(game, me), cancel=True, skill=self.id, card=card)
        if (yield Activate(self, me, [target], cost=Discard(me, (card,), cost=True))):
            yield SetAside(target, game.draw_at_random(target, 2), self.id, target, (target,))
            yield GiveEffect(target, self.id)


@effect
class Frozen(TurnEffect):
    """When the turn ends the frozen cards come back by themselves (A189), even to somebody who has become immune."""

    id = "two_headed_dragon.deep_freeze"
    origin = ""
    selfish = False

    @after(TurnEnd)
    def thaw(self, game: FateGame, me: int, event: TurnEnd) -> Steps:
        """All of them."""
        for aside in [aside for aside in game.state.aside if aside.kind == self.id and aside.owner == me]:
            yield TakeAside(me, aside.cards)


@skill
class LiquidFire(Conversion):
    """You may use 2 red hand cards as a Flame Attack that deals 1 more damage (A230). It is red (A58)."""

    id = "two_headed_dragon.liquid_fire"
    conversions = (Converts("flame_attack", 2, red, ("use",)),)

    @modifies(BONUS)
    def burn(self, game: FateGame, me: int, value: int, use: Use, target: int) -> int:
        """Only for the Attack made in this way."""
        return value + 1 if use.user == me and use.via == self.id else value
