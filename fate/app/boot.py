"""Where the page and the program meet: the first page for the build, and the start in the worker.

The build calls `first_page`; the worker script awaits `start`. The page gives the worker ``sync.patch(json)``,
``sync.load(key)`` and ``sync.store(key, text)``; the worker gives the page ``sync.act(json)``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from markupsafe import Markup

from fate.app import saves
from fate.app.prerender import prerender, sprite
from fate.app.render import Frame
from fate.app.screens import environment
from fate.app.session import Session

FIRST_LANGUAGE = "zh"


def first_page(*, csp: str, head: str, styles: Sequence[str], scripts: str, icons: Mapping[str, str]) -> str:
    """index.html: the shell with the lobby in it, so that the page paints before Python runs.

    `csp` is the content security policy; `head` and `scripts` are HTML of the build (preloads, manifest; script
    elements); `styles` are the addresses of the style sheets; `icons` maps every icon name to its SVG body.
    """
    return (
        environment(FIRST_LANGUAGE)
        .get_template("shell.html")
        .render(
            csp=csp,
            head=Markup(head),
            styles=styles,
            sprite=sprite(icons),
            scripts=Markup(scripts),
            regions=prerender(FIRST_LANGUAGE),
        )
    )


async def start() -> None:
    """Take over the page from inside the worker; returns once the first patch is sent."""
    from pyscript import sync

    session = Session()
    keeper = Keeper(session, sync)

    def act(text: str) -> None:
        """One action of the page, as JSON; damaged ones do nothing."""
        action = _action(text)
        frame = session.act(action) if action else None
        if frame is not None:
            sync.patch(patch(frame))
            session.think_ahead()
        keeper.flush()

    sync.act = act
    first = session.open(await sync.load(saves.GAME), await sync.load(saves.SETTINGS))
    await sync.patch(patch(first))
    keeper.flush()


def patch(frame: Frame) -> str:
    """A frame as the page reads it."""
    return json.dumps(asdict(frame), ensure_ascii=False)


class Keeper:
    """Hands what a session wants kept to the page's store, one write after the other, the newest of each key."""

    def __init__(self, session: Session, sync: Any) -> None:
        self.session = session
        self.sync = sync
        self.busy = False
        self.task: Any = None

    def flush(self) -> None:
        """Write what is waiting, unless a write is under way: it goes on by itself."""
        import asyncio

        if self.session.writes and not self.busy:
            self.busy = True
            self.task = asyncio.ensure_future(self._write())

    async def _write(self) -> None:
        writes = self.session.writes
        try:
            while writes:
                key = next(iter(writes))
                text = writes.pop(key)
                await self.sync.store(key, text)
        except Exception:
            # Whatever the browser's store may throw: a full disk, a private window. The game goes on.
            frame = self.session.act({"do": "store_failed"})
            if frame is not None:
                self.sync.patch(patch(frame))
        finally:
            self.busy = False


def _action(text: str) -> dict[str, Any] | None:
    try:
        action = json.loads(text)
    except ValueError:
        return None
    return action if isinstance(action, dict) and isinstance(action.get("do"), str) else None
