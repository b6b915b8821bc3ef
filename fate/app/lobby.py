"""The lobby: what a new game can be, and the form that asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fate.app import icons
from fate.fate2 import data
from fate.fate2.text import catalog

MODE = "identity_game"
COUNTS = tuple(sorted({row.players for row in data.modes() if row.mode == MODE}))
DEFAULT: dict[str, Any] = {"players": 5, "name": "", "seed": "", "neutral": True}
NAME_LENGTH = 16
SEED_LENGTH = 40


class BadForm(ValueError):
    """A form that makes no game; the message is a text key."""


def read(form: Mapping[str, Any]) -> dict[str, Any]:
    """The form as a table's set-up, with anything missing as in `DEFAULT`. Raises BadForm for what cannot be."""
    try:
        players = int(form.get("players", DEFAULT["players"]))
    except (TypeError, ValueError):
        raise BadForm("ui.error.form_players") from None
    if players not in COUNTS:
        raise BadForm("ui.error.form_players")
    name = _clean(form.get("name"), NAME_LENGTH)
    seed = _clean(form.get("seed"), SEED_LENGTH)
    neutral = str(form.get("neutral", "1")) not in ("0", "false", "False")
    return {"players": players, "name": name, "seed": seed, "neutral": neutral}


def lobby(
    language: str,
    setup: Mapping[str, Any] = DEFAULT,
    resume: Mapping[str, Any] | None = None,
    toast: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The view model of the lobby. `resume` describes a game in progress: hero facts, title, text."""
    texts = catalog(language)
    players = setup["players"]
    rows = [row for row in data.modes() if row.mode == MODE and row.players == players]
    row = next((r for r in rows if bool(r.neutral) == setup["neutral"]), rows[0])
    mix = [
        {"id": camp, "name": texts[f"identity.{camp}"], "icon": icons.IDENTITIES[camp], "n": getattr(row, camp)}
        for camp in ("sentinel", "scourge", "neutral")
        if getattr(row, camp)
    ]
    splits = len(rows) > 1
    return {
        "setup": setup,
        "counts": COUNTS,
        "mix": mix,
        "splits": splits,
        "resume": resume,
        "toast": toast,
        "name_length": NAME_LENGTH,
        "seed_length": SEED_LENGTH,
        "bots": players - 1,
    }


def _clean(value: Any, length: int) -> str:
    text = "".join(c for c in str(value or "") if c.isprintable())
    return " ".join(text.split())[:length]
