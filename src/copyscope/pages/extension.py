"""The Python-Markdown extension that puts records into pages.

It runs nothing: it reads the records of an earlier run. It needs Python-Markdown and no
site generator, so the same pages render with any that runs Python-Markdown extensions.
"""

from __future__ import annotations

import logging
from functools import cached_property, lru_cache
from html import escape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as etree

from markdown import Markdown
from markdown.blockprocessors import BlockProcessor
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.postprocessors import Postprocessor
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString

from copyscope import history
from copyscope import records as stored
from copyscope.environment import Environment, installed
from copyscope.history import History
from copyscope.pages import directives, render, versions
from copyscope.pages.highlighting import lightened
from copyscope.pages.source import DIRECTIVE, Fence, fences
from copyscope.project import Project
from copyscope.records import Record, Records
from copyscope.snippets import include
from copyscope.timeline import Timeline

logger = logging.getLogger("copyscope")


@lru_cache(maxsize=4)
def _read(path: Path, stamp: tuple[int, int]) -> Records:
    return stored.read(path)


def _records(path: Path) -> Records:
    status = path.stat()
    return _read(path, (status.st_mtime_ns, status.st_size))


@lru_cache(maxsize=4)
def _timeline(records: _ById, cells: _ById, histories: tuple[_ById, ...]) -> Timeline:
    found = cells.it.by_name if cells.it else {}
    return Timeline([each.it for each in histories], records.it, found)


def _installed() -> Environment | None:
    """What is installed here; None where pages are rendered without torch."""
    try:
        return installed()
    except ModuleNotFoundError:
        return None


class _ById:
    """Stands for an object in a cache's key: the same object, the same key."""

    def __init__(self, it: Any) -> None:
        self.it = it

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ById) and other.it is self.it

    def __hash__(self) -> int:
        return id(self.it)


def basis(root: Path, language: str) -> directives.Basis:
    """What the pages of one language below ``root`` are drawn from."""
    return _Context(root, language).basis


class _Context:
    """What the processors share for one page.

    ``shown`` are the snippets that the page shows, ``named`` those that it draws results of.
    """

    def __init__(self, root: Path, language: str) -> None:
        self.project = Project(root)
        self.language = language
        self.shown: list[str] = []
        self.named: list[str] = []

    def begin(self) -> None:
        """Begin a page: what the one before was drawn from may have changed since."""
        self.shown, self.named = [], []
        for kept in ("records", "timeline", "basis"):
            vars(self).pop(kept, None)

    @cached_property
    def timeline(self) -> Timeline:
        histories: list[History] = history.read_all(self.project)
        cells = _records(self.project.cells) if self.project.cells.is_file() else None
        return _timeline(_ById(self.records), _ById(cells), tuple(map(_ById, histories)))

    @cached_property
    def records(self) -> Records:
        try:
            found = _records(self.project.records)
        except FileNotFoundError:
            message = f"no records at {self.project.records}: run 'copyscope run' first"
            raise directives.Unknown(message) from None
        here = _installed()
        if here and found.environment != here:
            message = f"the records are of torch {found.environment.torch}: run 'copyscope run'"
            raise directives.Unknown(message)
        return found

    @cached_property
    def basis(self) -> directives.Basis:
        return directives.Basis(self.records, self.project, self.language, self.timeline)

    def complain(self, error: Exception) -> str:
        logger.error("%s", error)
        return str(error)


class _Includes(Preprocessor):
    """Replaces an include by the snippet's code and, below it, what it printed and shares.

    Pictures are folded, but for the first one of a page.
    """

    def __init__(self, md: Markdown, context: _Context) -> None:
        super().__init__(md)
        self.context = context
        self.is_first_picture = True

    def run(self, lines: list[str]) -> list[str]:
        self.context.begin()
        made: list[str] = []
        done = 0
        self.is_first_picture = True
        for fence in fences(lines):
            if not fence.include:
                continue
            made += lines[done : fence.start - 1]
            made += [fence.indent + line if line else line for line in self._expand(fence)]
            done = fence.end
        return made + lines[done:]

    def _expand(self, fence: Fence) -> list[str]:
        assert fence.include
        context = self.context
        try:
            code = include(fence.include, context.project.snippets)
            record = self._record(fence.include)
            after = ""
            if record:
                drawn = render.pictures(record.comparisons, context.language, self.is_first_picture)
                self.is_first_picture = self.is_first_picture and not drawn
                context.shown.append(record.snippet)
                more = versions.below(record, context.timeline, context.language)
                after = render.after_code(record, context.records, context.language, more) + drawn
        except (FileNotFoundError, directives.Unknown) as error:
            complaint = escape(context.complain(error))
            code, after = "", f'<p class="cs-problem">{complaint}</p>'
        marks = fence.marks
        shown = [f"{marks}{fence.info}", *code.rstrip("\n").split("\n"), marks] if code else []
        placed = ["", self.md.htmlStash.store(after)] if after else []
        return [*shown, *placed, ""]

    def _record(self, target: str) -> Record | None:
        """What was measured of the included file or cell. Of a cell it may be nothing."""
        if ":" not in target:
            return directives.record(self.context.records, target.removesuffix(".py"))
        return self.context.timeline.cells.get(target)


class _Blocks(BlockProcessor):
    """Directives that stand alone in a paragraph and become a table."""

    def __init__(self, md: Markdown, context: _Context) -> None:
        super().__init__(md.parser)
        self.context = context

    def test(self, parent: etree.Element, block: str) -> bool:
        return directives.alone(block) is not None

    def run(self, parent: etree.Element, blocks: list[str]) -> None:
        found = directives.alone(blocks.pop(0))
        assert found
        context = self.context
        try:
            made = directives.block(*found, context.basis)
            context.named += directives.snippets_in(*found, context.project)
        except directives.Unknown as error:
            made = render.node("p", "cs-problem", context.complain(error))
        parent.append(made)


class _Inline(InlineProcessor):
    """Directives inside a sentence."""

    def __init__(self, md: Markdown, context: _Context) -> None:
        super().__init__(DIRECTIVE, md)
        self.context = context

    def handleMatch(self, m: Any, data: str) -> tuple[etree.Element | str, int, int]:
        context = self.context
        arguments = tuple(m["arguments"].split())
        try:
            made = directives.inline(m["name"], arguments, context.basis)
            context.named += directives.snippets_in(m["name"], arguments, context.project)
        except directives.Unknown as error:
            made = render.node("strong", "cs-problem", context.complain(error))
        return AtomicString(made) if isinstance(made, str) else made, m.start(0), m.end(0)


class _Lighter(Postprocessor):
    """Takes marks that show nothing out of highlighted code."""

    def run(self, text: str) -> str:
        return lightened(text)


class _Foot(Treeprocessor):
    """The last line of a page that shows what was measured: on which versions that holds."""

    def __init__(self, md: Markdown, context: _Context) -> None:
        super().__init__(md)
        self.context = context

    def run(self, root: etree.Element) -> None:
        context = self.context
        shown, named = context.shown, context.named
        if shown or named:
            root.append(versions.foot(context.timeline, shown, named, context.language))


class PagesExtension(Extension):
    """``copyscope.pages``, with the options ``language`` and ``root``."""

    def __init__(self, **options: Any) -> None:
        self.config = {
            "language": ["en", "language of the words the build writes: ko or en"],
            "root": ["", "top folder of the project; found from the working directory if empty"],
        }
        super().__init__(**options)

    def extendMarkdown(self, md: Markdown) -> None:
        root = self.getConfig("root")
        found = Path(root).resolve() if root else Project.find().root
        context = _Context(found, self.getConfig("language"))
        # Before any fence extension (25), after line ends are normalised (30).
        md.preprocessors.register(_Includes(md, context), "copyscope-includes", 28)
        md.parser.blockprocessors.register(_Blocks(md, context), "copyscope-blocks", 175)
        # After code spans (190), so that a directive can be written about.
        md.inlinePatterns.register(_Inline(md, context), "copyscope-inline", 185)
        # After the highlighted code is back in its place (30).
        md.postprocessors.register(_Lighter(md), "copyscope-lighter", 5)
        # After the directives inside sentences (20), before links become addresses (0).
        md.treeprocessors.register(_Foot(md, context), "copyscope-foot", 15)
