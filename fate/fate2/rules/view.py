"""What one seat, or a spectator, may see of a game: the only thing screens, bots and log readers get.

A view is a copy: nothing done to it reaches the game. It is never changed once made.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, NamedTuple

from fate.fate2.rules import distance, play
from fate.fate2.rules.options import Options
from fate.fate2.rules.phases import hand_limit
from fate.fate2.rules.state import Aside, Outcome, Seat, Status
from fate.kernel.data import encode
from fate.kernel.question import Question

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame

UNSEEN = -1
"""Stands for a card the viewer does not see."""


class Line(NamedTuple):
    """One entry of the log, with the arguments the viewer may read."""

    key: str
    args: dict[str, Any]


@dataclass(slots=True)
class SeatView:
    """One character. Unseen hand cards and face-down cards are `UNSEEN`; what is not known is None."""

    hero: str
    """"" until heroes are revealed; the viewer's own as soon as it is chosen."""
    offered: tuple[str, ...]
    """Heroes to choose from: the viewer's own, all where the draft is open."""
    chosen: bool
    """Whether a hero has been chosen."""
    waiting: tuple[str, ...]
    """Heroes still to come up (R23.1); during set-up the viewer's own only."""
    rested: tuple[str, ...]
    identity: str | None
    identity_public: bool
    knows: tuple[int, ...]
    """Seats whose identity this one has seen; that it has seen them is public."""
    hp: int
    max_hp: int
    rage: int
    max_rage: int
    hand: list[int]
    hand_limit: int
    weapon: int | None
    armor: int | None
    upright: bool
    other_upright: bool
    monsters: list[int]
    """Face down in its monster zone; the viewer sees its own."""
    status: list[Status]
    effects: list[str]
    alive: bool
    leaving: bool
    """Certain to die, its death abilities not settled yet (R20.1)."""
    skips: tuple[str, ...]
    skipping: tuple[str, ...]
    immune_by: int | None
    used: dict[str, int]
    spent: dict[str, int]
    attack_range: int
    attacks_left: int

    @property
    def immune(self) -> bool:
        """Untouchable by skills and hand cards (R27.3)."""
        return self.immune_by is not None


@dataclass(slots=True)
class View:
    """The table as `seat` sees it (None: a spectator). Fields named as in `State` mean the same."""

    seat: int | None
    options: Options
    seats: list[SeatView]
    fate: str | None
    revealed: int | None
    turn: int
    turn_no: int
    phase: str
    phases: tuple[str, ...]
    """The phases of every turn at this table (R5.1)."""
    deck: int
    """How many cards are left."""
    discard: list[int]
    resolving: list[int]
    aside: list[Aside]
    deaths: tuple[int, ...]
    distance: list[list[int]]
    """Steps from seat a to seat b (R13)."""
    reach: list[list[int]]
    """Living seats within attack range of each seat, in action order from it (R13.4)."""
    question: Question | None
    """What the viewer is asked."""
    waiting: tuple[int, ...]
    """Who is asked something."""
    why: list[dict[str, Any]]
    """The chain that led to the viewer's question, outermost first."""
    log: list[Line]
    outcome: Outcome | None

    @property
    def mode(self) -> str:
        """What is played."""
        return self.options.mode

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)


def view(game: FateGame, seat: int | None) -> View:
    """What `seat` may see now; None for a spectator, who sees what is public."""
    state = game.state
    setup = state.phase == "setup"
    asked = game.pending
    mine = asked is not None and asked.seat == seat
    count = range(len(state.seats))
    return View(
        seat=seat,
        options=state.options,
        seats=[_seat(game, i, other, seat, setup) for i, other in enumerate(state.seats)],
        fate=state.fate or None,
        revealed=state.revealed,
        turn=state.turn,
        turn_no=state.turn_no,
        phase=state.phase,
        phases=tuple(game.mode.phases(state.options)),
        deck=len(state.deck),
        discard=state.discard[:],
        resolving=state.resolving[:],
        aside=[item if seat in item.eyes else item._replace(cards=_masked(item.cards)) for item in state.aside],
        deaths=state.deaths,
        distance=[[distance.distance(game, a, b) for b in count] for a in count],
        reach=[distance.in_range(game, a) if state.seats[a].alive else [] for a in count],
        question=asked if mine else None,
        waiting=() if asked is None else (asked.seat,),
        why=game.why() if mine else [],
        log=[Line(entry.key, entry.seen_by(seat)) for entry in game.log or ()],
        outcome=state.outcome,
    )


def identity_public(game: FateGame, seat: int) -> bool:
    """Whether everybody knows who `seat` is: dead and settled (R20.1), revealed (R22.8), or the game is over."""
    state = game.state
    other = state.seats[seat]
    return state.outcome is not None or state.revealed == seat or not (other.alive or other.leaving)


def plain(view: View) -> dict[str, Any]:
    """A view as JSON data.

    The question's number stays out: it counts the questions of the whole table, so it would tell how often others had
    no choice.
    """
    data = {field.name: encode(getattr(view, field.name)) for field in fields(view)}
    question = view.question
    if question is not None:
        data["question"] = {name: encode(getattr(question, name)) for name in Question.__slots__ if name != "number"}
    return data


def _masked(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (UNSEEN,) * len(cards)


def _seat(game: FateGame, i: int, other: Seat, viewer: int | None, setup: bool) -> SeatView:
    own = i == viewer
    public = bool(other.identity) and identity_public(game, i)
    known = public or (viewer is not None and i in game.state.seats[viewer].knows)
    shown = not setup or game.mode.open_draft(game.state.options)
    return SeatView(
        hero=other.hero if own or shown else "",
        offered=other.offered if own or shown else (),
        chosen=bool(other.hero),
        waiting=other.waiting if own or not setup else (),
        rested=other.rested,
        identity=other.identity or None if known else None,
        identity_public=public,
        knows=other.knows,
        hp=other.hp,
        max_hp=other.max_hp,
        rage=other.rage,
        max_rage=other.max_rage,
        hand=other.hand[:] if own else [UNSEEN] * len(other.hand),
        hand_limit=hand_limit(game, i),
        weapon=other.weapon,
        armor=other.armor,
        upright=other.upright,
        other_upright=other.other_upright,
        monsters=other.monsters[:] if own else [UNSEEN] * len(other.monsters),
        status=[
            item._replace(cards=_masked(item.cards)) if item.shut and item.by != viewer else item
            for item in other.status
        ],
        effects=[effect.kind for effect in other.effects],
        alive=other.alive,
        leaving=other.leaving,
        skips=other.skips,
        skipping=other.skipping,
        immune_by=other.immune_by,
        used=other.used.copy(),
        spent=other.spent.copy(),
        attack_range=distance.attack_range(game, i),
        attacks_left=play.attacks_left(game, i),
    )
