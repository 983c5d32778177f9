"""Reading a page's Markdown: what it includes and asks for, and on which line.

Knows the written form only. The extension that renders pages, the checks, the notebooks
and the tests of fences all read pages through this module.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

PYTHON = ("python", "py", "python3")
_FENCE = re.compile(r"^(?P<indent>[ \t>]*)(?P<marks>`{3,}|~{3,})[ \t]*(?P<info>.*)$")
_INCLUDE = re.compile(r'^--8<-- "(?P<target>[^"]+)"$')
_HEADING = re.compile(r"^(?P<marks>#{1,6}) +(?P<text>.+?)(?: +\{ *#(?P<id>[\w-]+)[^}]*\})? *$")
_ADMONITION = re.compile(r"^[ \t]*(?:!!!|\?\?\?\+?) +(?P<kind>[\w-]+)")
_FRONT = re.compile(r"\A---\n(.*?\n)---\n", re.DOTALL)
DIRECTIVE = r"\{\{ *(?P<name>[a-z]+)(?P<arguments>(?: +[^\s{}|]+)*) *\}\}"
_DIRECTIVE = re.compile(DIRECTIVE)
# Written in C, where it is there: reading front matter is most of reading a page.
_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
CODE_SPAN = re.compile(r"(?P<ticks>`+)(?!`).*?(?<!`)(?P=ticks)(?!`)")


@dataclass(frozen=True)
class Fence:
    """A fenced block: ``start`` and ``end`` are the lines of its fences, counting from 1."""

    start: int
    end: int
    indent: str
    marks: str
    info: str
    body: tuple[str, ...]

    @property
    def language(self) -> str:
        word = self.info.strip("{} ").split()
        return word[0].removeprefix(".") if word else ""

    @property
    def is_python(self) -> bool:
        return self.language in PYTHON

    @property
    def include(self) -> str | None:
        """The target of a fence whose only line is an include, such as ``torch/clone.py``."""
        if self.is_python and len(self.body) == 1:
            match = _INCLUDE.match(self.body[0])
            return match["target"] if match else None
        return None


@dataclass(frozen=True)
class Directive:
    """``{{ name arguments }}`` on ``line``."""

    line: int
    name: str
    arguments: tuple[str, ...]


@dataclass(frozen=True)
class Heading:
    line: int
    level: int
    text: str
    id: str | None


@dataclass(frozen=True)
class Source:
    """One page as written. Lines count from 1 and include the front matter."""

    meta: dict[str, Any]
    body: str
    body_line: int = 1
    fences: tuple[Fence, ...] = ()
    directives: tuple[Directive, ...] = ()
    headings: tuple[Heading, ...] = ()
    admonitions: tuple[str, ...] = field(default=())

    @property
    def includes(self) -> list[tuple[int, str]]:
        """Line and target of every include, in order."""
        return [(fence.start, fence.include) for fence in self.fences if fence.include]

    @property
    def is_notebook(self) -> bool:
        return bool(self.meta.get("notebook"))


def fences(lines: list[str]) -> Iterator[Fence]:
    """The fenced blocks in ``lines``, wherever they are indented or quoted.

    An unclosed fence reaches to the end, as in CommonMark.
    """
    at = 0
    while at < len(lines):
        opening = _FENCE.match(lines[at])
        if not opening or ("`" in opening["marks"] and "`" in opening["info"]):
            at += 1
            continue
        indent, marks = opening["indent"], opening["marks"]
        end = at + 1
        while end < len(lines):
            rest = lines[end].removeprefix(indent) if indent else lines[end]
            if rest.strip() and set(rest.strip()) == {marks[0]} and len(rest.strip()) >= len(marks):
                break
            end += 1
        body = tuple(line.removeprefix(indent) for line in lines[at + 1 : end])
        yield Fence(at + 1, end + 1, indent, marks, opening["info"].strip(), body)
        at = end + 1


def split(text: str) -> tuple[dict[str, Any], str]:
    """Front matter and the rest. Raises ValueError when the front matter is not a mapping."""
    match = _FRONT.match(text)
    if not match:
        return {}, text
    try:
        meta = yaml.load(match[1], _Loader) or {}
    except yaml.YAMLError as error:
        raise ValueError(f"the front matter is not YAML: {error}") from None
    if not isinstance(meta, dict):
        raise ValueError("the front matter is not a mapping")
    return meta, text[match.end() :]


@lru_cache(maxsize=1024)
def scan(text: str) -> Source:
    """Read a page. Raises ValueError when its front matter cannot be read.

    The same text has the same answer, which is not to be changed.
    """
    meta, body = split(text)
    lines = text.splitlines()
    skip = text[: len(text) - len(body)].count("\n")
    blocks = [fence for fence in fences(lines) if fence.start > skip]
    inside = {n for fence in blocks for n in range(fence.start, fence.end + 1)}
    directives, headings, admonitions = [], [], []
    for number, line in enumerate(lines, 1):
        if number <= skip or number in inside:
            continue
        if match := _HEADING.match(line):
            level = len(match["marks"])
            headings.append(Heading(number, level, match["text"], match["id"]))
        if match := _ADMONITION.match(line):
            admonitions.append(match["kind"])
        for match in _DIRECTIVE.finditer(CODE_SPAN.sub("", line)):
            directives.append(Directive(number, match["name"], tuple(match["arguments"].split())))
    return Source(
        meta=meta,
        body=body,
        body_line=skip + 1,
        fences=tuple(blocks),
        directives=tuple(directives),
        headings=tuple(headings),
        admonitions=tuple(admonitions),
    )


def pages(folder: Path) -> dict[str, Path]:
    """The pages below ``folder`` by name: ``torch/clone`` for ``torch/clone.md``."""
    return {
        path.relative_to(folder).with_suffix("").as_posix(): path
        for path in sorted(folder.rglob("*.md"))
    }
