"""What must be known of a game before its result is believed: what its player took back, or saw."""

from __future__ import annotations

from typing import Any, Protocol

from fate.app import icons
from fate.app.wording import Wording


class Tagged(Protocol):
    """A save, or its entry in the list."""

    @property
    def undone(self) -> int:
        """Decisions taken back although something had been revealed."""

    @property
    def peeked(self) -> bool:
        """Whether other hands were seen before the seat was taken over."""


def tags(words: Wording, game: Tagged) -> list[dict[str, Any]]:
    """Each with its icon; none for most games."""
    found = []
    if game.undone:
        found.append({"icon": icons.TERMS["undo"], "text": words.say("ui.undone", {"n": game.undone})})
    if game.peeked:
        found.append({"icon": icons.TERMS["watch"], "text": words.t("ui.peeked")})
    return found
