"""Where the page and the program meet: the first page for the build, and the start in the worker.

The build calls `first_page`; the worker script awaits `start`. The page gives the worker ``sync.patch(json)``,
``sync.load(key)``, ``sync.store(key, text)``, ``sync.claim(by force)`` to be the tab that plays, and
``sync.fragment()`` of its address; the worker gives the page ``sync.act(json)``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from markupsafe import Markup

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

    keeper = Keeper(Session, sync)

    def act(text: str) -> None:
        """One action of the page, as JSON; damaged ones do nothing."""
        action = _action(text)
        if action is not None:
            keeper.act(action)
            keeper.session.think_ahead()
            keeper.flush()

    sync.act = act
    mine = await sync.claim(False)
    await keeper.open(await sync.fragment())
    if not mine:
        keeper.act({"do": "lost"})


def patch(frame: Frame) -> str:
    """A frame as the page reads it."""
    return json.dumps(asdict(frame), ensure_ascii=False)


class Keeper:
    """Carries texts between a session and the page's store, one after the other: writes first, then errands."""

    def __init__(self, new: Callable[[], Session], sync: Any) -> None:
        self.new = new
        self.session = new()
        self.sync = sync
        self.busy = False
        self.task: Any = None

    async def open(self, link: str) -> None:
        """Begin, or begin anew, with what the store holds."""
        texts: dict[str, str | None] = {}
        problems = ""
        for key in self.session.desk.KEYS:
            texts[key], state = await self._load(key)
            problems = state if state in ("previous", "lost") else problems
        frame = self.session.open(texts, link, problems)
        await self.sync.patch(patch(frame))
        self.flush()

    def act(self, action: Mapping[str, Any]) -> None:
        """Let the session act, and show what comes of it."""
        frame = self.session.act(action)
        if frame is not None:
            self.sync.patch(patch(frame))

    def flush(self) -> None:
        """Do what is waiting, unless something is under way: it goes on by itself."""
        import asyncio

        desk = self.session.desk
        if (desk.writes or desk.errands) and not self.busy:
            self.busy = True
            self.task = asyncio.ensure_future(self._work())

    async def _work(self) -> None:
        try:
            while self.session.desk.writes or self.session.desk.errands:
                desk = self.session.desk
                if desk.writes:
                    key = next(iter(desk.writes))
                    await self.sync.store(key, desk.writes.pop(key))
                else:
                    await self._run(*desk.errands.pop(0))
        except Exception:
            # Whatever the browser's store may throw: a full disk, a private window. The game goes on.
            self.act({"do": "store_failed"})
        finally:
            self.busy = False

    async def _run(self, key: str, then: Any) -> None:
        if key == self.session.desk.CLAIM:
            await self.sync.claim(True)
            self.session = self.new()
            await self.open("")
        else:
            text, _ = await self._load(key)
            self.act({"do": "loaded", "then": then, "text": text})

    async def _load(self, key: str) -> tuple[str | None, str]:
        """A text and how it came: "ok", "none", as it was one write ago ("previous"), or not at all ("lost")."""
        found = json.loads(await self.sync.load(key))
        return found["text"], found["state"]


def _action(text: str) -> dict[str, Any] | None:
    try:
        action = json.loads(text)
    except ValueError:
        return None
    return action if isinstance(action, dict) and isinstance(action.get("do"), str) else None
