"""神灵武士 Spirit Warrior."""

from fate.fate2.api import (
    BONUS,
    Active,
    Damage,
    Discard,
    FateGame,
    Passive,
    Steps,
    Use,
    holders,
    modifies,
    skill,
)


@skill
class Sacrifice(Active):
    """In your play phase, once per turn. Cost: 1 damage to yourself; dying of it ends the matter (A129). Strip 2 hand
    cards, picked blind (A9), from another character; of a single one, that one (A292).
    """

    id = "spirit_warrior.sacrifice"
    per_turn = 1

    def targets(self, game: FateGame, me: int) -> list[int]:
        """Others with a hand."""
        return holders(game, game.others(me))

    def usable(self, game: FateGame, me: int) -> bool:
        """Immune to its own skill it could not pay (A165)."""
        return bool(game.open([me]) and self.targets(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """Pay, then choose."""
        target = yield from self.aim(game, me, Damage(me, 1, source=me, cause=self.id))
        if target is not None:
            yield Discard(target, game.draw_at_random(target, 2), by=me)


@skill
class BoilingBloodSpear(Passive):
    """While you have 2 hp or less, Attacks you use deal 1 more damage (A92)."""

    id = "spirit_warrior.boiling_blood_spear"

    @modifies(BONUS)
    def spear(self, game: FateGame, me: int, value: int, use: Use, target: int) -> int:
        """As your hp stands when the damage is dealt."""
        return value + 1 if use.user == me and game.state.seats[me].hp <= 2 else value
