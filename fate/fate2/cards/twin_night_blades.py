"""散夜对剑 Twin Night Blades."""

from fate.fate2.api import (
    ATTACK_KINDS,
    Converter,
    Converts,
    Declared,
    FateGame,
    Steps,
    Weapon,
    after,
    any_card,
    card,
    counts_as,
)


@card
class TwinNightBlades(Weapon, Converter):
    """You may use any 2 hand cards as a Normal Attack. If both are Attacks, or regarded as such (A64), no Dodge can be
    used against it; other means of cancelling still work (A90).
    """

    id = "twin_night_blades"
    conversions = (Converts("normal_attack", 2, any_card, ("use",)),)

    @after(Declared, when=lambda game, me, step: step.use.user == me and step.use.via == TwinNightBlades.id)
    def press(self, game: FateGame, me: int, step: Declared) -> Steps:
        """Two Attacks in one."""
        step.use.undodgeable = all(counts_as(game, me, uid, ATTACK_KINDS) for uid in step.use.cards)
        yield from ()
