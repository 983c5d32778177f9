"""A browser, and a page that notes everything that goes wrong on it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from copyscope.hosting import serving

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium_path() -> str | None:
    """Debian's chromium where it is installed; None for the one Playwright downloaded."""
    return os.environ.get("COPYSCOPE_CHROMIUM") or shutil.which("chromium")


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
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


@pytest.fixture(scope="session")
def address(built: Path) -> Iterator[str]:
    with serving(built) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


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
    """Where the page ``name`` lies below its language."""
    return f"{name.removesuffix('index').rstrip('/')}/".lstrip("/")
