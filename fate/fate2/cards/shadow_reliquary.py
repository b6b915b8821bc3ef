"""影之灵龛 Shadow Reliquary."""

from fate.fate2.api import (
    Activate,
    Activated,
    Armor,
    Damage,
    Damaged,
    Drop,
    FateGame,
    Heal,
    SetAside,
    Steps,
    after,
    ask,
    card,
    kept_aside,
)

PRICE = 2
"""Souls it takes."""


def souls(game: FateGame, me: int) -> tuple[int, ...]:
    """Cards lying on it: they leave with it (R24.3)."""
    return kept_aside(game, me, ShadowReliquary.id)


def dealt(game: FateGame, me: int, event: Damaged) -> bool:
    """You are the source of damage to somebody else (A130), and have a card."""
    return event.damage.dealt_by(me) and bool(game.state.seats[me].hand)


@card
class ShadowReliquary(Armor, Activated):
    """After each damage you deal to another character, of however many points (A238), you may put 1 hand card face up
    (A33) on this armour, as a soul. In your play phase, once per turn. Cost: discard 2 souls. Then another character
    takes 1 damage from you, or any wounded one heals 1; distance does not matter (A282).
    """

    id = "shadow_reliquary"
    per_turn = 1

    def wounded(self, game: FateGame) -> list[int]:
        """Characters below their limit; equipment reaches the immune (A164)."""
        seats = game.state.seats
        return [seat for seat in game.living() if seats[seat].hp < seats[seat].max_hp]

    def usable(self, game: FateGame, me: int) -> bool:
        """Two souls; somebody can always be hurt."""
        return len(souls(game, me)) >= PRICE

    def use(self, game: FateGame, me: int) -> Steps:
        """Pay, then choose."""
        cards = yield ask.cards(me, "shadow_reliquary.souls", souls(game, me), PRICE, PRICE, cancel=True, card=self.id)
        yield Activate(self, me, cost=Drop(cards))
        wounded = self.wounded(game)
        names = ["damage", "heal"] if wounded else ["damage"]
        name = yield ask.names(me, "shadow_reliquary.choice", names, card=self.id)
        targets = wounded if name == "heal" else game.others(me)
        target = yield ask.seat(me, f"shadow_reliquary.{name}", targets, card=self.id)
        if name == "heal":
            yield Heal(target, 1, cause=self.id)
        else:
            yield Damage(target, 1, source=me, cause=self.id)

    @after(Damaged, when=dealt)
    def gather(self, game: FateGame, me: int, event: Damaged) -> Steps:
        """1 card, or none."""
        hand = game.state.seats[me].hand
        uid = yield ask.card(me, "shadow_reliquary.soul", hand, decline=True, card=self.id, target=event.damage.seat)
        if uid is not None:
            yield SetAside(me, (uid,), self.id, me, tuple(range(len(game.state.seats))))
