"""The site where a host puts it: at a root, under a path; and the same bytes each time."""

from __future__ import annotations

import functools
import gzip
import http.server
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from browsing import Watched
from copyscope import site
from copyscope.project import LANGUAGES, Project
from test_notebooks import GOOD, PAGE
from test_site import NAV, themed

UNDER = "/copyscope/"


class _Under(http.server.SimpleHTTPRequestHandler):
    """Serves a site below ``UNDER`` and nothing outside it, as GitHub Pages does."""

    def __init__(self, *arguments: object, above: dict[str, str], **options: object) -> None:
        self.above = above
        super().__init__(*arguments, **options)  # type: ignore[arg-type]

    def log_message(self, *_: object) -> None:
        pass

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        if path == UNDER:
            return self._say(200, self.above["index.html"])
        if not path.startswith(UNDER):
            return self._say(404, "<title>not this site</title>")
        self.path = path.removeprefix(UNDER.rstrip("/"))
        return super().do_GET()

    def send_error(self, code: int, *rest: object) -> None:
        self._say(code, self.above["404.html"])

    def _say(self, code: int, text: str) -> None:
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(text.encode())


@pytest.fixture(scope="module")
def under(built: Path, project: Project) -> Iterator[str]:
    above = site.above(project, f"http://localhost{UNDER}")
    handler = functools.partial(_Under, directory=str(built), above=above)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}{UNDER}"
        server.shutdown()


def test_the_site_works_under_a_path(under, browser):
    missing = f"{under}ko/no/such/page/"
    context = browser.new_context(locale="ko-KR", viewport={"width": 1280, "height": 800})
    watched = Watched(context, under)
    page = watched.page
    page.goto(under)
    page.wait_for_url(f"{under}ko/")
    page.locator("article a[href*='torch/clone/']").first.click()
    page.wait_for_url(f"{under}ko/torch/clone/")
    page.locator("a[data-cs-language]").click()
    page.wait_for_url(f"{under}en/torch/clone/")
    hreflang = page.locator("link[hreflang]").evaluate_all("links => links.map(l => l.href)")
    assert hreflang == [f"{under}{code}/torch/clone/" for code in ("ko", "en", "en")]
    notebook = page.locator(".cs-notebook a").first.evaluate("link => link.href")
    assert page.request.get(notebook).json()["nbformat"] == 4

    page.keyboard.press("s")
    page.locator("input.md-search__input").fill("clone")
    result = page.locator("a.md-search-result__link").first
    result.wait_for(timeout=30000)
    result.click()
    page.wait_for_url(f"{under}en/**")

    page.goto(missing)
    page.locator("main a").first.click()
    page.wait_for_url(f"{under}ko/")
    assert page.locator("article h1").count() == 1
    context.close()
    # The missing page itself says so, once as an answer and once on the console.
    assert [what for what in watched.wrong if missing not in what and "404" not in what] == []
    assert f"404: {missing}" in watched.wrong


@pytest.mark.parametrize(
    ("address", "base"),
    [("", "/"), ("https://example.org/", "/"), ("https://example.org/copyscope/", "/copyscope/")],
)
def test_the_404_page_leads_home_from_wherever_the_site_is(project, address, base):
    above = site.above(project, address)
    assert f'href="{base}ko/"' in above["404.html"]
    assert f'href="{base}en/"' in above["404.html"]
    assert "{base}" not in "".join(above.values())


def test_the_same_records_make_the_same_bytes(small, monkeypatch):
    """Whatever the day and the order of hashes; dates are those of the records."""
    monkeypatch.setenv("SITE_URL", "https://example.org/copyscope")
    nav = NAV + "  - articles/n.md\n"
    page = PAGE.format(second="two")
    files = {f"docs/{language}/articles/n.md": page for language in LANGUAGES}
    project = themed(small, {**files, "snippets/articles/n.py": GOOD})
    for language in LANGUAGES:
        config = project.config(language)
        config.write_text(config.read_text().replace(NAV, nav))
    assert site.prepare(project).problems == []
    records = json.loads(project.records.read_text(encoding="utf-8"))
    for part in (records["environment"], *records["records"]):
        part["measured"] = "2001-02-03T04:05:06Z"
    project.records.write_text(json.dumps(records), encoding="utf-8")

    builds = []
    for seed, made in (("1", "anew"), ("2", "anew"), ("2", "kept")):
        if made == "anew":
            shutil.rmtree(project.cache / "html", ignore_errors=True)
        environ = {**os.environ, site.PREPARED: "1", "PYTHONHASHSEED": seed}
        command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "-f", "mkdocs.yml"]
        subprocess.run(command, cwd=project.root, env=environ, check=True)
        folder = project.site / "ko"
        builds.append(
            {
                path.relative_to(folder).as_posix(): path.read_bytes()
                for path in sorted(folder.rglob("*"))
                if path.is_file()
            }
        )
    first, *others = builds
    for other in others:
        assert [name for name in first if first[name] != other.get(name)] == []
        assert first.keys() == other.keys()
    assert list((project.cache / "html" / "ko").rglob("*.json"))
    assert {"articles/n/n.ipynb", "articles/n/index.html", "sitemap.xml.gz"} <= first.keys()
    assert b"<lastmod>2001-02-03</lastmod>" in first["sitemap.xml"]
    assert gzip.decompress(first["sitemap.xml.gz"]) == first["sitemap.xml"]
