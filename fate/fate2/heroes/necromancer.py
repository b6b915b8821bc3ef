"""死灵法师 Necromancer."""

from fate.fate2.api import (
    CAN_HEAL,
    SUIT,
    Casting,
    Died,
    Draw,
    FateGame,
    Laid,
    Passive,
    Steps,
    after,
    ask,
    laid,
    modifies,
    skill,
)


@skill
class SoulSapAura(Casting):
    """In the casting phase. Cost: lay a spade hand card in the status zone of any character, yourself included (A206).
    It cannot regain hp in the turn that follows. Not on a character that has one already (D14).
    """

    id = "necromancer.soul_sap_aura"

    def spades(self, game: FateGame, me: int) -> list[int]:
        """What can be laid."""
        return [uid for uid in game.state.seats[me].hand if SUIT[uid] == "spade"]

    def usable(self, game: FateGame, me: int) -> bool:
        """A spade and a target."""
        return bool(self.spades(game, me) and self.unlaid(game, game.living(me)))

    def use(self, game: FateGame, me: int) -> Steps:
        """Card, then target."""
        card = yield ask.card(me, f"{self.id}.card", self.spades(game, me), cancel=True, skill=self.id)
        targets = self.unlaid(game, game.living(me))
        target = yield ask.seat(me, f"{self.id}.target", targets, cancel=True, skill=self.id, card=card)
        yield from self.lay(game, me, target, (card,))


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
