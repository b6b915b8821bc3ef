"""A small static server for `dist/`: right MIME types, pre-compressed files, conditional requests, any sub-path."""

import sys
import threading
import webbrowser
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}


class Site(ThreadingHTTPServer):
    """Serves `folder` under `prefix` (which begins and ends with a slash) on the loopback interface."""

    daemon_threads = True

    def __init__(self, folder: Path, port: int = 0, prefix: str = "/") -> None:
        self.folder, self.prefix = folder.resolve(), prefix
        self.sent = 0  # bytes of bodies on the wire since the start, for the benchmarks
        super().__init__(("127.0.0.1", port), Handler)

    @property
    def address(self) -> str:
        """Where the page is: http://127.0.0.1:PORT/PREFIX/."""
        return f"http://127.0.0.1:{self.server_port}{self.prefix}"

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up, as they do when a page is closed, is no error; the rest is told as usual."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]

    def start(self) -> None:
        """Serve from a thread of its own until `stop`."""
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        """Stop answering and free the port."""
        self.shutdown()
        self.server_close()


class Handler(BaseHTTPRequestHandler):
    """GET and HEAD of the files of a `Site`."""

    protocol_version = "HTTP/1.1"
    server: Site

    def do_GET(self) -> None:
        self._answer(body=True)

    def do_HEAD(self) -> None:
        self._answer(body=False)

    def _answer(self, body: bool) -> None:
        file = self._file()
        if file is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        kind, encoding = TYPES.get(file.suffix, "application/octet-stream"), None
        for name, suffix in ENCODINGS.items():
            packed = file.with_name(file.name + suffix)
            if name in self.headers.get("Accept-Encoding", "") and packed.exists():
                file, encoding = packed, name
                break
        facts = file.stat()
        tag = f'"{facts.st_mtime_ns:x}-{facts.st_size:x}"'
        unchanged = self.headers.get("If-None-Match") == tag
        self.send_response(HTTPStatus.NOT_MODIFIED if unchanged else HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("ETag", tag)
        self.send_header("Vary", "Accept-Encoding")
        # Names below b/ carry the build's hash, so they never change; all else must be asked for again.
        lasting = f"{self.prefix}b/" in self.path
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if lasting else "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        if encoding:
            self.send_header("Content-Encoding", encoding)
        self.send_header("Content-Length", "0" if unchanged else str(facts.st_size))
        self.end_headers()
        if body and not unchanged:
            self.wfile.write(file.read_bytes())
            self.server.sent += facts.st_size

    @property
    def prefix(self) -> str:
        return self.server.prefix

    def _file(self) -> Path | None:
        path = unquote(urlsplit(self.path).path)
        if not path.startswith(self.prefix):
            return None
        file = (self.server.folder / path.removeprefix(self.prefix)).resolve()
        if file.is_dir():
            file /= "index.html"
        return file if file.is_relative_to(self.server.folder) and file.is_file() else None

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet: a person reads the address, not every request."""


def serve(folder: Path, port: int, browser: bool) -> None:
    """Serve until Ctrl+C; a port in use is replaced by a free one."""
    try:
        site = Site(folder, port)
    except OSError:
        site = Site(folder, 0)
        print(f"Port {port} is in use; taking another.")
    print(
        f"\n宿命2.0 is at {site.address}   (Ctrl+C stops; once loaded, the page plays on without this server)",
        flush=True,
    )
    if browser:
        threading.Thread(target=webbrowser.open, args=(site.address,), daemon=True).start()
    try:
        site.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        site.server_close()
