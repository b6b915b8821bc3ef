"""敌法师 Mage Slayer."""

from fate.fate2.api import (
    Conversion,
    Converts,
    Damaged,
    Discard,
    FateGame,
    Passive,
    Steps,
    after,
    black,
    skill,
)


def struck(game: FateGame, me: int, event: Damaged) -> bool:
    """An Attack of yours has dealt damage, and the character it was aimed at has a hand within reach."""
    damage = event.damage
    return (
        damage.source == me
        and damage.attack is not None
        and bool(game.open([damage.aimed_at]))
        and bool(game.state.seats[damage.aimed_at].hand)
    )


@skill
class ManaRuin(Passive):
    """After each damage your Attack deals you may strip 1 hand card, picked blind (A9), from its target, even when
    somebody else took the damage for it (A122).
    """

    id = "mage_slayer.mana_ruin"

    @after(Damaged, optional=True, when=struck)
    def ruin(self, game: FateGame, me: int, event: Damaged) -> Steps:
        """1 card."""
        target = event.damage.aimed_at
        yield Discard(target, game.draw_at_random(target, 1), by=me)


@skill
class Flicker(Conversion):
    """You may use or play a black hand card as Dodge."""

    id = "mage_slayer.flicker"
    conversions = (Converts("dodge", 1, black, ("use", "play")),)
