"""The effect of a magic card once more (A178)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fate.fate2.rules.dispel import Dispelling
from fate.fate2.rules.use import Targeted, Use
from fate.kernel.event import CANCELLED, Attempt, Event, Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame


class Repeat(Event):
    """What `use` did happens again, perhaps to others.

    No card is used and nothing is paid: an upgrade is kept. It may be dispelled anew (A178).
    """

    __slots__ = ("use",)

    def __init__(self, use: Use) -> None:
        super().__init__()
        self.use = use

    def happen(self, game: FateGame) -> Steps:
        """The user aims again; taking back a choice only begins the aiming anew."""
        first = self.use
        if not first.kind.legal(game, first.user, bool(first.upgraded)):
            return
        aim = CANCELLED
        while aim is CANCELLED:
            aim = yield Attempt(first.kind.aim(game, first.user, bool(first.upgraded)), len(game.decisions))
        again = Use(first.user, first.kind, (), aim.targets, upgraded=first.upgraded, others=aim.others)
        for target in again.targets:
            yield Targeted(again, target)
        again.dispelled = yield Dispelling(again)
        if not again.dispelled:
            yield from again.kind.resolve(game, again)

    def origin(self) -> str:
        """As the card."""
        return self.use.origin()

    def about(self) -> dict[str, Any]:
        """As the first time."""
        return self.use.about()
