"""The little language of the sentences: what stays, what goes, what is shown as what."""

from __future__ import annotations

import pytest

from fate.fate2.text.sentence import pieces


@pytest.mark.parametrize(
    ("text", "args", "found"),
    [
        ("{seat} draws {n}", {"seat": 0, "n": 2}, [("seat", 0), " draws ", ("number", 2)]),
        ("{n:seat}", {"n": 1}, [("seat", 1)]),
        ("{n} <n:card|cards>", {"n": 1}, [("number", 1), " card"]),
        ("<cards:card|cards>", {"cards": (4, 5)}, ["cards"]),
        ("a[ by {seat}]", {"seat": 0}, ["a by ", ("seat", 0)]),
        ("a[ by {seat}]", {}, ["a"]),
        ("a[ and {n} more]", {"n": 0}, ["a"]),
        ("a[ with {cards}]", {"cards": ()}, ["a"]),
        ("a[ again{twice?}]", {"twice": True}, ["a again"]),
        ("a[ again{twice?}]", {"twice": False}, ["a"]),
    ],
)
def test_pieces(text: str, args: dict[str, object], found: list[object]) -> None:
    told = [value if kind == "" else (kind, value) for kind, value in pieces(text, args)]
    assert [piece for piece in told if piece != ""] == found


def test_a_sentence_needs_its_arguments() -> None:
    with pytest.raises(KeyError):
        list(pieces("{seat} draws", {}))
