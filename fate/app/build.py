"""Which rules this program plays by: games recorded under other rules go on from their checkpoint."""

from __future__ import annotations

import pkgutil

FILE = "rules.txt"


def _read() -> str:
    try:
        content = pkgutil.get_data("fate.app", FILE)
    except OSError:
        content = None
    return content.decode("ascii") if content else "source"


BUILD = _read()
"""A digest of kernel and rules, which the packed program carries along; "source" when it runs from its sources."""
