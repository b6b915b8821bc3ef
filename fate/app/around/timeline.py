"""The timeline of a replay: its turns, each of which unfolds into what was decided in it, or into what came to pass.

It can be narrowed to one kind of event or to one seat. Events are what the whole table saw; decisions are listed for
whose eyes may know them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from markupsafe import Markup

from fate.app import prompts
from fate.app.chronicle import sentence
from fate.app.eyes import OPEN
from fate.app.replay import EVENTS, Replay
from fate.app.scene import Scene
from fate.kernel.log import LogEntry

_VERBS = {
    "setup": "hero", "rotate": "hero", "play": "play", "respond": "respond", "dispel": "dispel", "cast": "cast",
    "discard": "discard", "dying": "dying", "judge": "judge", "trigger": "trigger", "reward": "reward", "fate": "fate",
}  # fmt: skip


def turns(replay: Replay, shown: Scene) -> list[dict[str, Any]]:
    """Every turn; those that are unfolded with their rows."""
    words, rows, narrowed = shown.words, [], _narrowed(replay)
    for start, end in _spans(replay):
        first, found = replay.steps[start], [n for n in range(start + 1, end + 1) if listed(replay, n)]
        unfolded = _unfolded(replay, start, end)
        rows.append(
            {
                "no": first.turn,
                "who": words.seat_name(first.turn_of) if first.turn else words.t("ui.set_up"),
                "start": start,
                "n": len(found),
                "unit": words.say("ui.replay.entries", {"n": len(found)}),
                "hidden": narrowed and not found,
                "unfolded": unfolded,
                "rows": [_row(replay, shown, n) | {"now": n == replay.at} for n in found] if unfolded else [],
            }
        )
    return rows


def narrowing(replay: Replay, shown: Scene) -> dict[str, Any]:
    """What the timeline can be narrowed to."""
    words = shown.words
    return {
        "kinds": [
            {"id": kind, "name": words.t(f"ui.replay.kind.{kind or 'all'}"), "on": kind == replay.kind}
            for kind in ("", *EVENTS)
        ],
        "seats": [
            {"id": seat, "name": words.seat_name(seat), "on": seat == replay.whose}
            for seat in range(shown.view.players)
        ],
        "nothing": not any(listed(replay, n) for n in range(1, len(replay) + 1)),
    }


def fold(replay: Replay, arg: Any) -> bool:
    """Unfold the turn that begins at `arg`, or fold it; False if none does."""
    span = next((span for span in _spans(replay) if str(span[0]) == str(arg)), None)
    if span is not None:
        replay.folds[span[0]] = not _unfolded(replay, *span)
    return span is not None


def listed(replay: Replay, n: int) -> bool:
    """Whether the n-th decision, from 1, has a row."""
    step = replay.steps[n - 1]
    if replay.kind:
        return bool(_events(replay, n))
    return replay.whose in (None, step.seat) and replay.eyes in (OPEN, step.seat)


def step(replay: Replay, ahead: bool) -> int:
    """The next decision that has a row, or the one before; where there is none, the present one."""
    ways = range(replay.at + 1, len(replay) + 1) if ahead else range(replay.at - 1, 0, -1)
    return next((n for n in ways if listed(replay, n)), replay.at)


def decided(replay: Replay, shown: Scene) -> list[str]:
    """The last decision as a sentence for those who do not see its row; where it is, if these eyes may not know it."""
    if not replay.at or replay.eyes not in (OPEN, replay.steps[replay.at - 1].seat):
        return [] if replay.playing else [shown.words.say("ui.replay.place", {"at": replay.at, "count": len(replay)})]
    title, text = _decision(replay, shown, replay.at)
    return [f"{title}: {Markup(text).striptags()}"]


def _spans(replay: Replay) -> Iterator[tuple[int, int]]:
    """How many decisions there are before each turn, and after it."""
    return pairwise([*replay.starts, len(replay)])


def _narrowed(replay: Replay) -> bool:
    return replay.kind != "" or replay.whose is not None


def _unfolded(replay: Replay, start: int, end: int) -> bool:
    here = start < replay.at <= end or (replay.at == start == 0)
    return replay.folds.get(start, here or _narrowed(replay))


def _events(replay: Replay, n: int) -> list[LogEntry]:
    return [
        entry
        for entry in replay.events.get(n, ())
        if entry.key == EVENTS[replay.kind] and replay.whose in (None, entry.args["seat"])
    ]


def _row(replay: Replay, shown: Scene, n: int) -> dict[str, Any]:
    words = shown.words
    kill = any(entry.key == "death" for entry in replay.events.get(n, ()))
    if replay.kind:
        text = words.join(sentence(shown, entry.key, entry.args) for entry in _events(replay, n))
        return {"n": n, "title": "", "text": text, "options": "", "kill": kill}
    title, chosen = _decision(replay, shown, n)
    options = words.say("ui.replay.options", {"n": replay.steps[n - 1].options})
    return {"n": n, "title": title, "text": chosen, "options": options, "kill": kill}


def _decision(replay: Replay, shown: Scene, n: int) -> tuple[str, Markup | str]:
    """Who decided what kind of thing, and what was chosen."""
    words, step = shown.words, replay.steps[n - 1]
    verb = words.t("ui.verb." + _VERBS.get(step.key.split(".")[0], "choose"))
    chosen = words.join(prompts.option_text(shown, option) for option in step.chosen)
    return f"{words.seat_name(step.seat, short=True)} · {verb}", chosen or words.t("ui.none_chosen")
