"""变体精灵 Shifting Elemental."""

from fate.fate2.api import (
    Activate,
    Active,
    Conversion,
    Converts,
    Discard,
    Draw,
    FateGame,
    GainRage,
    LoseRage,
    Steps,
    any_card,
    ask,
    skill,
)


@skill
class WaveForm(Conversion):
    """You may use or play any 2 hand cards as a Normal Attack or as a Dodge; Attacks used in this way have no range
    limit.
    """

    id = "shifting_elemental.wave_form"
    conversions = (
        Converts("normal_attack", 2, any_card, ("use", "play"), far=True),
        Converts("dodge", 2, any_card, ("use", "play")),
    )


@skill
class Morph(Active):
    """In your play phase, once per turn (A305): discard 2 hand cards, then gain 1 rage; or pay 1 rage, then draw 2."""

    id = "shifting_elemental.morph"
    per_turn = 1

    def choices(self, game: FateGame, me: int) -> list[str]:
        """What can be paid for and gives something."""
        seat = game.state.seats[me]
        rage = ["rage"] if len(seat.hand) >= 2 and seat.rage < seat.max_rage else []
        return rage + (["cards"] if seat.rage else [])

    def usable(self, game: FateGame, me: int) -> bool:
        """While it is immune it does not benefit from its own skill (A165)."""
        return bool(game.open([me]) and self.choices(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """One into the other."""
        name = yield ask.names(me, f"{self.id}.choice", self.choices(game, me), cancel=True, skill=self.id)
        if name == "cards":
            if (yield Activate(self, me, (me,), cost=LoseRage(me, 1, cost=True))):
                yield Draw(me, 2)
            return
        cards = yield ask.cards(me, f"{self.id}.cost", game.state.seats[me].hand, 2, 2, cancel=True, skill=self.id)
        if (yield Activate(self, me, (me,), cost=Discard(me, cards, cost=True))):
            yield GainRage(me, 1)
