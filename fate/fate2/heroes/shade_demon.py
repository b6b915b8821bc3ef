"""影魔 Shade Demon."""

from fate.fate2.api import (
    KINDS,
    Activate,
    Active,
    Damage,
    Damaged,
    Discard,
    FateGame,
    Lay,
    Passive,
    Pay,
    Reactive,
    Settled,
    SpendMarkers,
    Status,
    Steps,
    Use,
    after,
    ask,
    markers,
    skill,
)

FEWEST = 2
"""What a Soul Dirge takes at least."""


def souls(game: FateGame, me: int) -> list[int]:
    """The souls of `me`."""
    return markers(game, me, CommandSouls.id)


def dealt(game: FateGame, me: int, event: Damaged) -> bool:
    """Another character has suffered your damage, whoever it was meant for (A243); you have a card, and are not immune
    to your own skill (A165).
    """
    return event.damage.dealt_by(me) and bool(game.state.seats[me].hand and game.open([me]))


@skill
class CommandSouls(Passive):
    """For each point of damage you deal to others (A238) you may put 1 hand card face up into your status zone (A33),
    as a soul. Souls stay until spent (A32).
    """

    id = "shade_demon.command_souls"

    @after(Damaged, when=dealt)
    def gather(self, game: FateGame, me: int, event: Damaged) -> Steps:
        """As many as points, or fewer."""
        hand = game.state.seats[me].hand
        most, target = event.damage.amount, event.damage.seat
        cards = yield ask.cards(me, f"{self.id}.cards", hand, 0, most, skill=self.id, target=target)
        for uid in cards:
            yield Lay(me, Status(self.id, (uid,), me, "keep"))


def dodges(game: FateGame, me: int, event: Settled) -> bool:
    """Somebody else has used or played a Dodge, be it for Transposition (A68), and there is a soul to spend."""
    return (
        event.seat != me
        and event.spent.kind == "dodge"
        and game.state.seats[event.seat].alive
        and bool(game.open([event.seat]) and souls(game, me))
    )


@skill
class ShadowRuin(Reactive):
    """After a Dodge another character used or played has done its work. Cost: discard 1 soul. Then a virtual Normal
    Attack is used on it, at whatever distance (A79, A59); dodged, that may be answered again (A231). Dispellable (D13).
    """

    id = "shade_demon.shadow_ruin"

    @after(Settled, when=dodges)
    def ruin(self, game: FateGame, me: int, event: Settled) -> Steps:
        """Each link takes a soul."""
        uid = yield ask.card(me, f"{self.id}.cost", souls(game, me), decline=True, skill=self.id, target=event.seat)
        if uid is None:
            return
        if (yield Activate(self, me, (event.seat,), cost=SpendMarkers(me, CommandSouls.id, (uid,)))):
            yield Use(me, KINDS["normal_attack"], (), [event.seat])


@skill
class SoulDirge(Active):
    """In your play phase, once per turn. Cost: discard X hand cards and X souls, X at least 2. Then X other characters
    take 1 damage each from you, in action order (A116, A117).
    """

    id = "shade_demon.soul_dirge"
    per_turn = 1

    def most(self, game: FateGame, me: int) -> int:
        """The largest X."""
        hand = game.state.seats[me].hand
        return min(len(hand), len(souls(game, me)), len(self.targets(game, me)))

    def usable(self, game: FateGame, me: int) -> bool:
        """Enough of each."""
        return self.most(game, me) >= FEWEST

    def use(self, game: FateGame, me: int) -> Steps:
        """Cards, as many souls, then as many targets."""
        hand, found, most = game.state.seats[me].hand, souls(game, me), self.most(game, me)
        cards = yield ask.cards(me, f"{self.id}.cost", hand, FEWEST, most, cancel=True, skill=self.id)
        count = len(cards)
        spent = yield ask.cards(me, f"{self.id}.souls", found, count, count, cancel=True, skill=self.id)
        price = Pay(Discard(me, cards, cost=True), SpendMarkers(me, CommandSouls.id, spent))
        for target in (yield from self.aim_several(game, me, price, count, count)):
            yield Damage(target, 1, source=me, cause=self.id)
