"""The pages around the table: where one is, how one gets there, and what their buttons do.

Each module here is a page or two: `page(session)` is the data of its template, `ACTIONS` what its buttons do. A handler
returns False when there is nothing new to show. The fragment of the page's address says which page is shown, so that
links, the way back and reloading work.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from fate.app.around import (
    credits,
    encyclopedia,
    files,
    keeping,
    lobby,
    overlays,
    preferences,
    replay,
    rulebook,
    space,
    stats,
)
from fate.app.around.state import Around
from fate.app.notices import Notice
from fate.app.wording import Wording

if TYPE_CHECKING:
    from fate.app.session import Session

Action = Mapping[str, Any]
Handler = Callable[["Session", Action], "bool | None"]

PAGES: dict[str, tuple[str, Callable[[Session], dict[str, Any]]]] = {
    "lobby": ("lobby.html", lobby.page),
    "saves": ("saves.html", keeping.page),
    "stats": ("stats.html", stats.page),
    "settings": ("settings.html", preferences.page),
    "rules": ("rules.html", rulebook.page),
    "cards": ("cards.html", encyclopedia.page),
    "card": ("card.html", encyclopedia.entry),
    "credits": ("credits.html", credits.page),
    "elsewhere": ("elsewhere.html", keeping.elsewhere),
}
"""Template and data of each page but the table's own and the replay."""
STAGES = {"table": "table", "victory": "victory", "replay.shown": "replay"}
"""Where a game is on show, by fragment: its screen. What is open there stays while one reads elsewhere."""
ACTIONS: dict[str, Handler] = {
    **overlays.ACTIONS,
    **lobby.ACTIONS,
    **keeping.ACTIONS,
    **files.ACTIONS,
    **stats.ACTIONS,
    **preferences.ACTIONS,
    **rulebook.ACTIONS,
    **encyclopedia.ACTIONS,
    **replay.ACTIONS,
}
ALWAYS = ("take_over", "loaded", "link", "lang", "theme", "store_failed")
"""What can be done while another tab plays."""

__all__ = ["ACTIONS", "ALWAYS", "PAGES", "Around", "action", "follow", "fragment", "replay", "tick", "way_back"]

tick = replay.tick


def action(session: Session, name: Any) -> Callable[[Action], bool | None] | None:
    """The handler of an action of these pages."""
    if name == "link":
        return lambda action: follow(session, str(action.get("arg", "")))
    handler = ACTIONS.get(name)
    return functools.partial(handler, session) if handler else None


def follow(session: Session, link: str) -> bool | None:
    """Go where a fragment leads; a strange one is said to be so and leads to the lobby."""
    link = link.removeprefix("#")
    name, _, rest = link.partition(".")
    session.around.left = fragment(session) if session.screen in STAGES.values() else session.around.left
    if link in STAGES:
        session.screen = STAGES[link] if _there(session, link) else _home(session)
        if session.screen == "lobby" and link != "replay.shown":
            keeping.recall(session, STAGES[link])
        return None
    if name == "r" or link.startswith("r="):
        return replay.open_link(session, link[2:])
    if link == "replay":
        return replay.open_current(session)
    if link in PAGES and link not in ("card", "elsewhere"):
        session.around.leave(link)
        if link == "saves":
            space.measure(session)
        session.screen = link
        return None
    if rulebook.known(link):
        session.around.leave("rules")
        session.around.place = link
        session.screen = "rules"
        return None
    if encyclopedia.known(name, rest):
        session.around.entry = (name, rest)
        session.screen = "card"
        return None
    if link:
        session.notice = Notice("warn", "ui.link_unknown", "ui.link_unknown_text")
    session.screen = "lobby"
    session.around.left = ""
    return None


def _there(session: Session, stage: str) -> bool:
    """Whether there still is what a fragment of `STAGES` leads to."""
    if session.around.elsewhere:
        return False
    if stage == "replay.shown":
        return session.around.replay is not None
    return session.game is not None and (stage == "table" or session.ended)


def _home(session: Session) -> str:
    if session.around.elsewhere:
        return "elsewhere"
    return "table" if session.game is not None and not session.game.over else "lobby"


def way_back(session: Session) -> dict[str, str] | None:
    """The link to the game that a link has led away from."""
    left = session.around.left
    if not left or not _there(session, left):
        return None
    return {"link": left, "text": Wording(session.settings.language).t(f"ui.back_to_{STAGES[left]}")}


def fragment(session: Session) -> str:
    """The fragment of the page being shown."""
    if session.screen == "card":
        return ".".join(session.around.entry)
    if session.screen == "rules" and session.around.place:
        return session.around.place
    for link, screen in STAGES.items():
        if session.screen == screen:
            return link
    return session.screen if session.screen in PAGES and session.screen not in ("lobby", "elsewhere") else ""
