"""全能骑士 Holy Knight."""

from fate.fate2.api import (
    COLOUR,
    Activate,
    Damage,
    Damaged,
    Discard,
    FateGame,
    Heal,
    Reactive,
    Steps,
    after,
    ask,
    regarded,
    skill,
)


def balms(game: FateGame, me: int) -> list[int]:
    """Healing Balms in the hand, and what is regarded as one (A64)."""
    return regarded(game, me, ("healing_balm",))


def reds(game: FateGame, me: int) -> list[int]:
    """Red cards, worn ones included (R1.6)."""
    seat = game.state.seats[me]
    return [uid for uid in (*seat.hand, *seat.gear) if COLOUR[uid] == "red"]


def can_baptise(game: FateGame, me: int, event: Damaged) -> bool:
    """The damaged one lives and can be reached (A133), and the cost can be paid."""
    seat = event.damage.seat
    return (
        game.state.seats[seat].alive and bool(game.open([seat])) and (bool(balms(game, me)) or len(reds(game, me)) >= 2)
    )


@skill
class Baptism(Reactive):
    """After any character has taken damage. Cost: discard 1 Healing Balm or 2 red cards. Then that character heals 1
    and you deal 1 damage to the source of the damage.

    It comes after dying is settled (A133). Without a source it only heals; you may be the source yourself (A245).
    """

    id = "holy_knight.baptism"

    @after(Damaged, when=can_baptise)
    def baptise(self, game: FateGame, me: int, event: Damaged) -> Steps:
        """Dispellable (D13)."""
        patient, source = event.damage.seat, event.damage.source
        pairs = [("option", "red")] if len(reds(game, me)) >= 2 else []
        payment = yield ask.options(
            me,
            f"{self.id}.cost",
            [*(("card", uid) for uid in balms(game, me)), *pairs],
            decline=True,
            skill=self.id,
            target=patient,
        )
        if payment is None:
            return
        cost = (payment,)
        if payment == "red":
            cost = tuple((yield ask.cards(me, f"{self.id}.red", reds(game, me), 2, 2, skill=self.id, target=patient)))
        targets = (patient,) if source is None else (patient, source)
        if not (yield Activate(self, me, targets, cost=Discard(me, cost, cost=True))):
            return
        yield Heal(patient, 1, cause=self.id)
        if source is not None:
            yield Damage(source, 1, source=me, cause=self.id)
