"""Registries refuse what would make an id ambiguous."""

import pytest

from fate.kernel.registry import Registry, UnknownId


def test_registry() -> None:
    things: Registry[int] = Registry("thing")
    assert things.add("b", 2) == 2
    things.add("a", 1)
    assert (list(things), len(things), things["a"], things.get("c"), "b" in things) == (["a", "b"], 2, 1, None, True)
    for id in ("a", ""):
        with pytest.raises(ValueError, match="empty or taken"):
            things.add(id, 3)
    with pytest.raises(UnknownId) as caught:
        things["c"]
    assert str(caught.value) == "thing: unknown id 'c'"
