"""死灵法师 Necromancer."""

from fate.fate2.api import (
    CAN_HEAL,
    CastCard,
    Died,
    Draw,
    FateGame,
    Laid,
    Passive,
    Steps,
    after,
    laid,
    modifies,
    skill,
    suited,
)


@skill
class SoulSapAura(CastCard):
    """In the casting phase. Cost: lay a spade hand card in the status zone of any character, yourself included (A206).
    It cannot regain hp in the turn that follows. Not on a character that has one already (D14).
    """

    id = "necromancer.soul_sap_aura"

    def cards(self, game: FateGame, me: int) -> list[int]:
        """Spades."""
        return suited(game, me, "spade")


@laid
class SoulSapped(Laid):
    """No hp can be regained, by whatever means (A138, A139)."""

    id = "necromancer.soul_sap_aura"

    @modifies(CAN_HEAL)
    def sap(self, game: FateGame, me: int, value: bool, seat: int) -> bool:
        """None at all."""
        return value and seat != me


@skill
class SadistHeart(Passive):
    """Whenever another character dies you may draw 2 cards, on top of any reward (A256)."""

    id = "necromancer.sadist_heart"
    selfish = True

    @after(Died, optional=True, when=lambda game, me, event: event.seat != me)
    def rejoice(self, game: FateGame, me: int, event: Died) -> Steps:
        """2 cards."""
        yield Draw(me, 2)
