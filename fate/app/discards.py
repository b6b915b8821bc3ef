"""The discard pile: newest round first, each card with who left it there, as far as everybody could see it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, NamedTuple

from fate.app.rounds import Rounds, round_no
from fate.app.scene import Scene
from fate.app.wording import face
from fate.fate2 import data

_LEFT = ("discard", "spend", "judge", "reveal", "monster", "stake", "lift", "death")
"""Entries of the log after which the cards they name lie on the discard pile, or will as soon as all is settled."""
_GONE = ("recover", "claim", "equip", "lay", "take", "aside")
"""Entries after which they lie somewhere else."""


class Left(NamedTuple):
    """A card of the pile, who left it there and in which round; None where that is not known."""

    uid: int
    by: int | None
    round: int | None


def pile(view: Any) -> list[Left]:
    """The cards from the newest to the oldest. Whatever was known of a card is forgotten when it leaves the pile: when
    all of it is shuffled, nobody knows what becomes of any.
    """
    known: dict[int, tuple[int, int | None]] = {}
    laid: dict[int, int] = {}
    count = Rounds(len(view.seats))
    at = 1 if any(entry.key == "deal" for entry in view.log) else None
    for entry in view.log:
        args = entry.args
        if entry.key == "turn":
            at = count.take(args["number"], args["seat"])
        elif entry.key == "reshuffle":
            known.clear()
        for uid in (*(args.get("cards") or ()), *(args.get("extra") or ())):
            if entry.key in _LEFT:
                known[uid] = laid.pop(uid, args["seat"]), at
            elif entry.key in _GONE:
                known.pop(uid, None)
            if entry.key == "lay":
                laid[uid] = args["by"]
    return [*_dated(view.discard, known)][::-1]


def _dated(cards: list[int], known: dict[int, tuple[int, int | None]]) -> Iterator[Left]:
    # The pile grows in the order of the game, so what nobody saw coming came after what lies below it.
    latest: int | None = None
    for uid in cards:
        by, at = known.get(uid, (None, None))
        latest = at if latest is None else max(latest, at or latest)
        yield Left(uid, by, latest)


def rounds(scene: Scene, category: str) -> list[dict[str, Any]]:
    """The pile by rounds; only cards of one category if one is named."""
    kinds, shown = data.kinds(), pile(scene.view)
    cards = [left for left in shown if category in ("", kinds[data.cards()[left.uid].card].category)]
    return [
        {"title": _title(scene, at), "cards": [_card(scene, left) for left in group]}
        for at, group in groupby(cards, key=lambda left: left.round)
    ]


def _title(scene: Scene, at: int | None) -> str:
    words, now = scene.words, round_no(scene.view, scene.view.log)
    if at is None:
        return words.t("ui.discards_earlier")
    named = {now: "ui.discards_this_round", now - 1: "ui.discards_last_round"}
    return words.t(named[at]) if at in named else str(words.say("ui.round", {"n": at}))


def _card(scene: Scene, left: Left) -> dict[str, Any]:
    words = scene.words
    if left.by is None:
        who = ""
    else:
        who = words.t("ui.me") if left.by == words.viewer else words.seat_name(left.by, short=True)
    return {
        "uid": left.uid,
        "face": face(left.uid, words.language),
        "label": words.copy_label(left.uid),
        "who": who,
    }
