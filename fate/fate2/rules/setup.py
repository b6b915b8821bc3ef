"""Setting up a table (R3). Modes put these pieces together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fate.fate2 import data
from fate.fate2.rules import ask
from fate.fate2.rules.catalog import FATES, RANK, finished_heroes
from fate.fate2.rules.options import Options
from fate.fate2.rules.state import CASTING, Seat, State
from fate.kernel.event import Event, Steps
from fate.kernel.question import Question

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame

HAND = 4
"""Cards everybody starts with, whatever the hand limit (R3.5, A18)."""


def new_state(options: Options, seed: int) -> State:
    """A table at the beginning of set-up: nothing dealt yet. Raises BadSetup."""
    options.check()
    return State(options=options, rng=seed & (1 << 64) - 1, seats=[Seat() for _ in range(options.players)])


def deck(sets: Sequence[str]) -> list[int]:
    """The play cards of these sets, unshuffled. Monsters come with the Jungle only (A186)."""
    return [card.uid for card in data.cards() if card.set in sets]


class Prepare(Event):
    """Fate card, heroes to choose from, play cards shuffled (R3.1, R3.2)."""

    def happen(self, game: FateGame) -> None:
        """A fate only where there is a Neutral (A20). Three heroes to choose from each: one set has enough for all."""
        state = game.state
        if "neutral" in game.mode.cast(state.options):
            fates = [id for id in FATES if data.fates()[id].set in state.options.sets]
            state.fate = fates[game.below(len(fates))]
            game.note("fate", fate=state.fate)
        pool = draft_pool(game)
        game.shuffle(pool)
        each = 1 if state.options.choice == "random" else 3
        if state.options.choice == "free":
            state.pool = tuple(sorted(pool))
        else:
            for i, seat in enumerate(state.seats):
                seat.offered = tuple(pool[i * each : (i + 1) * each])
        state.deck = game.mode.deck(state.options)
        game.shuffle(state.deck)
        state.step = 1


def draft_pool(game: FateGame) -> list[str]:
    """Heroes in the draft: of the hidden ones of each set one at random, or as the table agreed (R2.7)."""
    pool: list[str] = []
    for name in game.state.options.sets:
        heroes = finished_heroes((name,))
        hidden = [hero for hero in heroes if data.heroes()[hero].hidden]
        pool += [hero for hero in heroes if hero not in hidden]
        if game.state.options.hidden == "all":
            pool += hidden
        elif game.state.options.hidden == "one" and hidden:
            pool.append(hidden[game.below(len(hidden))])
    return pool


def choose_heroes(game: FateGame) -> Steps:
    """Each seat's choice is a phase question; `step` counts what is done (R3.2)."""
    state = game.state
    while state.step <= len(state.seats):
        hero = yield game.ask_phase(lambda: hero_question(game))
        yield ChooseHero(state.step - 1, hero)


def hero_question(game: FateGame) -> Question:
    """Which hero the seat that is choosing now plays. From all, each can be had once."""
    state = game.state
    chooser = state.step - 1
    heroes = state.seats[chooser].offered or state.pool
    return ask.options(chooser, "setup.hero", [("hero", id) for id in heroes])


class ChooseHero(Event):
    """A choice of hero, hidden until all have chosen (R3.2)."""

    __slots__ = ("hero", "seat")

    def __init__(self, seat: int, hero: str) -> None:
        super().__init__()
        self.seat = seat
        self.hero = hero

    def happen(self, game: FateGame) -> None:
        """On to the next seat."""
        state = game.state
        state.seats[self.seat].hero = self.hero
        state.pool = tuple(hero for hero in state.pool if hero != self.hero)
        state.step += 1


class DealIdentities(Event):
    """Everybody draws one, looks, passes it on: it knows its own and its downstream neighbour's (R3.3)."""

    def happen(self, game: FateGame) -> None:
        """None where the mode has none."""
        state = game.state
        cast = game.mode.cast(state.options)
        game.shuffle(cast)
        for i, seat in enumerate(state.seats):
            seat.identity = cast[i]
            seat.knows = (i, (i + 1) % len(cast)) if cast[i] else ()


class Begin(Event):
    """Heroes revealed, hp and cards dealt (R3.4, R3.5); `first` begins, else as agreed, else by lot (R3.6)."""

    __slots__ = ("first",)

    def __init__(self, first: int = -1) -> None:
        super().__init__()
        self.first = first

    def happen(self, game: FateGame) -> None:
        """On to the first casting phase (A27)."""
        state = game.state
        for seat in state.seats:
            take_hero(seat)
            seat.hand = [state.deck.pop() for _ in range(HAND)]
            seat.offered = ()
        state.pool = ()
        first = self.first if self.first >= 0 else state.options.first
        state.turn = state.before = first if first >= 0 else game.below(len(state.seats))
        state.turn_no = 1
        state.phase, state.step = CASTING, 0
        game.reindex()
        game.note("deal", heroes=tuple(seat.hero for seat in state.seats), first=state.turn)


class Contest(Event):
    """Each seat turns up a card of the deck; the highest rank wins, ties again; all are shuffled back (R23.5)."""

    def happen(self, game: FateGame) -> int:
        """The winner's seat."""
        deck = game.state.deck
        rivals = list(range(len(game.state.seats)))
        turned: list[int] = []
        while len(rivals) > 1:
            cards = [deck.pop() for _ in rivals]
            turned += cards
            game.note("contest", seats=tuple(rivals), cards=tuple(cards))
            best = max(RANK[uid] for uid in cards)
            rivals = [seat for seat, uid in zip(rivals, cards, strict=True) if RANK[uid] == best]
            if len(deck) < len(rivals):
                deck += turned
                turned = []
                game.shuffle(deck)
        deck += turned
        game.shuffle(deck)
        return rivals[0]


def take_hero(seat: Seat) -> None:
    """Limits as printed on the hero (R2.6, R3.4)."""
    printed = data.heroes()[seat.hero]
    seat.hp = seat.max_hp = printed.hp
    seat.max_rage = printed.rage
    seat.limit = printed.hand


def set_up(game: FateGame) -> Steps:
    """R3 as printed."""
    if game.state.step == 0:
        yield Prepare()
    yield from choose_heroes(game)
    yield DealIdentities()
    yield Begin()
