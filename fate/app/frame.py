"""What the page is told: the change of one moment. Kept apart from what makes it, so that the first needs little."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field


@dataclass(slots=True)
class Frame:
    """One change of the page.

    `look` are data attributes of the page's root element, `hash` the fragment of its address. `wait`: milliseconds
    after which the page sends ``tick`` with `tick`; None: it waits for the person. `beats` are sentences about what
    just happened, for screen readers and for tests, `asks` those about what is asked. `file` is handed to the person:
    its name and content. `late`: an address led here, though another page was shown until all had been read.
    """

    html: dict[str, str]
    screen: str
    title: str
    lang: str
    look: dict[str, str]
    hash: str
    tick: int
    wait: int | None = None
    beats: list[str] = field(default_factory=list)
    asks: list[str] = field(default_factory=list)
    cues: list[str] = field(default_factory=list)
    file: tuple[str, str] | None = None
    late: bool = False

    def text(self) -> str:
        """As the page reads it."""
        return json.dumps(asdict(self), ensure_ascii=False)
