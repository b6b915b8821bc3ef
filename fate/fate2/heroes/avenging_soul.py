"""复仇之魂 Avenging Soul."""

from fate.fate2.api import (
    KIND_ID,
    Draw,
    FateGame,
    Flip,
    GainRage,
    Passive,
    Spend,
    Spent,
    Steps,
    after,
    ask,
    banned,
    before,
    skill,
)


@skill
class Transposition(Passive):
    """Before anyone's judgement card is turned up, you may play 1 hand card to be that card (A235).

    It is a card played (A68). Each flip of a judgement made again may be replaced again (A234).
    """

    id = "avenging_soul.transposition"

    @before(Flip)
    def transpose(self, game: FateGame, me: int, flip: Flip) -> Steps:
        """Any card that may be played."""
        hand = game.state.seats[me].hand
        playable = [uid for uid in hand if not banned(game, me, KIND_ID[uid], (uid,), "play")]
        judge = flip.judge
        card = yield ask.card(
            me, f"{self.id}.card", playable, decline=True, skill=self.id, target=judge.seat, cause=judge.cause
        )
        if card is not None:
            spent = Spent(KIND_ID[card], (card,))
            yield Spend(me, spent, "play")
            flip.cancelled, flip.result, flip.played = True, card, (me, spent)


@skill
class HorrorWave(Passive):
    """For each point of rage you gain you may draw 1 card: wherever the point comes from (A213), but not for what goes
    beyond your limit (A119).
    """

    id = "avenging_soul.horror_wave"
    selfish = True

    @after(GainRage, when=lambda game, me, gain: gain.seat == me and bool(gain.result))
    def spread(self, game: FateGame, me: int, gain: GainRage) -> Steps:
        """As many as points, or fewer."""
        count = yield ask.count(me, f"{self.id}.count", range(gain.result, 0, -1), decline=True, skill=self.id)
        if count is not None:
            yield Draw(me, count)
