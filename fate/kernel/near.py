"""What somebody may have meant: the end of every message about a name that does not exist."""

from __future__ import annotations

from collections.abc import Iterable

FEW = 25
"""So many names are listed in full."""


def meant(word: object, names: Iterable[str]) -> str:
    """Close names as `did you mean greed?`, and which there are if they are few: `there is greed, dodge`."""
    known = list(dict.fromkeys(name for name in names if name))
    close = []
    if isinstance(word, str):
        from difflib import get_close_matches  # only now: the page starts without it

        close = [name for name in known if name.rpartition(".")[2] == word]
        close += [name for name in get_close_matches(word, known) if name not in close]
    guess = f"did you mean {' or '.join(close[:3])}?" if close else ""
    if len(known) <= FEW:
        return f"{guess} there is {', '.join(known) or 'none'}".strip()
    return guess or f"there are {len(known)}, such as {', '.join(known[:5])}"
