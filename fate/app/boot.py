"""Where the page and the program meet: the first page for the build, and the start in the worker.

The build calls `first_page`; the worker script awaits `start`. The page gives the worker ``sync.patch(json)``,
``sync.load(key)`` and ``sync.store(key, text)``; the worker gives the page ``sync.act(json)``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from markupsafe import Markup

from fate.app.prerender import prerender, sprite
from fate.app.screens import environment

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

    def act(_action: str) -> None:
        """Nothing on the first page asks a question yet."""

    sync.act = act
    html = {name: str(part) for name, part in prerender(FIRST_LANGUAGE).items()}
    await sync.patch(json.dumps({"html": html, "beats": [], "lang": FIRST_LANGUAGE, "theme": "dark"}))
