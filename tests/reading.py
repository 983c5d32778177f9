"""Built pages as trees: each file is parsed once, whoever asks for it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from lxml import html
from lxml.cssselect import CSSSelector

Node = html.HtmlElement
_selector = cache(lambda css: CSSSelector(css, translator="html"))


@cache
def _parsed(path: Path, stamp: int) -> Node:
    return html.parse(str(path), html.HTMLParser(encoding="utf-8")).getroot()


def parsed(path: Path) -> Node:
    """The tree of a file. Not to be changed: it is kept for as long as the file is the same."""
    return _parsed(path, path.stat().st_mtime_ns)


def file_of(built: Path, language: str, name: str) -> Path:
    """The file of the page ``name`` of a built site."""
    return built / language / name.removesuffix("index") / "index.html"


def page_of(built: Path, language: str, name: str) -> Node:
    return parsed(file_of(built, language, name))


def article_of(built: Path, language: str, name: str) -> Node:
    """What of a page is its own."""
    (found,) = page_of(built, language, name).iter("article")
    return found


def select(node: Node, css: str) -> list[Node]:
    return _selector(css)(node)


def texts(node: Node, css: str) -> list[str]:
    return [found.text_content() for found in select(node, css)]


def words(node: Node, css: str) -> list[str]:
    """``texts`` without white space, of which pages are sent with less than they are made with."""
    return ["".join(text.split()) for text in texts(node, css)]
