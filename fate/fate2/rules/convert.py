"""Cards that serve as others (R14): what converts, and what is regarded as what."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fate.fate2.rules.catalog import COLOUR, KIND_ID, KINDS
from fate.kernel.ability import Ability

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame

Test = Callable[["FateGame", int, int], bool]


def any_card(game: FateGame, me: int, uid: int) -> bool:
    """Every card will do."""
    return True


def red(game: FateGame, me: int, uid: int) -> bool:
    """Red cards (R1.8)."""
    return COLOUR[uid] == "red"


def black(game: FateGame, me: int, uid: int) -> bool:
    """Black cards."""
    return COLOUR[uid] == "black"


@dataclass(frozen=True, slots=True)
class Converts:
    """`count` hand cards that pass `test` serve as one card of kind `into`.

    `how` lists "use" and "play" as worded (R14.2). `counts_as`: the cards *are regarded* as that kind, so they also
    satisfy "discard one" (A64). `one_suit`: several cards must have one. `limit` names what is counted when it is
    limited per turn. An Attack that comes of a `far` one, used on one's own initiative, reaches beyond the attack
    range.
    """

    into: str
    count: int
    test: Test
    how: tuple[str, ...]
    counts_as: bool = False
    one_suit: bool = False
    limit: str = ""
    far: bool = False


class Converter(Ability):
    """An ability that converts cards."""

    conversions: tuple[Converts, ...] = ()

    def converts(self, game: FateGame, me: int) -> Sequence[Converts]:
        """The conversions in force now."""
        return self.conversions


def conversions(game: FateGame, me: int, wanted: Sequence[str] | None, how: str) -> Iterator[tuple[Ability, Converts]]:
    """Conversions of `me` into one of the wanted kinds (None: any)."""
    for ability in game.index.of(me, Converter):
        for conversion in ability.converts(game, me):
            if how in conversion.how and (wanted is None or conversion.into in wanted):
                used = game.state.seats[me].used
                if not conversion.limit or not used.get(conversion.limit):
                    yield ability, conversion


def counts_as(game: FateGame, me: int, uid: int, wanted: Sequence[str]) -> bool:
    """Whether a card of `me` is one of the wanted kinds or regarded as one (A64)."""
    return KIND_ID[uid] in wanted or any(True for _ in _regarding(game, me, uid, wanted))


def limit_on(game: FateGame, me: int, uid: int, wanted: Sequence[str]) -> str:
    """What is counted when a card of `me` passes for one of the wanted kinds; "" where nothing limits that."""
    if KIND_ID[uid] in wanted:
        return ""
    return min((conversion.limit for conversion in _regarding(game, me, uid, wanted)), default="")


def _regarding(game: FateGame, me: int, uid: int, wanted: Sequence[str]) -> Iterator[Converts]:
    for _, conversion in conversions(game, me, wanted, "use"):
        if conversion.counts_as and conversion.count == 1 and conversion.test(game, me, uid):
            yield conversion


def regarded(game: FateGame, me: int, wanted: Sequence[str]) -> list[int]:
    """Hand cards that are one of the wanted kinds or regarded as one, as "discard one" asks (A64)."""
    return [uid for uid in game.state.seats[me].hand if counts_as(game, me, uid, wanted)]


def magic_kinds() -> list[str]:
    """All kinds of magic card."""
    return [id for id in KINDS if KINDS[id].category == "magic"]


def magic_cards(game: FateGame, me: int) -> list[int]:
    """Hand cards that are magic or regarded as such (A50, A64)."""
    return regarded(game, me, magic_kinds())
