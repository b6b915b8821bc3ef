"""Setting up a table (R3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fate.fate2 import data
from fate.fate2.rules import ask
from fate.fate2.rules.catalog import FATES, finished_heroes
from fate.fate2.rules.state import CASTING, Seat, State
from fate.kernel.event import Event, Steps
from fate.kernel.question import Question

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame


class BadSetup(ValueError):
    """No game can be set up like this; the message says why."""


def identities(players: int, neutrals: bool = True) -> list[str]:
    """The identity cards of a table (R3.7). `neutrals` False: six players as 3/3/0 (A21). Raises BadSetup."""
    rows = [row for row in data.modes() if row.mode == "identity_game" and row.players == players]
    if not neutrals:
        rows = [row for row in rows if not row.neutral]
    if not rows:
        raise BadSetup(f"no identity game for {players} players{'' if neutrals else ' without Neutrals'}")
    row = rows[0]
    return ["sentinel"] * row.sentinel + ["scourge"] * row.scourge + ["neutral"] * row.neutral


def deck(sets: Sequence[str]) -> list[int]:
    """The play cards of these sets, unshuffled. Monsters come with the Jungle only (A186)."""
    return [card.uid for card in data.cards() if card.set in sets]


def new_state(players: int, seed: int, *, neutrals: bool = True, sets: Sequence[str] = ("standard",)) -> State:
    """A table at the beginning of set-up: nothing dealt yet. Raises BadSetup."""
    identities(players, neutrals)
    for name in sets:
        if name not in data.SETS:
            raise BadSetup(f"unknown set {name!r}")
    mode = "identity_game" if neutrals or players != 6 else "identity_game_even"
    return State(mode=mode, sets=tuple(sets), rng=seed & (1 << 64) - 1, seats=[Seat() for _ in range(players)])


class Prepare(Event):
    """Fate card, heroes to choose from, play cards shuffled (R3.1, R3.2)."""

    def happen(self, game: FateGame) -> None:
        """Three heroes each where there are enough, else equally many; one hidden hero per set (A19)."""
        state = game.state
        players = len(state.seats)
        cast = identities(players, state.mode != "identity_game_even")
        if "neutral" in cast:
            fates = [id for id in FATES if data.fates()[id].set in state.sets]
            state.fate = fates[game.below(len(fates))]
            game.note("fate", fate=state.fate)
        pool = draft_pool(game)
        each = min(3, len(pool) // players)
        if each < 1:
            raise BadSetup(f"{len(pool)} heroes are not enough for {players} players")
        game.shuffle(pool)
        for i, seat in enumerate(state.seats):
            seat.offered = tuple(pool[i * each : (i + 1) * each])
        state.deck = deck(state.sets)
        game.shuffle(state.deck)
        state.step = 1


def draft_pool(game: FateGame) -> list[str]:
    """Heroes in the draft: of the hidden ones of each set one at random (R2.7)."""
    pool = []
    for name in game.state.sets:
        heroes = finished_heroes((name,))
        hidden = [hero for hero in heroes if data.heroes()[hero].hidden]
        pool += [hero for hero in heroes if hero not in hidden]
        if hidden:
            pool.append(hidden[game.below(len(hidden))])
    return pool


class Deal(Event):
    """Heroes revealed, identities passed on, hp and cards dealt, a starting seat drawn (R3.2–R3.6)."""

    def happen(self, game: FateGame) -> None:
        """Everybody knows its own and its downstream neighbour's identity (R3.3)."""
        state = game.state
        players = len(state.seats)
        cast = identities(players, state.mode != "identity_game_even")
        game.shuffle(cast)
        for i, seat in enumerate(state.seats):
            seat.identity = cast[i]
            seat.knows = (i, (i + 1) % players)
            take_hero(seat)
            seat.hand = [state.deck.pop() for _ in range(4)]
            seat.offered = ()
        game.reindex()
        state.turn = state.before = game.below(players)
        state.turn_no = 1
        state.phase, state.step = CASTING, 0
        game.note("deal", heroes=tuple(seat.hero for seat in state.seats), first=state.turn)


def take_hero(seat: Seat) -> None:
    """Limits as printed on the hero (R2.6, R3.4)."""
    printed = data.heroes()[seat.hero]
    seat.hp = seat.max_hp = printed.hp
    seat.max_rage = printed.rage
    seat.limit = printed.hand


def set_up(game: FateGame) -> Steps:
    """The whole of R3; each seat's choice of hero is a phase question. `step` counts what is done."""
    state = game.state
    if state.step == 0:
        yield Prepare()
    while state.step <= len(state.seats):
        chooser = state.step - 1
        hero = yield game.ask_phase(lambda: hero_question(game))
        yield ChooseHero(chooser, hero)
    yield Deal()


def hero_question(game: FateGame) -> Question:
    """Which hero the seat that is choosing now plays (R3.2)."""
    chooser = game.state.step - 1
    return ask.options(chooser, "setup.hero", [("hero", id) for id in game.state.seats[chooser].offered])


class ChooseHero(Event):
    """A choice of hero, hidden until all have chosen (R3.2)."""

    __slots__ = ("hero", "seat")

    def __init__(self, seat: int, hero: str) -> None:
        super().__init__()
        self.seat = seat
        self.hero = hero

    def happen(self, game: FateGame) -> None:
        """On to the next seat."""
        game.state.seats[self.seat].hero = self.hero
        game.state.step += 1
