"""刚背兽 Quillback."""

from fate.fate2.api import (
    Damage,
    Damaged,
    FateGame,
    Judge,
    Passive,
    Steps,
    after,
    ask,
    before,
    is_red,
    play_dodge,
    skill,
)


@skill
class BattleSpirit(Passive):
    """Each time you have taken damage you may judge: if red, you may choose any character, who plays 1 Dodge or takes
    1 damage from you. Yourself included, at any distance (A107).
    """

    id = "quillback.battle_spirit"

    @after(Damaged, optional=True, when=lambda game, me, event: event.damage.seat == me)
    def fight_on(self, game: FateGame, me: int, event: Damaged) -> Steps:
        """Per damage event, not per point (A238)."""
        if not is_red((yield Judge(me, self.id))):
            return
        target = yield ask.seat(me, f"{self.id}.target", game.open(game.living(me)), decline=True, skill=self.id)
        if target is None:
            return
        dodged = yield from play_dodge(game, target, f"{self.id}.dodge", user=me, skill=self.id, damage=1)
        if not dodged:
            yield Damage(target, 1, source=me, cause=self.id)


@skill
class BristledBack(Passive):
    """When you take more than 1 damage at once you take 1 less; once for each damage event (A241)."""

    id = "quillback.bristled_back"
    selfish = True

    @before(Damage, priority=20, when=lambda game, me, damage: damage.seat == me and damage.amount > 1)
    def bristle(self, game: FateGame, me: int, damage: Damage) -> Steps:
        """It also blunts damage taken over from another."""
        damage.amount -= 1
        yield from ()
