"""The Chromium that tests and benchmarks drive: an installed one, or Debian's."""

import os
import shutil
from pathlib import Path

from web.build.environment import Problem, run, step

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLACES = (  # macOS installs programs off the search path
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",  # needed as root, and harmless: only our own pages are opened
]


def find() -> Path:
    """The browser's program; installs Debian's package when run as root there, else says what is missing."""
    if found := _installed():
        return found
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        with step("installing Chromium"):
            run("apt-get", "update", "-qq")
            run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium")
        if found := _installed():
            return found
    raise Problem("The browser tests need Chromium or Google Chrome: install one (Debian: apt-get install chromium).")


def _installed() -> Path | None:
    for name in NAMES:
        if path := shutil.which(name):
            return Path(path)
    return next((Path(place) for place in PLACES if Path(place).exists()), None)
