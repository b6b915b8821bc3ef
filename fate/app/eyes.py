"""Whose view of a game the screen shows: a seat's, that of a spectator, or everything."""

from __future__ import annotations

from dataclasses import replace

from fate.fate2.rules.game import FateGame
from fate.fate2.rules.view import Line, View, view

Eyes = int | str
"""A seat, or one of the two below."""
PUBLIC = "public"
"""What everybody sees."""
OPEN = "open"
"""Everything but the order of the deck; for games that nobody plays any more, or nobody but bots."""


def see(game: FateGame, eyes: Eyes) -> View:
    """The table as these eyes see it."""
    if isinstance(eyes, int):
        return view(game, eyes)
    seen = view(game, None)
    if eyes == PUBLIC:
        return seen
    seats = [
        replace(
            them,
            hero=true.hero,
            offered=true.offered,
            waiting=true.waiting,
            identity=true.identity or None,
            hand=true.hand[:],
            monsters=true.monsters[:],
            status=true.status[:],
        )
        for them, true in zip(seen.seats, game.state.seats, strict=True)
    ]
    log = [Line(entry.key, {**entry.args, **(entry.secret or {})}) for entry in game.log or ()]
    return replace(seen, seats=seats, log=log, aside=game.state.aside[:])
