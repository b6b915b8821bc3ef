"""What every bot is."""

from __future__ import annotations

from typing import Protocol

from fate.fate2.rules.game import FateGame
from fate.fate2.rules.view import View
from fate.fate2.worlds import Weights
from fate.kernel.question import Answer, Question
from fate.kernel.rng import Rng


class Dealer(Protocol):
    """Gives worlds: see `fate.fate2.worlds.Worlds`."""

    def __call__(self, rng: Rng, weights: Weights | None = None) -> FateGame:
        """A game that the bot cannot tell from the real one."""


class Bot(Protocol):
    """A player. The same view, worlds and generator give the same answer."""

    name: str

    def choose(self, view: View, worlds: Dealer, rng: Rng) -> Answer:
        """A legal answer to `view.question`. Raises ValueError when the viewer is asked nothing."""


def asked(view: View) -> Question:
    """The viewer's question. Raises ValueError when it is asked nothing."""
    if view.question is None:
        raise ValueError(f"seat {view.seat} is asked nothing")
    return view.question
