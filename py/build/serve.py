"""Serve `dist/` on this machine: `python -m build.serve [PORT]`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import BinaryIO

from build.__main__ import build
from build.places import DIST

USUAL = 8000
"""The port, if nothing else is there."""
TYPES = {
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/octet-stream",
}


class Handler(SimpleHTTPRequestHandler):
    """A plain static host: right types, hashed files kept for ever, all else checked each time."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012
    protocol_version = "HTTP/1.1"

    def end_headers(self) -> None:
        """Say how long the answer may be kept."""
        hashed = self.path.startswith("/assets/")
        self.send_header("Cache-Control", "max-age=31536000, immutable" if hashed else "no-cache")
        super().end_headers()

    def copyfile(self, source: BinaryIO, outputfile: object) -> None:  # type: ignore[override]  # noqa: ARG002
        """Let the system send the file: the browser beside us needs the processor more."""
        self.connection.sendfile(source)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Keep quiet."""


class Rebuilding(Handler):
    """Builds what has changed whenever somebody asks for the page."""

    def do_GET(self) -> None:
        """Answer a request."""
        if self.path.split("?")[0] in {"/", "/index.html", "/fishka.html"}:
            attempt(build)
        super().do_GET()


def attempt(work: Callable[[], None]) -> None:
    """Do what may fail on a half-written source; the page that was there goes on being served."""
    try:
        work()
    except Exception as error:
        print(f"build failed: {error}", file=sys.stderr, flush=True)


class Server(ThreadingHTTPServer):
    """Serves several at a time."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Tell what went wrong, unless somebody has left before the end."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(
    handler: type[Handler] = Handler, folder: Path = DIST, host: str = "127.0.0.1", port: int = 0
) -> Server:
    """A server that has its port already; `serve_forever` starts it."""
    return Server((host, port), partial(handler, directory=str(folder)))


def serving(port: str | None) -> Server:
    """The server for the built page at the *port*, or at the first free one from USUAL."""
    if port is not None and not (port.isdecimal() and int(port) < 1 << 16):
        sys.exit("Usage: ./build.sh serve [PORT]")
    for number in [int(port)] if port else range(USUAL, USUAL + 100):
        try:
            return server(Rebuilding, port=number)
        except OSError as trouble:
            why = trouble
    sys.exit(f"No port is to be had: {why}")


if __name__ == "__main__":
    with serving(sys.argv[1] if len(sys.argv) > 1 else None) as site:
        build()
        print(f"Fishka is at http://localhost:{site.server_port}/ (end with Ctrl+C)", flush=True)
        try:
            site.serve_forever()
        except KeyboardInterrupt:
            print()
