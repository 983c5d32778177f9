"""What pages of the built site weigh, and what Lighthouse says of them on phone settings.

``python bench/pages.py [ROUNDS]`` after ``copyscope build``. Weights are HTML, CSS and JS, each
compressed by gzip, as a page loads them before anyone touches it; what a search adds is shown
apart. Lighthouse comes from npm into ``build/lighthouse``; medians of interleaved rounds.
"""

from __future__ import annotations

import functools
import gzip
import http.server
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lxml import html

from copyscope.project import Project

PAGES = ("en/", "ko/torch/which-copy/", "en/torch/clone/", "en/all/", "en/articles/preferred-copy/")
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
PAINT = "largest-contentful-paint"
BARE = "bare Material page"
TEXT = (".html", ".css", ".js", ".json", ".svg", ".xml", ".txt")


def weight(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 6))


def parts(page: Path) -> dict[str, int]:
    """The files that ``page`` loads before anyone touches it, but for pictures."""
    found = {"HTML": weight(page)}
    root = html.parse(str(page), html.HTMLParser(encoding="utf-8")).getroot()
    for tag in root.iter("link", "script"):
        address = tag.get("src")
        if tag.tag == "link" and tag.get("rel") == "stylesheet":
            address = tag.get("href")
        if address:
            file = (page.parent / address.partition("?")[0]).resolve()
            found[file.name] = weight(file)
    return found


def weights(site: Path) -> None:
    for place in PAGES:
        found = parts(site / place / "index.html")
        print(f"{place}: {sum(found.values()) / 1000:.1f} kB")
        for name, size in found.items():
            print(f"    {name:32}{size / 1000:8.1f}")
    print("on a search:")
    for file in sorted([*site.glob("en/assets/search/*.js"), site / "en/search/copyscope.json"]):
        print(f"    {file.name:32}{weight(file) / 1000:8.1f}")


class _Compressed(http.server.SimpleHTTPRequestHandler):
    """A static host that compresses text, as the usual ones do."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        pass

    def do_GET(self) -> None:
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        if not file.is_file():
            return self.send_error(404)
        body = file.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Cache-Control", "max-age=600")
        if file.suffix in TEXT:
            body = gzip.compress(body, 6)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    handler = functools.partial(_Compressed, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def bare(folder: Path) -> Path:
    """A page of Material without anything of ours, of about the length of a short page here."""
    (folder / "docs").mkdir()
    (folder / "docs/index.md").write_text("# Bare\n\n" + "A line of plain text. " * 200)
    (folder / "mkdocs.yml").write_text("site_name: bare\ntheme: {name: material, font: false}\n")
    command = [sys.executable, "-m", "mkdocs", "build", "-q"]
    environ = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    subprocess.run(command, cwd=folder, env=environ, check=True)
    return folder / "site"


def judged(program: Path, address: str) -> dict[str, float]:
    """Scores from 0 to 100, and the largest contentful paint in seconds."""
    chrome = shutil.which("chromium")
    environ = {**os.environ, **({"CHROME_PATH": chrome} if chrome else {})}
    command = [str(program), address, "--quiet", "--output=json"]
    command += [f"--only-categories={','.join(CATEGORIES)}"]
    command += ["--chrome-flags=--headless=new --no-sandbox --disable-gpu"]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
    report = json.loads(done.stdout)
    scores = {name: 100 * report["categories"][name]["score"] for name in CATEGORIES}
    return {**scores, PAINT: report["audits"][PAINT]["numericValue"] / 1000}


def lighthouse(project: Project, rounds: int) -> None:
    if shutil.which("npm") is None:
        print("Lighthouse: not measured, there is no npm")
        return
    folder = project.build / "lighthouse"
    folder.mkdir(parents=True, exist_ok=True)
    install = ["npm", "install", "--silent", "--no-fund", "--no-audit", "lighthouse"]
    subprocess.run(install, cwd=folder, check=True)
    program = folder / "node_modules/.bin/lighthouse"
    with (
        tempfile.TemporaryDirectory() as name,
        served(project.site) as ours,
        served(bare(Path(name))) as plain,
    ):
        asked = {BARE: plain, **{place: ours + place for place in PAGES}}
        found: dict[str, list[dict[str, float]]] = {place: [] for place in asked}
        for _ in range(rounds):
            for place, address in asked.items():
                found[place].append(judged(program, address))
    columns = (*CATEGORIES, PAINT)
    medians = {
        place: {name: statistics.median(run[name] for run in runs) for name in columns}
        for place, runs in found.items()
    }
    print(f"\nLighthouse, phone settings, medians of {rounds}")
    print(f"{'':30}" + "".join(f"{name[:14]:>16}" for name in (*CATEGORIES, "LCP", "LCP ratio")))
    for place, row in medians.items():
        cells = "".join(f"{row[name]:16.0f}" for name in CATEGORIES)
        print(f"{place:30}{cells}{row[PAINT]:14.2f} s{row[PAINT] / medians[BARE][PAINT]:16.2f}")


def main() -> None:
    project = Project.find()
    weights(project.site)
    lighthouse(project, int(sys.argv[1]) if len(sys.argv) > 1 else 3)


if __name__ == "__main__":
    main()
