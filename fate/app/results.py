"""How the games of this device ended, one row for each person in a game, and what can be counted from them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from fate.app import form
from fate.app.deeds import deeds
from fate.app.rounds import round_no
from fate.app.saves import Save
from fate.fate2 import data
from fate.fate2.rules.game import FateGame

FORMAT = 1
MOST = 2000
"""How many rows are kept, the last ones."""
CAMPS = ("sentinel", "scourge", "neutral")


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game from one person's seat. `camp` is empty in modes without identities; `cards` is how often each
    kind was used or played; `astray` are those rescued who won what the person lost, or the other way round; `people`
    is how many played at this device, which each have a row, `name` what the person is called, if anything. `bots` are
    told of in the first row of a game only. Games from before something was counted have none of it.
    """

    when: int
    mode: str
    players: int
    hero: str
    camp: str
    won: bool
    kills: int
    rounds: int
    cards: Mapping[str, int] = field(default_factory=dict)
    rescues: int = 0
    astray: int = 0
    bots: int = 0
    bots_won: int = 0
    people: int = 1
    name: str = ""
    seat: int = 0


def results_of(save: Save, game: FateGame) -> list[Result]:
    """The rows of a game that is over."""
    players = save.agreement.players
    people = [seat for seat, player in enumerate(players) if player.person]
    return [_result_of(save, game, seat, people) for seat in people]


def games(results: Iterable[Result]) -> int:
    """How many games these rows are of."""
    return sum(rows // people for people, rows in Counter(result.people for result in results).items())


def _result_of(save: Save, game: FateGame, me: int, people: Sequence[int]) -> Result:
    state = game.state
    assert state.outcome is not None
    log, winners = game.log or (), state.outcome.seats
    done = deeds(log)
    rescued = {them: n for (rescuer, them), n in done.rescues.items() if rescuer == me}
    rounds = round_no(state, log)
    seat = state.seats[me]
    camp = seat.identity if seat.identity in CAMPS else ""
    won = me in winners
    spent = [entry.args for entry in log if entry.key == "spend" and entry.args["seat"] == me]
    cards = dict(Counter(args["card"] for args in spent))
    bots = [number for number in range(len(state.seats)) if number not in people] if me == people[0] else []
    return Result(
        save.when,
        state.options.mode,
        len(state.seats),
        seat.hero,
        camp,
        won,
        done.kills[me],
        rounds,
        cards,
        rescues=sum(rescued.values()),
        astray=sum(n for them, n in rescued.items() if (them in winners) != won),
        bots=len(bots),
        bots_won=sum(number in winners for number in bots),
        people=len(people),
        name=save.agreement.players[me].name,
        seat=me,
    )


def dump(results: Iterable[Result]) -> str:
    """As text."""
    rows = [asdict(result) for result in results][-MOST:]
    return json.dumps({"format": FORMAT, "games": rows}, ensure_ascii=False, separators=(",", ":"))


def load(text: str | None) -> list[Result]:
    """The inverse of `dump`; rows that make no sense are left out."""
    try:
        facts = json.loads(text or "{}")
        rows = facts["games"] if facts.get("format") == FORMAT else []
        return [result for row in rows if (result := _result(row)) is not None][-MOST:]
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError):
        return []


def share(results: Sequence[Result]) -> int:
    """How many of these were won, in percent."""
    return percent(sum(result.won for result in results), len(results))


def percent(part: int, whole: int) -> int:
    """How much of the whole; of nothing, nothing."""
    return round(100 * part / whole) if whole else 0


def _result(row: Any) -> Result | None:
    try:
        result = Result(**row)
    except TypeError:
        return None
    numbers = (result.when, result.players, result.kills, result.rounds,
               result.rescues, result.astray, result.bots, result.bots_won, result.people, result.seat)  # fmt: skip
    sound = (
        all(_number(number) for number in numbers)
        and type(result.won) is bool
        and result.players in form.counts(str(result.mode))
        and str(result.hero) in data.heroes()
        and result.camp in (*CAMPS, "")
        and 1 <= result.people <= result.players > result.seat
        and isinstance(result.name, str)
        and isinstance(result.cards, dict)
        and all(kind in data.kinds() and _number(count) and count for kind, count in result.cards.items())
    )
    return replace(result, name=form.clean(result.name, form.NAME_LENGTH)) if sound else None


def _number(value: Any) -> bool:
    """Whether it counts something: of as many digits as any program's numbers have (2^53)."""
    return type(value) is int and 0 <= value < 1 << 53
