"""屠夫 Butcher."""

from fate.fate2.api import (
    ADJACENT,
    COLOUR,
    COLOURS,
    DISTANCE,
    SUIT,
    SUITS,
    Active,
    Damage,
    Discard,
    FateGame,
    GiveEffect,
    Show,
    Steps,
    Take,
    TurnEffect,
    ask,
    bound,
    coloured,
    distance,
    effect,
    holders,
    in_range,
    modifies,
    skill,
)


@skill
class FleshHook(Active):
    """In your play phase, once per turn. Cost: discard 1 red hand card. Guess the colour of a hand card, picked blind,
    of another character in your attack range, or the suit if it is out of range. All see the card (A195): if you are
    right you take it, and the distance between you two is 1 until the turn ends; if not, it goes back.
    """

    id = "butcher.flesh_hook"
    per_turn = 1

    def targets(self, game: FateGame, me: int) -> list[int]:
        """Others with a hand."""
        return holders(game, game.others(me))

    def usable(self, game: FateGame, me: int) -> bool:
        """A red card and a target."""
        return bool(coloured(game, me, "red") and self.targets(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """Pay, aim, guess."""
        card = yield ask.card(me, f"{self.id}.cost", coloured(game, me, "red"), cancel=True, skill=self.id)
        target = yield from self.aim(game, me, Discard(me, (card,), cost=True))
        if target is None or not game.state.seats[target].hand:
            return
        near = target in in_range(game, me)
        feature, values, prints = ("colour", COLOURS, COLOUR) if near else ("suit", SUITS, SUIT)
        choices = [(feature, value) for value in values]
        guess = yield ask.options(me, f"{self.id}.{feature}", choices, skill=self.id, target=target)
        hooked = game.draw_at_random(target, 1)
        yield Show(target, hooked)
        if prints[hooked[0]] == guess:
            yield Take(target, hooked, me)
            yield GiveEffect(me, self.id, (target,))


@effect
class Hooked(TurnEffect):
    """The two are next to each other."""

    id = FleshHook.id
    others = True
    selfish = False
    origin = "skill"

    @modifies(DISTANCE)
    def pull(self, game: FateGame, me: int, value: int, a: int, b: int) -> int:
        """Both ways (A74), whatever else applies (A72)."""
        return value + ADJACENT if me in (a, b) and (a + b - me) in bound(game, me, self.id) else value


@skill
class RottingAura(Active):
    """In your play phase, once per turn. Cost: 1 damage to yourself; dying of it ends the matter (A129). Another
    character (A73) at distance 1 takes 1 damage from you.
    """

    id = "butcher.rotting_aura"
    per_turn = 1

    def targets(self, game: FateGame, me: int) -> list[int]:
        """Others at distance 1."""
        return [seat for seat in game.open(game.others(me)) if distance(game, me, seat) <= 1]

    def usable(self, game: FateGame, me: int) -> bool:
        """Immune to its own skill it could not pay (A165)."""
        return bool(game.open([me]) and self.targets(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """Pay, then aim."""
        target = yield from self.aim(game, me, Damage(me, 1, source=me, cause=self.id))
        if target is not None:
            yield Damage(target, 1, source=me, cause=self.id)
