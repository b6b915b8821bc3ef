"""死亡骑士 Death Knight."""

from fate.fate2.api import (
    Activate,
    Active,
    AfterHit,
    Damage,
    Designate,
    Discard,
    FateGame,
    Heal,
    LoseRage,
    Passive,
    Steps,
    after,
    ask,
    attack_with,
    skill,
)


@skill
class DeathTangle(Active):
    """In your play phase, once per turn. Cost: deal 1 damage to yourself. Then choose one: another character heals 1;
    or strip another character of 1 hand card, and it loses 1 rage; if it lacked either it also takes 1 damage from you.

    The second does what it can, its damage comes on top (A188). You may die of the cost; then nothing follows (A129).
    """

    id = "death_knight.death_tangle"
    per_turn = 1

    def usable(self, game: FateGame, me: int) -> bool:
        """Somebody else can be reached. Immune to its own skill it could not pay (N8)."""
        return bool(game.open([me]) and game.open(game.others(me)))

    def use(self, game: FateGame, me: int) -> Steps:
        """Choices follow the cost, and the chance to Dispel follows the choices."""
        hurt = Damage(me, 1, source=me, cause=self.id)
        activate = Activate(self, me, cost=hurt, open=True)
        if not (yield activate):
            return
        others = game.open(game.others(me))
        if not others:
            return
        choice = yield ask.names(me, f"{self.id}.option", ("heal", "strip"), skill=self.id)
        target = yield ask.seat(me, f"{self.id}.{choice}", others, skill=self.id)
        if not (yield Designate(activate, [target])):
            return
        if choice == "heal":
            yield Heal(target, 1, cause=self.id)
        else:
            yield from self.strip(game, me, target)

    def strip(self, game: FateGame, me: int, target: int) -> Steps:
        """The card is picked blind (R1.7)."""
        seat = game.state.seats[target]
        lacking = not seat.hand or not seat.rage
        yield Discard(target, game.draw_at_random(target, 1), by=me)
        yield LoseRage(target, 1)
        if lacking:
            yield Damage(target, 1, source=me, cause=self.id)


@skill
class FrostLament(Passive):
    """After an Attack you used has hit, you may use another Attack on the same character.

    That one may lead to a further one (A80); none counts against the limit or needs the range (A78, A79).
    """

    id = "death_knight.frost_lament"

    @after(AfterHit, when=lambda game, me, hit: hit.use.user == me)
    def go_on(self, game: FateGame, me: int, hit: AfterHit) -> Steps:
        """Not on the dead or the immune."""
        yield from attack_with(game, me, (hit.target,), f"{self.id}.attack", skill=self.id, target=hit.target)
