"""What a table agrees on before the game: mode, players, sets and the choices the rules leave open."""

from __future__ import annotations

from typing import Any, NamedTuple

from fate.fate2 import data
from fate.kernel.data import BadData, decode
from fate.kernel.near import meant

HOUSE = ("A28", "A41", "A76", "A81", "A93", "A112", "A118", "A140", "A160", "A180")
"""The ten most disputed rulings: a table may play the other reading (see docs/rulings.md)."""
HIDDEN = ("one", "all", "none")
CHOICE = ("deal", "free", "random")


class BadSetup(ValueError):
    """No game can be set up like this; the message says why."""


class Options(NamedTuple):
    """One table's agreement; the defaults are the rules'.

    `neutrals` False deals six players 3/3/0 (A21). `hidden` heroes enter the draft one per set, all or none (A19).
    Heroes are chosen from three dealt ("deal"), from all ("free") or at "random". `first` is the starting seat, -1
    drawn by lot. After `turn_cap` turns the game is a draw (A162).
    `house` names rulings from HOUSE that are played the other way.
    """

    mode: str = "identity_game"
    players: int = 8
    sets: tuple[str, ...] = ("standard",)
    neutrals: bool = True
    hidden: str = "one"
    choice: str = "deal"
    first: int = -1
    turn_cap: int = 1000
    house: tuple[str, ...] = ()

    @classmethod
    def read(cls, facts: Any) -> Options:
        """The inverse of `_asdict`, from data of unknown origin; what is missing is the default. Raises BadSetup."""
        if not isinstance(facts, dict) or any(name not in cls._fields for name in facts):
            raise BadSetup(f"options: {str(facts)[:60]} is not a mapping of {', '.join(cls._fields)}")
        whole = {**cls()._asdict(), **facts}
        try:
            return decode(cls, [list(v) if isinstance(v, tuple) else v for v in whole.values()], "options").check()
        except BadData as error:
            raise BadSetup(str(error)) from None

    def check(self) -> Options:
        """Itself. Raises BadSetup when something is not a value that exists, or they do not fit each other."""
        counts = [row.players for row in data.modes() if row.mode == self.mode]
        if not counts:
            raise BadSetup(f"unknown mode {self.mode!r}; {meant(self.mode, (row.mode for row in data.modes()))}")
        if self.players not in counts:
            said = " or ".join(str(count) for count in sorted(set(counts)))
            others = " or ".join(sorted({row.mode for row in data.modes() if row.players == self.players}))
            hint = f"; {self.players} can play {others}" if others else ""
            raise BadSetup(f"{self.mode} is for {said} players, not {self.players}{hint}")
        if not self.neutrals and (self.mode, self.players) != ("identity_game", 6):
            raise BadSetup("only an identity game of six can be played without Neutrals")
        for name in self.sets:
            if name not in data.SETS:
                raise BadSetup(f"unknown set {name!r}; {meant(name, data.SETS)}")
        if "standard" not in self.sets or len(set(self.sets)) != len(self.sets):
            raise BadSetup("the sets are the standard one and any others, each once")
        if self.hidden not in HIDDEN or self.choice not in CHOICE:
            raise BadSetup(f"hidden heroes: {HIDDEN}; choice of hero: {CHOICE}")
        if not -1 <= self.first < self.players:
            raise BadSetup(f"there is no seat {self.first}")
        if any(name not in HOUSE for name in self.house) or len(set(self.house)) != len(self.house):
            raise BadSetup(f"house rules are some of {', '.join(HOUSE)}, each once")
        if not 1 <= self.turn_cap <= 100_000:
            raise BadSetup("the turn cap is a number from 1 to 100,000")
        return self
