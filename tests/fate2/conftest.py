"""Every table of a test must be at rest when the test is over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table import Table


@pytest.fixture(autouse=True)
def settled_tables() -> Iterator[None]:
    """Check all tables the test has made."""
    Table.open.clear()
    yield
    for table in Table.open:
        table.settled()
    Table.open.clear()
