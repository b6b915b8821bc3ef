"""骷髅王 Skeleton King."""

from fate.fate2.api import (
    CAN_HEAL,
    Activate,
    CountOnce,
    Damaged,
    Discard,
    Dying,
    FateGame,
    Heal,
    Judge,
    LoseRage,
    Passive,
    Steps,
    after,
    before,
    is_red,
    skill,
)


def can_rise(game: FateGame, me: int, dying: Dying) -> bool:
    """Not a second time, not when rescue is barred (A136) or nothing can be healed (A138)."""
    seat = game.state.seats[me]
    return (
        dying.seat == me
        and seat.hp <= 0
        and not dying.doomed
        and Rebirth.id not in seat.spent
        and bool(game.fold(CAN_HEAL, True, me))
    )


@skill
class Rebirth(Passive):
    """When you are dying, once per game. Cost: discard your whole hand and lose all your rage, though you may have none
    (A138). Then you heal up to your limit. It comes after what acts on entering and before Healing Balms (R19.2).
    """

    id = "skeleton_king.rebirth"
    selfish = True

    @before(Dying, priority=30, optional=True, when=can_rise)
    def rise(self, game: FateGame, me: int, dying: Dying) -> Steps:
        """All hand, all rage, all hp."""
        seat = game.state.seats[me]
        yield CountOnce(me, self.id)
        yield Activate(self, me, (me,))
        yield Discard(me, seat.hand, cost=True)
        yield LoseRage(me, seat.rage, cost=True)
        yield Heal(me, seat.max_hp - seat.hp, cause=self.id)


@skill
class LifeDrain(Passive):
    """Each time an Attack you used has dealt damage you may judge: if red, you heal 1.

    hp must really be lost, by whomever (A94); damage without a source is not dealt by you (A130).
    """

    id = "skeleton_king.life_drain"
    selfish = True

    @after(
        Damaged,
        optional=True,
        when=lambda game, me, event: event.damage.source == me and event.damage.attack is not None,
    )
    def drain(self, game: FateGame, me: int, event: Damaged) -> Steps:
        """Per damage event, not per point (A238)."""
        if is_red((yield Judge(me, self.id))):
            yield Heal(me, 1, cause=self.id)
