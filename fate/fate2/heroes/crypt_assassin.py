"""地穴刺客 Crypt Assassin."""

from collections.abc import Sequence

from fate.fate2.api import (
    ATTACK_KINDS,
    COLOUR,
    COLOURS,
    Active,
    Discard,
    FateGame,
    Recover,
    Show,
    Steps,
    ask,
    holders,
    regarded,
    skill,
)


@skill
class ManaBurn(Active):
    """In your play phase, once per turn. Cost: discard an Attack (A64). Choose another character with a hand.
    ① Strip 1 of its hand cards, picked blind. ② Guess the colour of another of its hand cards, which it then shows: if
    you are right, it is discarded too; if not, it goes back. ③ You may discard 1 hand card to give one of the cards so
    discarded to any character, yourself included (A194).
    """

    id = "crypt_assassin.mana_burn"
    per_turn = 1

    def targets(self, game: FateGame, me: int) -> list[int]:
        """Others with a hand."""
        return holders(game, game.others(me))

    def usable(self, game: FateGame, me: int) -> bool:
        """An Attack and a target."""
        return bool(regarded(game, me, ATTACK_KINDS) and self.targets(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """In the printed order."""
        attacks = regarded(game, me, ATTACK_KINDS)
        card = yield ask.card(me, f"{self.id}.cost", attacks, cancel=True, skill=self.id)
        target = yield from self.aim(game, me, Discard(me, (card,), cost=True))
        if target is None:
            return
        burnt = game.draw_at_random(target, 1)
        yield Discard(target, burnt, by=me)
        burnt += yield from self.guess(game, me, target)
        yield from self.hand_over(game, me, burnt)

    def guess(self, game: FateGame, me: int, target: int) -> Steps:
        """② The card discarded for a right guess, as a list."""
        if not game.state.seats[target].hand:
            return []
        colour = yield ask.options(
            me, f"{self.id}.colour", [("colour", c) for c in COLOURS], skill=self.id, target=target
        )
        shown = game.draw_at_random(target, 1)
        yield Show(target, shown)
        if COLOUR[shown[0]] != colour:
            return []
        yield Discard(target, shown, by=me)
        return shown

    def hand_over(self, game: FateGame, me: int, burnt: Sequence[int]) -> Steps:
        """③ For a hand card."""
        hand = game.state.seats[me].hand
        receivers = game.open(game.living(me))
        lost = [uid for uid in burnt if uid in game.state.discard]
        if not (hand and receivers and lost):
            return
        price = yield ask.card(me, f"{self.id}.price", hand, decline=True, skill=self.id)
        if price is None:
            return
        yield Discard(me, (price,), cost=True)
        card = yield ask.card(me, f"{self.id}.card", lost, skill=self.id)
        receiver = yield ask.seat(me, f"{self.id}.give", receivers, skill=self.id, card=card)
        yield Recover(receiver, (card,))
