"""海军上将 Fleet Admiral."""

from fate.fate2.api import (
    KINDS,
    Activate,
    Active,
    AfterHit,
    Designate,
    Discard,
    Draw,
    FateGame,
    LoseRage,
    Passive,
    Steps,
    Take,
    Use,
    after,
    ask,
    cards_of,
    colour_of,
    further,
    pick_card,
    skill,
)

MOST = 4
"""Characters aboard a Ghost Ship."""


@skill
class MapMark(Active):
    """In your play phase, once per turn. Cost: discard 1 card, from hand or equipment (A8). Then a character, yourself
    if you like (A206), takes a piece of its own equipment, of your choice, back into its hand (A303).
    """

    id = "fleet_admiral.map_mark"
    per_turn = 1

    def worn(self, game: FateGame, me: int) -> list[tuple[str, int, int]]:
        """All equipment within reach, with its wearer."""
        seats = game.open(game.living(me))
        return [("gear", seat, uid) for seat in seats for uid in game.state.seats[seat].gear]

    def price(self, game: FateGame, me: int) -> list[int]:
        """Cards that leave something to be marked."""
        worn = [uid for _, _, uid in self.worn(game, me)]
        return [uid for uid in cards_of(game, me) if worn and worn != [uid]]

    def usable(self, game: FateGame, me: int) -> bool:
        """A card to pay with."""
        return bool(self.price(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """Pay, then mark."""
        card = yield ask.card(me, f"{self.id}.cost", self.price(game, me), cancel=True, skill=self.id)
        activate = Activate(self, me, cost=Discard(me, (card,), cost=True), open=True)
        if not (yield activate):
            return
        marks = self.worn(game, me)
        mark = yield ask.options(me, f"{self.id}.gear", marks, skill=self.id)
        _, target, uid = mark
        if (yield Designate(activate, [target])) and uid in game.state.seats[target].gear:
            yield Take(target, (uid,), target)


@skill
class GhostShip(Active):
    """In your play phase, once per turn. Cost: 2 rage. Then for each of 1 to 4 different characters, yourself if you
    like (A302, A12), you either strip 1 card, from hand (picked blind) or equipment (A8, A9), or it draws 1.
    """

    id = "fleet_admiral.ghost_ship"
    per_turn = 1

    def targets(self, game: FateGame, me: int) -> list[int]:
        """Anybody, yourself included."""
        return game.open(game.living(me))

    def usable(self, game: FateGame, me: int) -> bool:
        """Rage, and somebody within reach."""
        return game.state.seats[me].rage >= 2 and bool(self.targets(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """In action order."""
        targets = yield from self.aim_several(game, me, LoseRage(me, 2, cost=True), 1, MOST)
        for target in targets:
            names = ["draw", "discard"] if cards_of(game, target) else ["draw"]
            name = yield ask.names(me, f"{self.id}.choice", names, skill=self.id, target=target, targets=tuple(targets))
            if name == "draw":
                yield Draw(target, 1)
            else:
                uid = yield from pick_card(game, me, target, f"{self.id}.card", skill=self.id)
                yield Discard(target, (uid,), by=me)


def red_hit(game: FateGame, me: int, hit: AfterHit) -> bool:
    """A red Attack you used has hit; a virtual one has no colour, so it leads to no other (A101)."""
    use = hit.use
    return use.user == me and bool(use.cards) and colour_of(use.cards) == "red" and bool(further(game, use))


@skill
class TideHerald(Passive):
    """After a hit with a red Attack you used, you may name 1 more target within range: a virtual Normal Attack is used
    on it (A59, A79, A101).
    """

    id = "fleet_admiral.tide_herald"

    @after(AfterHit, when=red_hit)
    def surge(self, game: FateGame, me: int, hit: AfterHit) -> Steps:
        """Once for each hit."""
        use = hit.use
        target = yield ask.seat(
            me, f"{self.id}.target", further(game, use), decline=True, skill=self.id, card=use.kind.id
        )
        if target is not None:
            yield Use(me, KINDS["normal_attack"], (), [target])
