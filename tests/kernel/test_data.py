"""State as canonical JSON and back."""

import json
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pytest

from fate.kernel.data import BadData, canonical, decode, digest, encode


class Pair(NamedTuple):
    name: str
    cards: tuple[int, ...]


@dataclass(slots=True)
class Thing:
    number: int
    flag: bool
    maybe: int | None = None
    pairs: list[Pair] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    places: dict[int, str] = field(default_factory=dict)
    fixed: tuple[str, int] = ("a", 1)


THING = Thing(3, True, None, [Pair("x", (1, 2))], {"b": 2, "a": 1}, {7: "seven"})


def test_round_trip_through_text() -> None:
    assert decode(Thing, json.loads(canonical(THING))) == THING


def test_canonical_text_does_not_depend_on_the_order_of_keys() -> None:
    other = Thing(3, True, None, [Pair("x", (1, 2))], {"a": 1, "b": 2}, {7: "seven"})
    assert canonical(other) == canonical(THING)
    assert digest(other) == digest(THING)
    assert len(digest(THING)) == 64


def test_the_hash_sees_every_field() -> None:
    other = Thing(3, True, None, [Pair("x", (1, 3))], {"a": 1, "b": 2}, {7: "seven"})
    assert digest(other) != digest(THING)


def test_canonical_is_ascii() -> None:
    assert canonical("宿命") == '"\\u5bbf\\u547d"'


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        (0, "3", "Thing.number: expected int, got '3'"),
        (0, True, "Thing.number: expected int, got True"),
        (1, 1, "Thing.flag: expected bool, got 1"),
        (2, "x", "Thing.maybe: expected int, got 'x'"),
        (3, {}, "Thing.pairs: expected a list, got {}"),
        (3, [["x"]], "Thing.pairs[0]: expected 2 fields, got 1"),
        (3, [["x", [1, None]]], "Thing.pairs[0].cards[1]: expected int, got None"),
        (4, [], "Thing.counts: expected a mapping, got []"),
        (5, {"x": "y"}, "Thing.places: expected a number as key, got 'x'"),
        (6, ["a"], "Thing.fixed: expected 2 values, got 1"),
    ],
)
def test_wrong_shapes_are_named(place: int, value: Any, message: str) -> None:
    data = encode(THING)
    data[place] = value
    with pytest.raises(BadData) as caught:
        decode(Thing, data)
    assert str(caught.value) == message


def test_too_few_fields_and_long_values() -> None:
    with pytest.raises(BadData, match="expected 7 fields, got 1"):
        decode(Thing, [1])
    with pytest.raises(BadData) as caught:
        decode(Thing, "x" * 500)
    assert len(str(caught.value)) < 100
