"""A real browser on the built site: what the tests of pages and of search share."""

from __future__ import annotations

import functools
import http.server
import os
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class _Silent(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass

    def send_error(self, code: int, *rest: object) -> None:
        if code != 404:
            return super().send_error(code, *rest)  # type: ignore[arg-type]
        body = (Path(self.directory) / "404.html").read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(body)


@contextmanager
def hosting(folder: Path) -> Iterator[str]:
    """The address at which ``folder`` is served as a static host serves it."""
    handler = functools.partial(_Silent, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture(scope="session")
def address(built: Path) -> Iterator[str]:
    with hosting(built) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's chromium where it is installed, else the one Playwright downloaded."""
    path = os.environ.get("COPYSCOPE_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield found
        found.close()


class Watched:
    """A page and everything that went wrong on it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.page: Page = context.new_page()
        self.wrong: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        self.page.on("request", self._request)
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._response)

    def _console(self, message: object) -> None:
        if message.type in ("error", "warning"):  # type: ignore[attr-defined]
            self.wrong.append(f"console: {message.text}")  # type: ignore[attr-defined]

    def _request(self, request: object) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):  # type: ignore[attr-defined]
            self.wrong.append(f"another host: {request.url}")  # type: ignore[attr-defined]

    def _failed(self, request: object) -> None:
        # Leaving a page ends what it was still loading; that is no fault of the page.
        if request.failure != "net::ERR_ABORTED":  # type: ignore[attr-defined]
            self.wrong.append(f"failed: {request.url}")  # type: ignore[attr-defined]

    def _response(self, response: object) -> None:
        if response.status >= 400:  # type: ignore[attr-defined]
            self.wrong.append(f"{response.status}: {response.url}")  # type: ignore[attr-defined]

    def open(self, path: str) -> Page:
        self.page.goto(f"{self.address}/{path}", wait_until="load")
        return self.page


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Callable[..., Watched]]:
    contexts = []

    def make(**options: object) -> Watched:
        context = browser.new_context(**options)  # type: ignore[arg-type]
        contexts.append(context)
        return Watched(context, address)

    yield make
    for context in contexts:
        context.close()


def place(name: str) -> str:
    return f"{name.removesuffix('index').rstrip('/')}/".lstrip("/")
