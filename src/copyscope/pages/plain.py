"""A page as plain Markdown: for notebooks, where neither the extension nor the theme is.

Directives become words and pipe tables, admonitions become block quotes, and links to other
pages become what the caller says. Decides nothing: what is drawn comes from ``render``.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from xml.etree import ElementTree as etree

from copyscope.pages import directives
from copyscope.pages.source import CODE_SPAN, DIRECTIVE, Source, fences

# From the name of a page and a heading's ``#id`` (or nothing) to an address; None for no link.
Address = Callable[[str, str], str | None]

_HEADING_ID = re.compile(r"^(#{1,6} .*?) *\{ *#[\w-]+[^}]*\} *$")
_ADMONITION = re.compile(r'^(?:!!!|\?\?\?\+?) +[\w-]+(?: +"(?P<title>[^"]*)")? *$')
_SPAN_OR_DIRECTIVE = re.compile(rf"(?P<span>{CODE_SPAN.pattern})|{DIRECTIVE}")
_LINK = re.compile(
    r"\[(?P<text>(?:[^\[\]`]|`[^`]*`|\[[^\]]*\])*)\]"
    r"\((?=[^)])(?P<to>[^)\s:#]+\.md)?(?P<id>#[\w-]+)?\)"
)
_BLOCKS = ("div", "p", "table", "figure", "figcaption", "details", "summary", "ul", "ol", "li")
_CONTROLS = ("script", "style", "input", "button", "select", "label", "output")


@dataclass(frozen=True)
class Cell:
    """A stretch of prose as Markdown, or a top-level Python fence.

    ``include`` is what the fence includes, ``code`` what stands in it if it includes nothing.
    """

    prose: str = ""
    include: str | None = None
    code: str | None = None


def cells(
    source: Source, name: str, address: Address, basis: directives.Basis | None = None
) -> list[Cell]:
    """The page ``name`` as prose and code in turn. Directives stay as written without a basis."""
    writer = _Writer(name, address, basis)
    lines = source.body.splitlines()
    skip = source.body_line - 1
    made: list[Cell] = []
    done = 0

    def prose(upto: int) -> None:
        if text := writer.prose(lines[done:upto]):
            made.append(Cell(prose=text))

    for fence in source.fences:
        if fence.indent or not fence.is_python:
            continue
        prose(fence.start - 1 - skip)
        code = None if fence.include else "\n".join(fence.body)
        made.append(Cell(include=fence.include, code=code))
        done = fence.end - skip
    prose(len(lines))
    return made


class _Writer:
    def __init__(self, name: str, address: Address, basis: directives.Basis | None) -> None:
        self.name = name
        self.address = address
        self.basis = basis

    def prose(self, lines: Sequence[str]) -> str:
        fenced = {n for f in fences(list(lines)) for n in range(f.start, f.end + 1)}
        made: list[tuple[str, bool]] = []
        for number, line in enumerate(lines, 1):
            literal = number in fenced
            made += [(each, literal) for each in ([line] if literal else self._line(line))]
        return "\n".join(_quoted(made)).strip("\n")

    def _line(self, line: str) -> list[str]:
        block = directives.alone(line)
        if block and self.basis:
            indent = line[: len(line) - len(line.lstrip())]
            found = directives.block(*block, self.basis)
            return [f"{indent}{row}".rstrip() for row in self.markdown(found).split("\n")]
        line = _HEADING_ID.sub(r"\1", line)
        line = _SPAN_OR_DIRECTIVE.sub(self._inline, line)
        return [_LINK.sub(self._link, line)]

    def _inline(self, match: re.Match[str]) -> str:
        if match["span"] or not self.basis or match["name"] in directives.BLOCKS:
            return match[0]
        arguments = tuple(match["arguments"].split())
        found = directives.inline(match["name"], arguments, self.basis)
        text = found if isinstance(found, str) else self.markdown(found)
        in_table = match.string.lstrip().startswith("|")
        return text.replace("|", "\\|") if in_table else text

    def _link(self, match: re.Match[str]) -> str:
        return self._linked(match["text"], match["to"] or "", match["id"] or "")

    def _linked(self, text: str, to: str, heading: str) -> str:
        # As on a site whose top is "/": links there may begin with it.
        here = posixpath.join("/", posixpath.dirname(self.name), to)
        page = posixpath.normpath(here).removesuffix(".md").lstrip("/") if to else self.name
        address = self.address(page, heading)
        return f"[{text}]({address})" if address else text

    def markdown(self, node: etree.Element) -> str:
        """What ``render`` made, as Markdown."""
        if node.tag == "table":
            return self._table(node)
        if node.tag == "code":
            return _code("".join(node.itertext()))
        if node.tag == "br":
            return "<br>"
        if node.tag in _CONTROLS:
            return ""
        if node.tag == "svg":
            # Its text alternative: a picture needs the style sheet of the site.
            told = [part.text or "" for part in node if part.tag in ("title", "desc")]
            return _escaped(" ".join(told) or node.get("aria-label", ""))
        css = node.get("class", "").split()
        inner = self._inner(node)
        if "cs-chip" in css:
            inner = f"**{inner}**"
        if "cs-letter" in css:
            inner = f"{inner} "
        if node.tag == "summary":
            inner = f"**{inner}**"
        if node.tag == "li":
            inner = f"- {inner}"
        if node.tag == "a":
            to, mark, heading = node.get("href", "").partition("#")
            return self._linked(inner, to, mark + heading) if to.endswith(".md") else inner
        return inner

    def _inner(self, node: etree.Element) -> str:
        parts = [_escaped(node.text or "")]
        for child in node:
            text = self.markdown(child)
            parts.append(f"\n\n{text}\n\n" if child.tag in _BLOCKS else text)
            parts.append(_escaped(child.tail or ""))
        return re.sub(r"\n{3,}", "\n\n", "".join(parts)).strip("\n")

    def _table(self, table: etree.Element) -> str:
        rows = [
            [self._inner(cell).replace("|", "\\|").replace("\n", " ") for cell in row]
            for row in table.iter("tr")
        ]
        caption = table.find("caption")
        title = [] if caption is None else [f"**{self._inner(caption)}**", ""]
        lines = [f"| {' | '.join(row)} |" for row in rows]
        lines.insert(1, f"|{'---|' * len(rows[0])}")
        return "\n".join([*title, *lines])


def _escaped(text: str) -> str:
    """Text in which Markdown has nothing to find."""
    return re.sub(r"([\\`*_<\[\]])", r"\\\1", text)


def _code(text: str) -> str:
    text = " ".join(text.split("\n"))
    longest = max((len(run) for run in re.findall("`+", text)), default=0)
    marks = "`" * (longest + 1)
    pad = " " if text.startswith("`") or text.endswith("`") else ""
    return f"{marks}{pad}{text}{pad}{marks}"


def _quoted(lines: Sequence[tuple[str, bool]]) -> list[str]:
    """Admonitions as block quotes with a bold title: what every Markdown shows.

    With each line goes whether it stands in a fence, where nothing opens an admonition.
    """
    made: list[str] = []
    inside = False
    for line, literal in lines:
        match = None if literal else _ADMONITION.match(line)
        if match:
            inside = True
            made.append(f"> **{match['title']}**" if match["title"] else ">")
        elif inside and (not line.strip() or line.startswith("    ")):
            made.append(f"> {line[4:]}".rstrip())
        else:
            if inside:
                while made and made[-1] == ">":
                    made.pop()
                made.append("")
            inside = False
            made.append(line)
    while inside and made and made[-1] == ">":
        made.pop()
    return made
