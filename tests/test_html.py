"""Every built page as a file: its HTML, its headings, its links."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote, urlsplit

import html5lib
import pytest

from reading import parsed

WHOLE = ("index.html", "404.html", "ko/index.html", "en/torch/which-copy/index.html")
WHOLE += ("en/articles/preferred-copy/index.html",)


def files(built: Path) -> list[Path]:
    return sorted(path for path in built.rglob("*.html") if path.name in ("index.html", "404.html"))


def syntax(text: str, container: str | None = None) -> list[str]:
    """What the HTML standard calls parse errors."""
    parser = html5lib.HTMLParser()
    if container:
        parser.parseFragment(text, container=container)
    else:
        parser.parse(text)
    return [f"line {at[0]}: {code} {data or ''}" for at, code, data in parser.errors]


def out_of_order(levels: list[int]) -> bool:
    """Whether headings skip a level on the way down, or do not begin with the only first one."""
    steps = pairwise(levels)
    return levels[:1] != [1] or levels.count(1) != 1 or any(b > a + 1 for a, b in steps)


def dangling(page: Path, built: Path) -> list[str]:
    """The links of ``page`` to files or ids that are not there."""
    lost = []
    for link in parsed(page).iter("a", "link", "img", "script"):
        address = link.get("href") or link.get("src") or ""
        parts = urlsplit(address)
        if parts.scheme or parts.netloc or not address:
            continue
        root = built if address.startswith("/") else page.parent
        target = (root / unquote(parts.path).lstrip("/")).resolve() if parts.path else page
        target = target / "index.html" if target.is_dir() else target
        if not target.is_file():
            lost.append(address)
        elif parts.fragment and target.suffix == ".html":
            wanted = unquote(parts.fragment)
            if wanted not in ids(target) and not wanted.startswith("__"):
                lost.append(address)
    return lost


@cache
def ids(path: Path) -> frozenset[str]:
    return frozenset(parsed(path).xpath("//@id"))


def test_every_page_is_valid_html(built):
    """The shell is one template: it is judged on a page of each kind, the article on every page."""
    wrong = {}
    for path in files(built):
        text = path.read_text(encoding="utf-8")
        name = path.relative_to(built).as_posix()
        if name in WHOLE:
            found = syntax(text)
        else:
            begin, end = text.index("<article"), text.index("</article>")
            found = syntax(text[text.index(">", begin) + 1 : end], "article")
        if found:
            wrong[name] = found[:5]
    assert wrong == {}


def test_no_id_occurs_twice(built):
    wrong = {}
    for path in files(built):
        found = parsed(path).xpath("//@id")
        twice = sorted({name for name in found if found.count(name) > 1})
        if twice:
            wrong[path.relative_to(built).as_posix()] = twice
    assert wrong == {}


def test_headings_are_in_order(built):
    wrong = {}
    for path in files(built):
        found = parsed(path).xpath("//main//*[self::h1 or self::h2 or self::h3 or self::h4]")
        levels = [int(heading.tag[1]) for heading in found]
        if out_of_order(levels):
            wrong[path.relative_to(built).as_posix()] = levels
    assert wrong == {}


def test_every_link_leads_to_a_page_and_a_heading(built):
    wrong = {}
    for path in files(built):
        if found := dangling(path, built):
            wrong[path.relative_to(built).as_posix()] = found[:5]
    assert wrong == {}


@pytest.mark.parametrize(
    ("levels", "wrong"),
    [([1, 2, 3, 2], False), ([1, 3], True), ([2, 1], True), ([1, 2, 1], True), ([], True)],
)
def test_order_of_headings(levels, wrong):
    assert out_of_order(levels) == wrong


def test_syntax_errors_and_dangling_links_are_found(tmp_path):
    assert syntax("<p><table></p></table>", "article")
    assert syntax("<p>a</p>", "article") == []
    page = tmp_path / "index.html"
    page.write_text(
        '<h1 id="a">A</h1><a href="#a">1</a><a href="#b">2</a><a href="no/">3</a>'
        '<a href="./">4</a><a href="https://example.org/#x">5</a><img src="no.png">'
    )
    assert dangling(page, tmp_path) == ["#b", "no/", "no.png"]
