"""The keys of the table, of a game one watches and of a replay, each with what it is for (a text under `ui.keys.`)."""

from __future__ import annotations

from fate.app.wording import Wording

TABLE = (
    ("1-9", "hand"),
    ("Q W", "gear"),
    ("Z X C", "skills"),
    ("Tab", "seats"),
    ("S", "me"),
    ("← → ↑ ↓", "walk"),
    ("Shift + ← →", "order"),
    ("S H D C", "suits"),
    ("R B", "colours"),
    ("A", "fill"),
    ("Enter", "main"),
    ("Esc", "back"),
    ("E", "end"),
    ("U", "undo"),
    ("G", "upgrade"),
    ("R", "refuse"),
    ("I", "inspect"),
    ("Y", "why"),
    ("N", "notebook"),
    ("D", "discards"),
    ("L", "log"),
    ("F", "skip"),
    ("P .", "pause"),
    ("? K", "keys"),
)
WATCH = (
    ("← →", "watch_step"),
    ("PgUp PgDn", "turn"),
    ("Space", "watch_pause"),
    ("V", "watch_seats"),
    ("O", "watch_open"),
    ("T", "watch_sit"),
)
REPLAY = (
    ("← →", "decision"),
    ("↑ ↓", "row"),
    ("PgUp PgDn", "turn"),
    ("Home", "first"),
    ("End", "last"),
    ("Space", "play"),
)


def hints(words: Wording, keys: tuple[tuple[str, str], ...]) -> list[tuple[str, str]]:
    """The keys with their purpose in words."""
    return [(key, words.t(f"ui.keys.{name}")) for key, name in keys]
