"""Everything a game of 宿命2.0 is at one moment. Data only; what may be done with it is elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from fate.fate2.rules.options import Options

CASTING, STATUS, DRAW, PLAY, DISCARD, END = "casting", "status", "draw", "play", "discard", "end"


class Status(NamedTuple):
    """Cards in a status zone (R25). `kind` is the ability they give the one they lie with; `by` laid them there.

    `lasts` says when they leave: "status" in the status phase (R8), "cast" at the next casting phase (R6.4),
    "lap" when the next turn of `by` begins, "keep" when their own text says so. `shut` cards lie face down: only `by`
    knows them.
    """

    kind: str
    cards: tuple[int, ...]
    by: int
    lasts: str
    shut: bool = False


class Aside(NamedTuple):
    """Cards set aside on the table by a skill (R4.1, D8): nobody's hand. Face down for all but `eyes`."""

    kind: str
    owner: int
    cards: tuple[int, ...]
    eyes: tuple[int, ...]


class Effect(NamedTuple):
    """An ability somebody has until the turn ends (R11.3); `seats` are the others it has to do with."""

    kind: str
    seats: tuple[int, ...] = ()


class Outcome(NamedTuple):
    """How a game ended: `camp` "sentinel", "scourge", "neutral", "hunters" (R22.8) or "draw"; the winning seats."""

    camp: str
    seats: tuple[int, ...]


@dataclass(slots=True)
class Seat:
    """One character. hp and rage in points; `limit` is the printed hand limit."""

    hero: str = ""
    identity: str = ""
    hp: int = 0
    max_hp: int = 0
    rage: int = 0
    max_rage: int = 3
    limit: int = 4
    alive: bool = True
    leaving: bool = False
    """Certain to die, its death abilities not settled yet (R20.1)."""
    hand: list[int] = field(default_factory=list)
    weapon: int | None = None
    armor: int | None = None
    upright: bool = False
    """The armour stands upright: ready (R24.6)."""
    other_upright: bool = False
    """The same of a second armour, worn in the weapon's place (A185)."""
    monsters: list[int] = field(default_factory=list)
    """Monsters lying face down in its monster zone, in the order of placing (R29.1)."""
    status: list[Status] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    skips: tuple[str, ...] = ()
    """Phases of the next turn that will not happen (A35)."""
    skipping: tuple[str, ...] = ()
    """The same for the turn in progress."""
    immune_by: int | None = None
    """Untouchable until the turn of this seat begins (R27.3, D3)."""
    knows: tuple[int, ...] = ()
    """Seats whose identity this one has seen, its own included."""
    used: dict[str, int] = field(default_factory=dict)
    """How often what is limited was used this turn (R28.2)."""
    spent: dict[str, int] = field(default_factory=dict)
    """The same for the whole game."""
    offered: tuple[str, ...] = ()
    """Heroes to choose from during set-up (R3.2)."""
    waiting: tuple[str, ...] = ()
    """Heroes at the left hand: the next to come up (R23.1)."""
    rested: tuple[str, ...] = ()
    """Heroes at the right hand: they have been up."""

    @property
    def gear(self) -> list[int]:
        """Cards worn: weapon, armour."""
        return [uid for uid in (self.weapon, self.armor) if uid is not None]

    def has_status(self, kind: str) -> bool:
        """Whether such a card lies in the status zone (R25.2)."""
        return any(status.kind == kind for status in self.status)

    def copy(self) -> Seat:
        """An independent copy."""
        twin = Seat.__new__(Seat)
        twin.hero = self.hero
        twin.identity = self.identity
        twin.hp = self.hp
        twin.max_hp = self.max_hp
        twin.rage = self.rage
        twin.max_rage = self.max_rage
        twin.limit = self.limit
        twin.alive = self.alive
        twin.leaving = self.leaving
        twin.hand = self.hand[:]
        twin.weapon = self.weapon
        twin.armor = self.armor
        twin.upright = self.upright
        twin.other_upright = self.other_upright
        twin.monsters = self.monsters[:]
        twin.status = self.status[:]
        twin.effects = self.effects[:]
        twin.skips = self.skips
        twin.skipping = self.skipping
        twin.immune_by = self.immune_by
        twin.knows = self.knows
        twin.used = self.used.copy()
        twin.spent = self.spent.copy()
        twin.offered = self.offered
        twin.waiting = self.waiting
        twin.rested = self.rested
        return twin


@dataclass(slots=True)
class State:
    """One game. Seat s+1 acts after seat s and is its downstream neighbour (R1.4); the deck's top is its last card."""

    options: Options
    rng: int
    seats: list[Seat]
    deck: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    resolving: list[int] = field(default_factory=list)
    """Cards used or played whose effect is not over (R4.3), judgement cards and cards looked at."""
    aside: list[Aside] = field(default_factory=list)
    fate: str = ""
    revealed: int | None = None
    """The Neutral that plays with an open identity (R22.8)."""
    turn: int = 0
    """Whose turn it is; in the casting phase, whose turn is about to begin."""
    before: int = 0
    """Whose turn it was before."""
    turn_no: int = 0
    phase: str = "setup"
    step: int = 0
    """How far the phase has come; 0: not begun."""
    deaths: tuple[int, ...] = ()
    """The dead in the order in which their deaths were certain (D1)."""
    pool: tuple[str, ...] = ()
    """Heroes lying face up to be drafted (R23.1)."""
    outcome: Outcome | None = None

    def copy(self) -> State:
        """An independent copy."""
        twin = State.__new__(State)
        twin.options = self.options
        twin.rng = self.rng
        twin.seats = [seat.copy() for seat in self.seats]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.resolving = self.resolving[:]
        twin.aside = self.aside[:]
        twin.fate = self.fate
        twin.revealed = self.revealed
        twin.turn = self.turn
        twin.before = self.before
        twin.turn_no = self.turn_no
        twin.phase = self.phase
        twin.step = self.step
        twin.deaths = self.deaths
        twin.pool = self.pool
        twin.outcome = self.outcome
        return twin
