"""黑暗游侠 Dark Ranger."""

from fate.fate2.api import (
    SUIT,
    Active,
    CastCard,
    Conversion,
    Converts,
    Discard,
    FateGame,
    GainRage,
    Laid,
    Recover,
    Steps,
    ask,
    before,
    black,
    coloured,
    holders,
    laid,
    skill,
)


@skill
class FrostArrow(CastCard):
    """In the casting phase. Cost: put 1 black hand card into another character's status zone. Then in the turn that
    follows that character gains no rage by taking damage; from elsewhere it does (A304).
    """

    id = "dark_ranger.frost_arrow"

    def cards(self, game: FateGame, me: int) -> list[int]:
        """Black ones."""
        return coloured(game, me, "black")

    def targets(self, game: FateGame, me: int) -> list[int]:
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
        return holders(game, game.others(me))

    def usable(self, game: FateGame, me: int) -> bool:
        """A black card and a target."""
        return bool(coloured(game, me, "black") and self.targets(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """Pay, then aim."""
        card = yield ask.card(me, f"{self.id}.cost", coloured(game, me, "black"), cancel=True, skill=self.id)
        target = yield from self.aim(game, me, Discard(me, (card,), cost=True))
        if target is not None:
            stripped = game.draw_at_random(target, 1)
            yield Discard(target, stripped, by=me)
            yield Recover(me, [uid for uid in stripped if SUIT[uid] == "spade"])


@skill
class ArchersGift(Conversion):
    """Black cards in your hand are regarded as Normal Attacks, to use, to play and to discard (A64)."""

    id = "dark_ranger.archers_gift"
    conversions = (Converts("normal_attack", 1, black, ("use", "play"), counts_as=True),)
