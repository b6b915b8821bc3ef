"""What a position is worth to somebody: everybody's strength, weighted by whose side they are on."""

from __future__ import annotations

from fate.fate2.rules.state import Seat, State

LIFE = (0.5, 6.0, 8.2, 10.0, 11.5, 12.8, 14.0, 15.0, 16.0)
"""Worth of being alive with so much hp; the first points matter most."""
CARD, SURPLUS, RAGE, WEAPON, ARMOR, SKIPPED = 0.45, 0.1, 0.3, 0.8, 1.0, 1.0
WIN = 100.0
SELF, FRIEND, FOE, RIVAL = 1.25, 1.0, -1.0, -0.4
CLOSER = 0.7
"""What each character that fulfils its part of a fate is worth to a Neutral."""
HUNTER = 0.9
"""What each character that hunts a revealed Neutral takes from its prospects (R22.8)."""

OWN_CAMP_OF = {"punisher_of_shadow": "sentinel", "conqueror_of_light": "scourge"}
"""Fates by which a Neutral wins in a camp's place (R22.1, R22.2): until then they have the same enemies."""
OTHER = {"sentinel": "scourge", "scourge": "sentinel"}


def strength(seat: Seat) -> float:
    """How well somebody stands, in arbitrary points; 0 when dead."""
    if not seat.alive:
        return 0.0
    cards = len(seat.hand)
    points = LIFE[min(max(seat.hp, 0), len(LIFE) - 1)] + RAGE * seat.rage
    points += CARD * min(cards, seat.limit) + SURPLUS * max(0, cards - seat.limit)
    if seat.weapon is not None:
        points += WEAPON
    if seat.armor is not None:
        points += ARMOR
    return points - SKIPPED * len(seat.skips)


def stakes(state: State, me: int) -> list[float]:
    """What a point of each seat's strength is worth to `me`: friends count positive, foes negative."""
    if state.revealed is not None:  # R22.8: all against one
        hunted = state.revealed
        shares = [FOE if me == hunted or i == hunted else -0.5 * FOE for i in range(len(state.seats))]
    elif not state.seats[me].identity:
        shares = [FOE] * len(state.seats)
        if len(state.seats) == 3:  # R23.2: who kills the seat upstream of it wins, so the one downstream must live
            shares[(me + 1) % 3] = -0.3 * FOE
    elif state.seats[me].identity == "neutral":
        shares = _neutral(state, me)
    else:
        own = state.seats[me].identity
        shares = [FRIEND if s.identity == own else FOE if s.identity == OTHER.get(own) else RIVAL for s in state.seats]
    shares[me] = SELF
    return shares


def _neutral(state: State, me: int) -> list[float]:
    """A Neutral wants its fate fulfilled and must live to see it (R21.2, R22)."""
    seats, fate, count = state.seats, state.fate, len(state.seats)
    if fate == "spreading_plague":
        shares = [0.15] * count
        for step in (-1, 1):
            shares[(me + step) % count] = FOE
    elif fate == "gambit_of_destiny":
        alive = {camp: sum(s.alive and s.identity == camp for s in seats) for camp in OTHER}
        surplus = alive["sentinel"] - alive["scourge"]
        lead = {"sentinel": surplus, "scourge": -surplus}
        shares = [min(0.4, -0.5 - 0.3 * lead[s.identity]) if s.identity in OTHER else RIVAL for s in seats]
    elif fate in OWN_CAMP_OF or fate == "rebellious_puppet":
        side = OWN_CAMP_OF.get(fate) or _camp_below(state, me)
        shares = [0.4 if s.identity == side else FOE if s.identity in OTHER else RIVAL for s in seats]
    else:
        shares = [-0.3 if s.identity in OTHER else RIVAL for s in seats]
    return shares


def _camp_below(state: State, me: int) -> str:
    """The camp in whose place a puppet wins (A152, A153)."""
    count = len(state.seats)
    below = (me + 1) % count
    if state.seats[below].identity == "neutral":
        below = (below + 1) % count
    return state.seats[below].identity


def worth(state: State, me: int, shares: list[float]) -> float:
    """What the position is worth to `me`."""
    outcome = state.outcome
    if outcome is not None:
        return WIN if me in outcome.seats else 0.0 if outcome.camp == "draw" else -WIN
    total = sum(share * strength(seat) for share, seat in zip(shares, state.seats, strict=True))
    if state.seats[me].identity == "neutral":
        living = [seat for i, seat in enumerate(state.seats) if seat.alive and i != me]
        if state.revealed == me:
            total -= HUNTER * len(living)
        elif state.fate == "summoner_of_death":
            total += CLOSER * 3 * sum(seat.hp <= 2 for seat in living) / max(1, len(living))
        elif state.fate == "obsessed_mathematician":
            total += CLOSER * sum(seat.rage % 2 for seat in (*living, state.seats[me]))
    return total
