"""Events: typed data plus what happens. Performing one is the only way to change a State."""

from __future__ import annotations

import inspect
from collections.abc import Generator
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from fate.kernel.ability import Ability

Steps = Generator[Any, Any, Any]
"""A rule in progress: yields events to perform and questions to ask, receives their results."""


class Event:
    """Base of all events.

    A subclass defines `happen(game)`: an ordinary method whose return value is the result, or a generator that yields
    further events and questions. `cancelled` set in the *before* window means it does not happen; `result` is then
    what that window left there.
    """

    __slots__ = ("cancelled", "result")

    steps: ClassVar[bool] = False
    """True when `happen` is a generator; found out once per class."""
    guarded: ClassVar[bool] = False
    """True when `allowed` has to be asked before anything else."""

    def __init__(self) -> None:
        self.result: Any = None
        self.cancelled = False

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.steps = inspect.isgeneratorfunction(cls.happen)

    def allowed(self, game: Any) -> bool:
        """False: it cannot happen at all; no window opens and the result is None."""
        return True

    def happen(self, game: Any) -> Any:
        """Change the State. The default is an event that exists only for its windows."""
        return self.result

    def origin(self) -> str:
        """What kind of thing causes all that happens inside ("card", "skill", "gear" …); "" for none of its own."""
        return ""

    def about(self) -> dict[str, Any]:
        """What the table may know of this event, for "why am I asked": ids and numbers only."""
        return {}


class Reaction(Event):
    """An ability answering an event in one of its windows."""

    __slots__ = ("ability", "event", "method", "seat")

    def __init__(self, ability: Ability, seat: int, event: Event, method: Any) -> None:
        self.result = None
        self.cancelled = False
        self.ability = ability
        self.seat = seat
        self.event = event
        self.method = method

    def happen(self, game: Any) -> Steps:
        """Run the ability's own generator."""
        return (yield from self.method(self.ability, game, self.seat, self.event))

    def origin(self) -> str:
        """As its ability."""
        return self.ability.origin

    def about(self) -> dict[str, Any]:
        """The ability and who has it."""
        return {"ability": self.ability.id, "seat": self.seat}


class Attempt(Event):
    """A compound move while nothing has been paid: a question inside that allows it may cancel back to before this.

    `mark` is the number of decisions recorded before the one that led here; cancelling forgets those after it.
    """

    __slots__ = ("body", "mark")

    def __init__(self, body: Steps, mark: int) -> None:
        super().__init__()
        self.body = body
        self.mark = mark

    def happen(self, game: Any) -> Steps:
        """Run the choices; the result is theirs, or CANCELLED."""
        return (yield from self.body)


CANCELLED: Any = ("cancelled",)
"""Result of an Attempt that was taken back."""
