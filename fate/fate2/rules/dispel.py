"""The chance to Dispel, and the chain that may follow (R16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fate.fate2.rules import spend, use
from fate.fate2.rules.catalog import KINDS
from fate.fate2.rules.queries import DISPELLABLE
from fate.kernel.event import Event, Steps

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame


class Dispelling(Event):
    """Before `subject` (a Use of magic or an activated skill) takes effect, everybody may Dispel it; True if one does.

    Once around from the turn's character; a Dispel opens its own round; when it fails the round starts again (R16.5).
    """

    __slots__ = ("subject",)

    def __init__(self, subject: Event) -> None:
        super().__init__()
        self.subject = subject

    def happen(self, game: FateGame) -> Steps:
        """The last one used resolves first (R16.4). House rule A41: a Dispel stands."""
        if isinstance(self.subject, use.Use) and not self.subject.kind.playable and game.house("A41"):
            return False
        if not game.fold(DISPELLABLE, True, self.subject):
            return False
        asking = True
        while asking:
            asking = False
            for seat in game.living():
                if not game.state.seats[seat].alive:
                    continue
                answer = yield from spend.spend_one(game, seat, ("dispel",), "use", "dispel", **self.subject.about())
                if answer is None:
                    continue
                counter = use.Use(seat, KINDS["dispel"], answer.cards, [], via=answer.via, extra=answer.extra)
                yield DispelUse(counter, self.subject)
                if not counter.dispelled:
                    yield Dispelled(self.subject, seat)
                    return True
                asking = True
                break
        return False

    def about(self) -> dict[str, Any]:
        """What is at stake."""
        return self.subject.about()


class DispelUse(Event):
    """A Dispel is used on `subject`."""

    __slots__ = ("subject", "use")

    def __init__(self, use: Event, subject: Event) -> None:
        super().__init__()
        self.use = use
        self.subject = subject

    def happen(self, game: FateGame) -> Steps:
        """As any magic card."""
        yield self.use

    def about(self) -> dict[str, Any]:
        """What it is used on."""
        return {"against": self.subject.about()}


class Dispelled(Event):
    """`subject` has been cancelled by a Dispel of `seat` (A49). Its cards still lie in the middle."""

    __slots__ = ("seat", "subject")

    def __init__(self, subject: Event, seat: int) -> None:
        super().__init__()
        self.subject = subject
        self.seat = seat

    def happen(self, game: FateGame) -> None:
        """Tell the table."""
        game.note("dispelled", by=self.seat, **self.subject.about())
