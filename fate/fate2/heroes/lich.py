"""巫妖 Lich."""

from fate.fate2.api import (
    COLOUR,
    Activate,
    Active,
    Damaged,
    Discard,
    Draw,
    FateGame,
    Passive,
    Steps,
    after,
    ask,
    cards_of,
    pick_card,
    skill,
)


@skill
class DarkRite(Active):
    """In your play phase, once per turn. Cost: discard 1 red card, from hand or equipment (A8). Draw 2 cards."""

    id = "lich.dark_rite"
    per_turn = 1

    def victims(self, game: FateGame, me: int) -> list[int]:
        """Red cards."""
        return [uid for uid in cards_of(game, me) if COLOUR[uid] == "red"]

    def usable(self, game: FateGame, me: int) -> bool:
        """While it is immune it does not benefit from its own skill (A165)."""
        return bool(game.open([me]) and self.victims(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """One for two."""
        card = yield ask.card(me, f"{self.id}.cost", self.victims(game, me), cancel=True, skill=self.id)
        if (yield Activate(self, me, cost=Discard(me, (card,), cost=True))):
            yield Draw(me, 2)


def hurt(game: FateGame, me: int, event: Damaged) -> bool:
    """You have been damaged by somebody who still has a card within reach."""
    damage = event.damage
    return (
        damage.seat == me
        and damage.source is not None
        and game.state.seats[damage.source].alive
        and bool(game.open([damage.source]) and cards_of(game, damage.source))
    )


@skill
class FrostArmour(Passive):
    """After each damage you take, of however many points (A238), you may strip 1 card, from hand (picked blind) or
    equipment (A8), from its source, be it yourself (A244).
    """

    id = "lich.frost_armour"

    @after(Damaged, when=hurt)
    def chill(self, game: FateGame, me: int, event: Damaged) -> Steps:
        """Declining is one of the choices."""
        source = event.damage.source
        assert source is not None
        card = yield from pick_card(game, me, source, f"{self.id}.card", decline=True, skill=self.id)
        if card is not None:
            yield Discard(source, (card,), by=me)
