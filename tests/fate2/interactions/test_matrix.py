"""Every skill of the standard heroes under every condition of the matrix; see `drills` and the rosters.

A cell that holds a bool is played; one that holds a text says why the condition cannot be put to the skill.
"""

from __future__ import annotations

import pytest

from fate.fate2 import data
from fate.fate2.rules.catalog import SKILLS
from tests.fate2.interactions import roster_agility, roster_intelligence, roster_strength
from tests.fate2.interactions.drills import ATTACKS, CONDITIONS, ME, B, Drill, course
from tests.table import Table

DRILLS = [*roster_strength.DRILLS, *roster_intelligence.DRILLS, *roster_agility.DRILLS]
CELLS = [(drill, condition) for drill in DRILLS for condition in CONDITIONS]
PLAYED = [(drill, condition) for drill, condition in CELLS if isinstance(drill.cell(condition), bool)]


def named(cells: list[tuple[Drill, str]]) -> list[str]:
    """Names for pytest."""
    return [f"{drill.skill}-{condition.replace(' ', '_')}" for drill, condition in cells]


def test_no_skill_of_the_standard_heroes_is_missing() -> None:
    """27 heroes, and each skill has a cell for each condition."""
    printed = [skill.skill for hero in data.heroes().values() if hero.set == "standard" for skill in hero.skills]
    assert sorted(drill.skill for drill in DRILLS) == sorted(printed)


@pytest.mark.parametrize("condition", CONDITIONS)
def test_cells_that_do_not_apply_say_why(condition: str) -> None:
    """No cell is left out silently, and every condition is put to some skill."""
    cells = [drill.cell(condition) for drill in DRILLS]
    assert all(isinstance(cell, bool) or len(cell) > 10 for cell in cells)
    assert any(isinstance(cell, bool) for cell in cells)
    assert all(set(drill.cells) <= set(CONDITIONS) for drill in DRILLS)


@pytest.mark.parametrize(("drill", "condition"), PLAYED, ids=named(PLAYED))
def test_a_cell(drill: Drill, condition: str) -> None:
    """The skill has its effect, or has none; and whatever happened, nothing is left behind."""
    t = course(drill, condition)
    assert drill.done(t) == drill.cell(condition)
    used = t.state.seats[ME].used.get(drill.skill, 0)
    if condition == "dispelled" and drill.dispellable:
        assert [entry["by"] for entry in t.told("dispelled")] == [2], "R16.6: and it is paid for"
        assert (not set(drill.cost) & set(t.me.cards)) == drill.paid, "A44"
    if condition == "dispelled" and not drill.dispellable:
        assert not any(entry.get("skill") == drill.skill for entry in t.told("dispelled")), "R16.3"
    if condition == "used" and getattr(SKILLS[drill.skill], "per_turn", 0):
        assert used == 1, "R28.2"
    if condition == "target dies":
        dead(t, B)
    if condition == "user dies" and (drill.dispellable or not drill.cell(condition)):
        dead(t, ME)
    if condition == "rage full":
        assert t.me.rage <= t.me.max_rage == 3, "R12.1"
    if condition == "empty hand" and drill.cost and drill.start == "skill":
        assert used == 0, "R1.10: what cannot be paid is not begun"
    if condition == "converted":
        assert [entry for entry in t.told("spend") if entry["via"] == "battle_claw" and entry["card"] in ATTACKS]
    if condition == "redirected":
        assert any(entry["seat"] == 3 for entry in t.told("damage")), "A122: the guardian has taken it"
    assert t.state.resolving == []


def dead(t: Table, seat: int) -> None:
    """R20.1: dead, and owning nothing."""
    owner = t.state.seats[seat]
    assert not owner.alive and not owner.hand and not owner.gear and not owner.status
    assert all(aside.owner != seat for aside in t.state.aside)
