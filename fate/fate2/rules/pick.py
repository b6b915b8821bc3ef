""" "A card" of somebody: from hand or equipment (R1.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fate.fate2.rules import ask
from fate.fate2.rules.catalog import COLOUR, SUIT, kind_of
from fate.kernel.event import Steps
from fate.kernel.question import Option

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame


def cards_of(game: FateGame, seat: int) -> list[int]:
    """Hand and equipment; nothing else is "a card" unless named."""
    owner = game.state.seats[seat]
    return [*owner.hand, *owner.gear]


def worn(game: FateGame, seat: int, category: str) -> list[int]:
    """The equipment of one type: "weapon" or "armor"."""
    return [uid for uid in game.state.seats[seat].gear if kind_of(uid).category == category]


def suited(game: FateGame, seat: int, suit: str) -> list[int]:
    """Hand cards of one suit."""
    return [uid for uid in game.state.seats[seat].hand if SUIT[uid] == suit]


def coloured(game: FateGame, seat: int, colour: str) -> list[int]:
    """Hand cards of one colour (R1.8)."""
    return [uid for uid in game.state.seats[seat].hand if COLOUR[uid] == colour]


def holders(game: FateGame, seats: Sequence[int]) -> list[int]:
    """Those of these seats that can be reached and have a hand, of which a card can be picked blind (R1.7)."""
    return [seat for seat in game.open(seats) if game.state.seats[seat].hand]


def paired(uids: Sequence[int], printed: Sequence[str]) -> list[int]:
    """Those of these cards that share with another what is printed on them: a suit (SUIT) or a colour (COLOUR)."""
    found = [printed[uid] for uid in uids]
    return [uid for uid in uids if found.count(printed[uid]) > 1]


def pick_card(game: FateGame, me: int, seat: int, key: str, *, decline: bool = False, **context: Any) -> Steps:
    """`me` picks a card of `seat`, which has one; returns the uid, None when declined.

    Another's hand is picked blind, its equipment and all that is one's own by sight (R1.7).
    """
    owner = game.state.seats[seat]
    if seat == me:
        return (yield ask.card(me, key, cards_of(game, me), decline=decline, **context))
    choices: list[Option] = [("hidden", seat)] if owner.hand else []
    choices += [("gear", seat, uid) for uid in owner.gear]
    picked = yield ask.options(me, key, choices, decline=decline, target=seat, **context)
    if picked is None:
        return None
    return game.draw_at_random(seat, 1)[0] if picked == seat else picked[2]
