"""What must hold at every moment of every game. Tests and soaks check it after every event."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakKeyDictionary

from fate.fate2 import data
from fate.fate2.rules.activate import Activate, Designate, Pay
from fate.fate2.rules.catalog import EFFECTS, FATES, KIND_ID, KINDS, LAID, MODES, SKILLS, kind_of
from fate.fate2.rules.dying import Dying
from fate.fate2.rules.state import Seat, State
from fate.fate2.rules.vitals import Damage
from fate.kernel.event import Attempt, Event
from fate.kernel.game import CHAIN_CAP, Game
from fate.kernel.question import Answer

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame

T = TypeVar("T")

IDENTITIES = ("", "sentinel", "scourge", "neutral")
LASTS = ("status", "cast", "lap", "keep")
DRIFT = 1000
"""Events past the kernel's cap that a chain may still need for what is not optional."""


class Broken(AssertionError):
    """An invariant does not hold; the message says which and where."""


def check(game: FateGame, event: Event | None = None) -> None:
    """Check a game, `event` having just happened; without one, its pending question too. Raises Broken."""
    where = f"after {type(event).__name__}" if event is not None else "at a question"
    try:
        _check_moment(game)
        if event is not None:
            _note_paid(game, event)
        else:
            check_state(game.state)
            if game.pending is not None:
                _check_question(game)
    except Broken as broken:
        state = game.state
        raise Broken(f"{broken} ({where}, turn {state.turn_no} of seat {state.turn}, {state.phase})") from None


def check_state(state: State) -> None:
    """Check a State from anywhere: known ids, numbers in bounds, no card twice. Raises Broken."""
    count, options = len(state.seats), state.options
    _require(2 <= count <= 8 and count == options.players, f"{count} seats for {options.players} players")
    _require(options.mode in MODES, f"unknown mode {options.mode!r}")
    _require(all(name in data.SETS for name in options.sets), f"unknown set in {options.sets}")
    _require(0 <= state.rng < 1 << 64, "the random state is no 64-bit number")
    _require(state.phase in ("setup", *MODES[options.mode].phases(options)), f"unknown phase {state.phase!r}")
    _require(0 <= state.turn < count and 0 <= state.before < count, f"turn of seat {state.turn} after {state.before}")
    _require(state.step >= 0 and state.turn_no >= 0, "negative step or turn")
    _require(not state.fate or state.fate in FATES, f"unknown fate {state.fate!r}")
    _require(state.revealed is None or 0 <= state.revealed < count, f"seat {state.revealed} revealed")
    dead = sorted(i for i, seat in enumerate(state.seats) if not seat.alive)
    _require(sorted(state.deaths) == dead, f"deaths {state.deaths}, dead seats {dead}")
    _require(all(hero in data.heroes() for hero in state.pool), f"unknown hero in {state.pool}")
    for aside in state.aside:
        _require(0 <= aside.owner < count, f"cards set aside for seat {aside.owner}")
    for i, seat in enumerate(state.seats):
        _check_seat(state, i, seat)
    lying = lie(state)
    if len(set(lying)) != len(lying):
        raise Broken(f"in two places: {_named({uid for uid in lying if lying.count(uid) > 1})}")
    foreign = set(lying).difference(MODES[options.mode].deck(options))
    _require(not foreign, f"not in this game: {_named(foreign)}")


def lie(state: State) -> list[int]:
    """Every card, wherever it lies."""
    cards = state.deck + state.discard + state.resolving
    for aside in state.aside:
        cards += aside.cards
    for seat in state.seats:
        cards += seat.hand
        cards += seat.monsters
        if seat.weapon is not None:
            cards.append(seat.weapon)
        if seat.armor is not None:
            cards.append(seat.armor)
        for status in seat.status:
            cards += status.cards
    return cards


def install(*, forks: bool = False) -> None:
    """Check after every event of every game from now on; with `forks` also give every answer to a fork."""
    Game.watch = staticmethod(check)
    if forks:
        Game.answer = _forking  # type: ignore[method-assign, assignment]


def uninstall() -> None:
    """Stop checking."""
    Game.watch = None
    Game.answer = _answer  # type: ignore[method-assign]


_answer = Game.answer


def _forking(game: FateGame, answer: Answer) -> None:
    if game.keep:
        answer_with_twin(game, answer)
    else:
        _answer(game, answer)


def answer_with_twin(game: FateGame, answer: Answer) -> None:
    """Answer, and have a fork answer the same: State and question must come out alike. The game must `keep`.

    Raises Broken when they do not, IllegalAnswer as the game does.
    """
    if game.pending is not None:
        game.pending.check(answer)
    twin = unwatched(game.fork)
    _require(twin.state is not game.state and twin.state == game.state, "a fork has another state than its original")
    before = twin.state.copy()
    _answer(game, answer)
    _require(twin.state == before, "a fork shares state with its original")
    unwatched(lambda: _answer(twin, answer))
    _require(twin.state == game.state, f"a fork went another way after {answer}")
    _require(_shown(twin.pending) == _shown(game.pending), "a fork is asked something else")


def unwatched(action: Callable[[], T]) -> T:
    """Do something without checking: what a twin or a replay does is compared with what has been checked."""
    watch, Game.watch = Game.watch, None
    try:
        return action()
    finally:
        Game.watch = watch


def _shown(question: Any) -> Any:
    if question is None:
        return None
    return {name: getattr(question, name) for name in type(question).__slots__}


def _require(holds: bool, complaint: str) -> None:
    if not holds:
        raise Broken(complaint)


_cards: WeakKeyDictionary[FateGame, frozenset[int]] = WeakKeyDictionary()
"""The cards of each game that has been looked at, found when it was first."""


def _check_moment(game: FateGame) -> None:
    """What no event may break, however briefly. Runs after every event, so it is written to be fast."""
    state = game.state
    if state.phase != "setup" or state.step > 0:
        lying = lie(state)
        cards = _cards.get(game)
        if cards is None:
            cards = _cards[game] = frozenset(lying)
        if len(lying) != len(cards) or cards != set(lying):
            doubled = {uid for uid in lying if lying.count(uid) > 1}
            missing, foreign = cards.difference(lying), set(lying) - cards
            raise Broken(f"twice {_named(doubled)}, missing {_named(missing)}, foreign {_named(foreign)}")
    for i, seat in enumerate(state.seats):
        if seat.hp > seat.max_hp or not 0 <= seat.rage <= seat.max_rage:
            raise Broken(f"seat {i}: {seat.hp} hp of {seat.max_hp}, {seat.rage} rage of {seat.max_rage}")
        if seat.alive:
            unsettled = state.phase == "setup" or state.outcome is not None or _settling(game, i)
            if seat.hp <= 0 and not unsettled:  # a deciding death leaves others' dying unsettled (D10)
                raise Broken(f"seat {i} lives with {seat.hp} hp")
        elif not seat.leaving and _owns(state, i, seat):
            raise Broken(f"seat {i} is dead and owns something")
    index = game._index
    if index is not None and index.active != tuple(game.abilities()):
        raise Broken("the index of abilities is stale")
    if game._chain > CHAIN_CAP + DRIFT:
        raise Broken(f"{game._chain} events since the last answer")


_paid: WeakKeyDictionary[FateGame, tuple[Event, ...]] = WeakKeyDictionary()
"""The compound moves of each game in which something has happened: those under way at its last event."""


def _note_paid(game: FateGame, event: Event) -> None:
    """Choosing changes nothing; any other event inside a compound move has been paid, revealed or done."""
    if isinstance(event, Activate) and event.cost is not None:
        prices = event.cost.parts if isinstance(event.cost, Pay) else (event.cost,)
        _require(all(getattr(price, "cost", True) for price in prices), f"{event.ability.id}: the immune cannot pay")
    if isinstance(event, Designate):
        _require(event.activate.open, f"{event.activate.ability.id}: could be dispelled before its targets were known")
    if not isinstance(event, Attempt):
        _paid[game] = tuple(event for event in game.stack() if isinstance(event, Attempt))


def _check_taking_back(game: FateGame) -> None:
    """A move can be taken back at every question of its own as long as nothing has happened in it, and no longer."""
    question = game.pending
    assert question is not None
    asking = next(iter(game.stack()), None)
    free = isinstance(asking, Attempt) and asking not in _paid.get(game, ())
    _require(question.cancel == free, f"{question.key}: {'too late' if question.cancel else 'possible'} to take back")


def _owns(state: State, i: int, seat: Seat) -> bool:
    """R20.1: the dead own nothing. Cards looked at for a card that outlives its user are the deck's (A149)."""
    if seat.hand or seat.status or seat.effects or seat.rage or seat.weapon is not None or seat.armor is not None:
        return True
    if seat.monsters:
        return True
    return any(aside.owner == i and aside.kind != "looked_at" for aside in state.aside)


def _settling(game: FateGame, seat: int) -> bool:
    """Whether this character is being dealt damage or dying (R19)."""
    return any(isinstance(event, (Damage, Dying)) and event.seat == seat for event in game.stack())


def _named(uids: Iterable[int]) -> str:
    return ", ".join(f"{uid} {KIND_ID[uid]}" if 0 <= uid < len(KIND_ID) else str(uid) for uid in sorted(uids)) or "none"


def _check_seat(state: State, i: int, seat: Seat) -> None:
    """Numbers in bounds, known ids, the right thing in each slot; the dead own nothing (R20.1)."""
    count = len(state.seats)
    _require(seat.identity in IDENTITIES, f"seat {i}: unknown identity {seat.identity!r}")
    _require(all(0 <= other < count for other in seat.knows), f"seat {i}: knows {seat.knows}")
    _require(seat.immune_by is None or 0 <= seat.immune_by < count, f"seat {i}: immune by {seat.immune_by}")
    known = not seat.hero or seat.hero in data.heroes()
    _require(known, f"seat {i}: unknown hero {seat.hero!r}")
    others = (*seat.offered, *seat.waiting, *seat.rested)
    _require(all(hero in data.heroes() for hero in others), f"seat {i}: unknown hero in {others}")
    if seat.hero:
        unfinished = [skill.skill for skill in data.heroes()[seat.hero].skills if skill.skill not in SKILLS]
        _require(not unfinished, f"seat {i}: {unfinished} cannot be played yet")
    for slot, uid in (("weapon", seat.weapon), ("armor", seat.armor)):
        if uid is not None:
            fits = 0 <= uid < len(KIND_ID) and KIND_ID[uid] in KINDS
            fits = fits and kind_of(uid).category in (slot, "" if len(seat.gear) < 2 else _pair(seat))
            _require(fits, f"seat {i}: card {uid} is no {slot}")
    for uid in seat.monsters:
        fits = 0 <= uid < len(KIND_ID) and data.kinds()[KIND_ID[uid]].category == "monster"
        _require(fits, f"seat {i}: card {uid} is no monster")
    _require(seat.armor is not None or not seat.upright, f"seat {i}: no armour stands upright")
    _require(seat.weapon is not None or not seat.other_upright, f"seat {i}: no second armour stands upright")
    for status in seat.status:
        _require(status.lasts in LASTS, f"seat {i}: {status.kind} lasts {status.lasts!r}")
        _require(0 <= status.by < count and bool(status.cards), f"seat {i}: {status}")
        _require(
            status.kind in LAID or status.kind in SKILLS or status.kind in KINDS, f"seat {i}: {status.kind!r} laid"
        )
    for effect in seat.effects:
        _require(effect.kind in EFFECTS, f"seat {i}: unknown effect {effect.kind!r}")
    _require(not seat.leaving or not seat.alive, f"seat {i}: leaving but alive")
    _require(0 <= seat.rage <= seat.max_rage, f"seat {i}: {seat.rage} rage of {seat.max_rage}")
    _require(seat.hp <= seat.max_hp, f"seat {i}: {seat.hp} hp of {seat.max_hp}")
    _require(seat.alive or seat.leaving or not _owns(state, i, seat), f"seat {i} is dead and owns something")


def _pair(seat: Seat) -> str:
    """The type of two pieces of equipment that have the same (A185), else ""."""
    kinds = {kind_of(uid).category for uid in seat.gear if 0 <= uid < len(KIND_ID) and KIND_ID[uid] in KINDS}
    return kinds.pop() if len(kinds) == 1 else ""


def _check_question(game: FateGame) -> None:
    """A question is a real choice of somebody who can choose."""
    question, state = game.pending, game.state
    assert question is not None
    _require(question.key in game.stops or question.forced() is None, f"{question.key}: no choice")
    _require(len(set(question.options)) == len(question.options), f"{question.key}: an option is offered twice")
    _check_taking_back(game)
    seat = state.seats[question.seat]
    _require(seat.alive or seat.leaving, f"{question.key}: dead seat {question.seat} is asked")
    _require(not question.spread or len(question.groups) == len(question.options), f"{question.key}: groups")
