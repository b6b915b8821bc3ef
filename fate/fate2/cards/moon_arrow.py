"""月神之箭 Moon Arrow."""

from collections.abc import Sequence

from fate.fate2.api import (
    COLOUR,
    COLOURS,
    SUIT,
    SUITS,
    FateGame,
    Magic,
    Steps,
    Use,
    ask,
    card,
    discard_or_suffer,
)


@card
class MoonArrow(Magic):
    """On another character: name a colour (upgraded: a suit) after the chance to Dispel (A175). It may discard 1 such
    hand card, else it takes 1 damage from you.
    """

    id = "moon_arrow"
    upgradable = True

    def targets(self, game: FateGame, user: int, upgraded: bool) -> Sequence[int]:
        """Others."""
        return game.others(user)

    def effect(self, game: FateGame, use: Use, target: int) -> Steps:
        """Refusing is allowed."""
        feature, values, prints = ("suit", SUITS, SUIT) if use.upgraded else ("colour", COLOURS, COLOUR)
        choices = [(feature, value) for value in values]
        named = yield ask.options(use.user, "moon_arrow.name", choices, card=self.id, target=target)
        game.note("name", seat=use.user, cause=self.id, **{feature: named})
        fit = [uid for uid in game.state.seats[target].hand if prints[uid] == named]
        yield from discard_or_suffer(
            game,
            target,
            fit,
            "moon_arrow.discard",
            user=use.user,
            cause=self.id,
            use=use,
            card=self.id,
            **{feature: named},
        )
