"""What a person is in the middle of on the pages around the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fate.app.replay import Replay


@dataclass(slots=True)
class Around:
    """`asking` is a question open on a page, as action and key: ("delete", "save:3"). `problem` is a file that could
    not be read: its name and `saves.why`. `entry` is the kind and id of what the encyclopedia shows. `elsewhere` is
    true while another tab plays, after which nothing is written here.
    """

    asking: tuple[str, str] = ("", "")
    problem: tuple[str, dict[str, str]] | None = None
    entry: tuple[str, str] = ("", "")
    kind: str = "hero"
    search: str = ""
    place: str = ""
    """The address of the section or term of the rulebook that a link led to."""
    left: str = ""
    """The address of the game on show from which a link led here."""
    range: str = ""
    shared: bool = False
    """The record is that of games of several people."""
    space: dict[str, int | None] = field(default_factory=dict)
    """What the page has measured: see `space.shown`."""
    replay: Replay | None = None
    elsewhere: bool = False
    file: tuple[str, str] | None = None
    """A file to hand to the person with the next frame: name and content."""
    late: bool = False
    """The next frame shows what an address led to that could not be shown at once."""

    def leave(self, screen: str) -> None:
        """Another page is opened: what was asked on the last one is dropped."""
        self.asking, self.problem, self.search, self.place = ("", ""), None, "", ""
