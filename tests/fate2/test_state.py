"""Every State class copies all of its fields, and no copy shares anything that can change."""

from __future__ import annotations

import copy
import inspect
import json
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from fate.fate2.rules import state as module
from fate.fate2.rules.options import Options
from fate.fate2.rules.state import Aside, Effect, Outcome, Seat, State, Status
from fate.kernel.data import canonical, decode

CLASSES = [cls for _, cls in inspect.getmembers(module, is_dataclass) if cls.__module__ == module.__name__]
SAMPLES = {
    "str": "x", "int": 7, "bool": True, "int | None": 3, "list[int]": [1, 2], "tuple[int, ...]": (4, 5),
    "tuple[str, ...]": ("a", "b"), "dict[str, int]": {"k": 2}, "list[Status]": [Status("s", (9,), 1, "keep")],
    "list[Effect]": [Effect("e")], "list[Aside]": [Aside("a", 0, (8,), (0,))], "Outcome | None": Outcome("draw", ()),
    "Options": Options(players=5), "list[Seat]": None,
}  # fmt: skip
"""Something other than the default for each type of field. A new type needs a sample here."""


def filled(cls: type) -> Any:
    """An object none of whose fields has its default."""
    found = cls.__new__(cls)
    for field in fields(cls):
        sample = [filled(Seat), filled(Seat)] if field.type == "list[Seat]" else copy.deepcopy(SAMPLES[str(field.type)])
        if sample is True and field.default is True:
            sample = False
        setattr(found, field.name, sample)
    return found


def test_state_classes_are_known() -> None:
    assert [Seat, State] == CLASSES


@pytest.mark.parametrize("cls", CLASSES)
def test_copy_is_a_deep_copy(cls: type) -> None:
    original = filled(cls)
    twin = original.copy()
    for field in fields(cls):
        assert getattr(twin, field.name) == getattr(copy.deepcopy(original), field.name), field.name


@pytest.mark.parametrize("cls", CLASSES)
def test_copy_shares_nothing_that_can_change(cls: type) -> None:
    original = filled(cls)
    twin = original.copy()
    for field in fields(cls):
        one, other = getattr(original, field.name), getattr(twin, field.name)
        if isinstance(one, (list, dict, set)) or is_dataclass(one):
            assert one is not other, field.name
        if isinstance(one, list):
            assert not any(is_dataclass(a) and a is b for a, b in zip(one, other, strict=True)), field.name


@pytest.mark.parametrize("cls", CLASSES)
def test_state_survives_json(cls: type) -> None:
    original = filled(cls)
    assert decode(cls, json.loads(canonical(original))) == original
