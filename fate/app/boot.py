"""Where the page and the program meet, in the worker, whose script awaits `start`.

The page gives the worker ``sync.patch(json)``, ``sync.load(key)``, ``sync.store(key, text)``, ``sync.claim(by force)``
to be the tab that plays, ``sync.fragment()`` of its address and the ``sync.language()`` it is in; the worker gives the
page ``sync.act(json)``. Nobody need await a store: later loads see it, and its failure comes as an action.

The lobby is shown before rules, bots and table are even imported: that is half of the start.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from fate.app import opening, settings
from fate.app.frame import Frame

if TYPE_CHECKING:
    from fate.app.session import Session


async def start() -> None:
    """Take over the page from inside the worker; returns once the session answers it."""
    from pyscript import sync

    mine, link, kept = await asyncio.gather(sync.claim(False), sync.fragment(), load_all(sync, opening.KEYS))
    first = opening.lobby(*kept, link) if mine else None
    if first is not None:
        await sync.patch(first.text())

    from fate.app.session import Session

    keeper = Keeper(Session, sync)

    def act(text: str) -> None:
        """One action of the page, as JSON; damaged ones do nothing."""
        action = _action(text)
        if action is not None:
            keeper.answer(action)

    sync.act = act
    await keeper.open(link, kept, first)
    if not mine:
        keeper.link = link
        keeper.act({"do": "lost"})


async def load(sync: Any, key: str) -> tuple[str | None, str]:
    """A text and how it came: "ok", "none", as it was one write ago ("previous"), or not at all ("lost"; "shut" where
    the browser lets nothing be kept).
    """
    found = json.loads(await sync.load(key))
    return found["text"], found["state"]


async def load_all(sync: Any, keys: Sequence[str]) -> opening.Kept:
    """The texts by key, and the worst way in which one of them came ("" if all is well).

    Without settings, those of a first visit.
    """
    language, *found = await asyncio.gather(sync.language(), *(load(sync, key) for key in keys))
    states = [state for _, state in found]
    problems = next((state for state in ("shut", "lost", "previous") if state in states), "")
    texts = {key: text for key, (text, _) in zip(keys, found, strict=True)}
    return {**texts, opening.SETTINGS: texts[opening.SETTINGS] or settings.first(language)}, problems


class Keeper:
    """Carries texts between a session and the page's store: writes first, then errands, one after the other."""

    def __init__(self, new: Callable[[], Session], sync: Any) -> None:
        self.new = new
        self.session = new()
        self.sync = sync
        self.busy = False
        self.task: Any = None
        self.link = ""
        """Where a tab that may not play yet was to lead."""

    async def open(self, link: str, kept: opening.Kept | None = None, shown: Frame | None = None) -> None:
        """Begin, or begin anew, with what the store holds; `shown` is what the page shows already."""
        texts, problems = kept or await load_all(self.sync, opening.KEYS)
        if shown is not None:
            self.session.renderer.showing(shown)
        await self.sync.patch(self.session.open(texts, link, problems).text())
        self.flush()

    def answer(self, action: Mapping[str, Any]) -> None:
        """Let the session act; what comes of it is shown and kept before a bot thinks ahead.

        None thinks while a whole screen is being laid out, which takes all the processor there may be.
        """
        whole = self.act(action)
        self.flush()
        if not whole:
            self.session.think_ahead()
            self.flush()

    def act(self, action: Mapping[str, Any]) -> bool:
        """Let the session act, and show what comes of it, which is then on its way to the store already.

        Whether that is a whole screen.
        """
        frame = self.session.act(action)
        self._write()
        if frame is None:
            return False
        self.sync.patch(frame.text())
        return "app" in frame.html

    def flush(self) -> None:
        """Do what is waiting; errands under way go on by themselves."""
        self._write()
        if self.session.desk.errands and not self.busy:
            self.busy = True
            self.task = asyncio.ensure_future(self._work())

    def _write(self) -> None:
        writes = self.session.desk.writes
        for key in list(writes):
            self.sync.store(key, writes.pop(key))

    async def _work(self) -> None:
        try:
            while self.session.desk.errands:
                await self._run(*self.session.desk.errands.pop(0))
                self._write()
        except Exception:
            # Whatever the browser's store may throw: a damaged disk, a private window. The game goes on.
            self.act({"do": "store_failed"})
        finally:
            self.busy = False

    async def _run(self, key: str, then: Any) -> None:
        if key == self.session.desk.CLAIM:
            await self.sync.claim(True)
            self.session = self.new()
            link, self.link = self.link, ""
            await self.open(link)
        else:
            text = await self.sync.space() if key == self.session.desk.SPACE else (await load(self.sync, key))[0]
            self.act({"do": "loaded", "then": then, "text": text})


def _action(text: str) -> dict[str, Any] | None:
    try:
        action = json.loads(text)
    except ValueError:
        return None
    return action if isinstance(action, dict) and isinstance(action.get("do"), str) else None
