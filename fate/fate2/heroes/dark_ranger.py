"""黑暗游侠 Dark Ranger."""

from fate.fate2.api import (
    COLOUR,
    SUIT,
    Activate,
    Active,
    CastCard,
    Conversion,
    Converts,
    Designate,
    Discard,
    FateGame,
    GainRage,
    Laid,
    Recover,
    Steps,
    ask,
    before,
    black,
    laid,
    skill,
)


def blacks(game: FateGame, me: int) -> list[int]:
    """Black hand cards."""
    return [uid for uid in game.state.seats[me].hand if COLOUR[uid] == "black"]


@skill
class FrostArrow(CastCard):
    """In the casting phase. Cost: put 1 black hand card into another character's status zone. Then in the turn that
    follows that character gains no rage by taking damage; from elsewhere it does (A304).
    """

    id = "dark_ranger.frost_arrow"

    def fits(self, uid: int) -> bool:
        """A black one."""
        return COLOUR[uid] == "black"

    def aims(self, game: FateGame, me: int) -> list[int]:
        """Others only."""
        return game.others(me)


@laid
class Frosted(Laid):
    """No rage for damage, nor what an Attack adds to it: the prohibition beats the rule (A1)."""

    id = FrostArrow.id

    @before(GainRage, when=lambda game, me, gain: gain.seat == me and gain.hurt)
    def chill(self, game: FateGame, me: int, gain: GainRage) -> Steps:
        """None at all."""
        gain.cancelled, gain.result = True, 0
        yield from ()


@skill
class PowerStrike(Active):
    """In your play phase, once per turn. Cost: discard 1 black hand card. Strip 1 hand card, picked blind (A9), from
    another character; if it is a spade you get it.
    """

    id = "dark_ranger.power_strike"
    per_turn = 1

    def targets(self, game: FateGame, me: int) -> list[int]:
        """Others with a hand."""
        return [seat for seat in game.open(game.others(me)) if game.state.seats[seat].hand]

    def usable(self, game: FateGame, me: int) -> bool:
        """A black card and a target."""
        return bool(blacks(game, me) and self.targets(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """Pay, then aim."""
        card = yield ask.card(me, f"{self.id}.cost", blacks(game, me), cancel=True, skill=self.id)
        activate = Activate(self, me, cost=Discard(me, (card,), cost=True), open=True)
        if not (yield activate):
            return
        targets = self.targets(game, me)
        if not targets:
            return
        target = yield ask.seat(me, f"{self.id}.target", targets, skill=self.id)
        if (yield Designate(activate, [target])):
            stripped = game.draw_at_random(target, 1)
            yield Discard(target, stripped, by=me)
            yield Recover(me, [uid for uid in stripped if SUIT[uid] == "spade"])


@skill
class ArchersGift(Conversion):
    """Black cards in your hand are regarded as Normal Attacks, to use, to play and to discard (A64)."""

    id = "dark_ranger.archers_gift"
    conversions = (Converts("normal_attack", 1, black, ("use", "play"), counts_as=True),)
