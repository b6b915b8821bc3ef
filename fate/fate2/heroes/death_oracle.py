"""死亡先知 Death Oracle."""

from fate.fate2.api import (
    Activate,
    Activated,
    Active,
    Damage,
    Designate,
    Discard,
    FateGame,
    Lay,
    LoseRage,
    Passive,
    Pay,
    SpendMarkers,
    Status,
    Steps,
    ask,
    coloured,
    markers,
    skill,
)


@skill
class CarrionBats(Active):
    """In your play phase, once per turn. Cost: discard 2 red hand cards. 1 to X other characters take 1 damage each
    from you, in action order (A117), X being the number of your evil spirits.
    """

    id = "death_oracle.carrion_bats"
    per_turn = 1

    def usable(self, game: FateGame, me: int) -> bool:
        """Two red cards, a spirit and a target."""
        spirits = markers(game, me, EvilSpirits.id)
        return len(coloured(game, me, "red")) >= 2 and bool(spirits and self.targets(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """Pay, then aim."""
        cards = yield ask.cards(me, f"{self.id}.cost", coloured(game, me, "red"), 2, 2, cancel=True, skill=self.id)
        most = len(markers(game, me, EvilSpirits.id))
        for target in (yield from self.aim_several(game, me, Discard(me, cards, cost=True), 1, most)):
            yield Damage(target, 1, source=me, cause=self.id)


@skill
class EvilSpirits(Passive, Activated):
    """In your play phase (A199) you may pay 1 rage and put 1 hand card into your status zone as an evil spirit, which
    stays (A32). Printed passive, so it cannot be dispelled (D13).
    """

    id = "death_oracle.evil_spirits"

    def usable(self, game: FateGame, me: int) -> bool:
        """While it is immune it does not benefit from its own skill (A165)."""
        seat = game.state.seats[me]
        return bool(seat.rage and seat.hand and game.open([me]))

    def use(self, game: FateGame, me: int) -> Steps:
        """Which card does not matter."""
        card = yield ask.card(me, f"{self.id}.card", game.state.seats[me].hand, cancel=True, skill=self.id)
        if (yield Activate(self, me, cost=LoseRage(me, 1, cost=True))):
            yield Lay(me, Status(self.id, (card,), me, "keep"))


@skill
class DriveSpirits(Active):
    """In your play phase, once per turn. Cost: X rage and X of your evil spirits, at least 1 of each (A198). 1 to
    X other characters take X damage from you in all, shared out as you choose, in action order (A117).
    """

    id = "death_oracle.drive_spirits"
    per_turn = 1

    def usable(self, game: FateGame, me: int) -> bool:
        """Rage, a spirit and a target."""
        spirits = markers(game, me, EvilSpirits.id)
        return bool(game.state.seats[me].rage and spirits and game.open(game.others(me)))

    def use(self, game: FateGame, me: int) -> Steps:
        """Pay, aim, share out."""
        spirits = markers(game, me, EvilSpirits.id)
        most = min(game.state.seats[me].rage, len(spirits))
        cards = yield ask.cards(me, f"{self.id}.cost", spirits, 1, most, cancel=True, skill=self.id)
        cost = Pay(LoseRage(me, len(cards), cost=True), SpendMarkers(me, EvilSpirits.id, cards))
        activate = Activate(self, me, cost=cost, open=True)
        if not (yield activate):
            return
        others = game.open(game.others(me))
        chosen = yield ask.seats(me, f"{self.id}.targets", others, 1, len(cards), skill=self.id, left=len(cards))
        targets = [seat for seat in game.living() if seat in chosen]
        shares = yield from self.share(me, targets, len(cards))
        if (yield Designate(activate, targets)):
            for target, share in zip(targets, shares, strict=True):
                yield Damage(target, share, source=me, cause=self.id)

    def share(self, me: int, targets: list[int], points: int) -> Steps:
        """At least 1 for each; the last takes the rest."""
        shares: list[int] = []
        for rest in range(len(targets) - 1, -1, -1):
            target = targets[len(shares)]
            amounts = range(1 if rest else points, points - rest + 1)
            amount = yield ask.count(
                me, f"{self.id}.share", amounts,
                skill=self.id, target=target, targets=tuple(targets[len(shares) :]), left=points,
            )  # fmt: skip
            shares.append(amount)
            points -= amount
        return shares
