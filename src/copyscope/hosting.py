"""A static host for a built site: what the tests look at and what the bench weighs."""

from __future__ import annotations

import functools
import gzip
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TEXT = (".html", ".css", ".js", ".json", ".svg", ".xml", ".txt")


def packed(file: Path) -> bytes:
    """The bytes of ``file`` as the usual hosts send them."""
    return gzip.compress(file.read_bytes(), 6, mtime=0)


class _Static(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        pass

    def send_error(self, code: int, *rest: object) -> None:
        missing = Path(self.directory) / "404.html"
        if code != 404 or not missing.is_file():
            return super().send_error(code, *rest)  # type: ignore[arg-type]
        self._send(404, "text/html; charset=utf-8", missing.read_bytes())

    def _send(self, code: int, kind: str, body: bytes, **headers: str) -> None:
        self.send_response(code)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body)


class _Packing(_Static):
    """Compresses text and lets it be kept for a while."""

    def do_GET(self) -> None:
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        if file.suffix not in TEXT or not file.is_file():
            return super().do_GET()
        headers = {"Content_Encoding": "gzip", "Cache_Control": "max-age=600"}
        self._send(200, self.guess_type(str(file)), packed(file), **headers)


@contextmanager
def serving(folder: Path, *, pack: bool = False) -> Iterator[str]:
    """``folder`` as a static host serves it, compressed if ``pack``; its address."""
    handler = functools.partial(_Packing if pack else _Static, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
