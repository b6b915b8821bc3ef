"""炼金术士 Alchemist."""

from fate.fate2.api import (
    ATTACKS,
    SUIT,
    UNLIMITED,
    Activate,
    Active,
    Damage,
    Discard,
    EndPhase,
    FateGame,
    GiveEffect,
    Heal,
    Lay,
    Reactive,
    SpendMarkers,
    Status,
    Steps,
    TurnEffect,
    after,
    ask,
    cards_of,
    effect,
    markers,
    modifies,
    pick_card,
    skill,
)


def brews(game: FateGame, me: int, phase: EndPhase) -> bool:
    """A card to pay with, a card to take, and you can be reached yourself (A165)."""
    able = bool(game.state.seats[me].hand and game.open([me]))
    return phase.seat == me and able and any(cards_of(game, seat) for seat in game.open(game.others(me)))


@skill
class UnstableCompound(Reactive):
    """In your end phase. Cost: discard 1 hand card. From each of 1 or 2 other characters (A12) you take a card, from
    hand (picked blind) or equipment (A8), into your status zone as a chemical element, which stays (A32). Of each suit
    1 may lie there: every one too many is discarded and you deal yourself 1 damage for it (A197).
    """

    id = "alchemist.unstable_compound"

    def targets(self, game: FateGame, me: int) -> list[int]:
        """Others with a card (A8)."""
        return [seat for seat in super().targets(game, me) if cards_of(game, seat)]

    @after(EndPhase, when=brews)
    def brew(self, game: FateGame, me: int, phase: EndPhase) -> Steps:
        """The discard phase is over (A226)."""
        hand = game.state.seats[me].hand
        card = yield ask.card(me, f"{self.id}.cost", hand, decline=True, skill=self.id)
        if card is None:
            return
        for target in (yield from self.aim_several(game, me, Discard(me, (card,), cost=True), 1, 2)):
            if cards_of(game, target):
                uid = yield from pick_card(game, me, target, f"{self.id}.card", skill=self.id)
                yield Lay(me, Status(self.id, (uid,), me, "keep"), source=target)
        yield from self.settle(game, me)

    def settle(self, game: FateGame, me: int) -> Steps:
        """The older element of a suit remains; the dead have none."""
        elements = markers(game, me, self.id)
        suits = [SUIT[uid] for uid in elements]
        for place, uid in enumerate(elements):
            if suits[place] in suits[:place]:
                yield SpendMarkers(me, self.id, (uid,))
                yield Damage(me, 1, source=me, cause=self.id)


@skill
class ChemicalFury(Active):
    """In your play phase, once per turn. Cost: discard 3 chemical elements. You heal 1 and may use any number of
    Attacks until the turn ends (A39).
    """

    id = "alchemist.chemical_fury"
    per_turn = 1

    def usable(self, game: FateGame, me: int) -> bool:
        """While it is immune it does not benefit from its own skill (A165)."""
        return len(markers(game, me, UnstableCompound.id)) >= 3 and bool(game.open([me]))

    def use(self, game: FateGame, me: int) -> Steps:
        """Which three matters for what can be added."""
        elements = markers(game, me, UnstableCompound.id)
        spent = yield ask.cards(me, f"{self.id}.cost", elements, 3, 3, cancel=True, skill=self.id)
        if (yield Activate(self, me, cost=SpendMarkers(me, UnstableCompound.id, spent))):
            yield Heal(me, 1, cause=self.id)
            yield GiveEffect(me, self.id)


@effect
class Furious(TurnEffect):
    """Any number of Attacks."""

    id = ChemicalFury.id
    origin = "skill"

    @modifies(ATTACKS)
    def any_number(self, game: FateGame, me: int, value: int, seat: int) -> int:
        """No limit."""
        return UNLIMITED if seat == me else value
