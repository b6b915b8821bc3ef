"""Death: its triggers, what the dead leave behind, and the killer's reward (R20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fate.fate2.rules import ask, victory
from fate.fate2.rules.deck import Draw
from fate.fate2.rules.moves import take_from
from fate.kernel.event import Event, Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame


class Death(Event):
    """`seat` is certain to die; `killer` is the source of the lethal damage or None (R20.2).

    `Died` comes first: in its *before* window the killer may still change (A147), in its *after* window the death's own
    reactions follow. Then everything is discarded, the identity shown, victory checked, the reward given.
    """

    __slots__ = ("killer", "seat")

    def __init__(self, seat: int, killer: int | None) -> None:
        super().__init__()
        self.seat = seat
        self.killer = killer

    def happen(self, game: FateGame) -> Steps:
        """R20.1."""
        state = game.state
        seat = state.seats[self.seat]
        seat.alive = False
        seat.leaving = True
        state.deaths += (self.seat,)
        game.reindex()
        died = Died(self.seat, self.killer)
        yield died
        killer = self.killer = died.killer
        yield Remains(self.seat, killer)
        if sum(isinstance(event, Death) for event in game.stack()) == 1:  # the outermost of a chain (A145)
            victory.check(game, death=self)
        if state.outcome is None and killer is not None and not victory.decided(game):
            yield from reward(game, killer)

    def origin(self) -> str:
        """What a death brings is the rules' doing, whatever caused it: it reaches the immune."""
        return "rule"

    def about(self) -> dict[str, Any]:
        """Who dies."""
        return {"seat": self.seat}


class Died(Event):
    """The moment of death, for reactions."""

    __slots__ = ("killer", "seat")

    def __init__(self, seat: int, killer: int | None) -> None:
        super().__init__()
        self.seat = seat
        self.killer = killer

    def happen(self, game: FateGame) -> None:
        """A dead killer is none (A143)."""
        if self.killer is not None and not game.state.seats[self.killer].alive:
            self.killer = None

    def about(self) -> dict[str, Any]:
        """Who dies."""
        return {"seat": self.seat}


class Remains(Event):
    """All cards of the dead go to the discard pile and its identity is shown (R20.1 ②, A257)."""

    __slots__ = ("killer", "seat")

    def __init__(self, seat: int, killer: int | None) -> None:
        super().__init__()
        self.seat = seat
        self.killer = killer

    def happen(self, game: FateGame) -> None:
        """The dead own nothing."""
        state = game.state
        seat = state.seats[self.seat]
        cards = [*seat.hand, *seat.gear]
        for uid in cards:
            take_from(game, self.seat, uid)
        cards += seat.monsters
        cards += [uid for status in seat.status for uid in status.cards]
        cards += [uid for aside in state.aside if aside.owner == self.seat for uid in aside.cards]
        seat.monsters = []
        seat.status = []
        seat.effects = []
        state.aside = [aside for aside in state.aside if aside.owner != self.seat]
        state.discard += cards
        seat.leaving = False
        seat.immune_by = None
        seat.skips = seat.skipping = ()
        seat.rage = 0
        game.reindex()
        game.note("death", seat=self.seat, killer=self.killer, identity=seat.identity, cards=tuple(cards))


class LookAtIdentity(Event):
    """`by` sees the identity of `seat`."""

    __slots__ = ("by", "seat")

    def __init__(self, by: int, seat: int) -> None:
        super().__init__()
        self.by = by
        self.seat = seat

    def happen(self, game: FateGame) -> None:
        """Nobody else does."""
        looker = game.state.seats[self.by]
        if self.seat not in looker.knows:
            looker.knows += (self.seat,)
        identity = game.state.seats[self.seat].identity
        game.note("look_identity", {"identity": identity}, (self.by,), seat=self.seat, by=self.by)


def reward(game: FateGame, killer: int) -> Steps:
    """The killer may draw 2 or look at a living character's identity (R20.1 ③, A254)."""
    if not game.state.seats[killer].alive:
        return
    unknown = [
        seat
        for seat in game.others(killer)
        if game.state.seats[seat].identity and not game.knows_identity(killer, seat)
    ]
    choices = [("draw",), *(("identity", seat) for seat in unknown)]
    choice = yield ask.options(killer, "reward", choices, decline=True, identities=len(unknown))
    if choice == ("draw",):
        yield Draw(killer, 2)
    elif choice is not None:
        yield LookAtIdentity(killer, choice)
