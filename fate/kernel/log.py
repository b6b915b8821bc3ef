"""What happened, as keys and arguments: never prose, never more than each seat may know."""

from __future__ import annotations

from typing import Any


class LogEntry:
    """`args` are public; `secret` are further arguments for the seats in `eyes` only."""

    __slots__ = ("args", "eyes", "key", "secret")

    def __init__(
        self, key: str, args: dict[str, Any], secret: dict[str, Any] | None = None, eyes: tuple[int, ...] = ()
    ) -> None:
        self.key = key
        self.args = args
        self.secret = secret
        self.eyes = eyes

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The arguments as this seat may read them (None: a spectator)."""
        if self.secret and seat in self.eyes:
            return {**self.args, **self.secret}
        return self.args

    def __repr__(self) -> str:
        return f"LogEntry({self.key}, {self.args})"
