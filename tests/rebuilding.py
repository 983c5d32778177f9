"""A project that ``copyscope serve`` serves and rebuilds, in a process of its own."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 60.0


def get(address: str) -> str:
    """The body, once somebody answers."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
                return answer.read().decode()
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


@contextmanager
def rebuilding(root: Path, said: Path) -> Iterator[str]:
    """Serve the project at ``root``; its address. What the server says goes to ``said``."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "copyscope.cli", "serve", "--port", str(port)]
    with open(said, "w", encoding="utf-8") as out:
        server = subprocess.Popen(command, cwd=root, stdout=out, stderr=out)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()
