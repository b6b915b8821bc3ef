"""The lobby at the start, from what little it needs: neither rules nor bots nor the table."""

from __future__ import annotations

from collections.abc import Mapping

from fate.app import lobby as model
from fate.app import screens, settings
from fate.app.frame import Frame
from fate.fate2.text import catalog

SETTINGS, GAME = "settings", "game"
KEYS: tuple[str, ...] = (SETTINGS, GAME, "shelf", "results")
"""What a session is opened with."""

Kept = tuple[Mapping[str, str | None], str]
"""Texts of the store by key, and what the store could not give in its newest form: "previous", "lost", "shut" or ""."""


def lobby(texts: Mapping[str, str | None], problems: str, link: str) -> Frame | None:
    """The lobby as the session will show it; None if that will show something else, or more than this module knows."""
    if problems or link or texts[GAME]:
        return None
    chosen = settings.load(texts[SETTINGS])
    t = catalog(chosen.language)
    html = screens.render("lobby.html", chosen.language, v=model.lobby(chosen.language, chosen.agreement))
    return Frame({"app": html}, "lobby", t["ui.page_title"], t["ui.lang_tag"], chosen.look(), "", 0)
