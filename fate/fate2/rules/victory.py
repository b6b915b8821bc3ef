"""Who has won (R21). A mode's verdict is put together from these."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from fate.fate2.rules.catalog import FATES
from fate.fate2.rules.state import Outcome

if TYPE_CHECKING:
    from fate.fate2.rules.death import Death
    from fate.fate2.rules.fate import Fate
    from fate.fate2.rules.game import FateGame

OPPONENT = {"sentinel": "scourge", "scourge": "sentinel"}


def check(game: FateGame, *, settled: bool = False, death: Death | None = None) -> None:
    """Set the State's outcome when somebody has won. `settled`: nothing is being resolved (R21.6)."""
    state = game.state
    if state.outcome is None:
        outcome = game.mode.verdict(game, settled=settled, death=death)
        if outcome is not None:
            state.outcome = outcome
            game.note("win", camp=outcome.camp, seats=outcome.seats)


def decided(game: FateGame) -> bool:
    """Whether the deaths so far have decided the game, though it ends only with the outermost of them (A145)."""
    return game.state.outcome is not None or game.mode.verdict(game, settled=False, death=None) is not None


def factions_verdict(game: FateGame) -> Outcome | None:
    """A faction wins when the other is wiped out (R21.1)."""
    fallen = fallen_first(game)
    if fallen is None:
        return None
    camp = OPPONENT[fallen]
    return Outcome(camp, tuple(members(game, camp)))


def hunt(game: FateGame, neutral: int) -> Outcome | None:
    """All against the revealed Neutral (R22.8): it wins alone, or everybody else, dead or alive (A157, A160). While it
    is dying nobody has won yet (N37).
    """
    seats = game.state.seats
    if not seats[neutral].alive:
        shares = [seat.alive or not game.house("A160") for seat in seats]
        return Outcome("hunters", tuple(i for i in range(len(seats)) if i != neutral and shares[i]))
    if seats[neutral].hp > 0 and not any(seat.alive for i, seat in enumerate(seats) if i != neutral):
        return Outcome("neutral", (neutral,))
    return None


def neutral_winner(game: FateGame, *, settled: bool) -> int | None:
    """The living Neutral that has met its fate; of two the first in action order from the turn's seat (R21.4)."""
    state = game.state
    fate = FATES.get(state.fate)
    if fate is None or fate.settled != settled:
        return None
    able = [seat for seat in _fulfilled(game, fate) if state.seats[seat].hp > 0]
    for seat in able:
        if not any(fate.yields_to(game, seat, other) for other in able if other != seat):
            return seat
    return None


def awaited(game: FateGame) -> bool:
    """Whether a Neutral that has met its fate is dying: saved it wins, and no camp before it is dead (N37)."""
    fate = FATES.get(game.state.fate)
    if fate is None or fate.settled:
        return False
    return any(game.state.seats[seat].hp <= 0 for seat in _fulfilled(game, fate))


def _fulfilled(game: FateGame, fate: Fate) -> list[int]:
    """Neutrals that live, dying or not, and have met their fate, in action order from the turn's seat."""
    return [seat for seat in game.living() if game.state.seats[seat].identity == "neutral" and fate.met(game, seat)]


def last_standing(game: FateGame) -> Outcome | None:
    """Of characters each for itself the only one alive; of those who fell in one chain the last (D1)."""
    living = game.living()
    if len(living) > 1:
        return None
    return Outcome("solo", (living[0] if living else game.state.deaths[-1],))


def members(game: FateGame, camp: str) -> Iterable[int]:
    """Seats of a camp, dead or alive."""
    return (i for i, seat in enumerate(game.state.seats) if seat.identity == camp)


def wiped_out(game: FateGame, camp: str) -> bool:
    """Whether a camp has members and all are dead."""
    seats = [game.state.seats[i] for i in members(game, camp)]
    return bool(seats) and not any(seat.alive for seat in seats)


def fallen_first(game: FateGame) -> str | None:
    """The faction that is wiped out; of both the one whose last death was certain first (R21.5, D1)."""
    gone = [camp for camp in ("sentinel", "scourge") if wiped_out(game, camp)]
    if not gone:
        return None
    deaths = game.state.deaths
    return min(gone, key=lambda camp: max(deaths.index(seat) for seat in members(game, camp)))
