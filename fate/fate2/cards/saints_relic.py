"""圣者遗物 Saint's Relic."""

from fate.fate2.api import (
    BONUS,
    CAN_ARM,
    Discard,
    Equip,
    FateGame,
    Steps,
    Use,
    Weapon,
    after,
    card,
    colour_of,
    modifies,
    worn,
)


@card
class SaintsRelic(Weapon):
    """Your black Attacks deal 1 more damage. You cannot wear armour; what you wear is discarded (R24.5, A229)."""

    id = "saints_relic"

    @modifies(BONUS)
    def stronger(self, game: FateGame, me: int, value: int, use: Use, target: int) -> int:
        """The colour of the Attack as a whole; a virtual one has none (R14.3)."""
        return value + 1 if use.user == me and use.cards and colour_of(use.cards) == "black" else value

    @modifies(CAN_ARM)
    def bare(self, game: FateGame, me: int, value: bool, seat: int) -> bool:
        """For as long as it is worn."""
        return value and seat != me

    @after(Equip, when=lambda game, me, equip: equip.seat == me and bool(worn(game, me, "armor")))
    def strip(self, game: FateGame, me: int, equip: Equip) -> Steps:
        """Armour worn when this comes."""
        yield Discard(me, worn(game, me, "armor"))
