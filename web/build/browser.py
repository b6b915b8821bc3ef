"""The browsers that tests and benchmarks drive: installed ones, or Debian's."""

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from web.build.environment import Problem, run, step


@dataclass(frozen=True)
class Kind:
    """A browser: programs that it can be, Debian's packages with it, and where it lies when off the search path."""

    title: str
    names: tuple[str, ...]
    packages: tuple[str, ...]
    places: tuple[str, ...] = ()


CHROMIUM = Kind(
    "Chromium",
    ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    ("chromium",),
    (  # macOS installs programs off the search path
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ),
)
FIREFOX = Kind(
    "Firefox",
    ("firefox-esr", "firefox"),
    ("firefox-esr",),
    ("/Applications/Firefox.app/Contents/MacOS/firefox",),
)
WEBKIT = Kind("WebKitGTK's driver", ("WebKitWebDriver",), ("webkit2gtk-driver", "xvfb", "xauth"))
FLAGS = [  # of Chromium
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",  # needed as root, and harmless: only our own pages are opened
]


def find(kind: Kind = CHROMIUM) -> Path:
    """The browser's program; installs Debian's packages when run as root there, else says what is missing."""
    if found := _installed(kind):
        return found
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        with step(f"installing {kind.title}"):
            run("apt-get", "update", "-qq")
            run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *kind.packages)
        if found := _installed(kind):
            return found
    raise Problem(f"{kind.title} is missing: install it (Debian: apt-get install {' '.join(kind.packages)}).")


def _installed(kind: Kind) -> Path | None:
    for name in kind.names:
        if path := shutil.which(name):
            return Path(path)
    return next((Path(place) for place in kind.places if Path(place).exists()), None)
