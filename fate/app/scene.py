"""What a screen of the table is drawn from: one seat's view of the game, and that person's half-made choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fate.app import choice as choosing
from fate.app.choice import Choice
from fate.app.move import FREE, Price
from fate.app.sums import Sums
from fate.app.wording import Wording
from fate.fate2 import data
from fate.fate2.asked import ENDINGS
from fate.kernel.question import Option, Question


@dataclass(slots=True)
class Scene:
    """All that the view model of the table depends on. Seats are the engine's; places on screen count from 1 (me)."""

    view: Any
    words: Wording
    me: int
    choice: Choice | None = None
    """The picks of the pending question, if it is this person's to answer."""
    root: Question | None = None
    """The question the move in progress began with, while that move can still be taken back."""
    path: tuple[tuple[str, tuple[Option, ...]], ...] = ()
    """The steps taken since: question key and the options chosen."""
    upgrade: bool | None = None
    """The upgrade switch: None when the move has none."""
    refusals: dict[int, tuple[Any, ...]] = field(default_factory=dict)
    """Why I may not use a hand card in my play phase, as the rules say it: ("rage", needed, have) …"""
    aim: tuple[int, ...] = ()
    """Seats the picked option would act on, where the rules leave no choice."""
    cost: Price = FREE
    """What I would pay for what is picked."""
    fresh: int = 0
    """How many of the last log entries have not been shown before."""
    speed: str = "normal"
    saved: str = "ok"
    auto: bool = False
    """A bot plays for this person."""
    watching: bool = False
    """Nobody at this device plays."""
    open: bool = False
    """All hands are shown to whoever watches."""
    people: int = 1
    """How many play at this device."""
    covered: bool = False
    """The curtain hides the table: the view is everybody's."""
    paused: bool = False
    refusing: bool = False
    """Every Dispel of this turn is declined by itself."""
    undo: str | None = None
    """Why the last decision cannot be taken back, as a text key; "" when it can, None where there is none."""
    tags: list[dict[str, Any]] = field(default_factory=list)
    """What must be known before the result is believed."""
    notes: Mapping[int, str] | None = None
    """The person's own guesses, by seat; None where none can be made."""
    sound: bool = False
    sums: Sums | None = None
    """How numbers come about; None while an earlier moment is shown."""
    told: dict[int, dict[str, Any] | None] = field(default_factory=dict)
    """Log lines already put into words, by entry; whoever keeps it drops it with the game or the language."""
    serial: int = 0
    """Counts frames, so that a repeated animation starts anew."""
    toast: dict[str, Any] | None = None
    layer: dict[str, Any] | None = None

    @property
    def question(self) -> Question | None:
        """The question this person is asked."""
        return self.choice.question if self.choice else None

    def place(self, seat: int) -> int:
        """Where a seat is on the ring: 1 is me, 2 my next neighbour, at my right."""
        count = len(self.view.seats)
        return (seat - self.me) % count + 1

    def option_state(self, option: int) -> str:
        """ "sel" when picked, "off" when it cannot join the picks, else "on"."""
        assert self.choice is not None
        if option in self.choice.picked:
            return "sel"
        return "off" if self.choice.blocked(option) else "on"

    def cards(self) -> dict[int, list[int]]:
        """The options of each card in the pending question."""
        return choosing.by_card(self._options())

    def seats(self) -> dict[int, int]:
        """The option of each seat in the pending question."""
        return choosing.by_seat(self._options())

    def abilities(self) -> dict[str, list[int]]:
        """The options of each skill and worn card in the pending question."""
        return choosing.by_ability(self._options())

    def taken(self, thing: Any) -> bool:
        """True when a card or skill is part of the steps taken so far."""
        return any(thing in option for _, options in self.path for option in options)

    def root_cards(self) -> dict[int, list[int]]:
        """The options of each card in the question the present move began with."""
        return choosing.by_card(self.root.options) if self.root else {}

    def root_abilities(self) -> dict[str, list[int]]:
        """The same for skills and worn cards."""
        return choosing.by_ability(self.root.options) if self.root else {}

    def on_table(self, index: int, option: Option) -> bool:
        """True when an option of the pending question is picked where it lies: a seat, a card or skill of mine."""
        mine = self.view.seats[self.me]
        if option[0] in ENDINGS or option[0] in ("seat", "between"):
            return True
        uid = choosing.card_of(option)
        if uid is not None:
            return uid in mine.hand or uid in (mine.weapon, mine.armor)
        ability = choosing.ability_of(option)
        if ability is None or self.question is None or self.question.key.startswith("trigger."):
            return False
        worn = [data.cards()[card].card for card in (mine.weapon, mine.armor) if card is not None]
        own = [skill.skill for skill in data.heroes()[mine.hero].skills] if mine.hero else []
        return ability in worn or ability in own

    def _options(self) -> Sequence[Option]:
        return self.question.options if self.question else ()
