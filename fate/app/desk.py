"""What this device keeps: the game being played, others, results, settings; as texts by key.

Nothing here touches a store. `writes` are texts to be stored (None: removed), `errands` what must be asked of the page
before an action can go on; whoever owns the store empties both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from fate.app import opening, results, saves, shelf
from fate.app.results import Result
from fate.app.saves import Save
from fate.app.shelf import Entry

if TYPE_CHECKING:
    from fate.app.playing import Playing
    from fate.app.session import Session

Then = Callable[["Session", str | None], "bool | None"]


class Desk:
    """See the module."""

    SETTINGS: ClassVar[str] = opening.SETTINGS
    GAME: ClassVar[str] = opening.GAME
    ASIDE: ClassVar[str] = "aside"
    """A game that could not be read."""
    SHELF: ClassVar[str] = "shelf"
    RESULTS: ClassVar[str] = "results"
    KEYS: ClassVar[tuple[str, ...]] = opening.KEYS
    CLAIM: ClassVar[str] = "claim"
    """The errand of making this tab the one that plays."""
    SPACE: ClassVar[str] = "space"
    """The errand of measuring what is kept; any other errand is a key to be read."""

    def __init__(self) -> None:
        self.writes: dict[str, str | None] = {}
        self.errands: list[tuple[str, Then]] = []
        self.entries: list[Entry] = []
        self.results: list[Result] = []
        self.filed = ""
        """Key of the game being played, once it is over and among the others."""

    def open(self, texts: Mapping[str, str | None]) -> None:
        """Take over what the store holds."""
        self.writes, self.errands, self.filed = {}, [], ""
        self.entries = shelf.load(texts.get(self.SHELF))
        self.results = results.load(texts.get(self.RESULTS))

    def set_aside(self, text: str) -> None:
        """Keep a game that cannot be read, out of the way."""
        self.writes[self.ASIDE] = text
        self.writes[self.GAME] = None

    def keep(self, session: Playing) -> None:
        """The game being played after a decision. Once it is over it counts, and lies among the others."""
        save, game = session.save, session.game
        assert save is not None and game is not None
        if not game.over:
            self.writes[self.GAME] = saves.dump(save)
            return
        self.writes[self.GAME] = None
        if not self.filed:
            self.filed = self.add("over", save, session)
            if save.agreement.me is not None and not save.branch:
                self.results += results.results_of(save, game)
                self.keep_results()

    def put_away(self, session: Playing) -> None:
        """Before another game is played: one that is still going on goes to the others, if it is not there already."""
        going_on = session.game is not None and not session.game.over and session.game.decisions
        if going_on and session.save and not self.filed:
            session.keep_game()
            self.add("left", session.save, session)
        self.filed = ""

    def add(self, kind: str, save: Save, session: Playing) -> str:
        """Put a game among the others, newest first. Of those without a name the oldest go."""
        assert session.game is not None
        return self.put(shelf.entry_of(shelf.fresh_key(self.entries), kind, save, session.game), saves.dump(save))

    def put(self, entry: Entry, text: str) -> str:
        """Keep a game under a new entry; returns its key."""
        self.entries.insert(0, entry)
        self.writes[entry.key] = text
        for old in [e for e in self.entries if e.kind != "named"][shelf.AUTO_KEPT :]:
            self.remove(old.key)
        self.keep_shelf()
        return entry.key

    def entry(self, key: object) -> Entry | None:
        """The entry of a key."""
        return next((entry for entry in self.entries if entry.key == key), None)

    def rename(self, key: str, name: str) -> None:
        """A game with a name is kept for good."""
        self.entries = [replace(e, name=name, kind="named") if e.key == key else e for e in self.entries]
        self.keep_shelf()

    def remove(self, key: str) -> None:
        """Forget a game."""
        self.entries = [entry for entry in self.entries if entry.key != key]
        self.writes[key] = None
        self.keep_shelf()

    def keep_shelf(self) -> None:
        """Leave the list for the store."""
        self.writes[self.SHELF] = shelf.dump(self.entries)

    def keep_results(self) -> None:
        """Leave the results for the store."""
        self.writes[self.RESULTS] = results.dump(self.results)
