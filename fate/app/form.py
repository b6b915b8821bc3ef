"""What is agreed in the lobby: the options of a game, who sits where, the seed. Read from a form or from a save."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import astuple, dataclass, replace
from typing import Any

from fate.fate2 import data
from fate.fate2.rules.options import CHOICE, HIDDEN, HOUSE, BadSetup, Options

IDENTITY = "identity_game"
MODES = tuple(dict.fromkeys(row.mode for row in data.modes()))
MOST_PEOPLE = 8
"""How many of the seats people at this device may take; the others are bots'."""
LEVELS = ("easy", "hard")
"""How well a bot plays, the weakest first."""
HARDEST = LEVELS[-1]
NAME_LENGTH = 16
SEED_LENGTH = 40


class BadForm(ValueError):
    """A form that makes no game; the message is a text key."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a person at this device, or a bot, which plays at a `level` ("": nobody chose one, and it
    plays as well as it can). An empty name is shown as the usual one.
    """

    person: bool
    name: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True)
class Agreement:
    """All that is agreed before a game. `seed` is what the person typed; empty for a random one."""

    options: Options
    players: tuple[Player, ...]
    seed: str = ""

    @property
    def me(self) -> int | None:
        """The first seat of a person; None when all are bots and the game is only watched."""
        return next((seat for seat, player in enumerate(self.players) if player.person), None)

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        options = {k: list(v) if isinstance(v, tuple) else v for k, v in self.options._asdict().items()}
        return {"options": options, "players": [list(astuple(p)) for p in self.players], "seed": self.seed}


def counts(mode: str) -> tuple[int, ...]:
    """For how many players a mode is; empty for an unknown one."""
    return tuple(sorted({row.players for row in data.modes() if row.mode == mode}))


def default() -> Agreement:
    """Five players with hidden identities, the person at the first seat."""
    return Agreement(Options(players=5), seated(5))


def seated(count: int, names: tuple[str, ...] = ()) -> tuple[Player, ...]:
    """A person and otherwise bots."""
    padded = (*names, *[""] * count)
    return tuple(Player(seat == 0, padded[seat]) for seat in range(count))


def watched(agreement: Agreement) -> Agreement:
    """The same with bots at all seats."""
    return replace(agreement, players=tuple(replace(player, person=False) for player in agreement.players))


def number(text: str, entropy: int) -> int:
    """The 64-bit seed a text stands for; `entropy` when there is none."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") if text else entropy


def restored(facts: Any) -> Agreement:
    """The inverse of `Agreement.plain`, from data of unknown origin. Raises BadForm."""
    try:
        options = Options.read(facts["options"])
        players = tuple(_player(*row) for row in facts["players"])
        seed = clean(facts.get("seed"), SEED_LENGTH)
    except (BadSetup, KeyError, TypeError, ValueError, AttributeError):
        raise BadForm("ui.error.damaged") from None
    if len(players) != options.players or sum(player.person for player in players) > MOST_PEOPLE:
        raise BadForm("ui.error.damaged")
    return Agreement(options, players, seed)


def _player(person: Any, name: Any, level: Any = "") -> Player:
    return Player(person is True, clean(name, NAME_LENGTH), level if level in LEVELS and person is not True else "")


def read(form: Mapping[str, Any], before: Agreement | None = None) -> Agreement:
    """A form as an agreement; `before` is what stood there last, which tells what has just been changed.

    A form with the field `form` is whole: a box that is missing in it is unticked. Otherwise what is missing is as in
    `before`. Raises BadForm for what cannot be played.
    """
    before = before or default()
    old, whole = before.options, "form" in form
    mode = str(form.get("mode", old.mode))
    if mode not in MODES:
        raise BadForm("ui.error.form_mode")
    players = _players(form, mode, before)
    neutral = str(form.get("neutral", "1" if old.neutrals else "0")) not in ("0", "false", "False")
    sets, house = old.sets, old.house
    if whole:
        sets = tuple(name for name in data.SETS if name == "standard" or f"set_{name}" in form)
        house = tuple(name for name in HOUSE if f"house_{name}" in form)
    hidden, choice = str(form.get("hidden", old.hidden)), str(form.get("choice", old.choice))
    first = _whole_number(form.get("first"), old.first, -1, len(players) - 1)
    if first >= len(players):
        first = -1
    cap = _whole_number(form.get("turn_cap"), old.turn_cap, 1, 100_000)
    if hidden not in HIDDEN or choice not in CHOICE:
        raise BadForm("ui.error.damaged")
    splits = mode == IDENTITY and len(players) == 6
    options = Options(mode, len(players), sets, neutral or not splits, hidden, choice, first, cap, house)
    try:
        options.check()
    except BadSetup:
        raise BadForm("ui.error.form_other") from None
    return Agreement(options, players, clean(form.get("seed", before.seed), SEED_LENGTH))


def clean(value: Any, length: int) -> str:
    """Printable characters only, no more than `length`."""
    words = " ".join(str(value or "")[: 4 * length].split())
    return "".join(c for c in words if c.isprintable())[:length]


def _players(form: Mapping[str, Any], mode: str, before: Agreement) -> tuple[Player, ...]:
    possible = counts(mode)
    try:
        count = int(form.get("players", before.options.players))
    except (TypeError, ValueError):
        raise BadForm("ui.error.form_players") from None
    if count not in possible:
        if len(possible) > 1 and mode == before.options.mode:
            raise BadForm("ui.error.form_players")
        count = min(possible, key=lambda n: abs(n - count))
    old = (*before.players, *[Player(False)] * count)[:count]
    names = [clean(form.get(f"name_{seat}", player.name), NAME_LENGTH) for seat, player in enumerate(old)]
    sat = [form[f"who_{seat}"] == "person" if f"who_{seat}" in form else p.person for seat, p in enumerate(old)]
    # Whoever has just sat down stays; who sat there before makes room.
    arrived = [seat for seat in range(count) if sat[seat] and not old[seat].person]
    stayed = [seat for seat in range(count) if sat[seat] and old[seat].person]
    people = (arrived + stayed)[:MOST_PEOPLE]
    levels = [form.get(f"level_{seat}", player.level) for seat, player in enumerate(old)]
    return tuple(_player(seat in people, names[seat], levels[seat]) for seat in range(count))


def _whole_number(value: Any, default: int, least: int, most: int) -> int:
    try:
        return max(least, min(most, int(value)))
    except (TypeError, ValueError):
        return default
