"""SplitMix64: the only source of chance. Its state is one 64-bit integer, so it lives in a State as plain data."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

MASK = (1 << 64) - 1


def advance(state: int) -> tuple[int, int]:
    """The next state and a uniformly distributed 64-bit number."""
    state = (state + 0x9E3779B97F4A7C15) & MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return state, z ^ (z >> 31)


def below(state: int, n: int) -> tuple[int, int]:
    """The next state and a number in 0..n-1, every one equally likely. Raises ValueError when n < 1."""
    if n < 1:
        raise ValueError(f"cannot choose from {n} things")
    limit = (1 << 64) - (1 << 64) % n
    while True:
        state, z = advance(state)
        if z < limit:
            return state, z % n


def shuffle(state: int, items: MutableSequence[Any]) -> int:
    """Shuffle in place (Fisher-Yates); returns the next state."""
    for i in range(len(items) - 1, 0, -1):
        state, j = below(state, i + 1)
        items[i], items[j] = items[j], items[i]
    return state


class Rng:
    """A generator of one's own (bots, animation): never the game's."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def below(self, n: int) -> int:
        """A number in 0..n-1."""
        self.state, k = below(self.state, n)
        return k

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle in place."""
        self.state = shuffle(self.state, items)

    def unit(self) -> float:
        """A number in [0, 1)."""
        self.state, z = advance(self.state)
        return (z >> 11) / (1 << 53)
