"""精灵莉莉 Lily the Fairy."""

from fate.fate2.api import (
    SUIT,
    Claim,
    Conversion,
    Converts,
    Discard,
    Dispelled,
    FateGame,
    Heal,
    Passive,
    Reactive,
    Steps,
    Use,
    after,
    ask,
    coloured,
    skill,
)


def heart(game: FateGame, me: int, uid: int) -> bool:
    """Hearts."""
    return SUIT[uid] == "heart"


def claimable(game: FateGame, me: int, event: Dispelled) -> bool:
    """A magic card that `me` has cancelled, still lying there; a skill gives nothing (A49). Not while immune (N8)."""
    subject = event.subject
    return (
        event.seat == me
        and isinstance(subject, Use)
        and bool(game.open([me]))
        and any(uid in game.state.resolving for uid in subject.cards)
    )


@skill
class HealingArt(Reactive):
    """For each point you have healed. Cost: discard 1 red hand card. Then another character heals 1.

    Point by point, and only for hp really regained (A242).
    """

    id = "lily_the_fairy.healing_art"

    @after(Heal, when=lambda game, me, heal: heal.seat == me and bool(heal.result))
    def pass_on(self, game: FateGame, me: int, heal: Heal) -> Steps:
        """Whom is said after paying; dispellable (D13)."""
        for _ in range(heal.result):
            reds = coloured(game, me, "red")
            if not reds or not self.targets(game, me):
                return
            card = yield ask.card(me, f"{self.id}.cost", reds, decline=True, skill=self.id)
            if card is None:
                return
            target = yield from self.aim(game, me, Discard(me, (card,), cost=True))
            if target is not None:
                yield Heal(target, 1, cause=self.id)


@skill
class DispellingSprite(Conversion):
    """Hearts in your hand count as Dispel, to use, to play and to discard (A50, A57)."""

    id = "lily_the_fairy.dispelling_sprite"
    conversions = (Converts("dispel", 1, heart, ("use", "play"), counts_as=True),)


@skill
class SpellMastery(Passive):
    """You may take into your hand a magic card your Dispel has cancelled: all its physical cards, Dispels too (A49)."""

    id = "lily_the_fairy.spell_mastery"

    @after(Dispelled, optional=True, when=claimable)
    def master(self, game: FateGame, me: int, event: Dispelled) -> Steps:
        """Before it is discarded."""
        assert isinstance(event.subject, Use)
        yield Claim(me, event.subject.cards)
