"""鱼人守卫 Merfolk Guard."""

from fate.fate2.api import (
    DODGE_SUITS,
    Activate,
    Damaged,
    Discard,
    Dispelling,
    Dodged,
    Draw,
    FateGame,
    LoseRage,
    Pay,
    Reactive,
    Steps,
    Targeted,
    after,
    ask,
    skill,
    suited,
)


@skill
class Rush(Reactive):
    """When you become the target of an Attack, once for each (A104). Cost: discard 1 heart hand card. Then choose: the
    Attack is cancelled, as by a Dodge of no suit, so not where only certain Dodges cancel it (A89); or its damage to
    you grows by 1, and once you have taken it you draw 4 cards (A103).
    """

    id = "merfolk_guard.rush"

    @after(
        Targeted,
        when=lambda game, me, step: (
            step.target == me
            and step.use.kind.attack
            and me not in step.use.void
            and bool(suited(game, me, "heart"))
            and bool(game.open([me]))
        ),
    )
    def rush(self, game: FateGame, me: int, step: Targeted) -> Steps:
        """Dispellable (D13), once the choice is known."""
        use = step.use
        hearts = suited(game, me, "heart")
        card = yield ask.card(
            me, f"{self.id}.cost", hearts, decline=True, skill=self.id, user=use.user, card=use.kind.id
        )
        if card is None:
            return
        activate = Activate(self, me, (me,), cost=Discard(me, (card,), cost=True), open=True)
        if not (yield activate):
            return
        cancels = not game.fold(DODGE_SUITS, (), use, me)
        choices = ("parry", "brave") if cancels else ("brave",)
        choice = yield ask.names(me, f"{self.id}.option", choices, skill=self.id, user=use.user, card=use.kind.id)
        if (yield Dispelling(activate)):
            return
        if choice == "parry":
            use.fails_on(game, me)
        else:
            use.bonus_on[me] += 1
            use.marks.append((self.id, me))

    @after(
        Damaged,
        when=lambda game, me, event: (
            event.damage.seat == me and event.damage.use is not None and (Rush.id, me) in event.damage.use.marks
        ),
    )
    def rally(self, game: FateGame, me: int, event: Damaged) -> Steps:
        """Only the damage of that Attack, and only yours."""
        if event.damage.use is not None:
            event.damage.use.marks.remove((self.id, me))
        yield Draw(me, 4)


@skill
class MerfolkCrush(Reactive):
    """When your Attack has been cancelled by Dodges. Cost: 1 rage and 1 hand card, at once. Then it hits all the same:
    the Dodges are lost (A232). What makes it void beats that (A97).
    """

    id = "merfolk_guard.merfolk_crush"

    @after(
        Dodged,
        when=lambda game, me, step: (
            step.use.user == me
            and game.state.seats[me].rage > 0
            and bool(game.state.seats[me].hand)
            and bool(game.open([step.target]))
        ),
    )
    def crush(self, game: FateGame, me: int, step: Dodged) -> Steps:
        """Dispellable (D13)."""
        hand = game.state.seats[me].hand
        card = yield ask.card(me, f"{self.id}.cost", hand, decline=True, skill=self.id, target=step.target)
        if card is None:
            return
        cost = Pay(LoseRage(me, 1, cost=True), Discard(me, (card,), cost=True))
        if (yield Activate(self, me, (step.target,), cost=cost)):
            step.use.hit.append(step.target)
