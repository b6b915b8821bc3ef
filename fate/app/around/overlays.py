"""What is laid over the table: inspected things, piles, help; and messages of the page itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from fate.app.notices import Notice

if TYPE_CHECKING:
    from fate.app.session import Session

Action = Mapping[str, Any]


def inspect(session: Session, action: Action) -> None:
    """Show what a thing is."""
    session.layer = str(action.get("what", ""))


def hover(session: Session, action: Action) -> bool | None:
    """Show what a thing is for as long as the pointer rests on it."""
    if session.layer and not session.layer.startswith("hover:"):
        return False
    session.layer = f"hover:{action.get('what', '')}"
    return None


def unhover(session: Session, action: Action) -> bool | None:
    """The pointer has left."""
    if not session.layer.startswith("hover:"):
        return False
    session.layer = ""
    return None


def show(session: Session, action: Action) -> None:
    """Show the overlay of the action's name."""
    session.layer = str(action["do"])


def close(session: Session, action: Action) -> None:
    """Nothing lies over the table any more."""
    session.layer = ""


def dismiss(session: Session, action: Action) -> None:
    """The notice is gone already."""


def update(session: Session, action: Action) -> None:
    """A newer build waits."""
    buttons = (("ghost", "dismiss", "ui.later"), ("main", "reload", "ui.update_now"))
    session.notice = Notice("info", "ui.update", "ui.update_text", {}, buttons, about="update")


def store_failed(session: Session, action: Action) -> None:
    """The last text could not be written; where nothing can be, that has been said at the start."""
    session.saved = "failed"
    if session.keeps:
        session.notice = Notice("warn", "ui.error.store", "ui.error.store_text")


ACTIONS = {
    "inspect": inspect, "hover": hover, "unhover": unhover, "discards": show, "why": show, "keys": show, "close": close,
    "dismiss": dismiss, "update": update, "store_failed": store_failed,
}  # fmt: skip
