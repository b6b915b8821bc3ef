"""Worlds: whole games that look to one seat exactly like the real one.

Whatever the seat does not see is dealt anew, within what it and the table know. A world depends on the view and on the
generator only, never on how things really lie: what is hidden is collected, sorted, and then shuffled. Excepted are
cards that an effect in progress holds: they stay where they are, or the effect would no longer find them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from fate.fate2 import data
from fate.fate2.rules.catalog import KIND_ID, MODES, finished_heroes
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.options import Options
from fate.fate2.rules.state import State
from fate.kernel.rng import Rng, advance

Weights = Sequence[Mapping[str, float]]
"""Per seat, how likely each identity is in proportion; only the ratios of one seat matter."""

TRIES = 12
"""How often identities are dealt anew because the game would be over under them."""

CARD_AT = {"card": 1, "use": 1, "equip": 1, "as": 2, "gear": 2}
"""Where an option holds the uid of a card."""


class Worlds:
    """`worlds(rng)` is a game that `seat` cannot tell from the real one, at the seat's pending question.

    It may be answered for all seats. The same generator state gives the same world.
    Raises ValueError when the seat is not being asked, NoFork when the real game keeps no checkpoint.
    """

    def __init__(self, game: FateGame, seat: int) -> None:
        if game.pending is None or game.pending.seat != seat:
            raise ValueError(f"seat {seat} is not being asked")
        self.game = game
        self.seat = seat
        self.pinned = frozenset(held(game))

    def __call__(self, rng: Rng, weights: Weights | None = None) -> FateGame:
        """A world; identities are drawn in proportion to `weights`."""
        twin = self.game.fork()
        deal_anew(twin, self.seat, rng, self.pinned, weights)
        return twin


def worlds(game: FateGame, seat: int) -> Worlds:
    """Worlds for the seat that is being asked."""
    return Worlds(game, seat)


def deal_anew(
    game: FateGame, seat: int | None, rng: Rng, pinned: Iterable[int] = (), weights: Weights | None = None
) -> None:
    """Change everything in the State that `seat` does not see, and the game's future chance. `pinned` cards stay."""
    state = game.state
    state.rng, rng.state = rng.state, advance(rng.state)[0]
    if state.phase == "setup":
        _offers(state, seat, rng)
    _cards(state, seat, rng, frozenset(pinned))
    _identities(game, seat, rng, weights)


def held(game: FateGame) -> Iterator[int]:
    """Cards that effects in progress hold, among them all that are set aside meanwhile, or that the question shows."""
    question = game.pending
    if question is not None:
        if not question.phase:
            for aside in game.state.aside:
                yield from aside.cards
        yield from _ints(question.context.get("cards", ()))
        for option in question.options:
            place = CARD_AT.get(option[0])
            if place is not None and place < len(option):
                yield from _ints(option[place])
    for event in game.stack():
        for name in ("cards", "card", "uid", "extra"):
            yield from _ints(getattr(event, name, ()))


def _ints(value: object) -> Iterator[int]:
    if type(value) is int:
        yield value
    elif isinstance(value, (list, tuple)):
        yield from (item for item in value if type(item) is int)


def _offers(state: State, me: int | None, rng: Rng) -> None:
    """Heroes on offer to others, and the ones they have chosen in secret (R3.2); one hidden hero per set (R2.7)."""
    if MODES[state.options.mode].open_draft(state.options):
        return
    pool = _pool(state.options, state.seats[me].offered if me is not None else (), rng)
    for i, seat in enumerate(state.seats):
        if i != me and seat.offered:
            seat.offered, pool = tuple(pool[: len(seat.offered)]), pool[len(seat.offered) :]
            if seat.hero:
                seat.hero = seat.offered[rng.below(len(seat.offered))]


def _pool(options: Options, own: Sequence[str], rng: Rng) -> list[str]:
    """Heroes that may be on offer to others, shuffled."""
    heroes = data.heroes()
    pool: list[str] = []
    for name in options.sets:
        free = [hero for hero in finished_heroes((name,)) if hero not in own]
        hidden = [hero for hero in free if heroes[hero].hidden]
        pool += [hero for hero in free if hero not in hidden]
        if options.hidden == "all":
            pool += hidden
        elif options.hidden == "one" and hidden and not any(heroes[h].hidden and heroes[h].set == name for h in own):
            pool.append(hidden[rng.below(len(hidden))])
    rng.shuffle(pool)
    return pool


def _cards(state: State, me: int | None, rng: Rng, pinned: frozenset[int]) -> None:
    """Deck, hands, what lies face down; what lies in a monster zone is known to be a monster (R29.1)."""
    loose = [uid for uid in state.deck if uid not in pinned]
    for i, seat in enumerate(state.seats):
        if i != me:
            loose += [uid for uid in (*seat.hand, *seat.monsters) if uid not in pinned]
        for status in seat.status:
            if status.shut and status.by != me:
                loose += [uid for uid in status.cards if uid not in pinned]
    for aside in state.aside:
        if me not in aside.eyes:
            loose += [uid for uid in aside.cards if uid not in pinned]
    loose.sort()
    rng.shuffle(loose)
    zones = [seat.monsters for i, seat in enumerate(state.seats) if i != me and seat.monsters]
    if zones:
        monsters = iter([uid for uid in loose if data.kinds()[KIND_ID[uid]].category == "monster"])
        for zone in zones:
            zone[:] = [uid if uid in pinned else next(monsters) for uid in zone]
        loose = [uid for uid in loose if all(uid not in zone for zone in zones)]
    supply = iter(loose)

    def fill(cards: Sequence[int]) -> list[int]:
        if not pinned:
            return list(islice(supply, len(cards)))
        return [uid if uid in pinned else next(supply) for uid in cards]

    state.deck = fill(state.deck)
    for i, seat in enumerate(state.seats):
        if i != me:
            seat.hand[:] = fill(seat.hand)
        for place, status in enumerate(seat.status):
            if status.shut and status.by != me:
                seat.status[place] = status._replace(cards=tuple(fill(status.cards)))
    for place, aside in enumerate(state.aside):
        if me not in aside.eyes:
            state.aside[place] = aside._replace(cards=tuple(fill(aside.cards)))


def _identities(game: FateGame, me: int | None, rng: Rng, weights: Weights | None) -> None:
    """Who is who, within the counts of R3.7 and such that the game is not over already."""
    state = game.state
    if not any(seat.identity for seat in state.seats):
        return
    known = state.seats[me].knows if me is not None else ()
    unknown = [
        i
        for i, seat in enumerate(state.seats)
        if i not in known and (seat.alive or seat.leaving) and i != state.revealed
    ]
    cast = game.mode.cast(state.options)
    for i, seat in enumerate(state.seats):
        if i not in unknown:
            cast.remove(seat.identity)
    settled = game.pending is not None and game.pending.phase
    for _ in range(TRIES):
        _assign(state, unknown, cast, rng, weights)
        if game.mode.verdict(game, settled=settled, death=None) is None:
            return


def _assign(state: State, unknown: list[int], cast: list[str], rng: Rng, weights: Weights | None) -> None:
    """Deal these identities to these seats, each in proportion to its weight."""
    left = list(cast)
    order = list(unknown)
    rng.shuffle(order)
    for seat in order:
        shares = [weights[seat].get(identity, 1.0) if weights else 1.0 for identity in left]
        point = rng.unit() * sum(shares)
        pick = 0
        while pick < len(left) - 1 and point >= shares[pick]:
            point -= shares[pick]
            pick += 1
        state.seats[seat].identity = left.pop(pick)
