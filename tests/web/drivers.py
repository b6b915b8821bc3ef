"""Firefox by WebDriver BiDi, WebKitGTK by WebDriver, with what a smoke test needs: go somewhere, ask the page."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

from websockets.sync.client import connect

from web.build import browser


class Driver(Protocol):
    """One page of a running browser."""

    errors: list[str]
    """What the page complained of, where the browser tells."""

    def goto(self, address: str) -> None:
        """Load an address."""

    def ask(self, expression: str) -> Any:
        """The value of a JavaScript expression in the page, as JSON."""


class Firefox:
    """A page of Firefox, at the other end of its own WebDriver BiDi socket."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.errors: list[str] = []
        self.sent = 0
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        (page,) = self._call("browsingContext.getTree")["contexts"]
        self.page = page["context"]

    def goto(self, address: str) -> None:
        self._call("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def ask(self, expression: str) -> Any:
        found = self._call(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self.page},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        return json.loads(found["result"].get("value", "null"))

    def _call(self, method: str, **params: Any) -> Any:
        self.sent += 1
        self.connection.send(json.dumps({"id": self.sent, "method": method, "params": params}))
        while True:
            message = json.loads(self.connection.recv(timeout=120))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.errors.append(str(message["params"].get("text")))
            if message.get("id") == self.sent:
                assert message["type"] == "success", message
                return message["result"]


class WebKit:
    """A page of WebKitGTK's MiniBrowser, by way of its driver's HTTP interface. It tells of no console messages."""

    def __init__(self, driver: str) -> None:
        self.errors: list[str] = []
        wish = {"webkitgtk:browserOptions": {"binary": str(_mini_browser()), "args": ["--automation"]}}
        session = _post(f"{driver}/session", {"capabilities": {"alwaysMatch": wish}})
        self.session = f"{driver}/session/{session['sessionId']}"

    def goto(self, address: str) -> None:
        _post(f"{self.session}/url", {"url": address})

    def ask(self, expression: str) -> Any:
        return _post(f"{self.session}/execute/sync", {"script": f"return {expression}", "args": []})


def _post(address: str, facts: dict[str, Any]) -> Any:
    request = urllib.request.Request(address, json.dumps(facts).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=120) as response:
        return json.load(response)["value"]


def _mini_browser() -> Path:
    """The browser that comes with the library itself."""
    return next(path for path in sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")))


@contextlib.contextmanager
def firefox() -> Iterator[Driver]:
    """Firefox without a window, in a fresh profile."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [browser.find(browser.FIREFOX), "--headless", "--profile", profile, "--remote-debugging-port", "0"]
        with _running(command, stderr=subprocess.PIPE, text=True) as process:
            assert process.stderr is not None
            said = next(line for line in process.stderr if "BiDi listening on" in line)
            address = re.search(r"ws://\S+", said)
            assert address is not None
            with connect(f"{address[0]}/session", max_size=None, compression=None) as connection:
                yield Firefox(connection)


@contextlib.contextmanager
def webkit() -> Iterator[Driver]:
    """WebKitGTK in a window that nobody sees."""
    driver = browser.find(browser.WEBKIT)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        # without a session bus: what would be started through one keeps files open in this home
        env = {**os.environ, "HOME": home, "XDG_CACHE_HOME": home, "XDG_DATA_HOME": home}
        env["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
        with _running(["xvfb-run", "-a", driver, "--host=127.0.0.1", f"--port={port}"], env=env):
            end = time.monotonic() + 30
            while time.monotonic() < end:
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                    break
                time.sleep(0.1)
            yield WebKit(f"http://127.0.0.1:{port}")


@contextlib.contextmanager
def _running(command: list[Any], **how: Any) -> Iterator[subprocess.Popen[str]]:
    """A program that ends, with all that it has started, at the end of the block."""
    process = subprocess.Popen([str(word) for word in command], start_new_session=True, **how)
    try:
        yield process
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(10)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
