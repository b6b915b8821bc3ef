"""治疗药膏 (rescue: tests/fate2/rules/test_dying.py)."""

from tests.table import Table


def test_it_heals_its_user() -> None:
    """R27.1: 1 hp."""
    t = Table(a={"hand": ["healing_balm"], "hp": 2}, b={"hp": 2})
    t.a.uses("healing_balm")
    assert (t.a.hp, t.b.hp, t.a.cards) == (3, 2, [])


def test_it_cannot_be_used_at_full_hp() -> None:
    """R18.6, A127."""
    t = Table(a={"hand": ["healing_balm"]}, b={"hp": 1})
    assert t.offered("a") == ["end"]
