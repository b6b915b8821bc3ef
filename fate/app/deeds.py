"""What each seat has done in a game, counted from its log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Deeds:
    """By seat: damage dealt, characters felled; and by rescuer and rescued: how often one brought the other back."""

    damage: Counter[int] = field(default_factory=Counter)
    kills: Counter[int] = field(default_factory=Counter)
    rescues: Counter[tuple[int, int]] = field(default_factory=Counter)


def deeds(log: Iterable[Any]) -> Deeds:
    """Those of a whole log. Whoever is brought back from dying by a card or skill of its own has not been rescued."""
    done, last = Deeds(), dict[str, int]()
    for entry in log:
        args = entry.args
        if entry.key == "damage" and args.get("source") is not None:
            done.damage[args["source"]] += args["amount"]
        elif entry.key == "death" and args.get("killer") is not None:
            done.kills[args["killer"]] += 1
        elif entry.key in ("spend", "skill"):
            last[args.get("card") or args["skill"]] = args["seat"]
        elif entry.key == "heal" and 0 < args["hp"] <= args["amount"]:
            rescuer, rescued = last.get(args["cause"]), args["seat"]
            if rescuer is not None and rescuer != rescued:
                done.rescues[rescuer, rescued] += 1
    return done
