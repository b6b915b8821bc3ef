"""哥布林工程师 Goblin Engineer."""

from fate.fate2.api import (
    ATTACK_KINDS,
    KIND_ID,
    SUIT,
    Activate,
    Active,
    Damage,
    Died,
    Draw,
    FateGame,
    Judge,
    Lay,
    Lift,
    Passive,
    Spend,
    Status,
    Steps,
    after,
    ask,
    is_red,
    skill,
)

MOST = 2
"""Bombs there may be at a time."""


def bombs(game: FateGame, me: int) -> list[Status]:
    """The bombs of `me`, oldest first."""
    return [status for status in game.state.seats[me].status if status.kind == RemoteBomb.id]


def matching(game: FateGame, me: int, spend: Spend) -> list[Status]:
    """Bombs of the suit of what was used or played (A58)."""
    return [bomb for bomb in bombs(game, me) if SUIT[bomb.cards[0]] == spend.suit]


@skill
class RemoteBomb(Active):
    """In your play phase, once per turn: put 1 Attack face down into your status zone, as a bomb; 2 at most.

    A real Attack card (A192, N34). Nothing is paid, so when dispelled the card stays in the hand.
    """

    id = "goblin_engineer.remote_bomb"
    per_turn = 1

    def usable(self, game: FateGame, me: int) -> bool:
        """An Attack, and room for it."""
        return bool(self.attacks(game, me)) and len(bombs(game, me)) < MOST and bool(game.open([me]))

    def use(self, game: FateGame, me: int) -> Steps:
        """Which one, nobody else knows."""
        card = yield ask.card(me, f"{self.id}.card", self.attacks(game, me), cancel=True, skill=self.id)
        if (yield Activate(self, me, (me,))) and card in game.state.seats[me].hand:
            yield Lay(me, Status(self.id, (card,), me, "keep", shut=True))

    def attacks(self, game: FateGame, me: int) -> list[int]:
        """Attack cards in the hand (R1.5)."""
        return [uid for uid in game.state.seats[me].hand if KIND_ID[uid] in ATTACK_KINDS]


@skill
class Detonate(Passive):
    """When another character uses or plays a card, before it is resolved, you may discard X bombs of its suit and
    draw X, then deal X damage to that character.

    How many is yours to say, the damage is one event (A192). A card played for Transposition counts too (A68). If the
    user dies of it, the card is still resolved (A149).
    """

    id = "goblin_engineer.detonate"

    @after(
        Spend,
        when=lambda game, me, spend: (
            spend.seat != me
            and game.state.seats[spend.seat].alive
            and bool(game.open([spend.seat]))
            and bool(matching(game, me, spend))
        ),
    )
    def detonate(self, game: FateGame, me: int, spend: Spend) -> Steps:
        """Bombs of one suit differ in nothing that matters: the oldest go first."""
        found = matching(game, me, spend)
        numbers = range(len(found), 0, -1)
        count = yield ask.count(
            me, f"{self.id}.count", numbers, decline=True, skill=self.id, target=spend.seat, card=spend.spent.kind
        )
        if count is None:
            return
        for bomb in found[:count]:
            yield Lift(me, bomb)
        yield Draw(me, count)
        yield Damage(spend.seat, count, source=me, cause=self.id)


@skill
class SelfDestruct(Passive):
    """When you die you may make your killer judge: if red, you deal it 2 damage. Not yourself, not the dead (A143)."""

    id = "goblin_engineer.self_destruct"
    posthumous = True

    @after(
        Died,
        optional=True,
        when=lambda game, me, died: (
            died.seat == me and died.killer not in (None, me) and bool(game.open([died.killer]))
        ),
    )
    def blow_up(self, game: FateGame, me: int, died: Died) -> Steps:
        """The killer judges (A236)."""
        killer = died.killer
        assert killer is not None
        if is_red((yield Judge(killer, self.id))):
            yield Damage(killer, 2, source=me, cause=self.id)
