"""The Jungle: monsters are placed face down, hunted by others, or met by their owner in the monster phase (R7, R29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fate.fate2.rules import ask, play, victory
from fate.fate2.rules.catalog import EXPANSIONS, KIND_ID, kind_of
from fate.fate2.rules.deck import Draw
from fate.fate2.rules.expansion import Expansion
from fate.fate2.rules.kind import Kind
from fate.fate2.rules.moves import Discard, Drop, take_from
from fate.fate2.rules.phases import phase
from fate.fate2.rules.skill import Activated
from fate.fate2.rules.state import CASTING
from fate.kernel.event import Event, Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame

MONSTER = "monster"


class Monster(Kind):
    """A monster. In hand it cannot be used; it may be discarded, pay costs and serve as a judgement (R29.3, A186)."""

    playable = False

    def killed(self, game: FateGame, by: int) -> Steps:
        """What the kill does to or for `by`, who carries it out."""
        raise NotImplementedError


class Place(Event):
    """`seat` lays a monster from its hand face down in its monster zone: neither use nor play (R29.1, D11)."""

    __slots__ = ("seat", "uid")

    def __init__(self, seat: int, uid: int) -> None:
        super().__init__()
        self.seat = seat
        self.uid = uid

    def happen(self, game: FateGame) -> None:
        """Only its owner knows which it is."""
        take_from(game, self.seat, self.uid)
        game.state.seats[self.seat].monsters.append(self.uid)
        game.count(self.seat, Placing.id)
        game.note("jungle_place", {"cards": (self.uid,)}, (self.seat,), seat=self.seat)

    def about(self) -> dict[str, Any]:
        """Who."""
        return {"seat": self.seat}


class Kill(Event):
    """`by` kills a monster of `owner`: it is turned up, does what it says, and is discarded (R7.1, R7.2, A24)."""

    __slots__ = ("by", "owner", "uid")

    def __init__(self, by: int, owner: int, uid: int) -> None:
        super().__init__()
        self.by = by
        self.owner = owner
        self.uid = uid

    def happen(self, game: FateGame) -> Steps:
        """The immune kill it without effect (R29.4, A319). Nothing of it can be dispelled (R7.3)."""
        game.state.seats[self.owner].monsters.remove(self.uid)
        game.state.resolving.append(self.uid)
        game.note("monster", seat=self.by, owner=self.owner, cards=(self.uid,))
        kind = kind_of(self.uid)
        assert isinstance(kind, Monster)
        if game.open([self.by]):
            yield from kind.killed(game, self.by)
        yield Drop((self.uid,))

    def origin(self) -> str:
        """It does not reach the immune (A164)."""
        return "monster"

    def about(self) -> dict[str, Any]:
        """Who kills what."""
        return {"user": self.by, "card": KIND_ID[self.uid], "cards": (self.uid,)}


class Hunt(Event):
    """`seat` discards a hand card to kill the monster of `target` that has lain there longest (R29.2)."""

    __slots__ = ("card", "seat", "target")

    def __init__(self, seat: int, target: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.target = target
        self.card = card

    def happen(self, game: FateGame) -> Steps:
        """Price, then kill."""
        game.note("jungle_kill", seat=self.seat, target=self.target)
        yield Discard(self.seat, (self.card,), cost=True)
        yield Kill(self.seat, self.target, game.state.seats[self.target].monsters[0])

    def about(self) -> dict[str, Any]:
        """Who hunts whose."""
        return {"user": self.seat, "target": self.target}


class Placing(Activated):
    """In your play phase, once per turn: place a monster from hand face down, then draw 1 (R29.1)."""

    id = "jungle.place"
    origin = "rule"
    per_turn = 1

    def usable(self, game: FateGame, me: int) -> bool:
        """Only monsters may lie there (A287)."""
        return bool(self.monsters(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """However many lie there already (A285)."""
        uid = yield ask.card(me, self.id, self.monsters(game, me), cancel=True)
        yield Place(me, uid)
        yield Draw(me, 1)

    @staticmethod
    def monsters(game: FateGame, me: int) -> list[int]:
        """Those in hand."""
        return [uid for uid in game.state.seats[me].hand if isinstance(kind_of(uid), Monster)]


class Killing(Activated):
    """In your play phase, any number of times: discard a hand card to kill another character's monster (R29.2)."""

    id = "jungle.kill"
    origin = "rule"

    def usable(self, game: FateGame, me: int) -> bool:
        """A hand card, be it a monster (A288), and somebody's monster."""
        return bool(game.state.seats[me].hand and self.owners(game, me))

    def use(self, game: FateGame, me: int) -> Steps:
        """Whose, and for which card."""
        target = yield ask.seat(me, f"{self.id}.target", self.owners(game, me), cancel=True)
        card = yield ask.card(me, f"{self.id}.price", game.state.seats[me].hand, cancel=True, target=target)
        yield Hunt(me, target, card)

    @staticmethod
    def owners(game: FateGame, me: int) -> list[int]:
        """Others with a monster (A286), the immune too (R29.4)."""
        return [seat for seat in game.others(me) if game.state.seats[seat].monsters]


@phase(MONSTER)
def monster_phase(game: FateGame) -> Steps:
    """All monsters of the turn's character are turned up, in the order of placing; it has killed them (R7, A285).

    After each there is a settled moment (R21.6). A Neutral may reveal itself before each: its turn has begun (R1.3,
    A157).
    """
    me = game.state.turn
    while game.state.seats[me].monsters:  # the dead have none (A289)
        yield from play.offer_reveal(game, me)
        yield Kill(me, me, game.state.seats[me].monsters[0])
        victory.check(game, settled=True)


EXPANSIONS.add("jungle", Expansion(phases=((MONSTER, CASTING),), abilities=(Placing(), Killing())))
