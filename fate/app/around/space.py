"""How much of this device the games take: what the page measures, in words."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from fate.app.wording import Wording

if TYPE_CHECKING:
    from fate.app.session import Session

UNITS = ("B", "KB", "MB", "GB", "TB")


def measure(session: Session) -> None:
    """Have it measured, to be shown when the page has answered."""
    session.desk.errands.append((session.desk.SPACE, _measured))


def _measured(session: Session, text: str | None) -> None:
    session.around.space = json.loads(text or "{}")


def shown(words: Wording, space: dict[str, int | None]) -> dict[str, Any]:
    """A bar of what the browser allows, and a sentence. Nothing is in `space` until it has been measured.

    `own`: bytes of the saves, None where the browser lets nothing be kept; `used` and `quota`: of the whole site, None
    where it does not tell.
    """
    own, used, quota = (space.get(name) for name in ("own", "used", "quota"))
    if own is None:
        return {"share": 0.0, "text": words.t("ui.store.shut" if "own" in space else "ui.saves.measuring")}
    if not used or not quota:
        return {"share": 0.0, "text": words.say("ui.saves.used", {"own": size(own), "used": None, "quota": None})}
    facts = {"own": size(own), "used": size(used), "quota": size(quota)}
    return {"share": round(used / quota, 3), "text": words.say("ui.saves.used", facts)}


def size(count: int) -> str:
    """A number of bytes as people read it."""
    value, unit = float(count), 0
    while value >= 999.5:
        value, unit = value / 1000, unit + 1
    return f"{value:.1f} {UNITS[unit]}" if value < 10 and unit else f"{value:.0f} {UNITS[unit]}"
