"""Who is who: what I know, what I guess, what everybody has done for all to see, and what that makes likely."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import prod
from typing import TYPE_CHECKING, Any

from fate.app import goal, icons, seats
from fate.app.chronicle import sentence
from fate.app.scene import Scene
from fate.app.wording import hero_facts
from fate.bots.beliefs import beliefs, deed
from fate.fate2.rules.view import View

if TYPE_CHECKING:
    from fate.app.playing import Playing

MARKS = ("unknown", "sentinel", "scourge", "neutral")
"""What one can note about a seat; the first one is nothing."""
MOST_DEEDS = 6


def estimate(view: View) -> list[dict[str, float]]:
    """Per seat, how likely each identity is: what deeds tell, within what is known and was dealt (R3.7)."""
    dealt = seats.dealt(view)
    told = beliefs(view)
    known = [them.identity for them in view.seats]
    left = {camp: n - known.count(camp) for camp, n in dealt.items()}
    open_seats = [seat for seat, identity in enumerate(known) if identity is None]
    sums = {seat: dict.fromkeys(dealt, 0.0) for seat in open_seats}
    total = 0.0
    for camps in _castings(len(open_seats), left):
        weight = prod(told[seat][camp] for seat, camp in zip(open_seats, camps, strict=True))
        total += weight
        for seat, camp in zip(open_seats, camps, strict=True):
            sums[seat][camp] += weight
    return [
        {camp: sums[seat][camp] / total for camp in dealt} if seat in sums and total else {str(known[seat]): 1.0}
        for seat in range(len(view.seats))
    ]


def _castings(seats: int, left: Mapping[str, int]) -> Iterator[tuple[str, ...]]:
    """Every way to give the identities left to so many seats."""
    if not seats:
        yield ()
        return
    for camp, n in left.items():
        if n > 0:
            for rest in _castings(seats - 1, {**left, camp: n - 1}):
                yield (camp, *rest)


def _shares(chances: Mapping[str, float]) -> list[tuple[str, int]]:
    """Whole percents that add up to a hundred."""
    rounded = {camp: int(chance * 100) for camp, chance in chances.items()}
    for camp in sorted(chances, key=lambda camp: rounded[camp] - chances[camp] * 100)[: 100 - sum(rounded.values())]:
        rounded[camp] += 1
    return list(rounded.items())


def sheet(scene: Scene) -> dict[str, Any]:
    """The notebook over the table."""
    words, view = scene.words, scene.view
    chances = estimate(view) if seats.dealt(view) else []
    rows = []
    for step in range(len(view.seats)):
        seat = (scene.me + step) % len(view.seats)
        them, who = view.seats[seat], seats.identity(scene, seat)
        shares = _shares(chances[seat]) if chances and them.identity is None else []
        rows.append(
            {
                "seat": seat,
                "hero": hero_facts(them.hero or None, words.language),
                "name": words.seat_name(seat),
                "player": words.players[seat],
                "dead": not them.alive,
                "ident": who,
                "how": words.t(f"ui.how.{who['how']}"),
                "shares": shares,
                "label": words.join(
                    words.say("ui.notebook.share", {"identity": c, "n": n}) for c, n in shares
                ).striptags(),
                "deeds": _deeds(scene, seat),
                "marks": _marks(scene, seat) if them.identity is None and scene.notes is not None else [],
            }
        )
    return {
        "kind": "sheet",
        "width": "l",
        "icon": icons.TERMS["notebook"],
        "title": words.t("ui.notebook.title"),
        "sub": words.t("ui.notebook.sub"),
        "intro": words.t("ui.notebook.intro"),
        "rows_of_notes": rows,
    }


def _marks(scene: Scene, seat: int) -> list[dict[str, Any]]:
    mine = (scene.notes or {}).get(seat, MARKS[0])
    camps = [MARKS[0], *(camp for camp, n in seats.dealt(scene.view).items() if n)]
    return [
        {
            "id": camp,
            "icon": icons.IDENTITIES[camp],
            "name": scene.words.t("ui.notebook.no_mark") if camp == MARKS[0] else scene.words.t(f"identity.{camp}"),
            "on": camp == mine,
        }
        for camp in camps
    ]


def _deeds(scene: Scene, seat: int) -> list[Any]:
    """The last things this seat has done to others, for all to see."""
    found: list[Any] = []
    for line in reversed(scene.view.log):
        done = deed(line)
        if done is not None and done[0] == seat and done[1] != seat:
            found.append(sentence(scene, line.key, line.args))
            if len(found) == MOST_DEEDS:
                break
    return found


def of(notes: Mapping[str, str], viewer: int) -> dict[int, str]:
    """The marks of one person, by seat."""
    return {
        int(seat): mark for key, mark in notes.items() for who, _, seat in [key.partition(":")] if who == str(viewer)
    }


def _do_mark(session: Playing, action: Mapping[str, Any]) -> bool | None:
    """Note a guess about a seat."""
    seat, _, mark = str(action.get("arg", "")).partition(":")
    save = session.save
    if save is None or session.aids.covered or mark not in MARKS or not seat.isdecimal():
        return False
    if session.game is None or int(seat) >= len(session.game.state.seats):
        return False
    key = f"{session.me}:{int(seat)}"
    if mark == MARKS[0]:
        save.notes.pop(key, None)
    else:
        save.notes[key] = mark
    session.unkept = True
    return None


def _do_notebook(session: Playing, action: Mapping[str, Any]) -> bool | None:
    """Open or close it."""
    if session.game is None or session.aids.covered or not goal.identities(session.game.state.options):
        return False
    session.layer = "" if session.layer == "notebook" else "notebook"
    return None


ACTIONS = {"mark": _do_mark, "notebook": _do_notebook}
