"""The game loop: a trampoline over an explicit stack of events, and forks of a game in progress."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from fate.kernel.ability import Ability, Entry, Index, Query, indexed
from fate.kernel.data import digest
from fate.kernel.event import CANCELLED, Attempt, Event, Reaction, Steps
from fate.kernel.log import LogEntry
from fate.kernel.question import DECLINE, Answer, IllegalAnswer, Question
from fate.kernel.rng import below, shuffle

DEPTH_CAP = 240
"""Frames on the stack past which optional reactions are no longer offered (A131)."""
CHAIN_CAP = 20_000
"""Events since the last answer past which optional reactions are no longer offered."""


class StateLike(Protocol):
    """What the kernel needs of a game's State."""

    rng: int
    outcome: Any

    def copy(self) -> Any:
        """An independent copy."""


S = TypeVar("S", bound=StateLike)
G = TypeVar("G", bound="Game[Any]")


class NoFork(RuntimeError):
    """This game keeps no checkpoint and is in the middle of something."""


class Game(Generic[S]):
    """A State, the rules in progress on it, and the question they wait for.

    A game's own class says how its turns run (`main`), which abilities are active (`abilities`) and in which order
    seats are served (`order`). With `keep` the game can be forked at any question, otherwise only at phase questions.
    With `log` it tells what happens.
    """

    watch: ClassVar[Any] = None
    """Called as `watch(game, event)` after every event; tests check invariants there."""
    stops: ClassVar[tuple[str, ...]] = ()
    """Keys of questions that are put even when only one answer is possible; for positions that should hold still."""

    def __init__(self, state: S, *, keep: bool = False, log: bool = False) -> None:
        self.state = state
        self.keep = keep
        self.log: list[LogEntry] | None = [] if log else None
        self.decisions: list[Answer] = []
        self.pending: Question | None = None
        self.capped = False
        self._asked = 0
        self._chain = 0
        self._gens: list[Steps] = []
        self._events: list[Event | None] = []
        self._index: Index | None = None
        self._resume: Question | None = None
        self._checkpoint: S | None = None
        self._since: list[Answer] = []

    # ---- what a game defines

    def main(self) -> Steps:
        """The turn loop. At every phase question it holds nothing that is not in the State."""
        raise NotImplementedError

    def abilities(self) -> Iterable[tuple[int, Ability]]:
        """The active abilities with their owners, in a fixed order."""
        raise NotImplementedError

    def order(self) -> Sequence[int]:
        """All seats in the order in which simultaneous reactions are served."""
        raise NotImplementedError

    def answer_for(self, question: Question) -> Answer | None:
        """The answer of a seat that cannot decide any more; None: it is asked."""
        return None

    # ---- playing

    def start(self: G) -> G:
        """Run to the first question."""
        if self.keep:
            self._checkpoint = self.state.copy()
        self._push(self.main(), None)
        self._run(None)
        return self

    @property
    def over(self) -> bool:
        """True when the game has an outcome."""
        return self.state.outcome is not None

    def answer(self, answer: Any) -> None:
        """Answer the pending question and run to the next. Raises IllegalAnswer, changing nothing, when not legal."""
        question = self.pending
        if question is None:
            raise IllegalAnswer("nothing is being asked")
        answer = question.check(answer)
        if question.phase and self.keep:
            self._checkpoint = self.state.copy()
            self._since = []
        if not self._gens:
            # A fork: its turn loop starts here and finds this question again, before the answer is counted.
            self._resume = question
            self._push(self.main(), None)
            self._run(None)
            assert self.pending is question
        self.decisions.append(answer)
        if self.keep:
            self._since.append(answer)
        self.pending = None
        self._chain = 0
        self._run(question.value(answer))

    def cancel(self) -> None:
        """Take back the compound move in progress. Raises IllegalAnswer when something has been paid or none is."""
        if self.pending is None or not self.pending.cancel:
            raise IllegalAnswer("this cannot be taken back")
        while not isinstance(self._events[-1], Attempt):
            self._pop()
        attempt = self._events[-1]
        assert isinstance(attempt, Attempt)
        self._pop()
        forgotten = len(self.decisions) - attempt.mark
        del self.decisions[attempt.mark :]
        if self.keep and forgotten:
            del self._since[-forgotten:]
        self.pending = None
        self._run(CANCELLED)

    def fork(self: G, *, keep: bool = False, log: bool = False) -> G:
        """A twin at the same question; its decisions begin at its checkpoint. Raises NoFork (see `keep`)."""
        question = self.pending
        twin = type(self).__new__(type(self))
        settled = question is None or question.phase
        if not settled and self._checkpoint is None:
            raise NoFork("no checkpoint was kept")
        state = self.state if settled else self._checkpoint
        assert state is not None
        self._init_twin(twin, state.copy(), keep=keep, log=log)
        twin._asked = self._asked if settled else 0
        if settled:
            twin.pending = question
            twin._index = self._index
        else:
            twin.start()
            for answer in self._since:
                twin.answer(answer)
            if twin.pending is not None and question is not None:
                twin.pending.number = question.number
            twin._asked = self._asked
        return twin

    def checkpoint(self) -> tuple[int, S] | None:
        """The State at the last phase question (not a copy) and how many decisions came before it; see `keep`."""
        if self.pending is None or self.pending.phase:
            return len(self.decisions), self.state
        if self._checkpoint is None:
            return None
        return len(self.decisions) - len(self._since), self._checkpoint

    def _init_twin(self, twin: Any, state: S, *, keep: bool, log: bool) -> None:
        """Set up what a new game has; games with attributes of their own extend this."""
        Game.__init__(twin, state, keep=keep, log=log)

    def hash(self) -> str:
        """sha256 of the State's canonical JSON."""
        return digest(self.state)

    def why(self) -> list[dict[str, Any]]:
        """The chain that led to the pending question, outermost first: event names with their public facts."""
        chain = []
        for event in self._events:
            if event is not None and (facts := event.about()):
                chain.append({"event": type(event).__name__, **facts})
        return chain

    # ---- what rules use

    def note(self, key: str, secret: dict[str, Any] | None = None, eyes: tuple[int, ...] = (), /, **args: Any) -> None:
        """Tell the table."""
        if self.log is not None:
            self.log.append(LogEntry(key, args, secret, eyes))

    def below(self, n: int) -> int:
        """A random number in 0..n-1 from the State's generator."""
        self.state.rng, k = below(self.state.rng, n)
        return k

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place with the State's generator."""
        self.state.rng = shuffle(self.state.rng, items)

    @property
    def index(self) -> Index:
        """The active abilities."""
        index = self._index
        if index is None:
            index = self._index = indexed(tuple(self.abilities()))
        return index

    def reindex(self) -> None:
        """Active abilities may have changed."""
        self._index = None

    def fold(self, query: Query, value: Any, *facts: Any) -> Any:
        """The base value as the active abilities leave it."""
        index = self._index or self.index
        for ability, seat, method in index.queries.get(query, ()):
            value = method(ability, self, seat, value, *facts)
        return value

    def ask_phase(self, build: Any) -> Any:
        """Yield this to ask a phase question. `build()` makes it; a fork uses the question it has again."""
        question = self._resume
        if question is not None:
            self._resume = None
            return question
        question = build()
        question.phase = True
        return question

    def stack(self) -> Iterable[Event]:
        """Events in progress, innermost first."""
        return (event for event in reversed(self._events) if event is not None)

    # ---- the trampoline

    def _push(self, steps: Steps, event: Event | None) -> None:
        self._gens.append(steps)
        self._events.append(event)

    def _pop(self) -> None:
        self._gens.pop().close()
        self._events.pop()

    def _run(self, value: Any) -> None:
        gens, events, state = self._gens, self._events, self.state
        watch = type(self).watch
        while True:
            try:
                item = gens[-1].send(value)
            except StopIteration as stop:
                value = stop.value
                gens.pop()
                done = events.pop()
                if watch is not None and done is not None:
                    watch(self, done)
                if state.outcome is not None or not gens:
                    return self._finish()
                continue
            cls = item.__class__
            if cls is Question:
                if state.outcome is not None:
                    return self._finish()
                forced = item.forced()
                if forced is None:
                    forced = self.answer_for(item)
                if forced is not None and item.key not in self.stops:
                    value = item.value(forced)
                    continue
                if item.number == 0:
                    self._asked += 1
                    item.number = self._asked
                self.pending = item
                return
            if state.outcome is not None:  # nothing happens any more
                return self._finish()
            self._chain += 1
            if item.guarded and not item.allowed(self):
                value = None
                continue
            index = self._index or self.index
            if item.steps or cls in index.before:
                gens.append(self._perform(item))
                events.append(item)
                value = None
                continue
            value = item.result = item.happen(self)
            if watch is not None:
                watch(self, item)
            if cls in (self._index or self.index).after:
                gens.append(self._aftermath(item))
                events.append(item)
                value = None

    def _finish(self) -> None:
        while self._gens:
            self._pop()
        self.pending = None

    def _perform(self, event: Event) -> Steps:
        cls = type(event)
        entries = (self._index or self.index).before.get(cls)
        if entries is not None:
            yield from self._window(entries, event)
            if event.cancelled:
                return event.result
        result = event.happen(self)
        event.result = (yield from result) if event.steps else result
        entries = (self._index or self.index).after.get(cls)
        if entries is not None:
            yield from self._window(entries, event)
        return event.result

    def _aftermath(self, event: Event) -> Steps:
        yield from self._window(self.index.after[type(event)], event)
        return event.result

    def _window(self, entries: list[Entry], event: Event) -> Steps:
        """Serve the reactions, each at most once: by priority, by seats in order, then as the owner likes (R1.9)."""
        index = self.index
        if not any(self._applies(entry, event, index) for entry in entries):
            return  # nothing will happen that could make one of them apply
        if len(entries) > 1:
            place = {seat: i for i, seat in enumerate(self.order())}
            entries = sorted(entries, key=lambda entry: (entry.priority, place.get(entry.seat, len(place))))
        start = 0
        while start < len(entries):
            priority, seat = entries[start].priority, entries[start].seat
            stop = start + 1
            while stop < len(entries) and entries[stop].priority == priority and entries[stop].seat == seat:
                stop += 1
            waiting = entries[start:stop]
            start = stop
            while waiting := [entry for entry in waiting if self._applies(entry, event, index)]:
                entry = waiting[0]
                if len(waiting) > 1:
                    options = [("ability", e.ability.id) for e in waiting]
                    chosen = yield Question(seat, "trigger.order", options, self._context(event))
                    entry = next(e for e in waiting if e.ability.id == chosen)
                waiting.remove(entry)
                if entry.trigger.optional and not (yield from self._may(entry, event)):
                    continue
                yield Reaction(entry.ability, seat, event, entry.trigger.method)
                if event.cancelled and entry.trigger.moment == "before":
                    return

    def _applies(self, entry: Entry, event: Event, index: Index) -> bool:
        when = entry.trigger.when
        if when is not None and not when(self, entry.seat, event):
            return False
        return self.index is index or (entry.seat, entry.ability) in self.index.active

    def _may(self, entry: Entry, event: Event) -> Steps:
        if len(self._gens) > DEPTH_CAP or self._chain > CHAIN_CAP:
            if not self.capped:
                self.capped = True
                self.note("capped")
            return False
        options = [("ability", entry.ability.id), DECLINE]
        context = {"ability": entry.ability.id, **self._context(event)}
        return (yield Question(entry.seat, "trigger.may", options, context)) is not None

    def _context(self, event: Event) -> dict[str, Any]:
        return {"event": type(event).__name__, **event.about()}
