"""Things looked up by id: kinds of card, abilities, modes. Filled once, when their modules are imported."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class UnknownId(KeyError):
    """No such id. The message names the registry and the id."""

    def __str__(self) -> str:
        return str(self.args[0])


class Registry(Generic[T]):
    """A mapping from id to thing that refuses to hold two things of one id."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._things: dict[str, T] = {}

    def add(self, id: str, thing: T) -> T:
        """Register and return. Raises ValueError for an empty or a taken id."""
        if not id or id in self._things:
            raise ValueError(f"{self.name}: id {id!r} is empty or taken")
        self._things[id] = thing
        return thing

    def __getitem__(self, id: str) -> T:
        try:
            return self._things[id]
        except KeyError:
            raise UnknownId(f"{self.name}: unknown id {id!r}") from None

    def get(self, id: str) -> T | None:
        """The thing, or None."""
        return self._things.get(id)

    def __contains__(self, id: object) -> bool:
        return id in self._things

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._things))

    def __len__(self) -> int:
        return len(self._things)
