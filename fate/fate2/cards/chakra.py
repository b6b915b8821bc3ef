"""查克拉 Chakra."""

from collections.abc import Sequence

from fate.fate2.api import COLOUR, COLOURS, Claim, Draw, Drop, FateGame, Magic, Reveal, Steps, Use, ask, card


@card
class Chakra(Magic):
    """On yourself: draw 1, then guess a colour and turn up the top card of the deck; right: it is yours and you may
    guess again while there are cards, wrong: it is discarded. No judgement (A113); you may stop at any time (A177).
    """

    id = "chakra"

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """Oneself."""
        return (user,)

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """Whoever it affects draws and guesses (A177)."""
        yield Draw(target, 1)
        colours, won = [("colour", colour) for colour in COLOURS], None
        while game.state.deck or game.state.discard:
            guess = yield ask.options(target, "chakra.guess", colours, decline=True, card=self.id, won=won)
            if guess is None:
                return
            uid = yield Reveal(target)
            if COLOUR[uid] != guess:
                yield Drop((uid,))
                return
            yield Claim(target, (uid,))
            won = uid
