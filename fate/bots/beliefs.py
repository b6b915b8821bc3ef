"""Who is probably who: read from what everybody has done to everybody."""

from __future__ import annotations

from math import exp

from fate.fate2.rules.view import Line, View

SIDE = {"sentinel": 1.0, "scourge": -1.0}
HARM, HELP = -0.7, 1.2
CERTAIN = 2.5
"""Bound of the evidence: nobody is ever quite sure."""
BLIND = 0.45
"""Weight of what somebody does to one whose identity it does not know."""


def beliefs(view: View) -> list[dict[str, float]]:
    """Per seat, how likely each identity is in proportion. Counts (R3.7) are for the worlds to respect."""
    leaning = leanings(view)
    return [{"sentinel": exp(lean), "scourge": exp(-lean), "neutral": exp(0.3 - 0.5 * abs(lean))} for lean in leaning]


def leanings(view: View) -> list[float]:
    """Per seat, the evidence for Sentinel (positive) or Scourge (negative), within `CERTAIN`."""
    seats = view.seats
    known = [SIDE.get(seat.identity or "", 0.0) for seat in seats]
    leaning = [CERTAIN * side for side in known]
    for line in view.log:
        done = deed(line)
        if done is None:
            continue
        doer, target, weight = done
        if seats[doer].identity is not None or doer == target:
            continue
        side = known[target] if seats[target].identity is not None else leaning[target] / CERTAIN * 0.6
        if target not in seats[doer].knows and not seats[target].identity_public:
            weight *= BLIND
        leaning[doer] = min(CERTAIN, max(-CERTAIN, leaning[doer] + weight * side))
    return leaning


def deed(line: Line) -> tuple[int, int, float] | None:
    """Who did what to whom: harm negative, help positive; None when the entry tells nothing of the kind."""
    args = line.args
    if line.key == "damage" and args["source"] is not None:
        return args["source"], args["seat"], HARM * min(2, args["amount"])
    if line.key == "dispelled" and args.get("user") is not None:
        return args["by"], args["user"], HARM
    if line.key == "take":
        return args["to"], args["seat"], HARM * 0.6
    if line.key == "discard" and args["by"] is not None:
        return args["by"], args["seat"], HARM * 0.6
    if line.key == "spend" and args["card"] == "healing_balm" and len(args["targets"]) == 1:
        return args["seat"], args["targets"][0], HELP
    return None
