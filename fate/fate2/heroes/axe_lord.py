"""斧王 Axe Lord."""

from fate.fate2.api import (
    RANK,
    Active,
    Damage,
    Discard,
    FateGame,
    Judge,
    Passive,
    Steps,
    Targeted,
    after,
    ask,
    attack_with,
    is_red,
    skill,
)


@skill
class WarHunger(Active):
    """In your play phase, once per turn. Cost: discard 1 hand card. Another character, at whatever distance, may use an
    Attack on you; if it does not, it takes 1 damage from you (A79, A105).
    """

    id = "axe_lord.war_hunger"
    per_turn = 1

    def usable(self, game: FateGame, me: int) -> bool:
        """A card to pay with and somebody to challenge."""
        return bool(game.state.seats[me].hand and self.targets(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """The challenged one is free to choose, whatever it holds."""
        card = yield ask.card(me, f"{self.id}.cost", game.state.seats[me].hand, cancel=True, skill=self.id)
        target = yield from self.aim(game, me, Discard(me, (card,), cost=True))
        if target is None:
            return
        attacked = yield from attack_with(
            game, target, (me,), f"{self.id}.attack", needed=True, user=me, skill=self.id, damage=1
        )
        if not attacked:
            yield Damage(target, 1, source=me, cause=self.id)


def is_aimed_at(game: FateGame, me: int, event: Targeted) -> bool:
    """An Attack has you as its target, and who used it can be hurt."""
    user = event.use.user
    return event.target == me and event.use.kind.attack and game.state.seats[user].alive and bool(game.open([user]))


@skill
class ReverseHelix(Passive):
    """When you become the target of an Attack you may judge: on a red 2 to 10 (R1.8) whoever used it takes 1 damage
    from you. The Attack goes on even if that kills its user (A85).
    """

    id = "axe_lord.reverse_helix"

    @after(Targeted, optional=True, when=is_aimed_at)
    def spin(self, game: FateGame, me: int, event: Targeted) -> Steps:
        """Judge."""
        card = yield Judge(me, self.id)
        if is_red(card) and 2 <= RANK[card] <= 10:
            yield Damage(event.use.user, 1, source=me, cause=self.id)
