"""Abilities: stateless singletons that react to events (triggers) and bend queries (modifiers).

Whatever the abilities count or remember is in the State. Which are active is a pure function of the State; the game
indexes them once per change and never searches per event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, ClassVar, NamedTuple, TypeVar

from fate.kernel.event import Event

A = TypeVar("A", bound="Ability")
F = TypeVar("F", bound=Callable[..., Any])
When = Callable[[Any, int, Any], bool]


class Trigger(NamedTuple):
    """One reaction of an ability: `moment` is "before" or "after"; lower `priority` comes first."""

    moment: str
    event: type[Event]
    when: When | None
    optional: bool
    priority: int
    method: Callable[..., Any]


class Query:
    """A question to the rules whose answer the active abilities may change: `game.fold(QUERY, base, *facts)`."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"Query({self.name})"


def before(
    event: type[Event], *, when: When | None = None, optional: bool = False, priority: int = 0
) -> Callable[[F], F]:
    """React before the event happens; may change or cancel it. `when(game, me, event)` says whether it applies."""
    return _trigger("before", event, when, optional, priority)


def after(
    event: type[Event], *, when: When | None = None, optional: bool = False, priority: int = 0
) -> Callable[[F], F]:
    """React after the event has happened. An `optional` reaction asks its owner first."""
    return _trigger("after", event, when, optional, priority)


def modifies(query: Query) -> Callable[[F], F]:
    """The method `(game, me, value, *facts) -> value` takes part in every fold of this query."""

    def mark(method: F) -> F:
        method.__dict__.setdefault("_queries", []).append(query)
        return method

    return mark


def _trigger(moment: str, event: type[Event], when: When | None, optional: bool, priority: int) -> Callable[[F], F]:
    def mark(method: F) -> F:
        method.__dict__.setdefault("_triggers", []).append(Trigger(moment, event, when, optional, priority, method))
        return method

    return mark


class Ability:
    """Base of all abilities. `id` is unique within its registry."""

    id: ClassVar[str] = ""
    origin: ClassVar[str] = ""
    """What its reactions count as when it is asked who or what causes an effect."""
    triggers: ClassVar[tuple[Trigger, ...]] = ()
    modifiers: ClassVar[tuple[tuple[Query, Callable[..., Any]], ...]] = ()

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        methods: list[Any] = [item for base in reversed(cls.__mro__) for item in vars(base).values() if callable(item)]
        current: list[Any] = [method for method in methods if getattr(cls, method.__name__, None) is method]
        cls.triggers = tuple(t for method in current for t in getattr(method, "_triggers", ()))
        cls.modifiers = tuple((query, m) for m in current for query in getattr(m, "_queries", ()))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}>"


class Entry(NamedTuple):
    """A trigger with its owner, as the index holds it."""

    priority: int
    seat: int
    ability: Ability
    trigger: Trigger


_PLACE = attrgetter("priority", "seat")


@cache
def _entries(seat: int, ability: Ability) -> tuple[Entry, ...]:
    return tuple(Entry(trigger.priority, seat, ability, trigger) for trigger in ability.triggers)


class Index:
    """The active abilities of one State, by what they answer to. Never changed once built; forks share it."""

    __slots__ = ("_of", "active", "after", "before", "owned", "queries")

    def __init__(self, active: Iterable[tuple[int, Ability]]) -> None:
        self.active: tuple[tuple[int, Ability], ...] = tuple(active)
        self.before: dict[type[Event], list[Entry]] = {}
        self.after: dict[type[Event], list[Entry]] = {}
        self.queries: dict[Query, list[tuple[Ability, int, Callable[..., Any]]]] = {}
        self.owned: dict[int, list[Ability]] = {}
        self._of: dict[tuple[int, type[Ability]], tuple[Ability, ...]] = {}
        seen: set[tuple[int, str]] = set()
        for seat, ability in self.active:
            self.owned.setdefault(seat, []).append(ability)
            for query, method in ability.modifiers:
                self.queries.setdefault(query, []).append((ability, seat, method))
            if ability.triggers and (seat, ability.id) not in seen:
                seen.add((seat, ability.id))
                for entry in _entries(seat, ability):
                    side = self.before if entry.trigger.moment == "before" else self.after
                    side.setdefault(entry.trigger.event, []).append(entry)
        for side in (self.before, self.after):
            for entries in side.values():
                if len(entries) > 1:
                    entries.sort(key=_PLACE)

    def of(self, seat: int, cls: type[A]) -> tuple[A, ...]:
        """Abilities of this kind that a seat has."""
        found = self._of.get((seat, cls))
        if found is None:
            found = tuple(ability for ability in self.owned.get(seat, ()) if isinstance(ability, cls))
            self._of[seat, cls] = found
        return found  # type: ignore[return-value]


@lru_cache(maxsize=256)
def indexed(active: tuple[tuple[int, Ability], ...]) -> Index:
    """The index of these abilities; equipment comes and goes, so the same ones often come back."""
    return Index(active)
