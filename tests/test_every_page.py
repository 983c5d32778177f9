"""Every page in both languages, narrow and wide, light and dark, in a real browser.

A page is loaded once and then looked at in each of the four ways, beginning with the one that the
page before was left in. axe-core judges it by all rules of WCAG 2.2 AA; contrast once for each
way of colouring text that occurs in a scheme.
"""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Page

from browsing import Watched, chromium, place
from copyscope.hosting import serving
from copyscope.pages.source import pages
from copyscope.project import LANGUAGES, Project

WIDTHS = (390, 1280)
LOOK = (Path(__file__).parent / "every_page.js").read_text(encoding="utf-8")
AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"]
ALL = {"runOnly": {"type": "tag", "values": TAGS}, "rules": {"target-size": {"enabled": True}}}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
# One page of each kind is judged by all rules in both schemes.
KINDS = ("", "torch/clone/", "torch/which-copy/", "articles/preferred-copy/", "404.html")
# By which rules the page is judged, and the contrast of which of its texts: of every one, or one
# of each colouring that is not ``known``, for there are tens of thousands.
JUDGE = """async ([rules, known]) => {
  const found = distinct(known ?? []);
  if (known && !rules.rules && !found.size) return [[], []];
  found.forEach(element => element.setAttribute("data-judged", ""));
  const judged = known ? "[data-judged]" : "*";
  axe.configure({rules: [{id: "color-contrast", selector: judged}]});
  const told = node =>
    `${node.target.join(" ")} ${node.html.slice(0, 120)} ${node.failureSummary.slice(0, 200)}`;
  const {violations} =
    await axe.run(document, {resultTypes: ["violations"], preload: false, ...rules});
  found.forEach(element => element.removeAttribute("data-judged"));
  return [[...found.keys()],
    violations.flatMap(each => each.nodes.map(node => [`axe ${each.id}`, told(node)]))];
}"""
DISTINCT = (Path(__file__).parent / "distinct.js").read_text(encoding="utf-8")
FOLLOWS = """async (name) => {
  const now = () => document.body.getAttribute("data-md-color-scheme") ?? name;
  for (let turn = 0; turn < 40 && now() !== name; turn++)
    await new Promise(done => setTimeout(done, 50));
  return now() === name;
}"""
NAMES = {"light": "default", "dark": "slate"}
# Axe takes minutes for a thousand rows that are alike.
SHORTEN = """document.querySelectorAll("table").forEach(
  table => [...table.querySelectorAll("tbody tr")].slice(100).forEach(row => row.remove()))"""
STILL = "*, *::before, *::after { transition: none !important; animation: none !important; }"


# What can be wrong with a page, beside breaking a rule of axe.
WRONG = (
    "went wrong",
    "ignores the system's colours",
    "scrolls sideways",
    "text outside its box",
    "text outside its picture",
    "cannot be scrolled by keyboard",
)


class Sweep:
    """What was found wrong, by kind, in the threads that share the pages."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = defaultdict(list)
        self.seen: set[str] = set()
        self._known: set[str] = set()
        self._lock = threading.Lock()

    def note(self, where: str, pairs: list[tuple[str, str]], coloured: Iterable[str] = ()) -> None:
        with self._lock:
            self._known.update(coloured)
            for kind, what in pairs:
                self.found[kind].append(f"{where}: {what}")

    def known(self) -> list[str]:
        """The colourings of text that have been judged."""
        with self._lock:
            return sorted(self._known)

    def judge(self, page: Page, path: str, scheme: str) -> None:
        """Note which rules of axe the page breaks as it stands."""
        page.evaluate(SHORTEN)
        whole = path in KINDS or path[3:] in KINDS
        rules = ALL if whole or scheme == "light" else CONTRAST
        coloured, pairs = page.evaluate(JUDGE, [rules, None if whole else self.known()])
        self.note(f"{path} {scheme}", pairs, coloured)

    def look(self, watched: Watched, path: str, schemes: Sequence[str] = tuple(NAMES)) -> None:
        """Note what is wrong at ``path``. Each look begins as the one before it ended."""
        page = watched.open(path)
        page.add_style_tag(content=STILL)
        page.evaluate(f"{AXE}{DISTINCT}; 0")
        for scheme, widths in zip(schemes, (WIDTHS, WIDTHS[::-1]), strict=True):
            page.emulate_media(color_scheme=scheme)
            if not page.evaluate(FOLLOWS, NAMES[scheme]):
                self.note(path, [("ignores the system's colours", scheme)])
            for width in widths:
                page.set_viewport_size({"width": width, "height": 800})
                pairs = page.evaluate(LOOK)
                if pairs:  # The theme's script follows a change of width a moment later.
                    page.wait_for_timeout(1000)
                    pairs = page.evaluate(LOOK)
                self.note(f"{path} {width} {scheme}", pairs)
                if width == max(WIDTHS):
                    self.judge(page, path, scheme)
        self.note(path, [("went wrong", what) for what in watched.wrong])
        watched.wrong.clear()
        with self._lock:
            self.seen.add(path)


def sweep(built: Path, paths: list[str], threads: int = 2) -> Sweep:
    """Look at ``paths`` below ``built``, shared between browsers of their own."""
    done = Sweep()
    waiting = iter(paths)
    lock = threading.Lock()

    def taken() -> Iterator[str]:
        while True:
            with lock:
                path = next(waiting, None)
            if path is None:
                return
            yield path

    def work() -> None:
        with chromium() as browser:
            context = browser.new_context(viewport={"width": WIDTHS[0], "height": 800})
            watched = Watched(context, address)
            schemes = list(NAMES)
            for path in taken():
                done.look(watched, path, schemes)
                schemes.reverse()

    with serving(built) as address, ThreadPoolExecutor(threads) as pool:
        for result in [pool.submit(work) for _ in range(threads)]:
            result.result()
    return done


def every_path(project: Project) -> list[str]:
    return [
        f"{language}/{place(name)}"
        for language in LANGUAGES
        for name in pages(project.docs(language))
    ]


@pytest.fixture(scope="module")
def swept(built: Path, project: Project) -> Sweep:
    return sweep(built, [*every_path(project), "404.html"])


@pytest.mark.parametrize("kind", WRONG)
def test_no_page(swept, kind):
    assert swept.found.pop(kind, []) == []


def test_no_page_breaks_a_rule_of_axe(swept):
    assert {kind: where for kind, where in swept.found.items() if kind.startswith("axe")} == {}


def test_every_page_was_looked_at(swept, project):
    assert swept.seen == {*every_path(project), "404.html"}


BAD = """<!doctype html><html lang="en"><title>t</title>
<style>body { margin: 0; background: #fff }
@media (prefers-color-scheme: dark) { .dim { color: #eee } }
.narrow { width: 3em; white-space: nowrap } pre { width: 5em; overflow: auto }</style>
<body data-md-color-scheme="default"><article><h1>A</h1>
<p class="narrow">more than three letters wide</p><div style="width: 900px">.</div>
<pre>scrolls and cannot be reached</pre><p class="dim">dim</p><img src="/no.png">
<svg role="img" aria-label="t" width="9" height="9"><text y="9">outside</text></svg>
</article><script>nothing()</script>"""


PALE = """<!doctype html><html lang="en"><title>t</title><style>body { background: #fff }
@media (prefers-color-scheme: light) { .pale { color: #ddd } }</style>
<body><article><h1>A</h1><p class="pale">pale</p></article>"""


def test_what_is_wrong_with_a_bad_page_is_found(tmp_path):
    (tmp_path / "bad.html").write_text(BAD, encoding="utf-8")
    (tmp_path / "pale.html").write_text(PALE, encoding="utf-8")
    (tmp_path / "404.html").write_text("", encoding="utf-8")
    found = sweep(tmp_path, ["bad.html", "pale.html"], threads=1).found
    assert {*WRONG, "axe image-alt", "axe color-contrast"} <= set(found)
    assert any(where.startswith("bad.html dark") for where in found["axe color-contrast"])
    assert not any(where.startswith("bad.html light") for where in found["axe color-contrast"])
    assert any(where.startswith("pale.html light") for where in found["axe color-contrast"])
    assert not any(where.startswith("pale.html dark") for where in found["axe color-contrast"])
    assert any("404" in what for what in found["went wrong"])
    assert any("nothing is not defined" in what for what in found["went wrong"])
    assert not any("1280" in where for where in found["scrolls sideways"])
