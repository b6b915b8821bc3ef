"""Invariants are checked after every event of every test, and with --forks every answer is given twice.

pytest --forks        (or FATE_FORKS=1)  before every answer the game is forked; both must come out the same
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from fate.fate2 import invariants

UNWATCHED = ("app", "bots", "kernel", "web")
"""Folders whose tests play other games, or whole ones by the dozen."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--forks", action="store_true", default=os.environ.get("FATE_FORKS") == "1",
        help="give every answer to a fork as well and compare",
    )  # fmt: skip
    parser.addoption("--pictures", action="store_true", help="write docs/pictures anew")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "unforked: counts events, or changes a State by hand in the middle of something")


@pytest.fixture(autouse=True)
def checked(request: pytest.FixtureRequest) -> Iterator[None]:
    """Check every game of the test."""
    if set(request.path.relative_to(request.config.rootpath).parts) & set(UNWATCHED):
        yield
        return
    forks = request.config.getoption("--forks") and "unforked" not in request.keywords
    invariants.install(forks=forks)
    yield
    invariants.uninstall()
