"""陈云生 Chen Yunsheng."""

from fate.fate2.api import (
    VOID,
    Activate,
    Discard,
    FateGame,
    Passive,
    Reactive,
    Steps,
    Use,
    Verdict,
    after,
    ask,
    modifies,
    skill,
)


@skill
class DivineVerdict(Reactive):
    """After any judgement has a result. Cost: discard 1 hand card. Then it is made again, and the old result has no
    consequences (A111). Each new result may be answered again (A112).
    """

    id = "chen_yunsheng.divine_verdict"

    @after(Verdict, when=lambda game, me, verdict: not verdict.judge.redo)
    def overrule(self, game: FateGame, me: int, verdict: Verdict) -> Steps:
        """Dispellable (D13)."""
        judge = verdict.judge
        hand = game.state.seats[me].hand
        card = yield ask.card(
            me, f"{self.id}.cost", hand, decline=True,
            skill=self.id, target=judge.seat, cause=judge.cause, card=judge.card,
        )  # fmt: skip
        if card is not None and (yield Activate(self, me, (judge.seat,), cost=Discard(me, (card,), cost=True))):
            judge.redo = True


@skill
class SpecialConstitution(Passive):
    """While you have 2 hp or less, Attacks have no effect on you: looked at as the Attack takes effect (D7, A98)."""

    id = "chen_yunsheng.special_constitution"
    selfish = True

    @modifies(VOID)
    def shrug(self, game: FateGame, me: int, void: bool, use: Use, target: int) -> bool:
        """Of all kinds (R1.5)."""
        return void or (target == me and game.state.seats[me].hp <= 2)
