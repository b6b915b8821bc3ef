"""Questions of 宿命2.0, each kind made in one way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from fate.kernel.question import DECLINE, Option, Question


def options(
    seat: int, key: str, choices: Sequence[Option], *, decline: bool = False, cancel: bool = False, **context: Any
) -> Question:
    """One of these options; the value is its payload (see `Question.value`), None when declined."""
    return Question(seat, key, (*choices, DECLINE) if decline else tuple(choices), context, cancel=cancel)


def names(
    seat: int, key: str, choices: Iterable[str], *, decline: bool = False, cancel: bool = False, **context: Any
) -> Question:
    """One of these named options; the value is the name."""
    return options(seat, key, [("option", name) for name in choices], decline=decline, cancel=cancel, **context)


def count(
    seat: int, key: str, numbers: Iterable[int], *, decline: bool = False, cancel: bool = False, **context: Any
) -> Question:
    """One of these numbers; the value is the number."""
    return options(seat, key, [("count", number) for number in numbers], decline=decline, cancel=cancel, **context)


def seat(
    me: int, key: str, seats: Iterable[int], *, decline: bool = False, cancel: bool = False, **context: Any
) -> Question:
    """One of these characters; the value is its seat."""
    return options(me, key, [("seat", other) for other in seats], decline=decline, cancel=cancel, **context)


def seats(
    me: int, key: str, seats: Iterable[int], least: int, most: int, *, cancel: bool = False, **context: Any
) -> Question:
    """`least` to `most` different characters; the value is a list of seats."""
    rows = [("seat", other) for other in seats]
    return _pick(me, key, rows, least, most, cancel=cancel, context=context)


def card(
    me: int, key: str, uids: Iterable[int], *, decline: bool = False, cancel: bool = False, **context: Any
) -> Question:
    """One of these cards; the value is its uid."""
    return options(me, key, [("card", uid) for uid in uids], decline=decline, cancel=cancel, **context)


def cards(
    me: int,
    key: str,
    uids: Sequence[int],
    least: int,
    most: int,
    *,
    same: Sequence[str] = (),
    distinct: Sequence[str] = (),
    cancel: bool = False,
    **context: Any,
) -> Question:
    """`least` to `most` different cards; the value is a list of uids.

    `same` is what is printed on cards (SUIT or COLOUR) and must be the same on all that are picked; `distinct` must
    differ on any two of them.
    """
    rows = [("card", uid) for uid in uids]
    spread = "same" if same else "distinct" if distinct else ""
    groups = [(same or distinct)[uid] for uid in uids] if spread else []
    return _pick(me, key, rows, least, most, groups=groups, spread=spread, cancel=cancel, context=context)


def _pick(
    me: int,
    key: str,
    rows: list[Option],
    least: int,
    most: int,
    *,
    cancel: bool,
    context: dict[str, Any],
    groups: Sequence[str] = (),
    spread: str = "",
) -> Question:
    most = min(most, len(set(groups)) if spread == "distinct" else len(rows))
    return Question(
        me, key, rows, context, many=True, least=least, most=most, groups=groups, spread=spread, cancel=cancel
    )
