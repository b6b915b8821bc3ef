"""Nothing that can be played is without a test and a scenario, and docs/coverage.md says so."""

from __future__ import annotations

from tests import coverage


def test_every_id_has_a_test_and_a_scenario():
    """Issue: an id without either fails the build."""
    assert [row.id for row in coverage.table() if not row.tests or not row.scenarios] == []


def test_the_page_is_up_to_date():
    """Rewrite it with `python -m tests.coverage`."""
    assert coverage.PAGE.read_text(encoding="utf-8") == coverage.page(coverage.table())


def test_a_missing_test_is_noticed(tmp_path):
    """The counting itself: a heading claims the tests below it and nothing else."""
    module = tmp_path / "test_x.py"
    source = "def test_a():\n    pass\n\n\n# -- lich.dark_rite\n\n\ndef test_b():\n    pass\n"
    module.write_text(source, encoding="utf-8")
    first, second = coverage.functions(module)
    assert "dark_rite" not in first
    assert "dark_rite" in second
