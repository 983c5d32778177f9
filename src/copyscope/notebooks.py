"""Notebook pages: code executed once, prose in each language around the same outputs.

A page with ``notebook: true`` includes cells of one code file. The file is executed from
top to bottom in one kernel; each language's notebook is its Markdown with those cells and
their outputs in it. What MkDocs shows is that notebook, rendered by mkdocs-jupyter.
"""

from __future__ import annotations

import hashlib
import json
import os
import posixpath
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import nbformat
from bs4 import BeautifulSoup, Tag
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
from traitlets.config import Config

from copyscope.environment import Environment
from copyscope.pages.source import Source
from copyscope.problems import Failed, Problem, shown
from copyscope.project import Project
from copyscope.records import write
from copyscope.snippets import CELL_FOLDER, cells

TIMEOUT = 60
_KERNEL = {"name": "python3", "display_name": "Python 3", "language": "python"}
_HEADING_ID = re.compile(r"^(#{1,6} .*?) *\{ *#[\w-]+[^}]*\} *$", re.MULTILINE)
_ADMONITION = re.compile(r'^(?:!!!|\?\?\?\+?) +[\w-]+(?: +"(?P<title>[^"]*)")? *$')
_LINK = re.compile(r"(\]\()([^)\s:]+?)\.md(#[\w-]+)?(\))")


def path_of(project: Project, language: str, name: str) -> Path:
    """Where the built notebook of page ``name`` is."""
    return project.build / "notebooks" / language / f"{name}.ipynb"


def _code_file(project: Project, name: str) -> Path:
    return project.snippets / f"{name}.py"


def _key(code: str, environment: Environment) -> str:
    own = Path(__file__).read_text(encoding="utf-8")
    parts = [code, own, json.dumps(environment.to_dict())]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _line_of_cell(text: str, name: str) -> int:
    marker = f"# %% {name}"
    lines = text.splitlines()
    return next((n for n, line in enumerate(lines, 1) if line.rstrip() == marker), 0)


def execute(text: str, path: str) -> dict[str, dict[str, Any]]:
    """Run the cells of a code file in one fresh kernel, in order, stopping at an error.

    Returns each cell by name with its outputs, as nbformat has them. Raises ``Failed``,
    naming file and line, when a cell raises, hangs or kills the kernel.
    """
    try:
        code = cells(text)
    except ValueError as error:
        raise Failed([Problem(path, 1, str(error))]) from None
    notebook = nbformat.v4.new_notebook(metadata={"kernelspec": _KERNEL})
    for name, source in code.items():
        cell = nbformat.v4.new_code_cell(source.rstrip("\n"), id=name[:64])
        notebook.cells.append(cell)
    names = list(code)
    with tempfile.TemporaryDirectory(prefix="copyscope-") as folder:
        client = NotebookClient(
            notebook,
            timeout=TIMEOUT,
            kernel_name="python3",
            resources={"metadata": {"path": folder}},
            record_timing=False,
            # Sockets in the file system: nobody else on the machine can reach the kernel.
            config=Config(KernelManager={"transport": "ipc", "ip": f"{folder}/kernel"}),
        )
        environ = {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}
        try:
            with client.setup_kernel(env=environ):
                for index, cell in enumerate(notebook.cells):
                    try:
                        client.execute_cell(cell, index)
                    except (CellExecutionError, CellTimeoutError, DeadKernelError) as error:
                        line = _line_of_cell(text, names[index])
                        reason = f"cell '{names[index]}' failed: {_reason(error)}"
                        raise Failed([Problem(path, line + _line_within(cell), reason)]) from None
        except DeadKernelError:
            raise Failed([Problem(path, 0, "the kernel died")]) from None
    for cell in notebook.cells:
        cell.outputs = _merged(cell.outputs)
    return {name: dict(cell) for name, cell in zip(names, notebook.cells, strict=True)}


def _merged(outputs: list[Any]) -> list[Any]:
    """Consecutive pieces of one stream as one output: where a kernel cuts is chance."""
    made: list[Any] = []
    for output in outputs:
        last = made[-1] if made else None
        if last and output.output_type == "stream" == last.output_type and last.name == output.name:
            last.text += output.text
        else:
            made.append(output)
    return made


def _reason(error: Exception) -> str:
    if isinstance(error, CellExecutionError):
        return f"{error.ename}: {error.evalue}"
    if isinstance(error, CellTimeoutError):
        return f"did not end in {TIMEOUT} s"
    return "the kernel died"


def _line_within(cell: Any) -> int:
    """The line of the cell that raised, from the traceback in its outputs; 0 if unknown."""
    for output in cell.get("outputs", []):
        if output.output_type == "error":
            found = re.findall(
                r"In\[\d+\][^\n]*line (\d+)|^-+> (\d+) ", _bare(output.traceback), re.MULTILINE
            )
            if found:
                return int(found[0][0] or found[0][1])
    return 0


def _bare(lines: list[str]) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", "\n".join(lines))


def executed(project: Project, name: str, environment: Environment) -> dict[str, dict[str, Any]]:
    """The executed cells of page ``name``, from the cache when nothing changed."""
    file = _code_file(project, name)
    path = shown(file, project.root)
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Failed([Problem(path, 0, "the code of a notebook page is missing")]) from None
    key = _key(text, environment)
    kept = project.cache / f"{name}.json"
    try:
        raw = json.loads(kept.read_text(encoding="utf-8"))
        if raw["key"] == key:
            return raw["cells"]
    except (OSError, ValueError, KeyError):
        pass
    found = execute(text, path)
    write(kept, {"key": key, "cells": found})
    return found


def _quoted(markdown: str) -> str:
    """Admonitions as block quotes with a bold title: what Jupyter can show."""
    made: list[str] = []
    inside = False
    for line in markdown.split("\n"):
        if match := _ADMONITION.match(line):
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
    return "\n".join(made)


def _linked(markdown: str, folder: str, root: str = "") -> str:
    """Links to other pages as addresses on the site: a notebook is not a MkDocs source.

    ``root`` is the address of this language's site, where it is known; then the links
    also work in a downloaded notebook.
    """

    def link(match: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(folder, match[2]))
        target = "" if target == "index" else f"{target.removesuffix('/index')}/"
        above = "../" * (folder.count("/") + 2)
        return f"{match[1]}{root or above}{target}{match[3] or ''}{match[4]}"

    return _LINK.sub(link, markdown)


def compose(
    source: Source, cells_by_name: Mapping[str, Mapping[str, Any]], name: str, root: str = ""
) -> nbformat.NotebookNode:
    """One language's notebook: the prose of ``source`` around executed cells."""
    notebook = nbformat.v4.new_notebook(
        metadata={"kernelspec": _KERNEL, "language_info": {"name": "python"}}
    )
    skip = source.body_line - 1
    lines = source.body.splitlines()
    folder = posixpath.dirname(name)
    done = 0

    def prose(upto: int) -> None:
        text = "\n".join(lines[done:upto]).strip("\n")
        if text.strip():
            text = _linked(_quoted(_HEADING_ID.sub(r"\1", text)), folder, root)
            cell_id = f"prose-{len(notebook.cells)}"
            notebook.cells.append(nbformat.v4.new_markdown_cell(text, id=cell_id))

    for fence in source.fences:
        if not fence.include:
            continue
        prose(fence.start - 1 - skip)
        cell = cells_by_name[fence.include.partition(":")[2]]
        notebook.cells.append(nbformat.from_dict(dict(cell)))
        done = fence.end - skip
    prose(len(lines))
    return notebook


def build(
    project: Project,
    found: Mapping[str, Mapping[str, Source]],
    environment: Environment,
    root: str = "",
) -> list[Problem]:
    """Write the notebooks of every language; returns what failed, cell by cell file."""
    problems: list[Problem] = []
    names = {n for pages in found.values() for n, source in pages.items() if source.is_notebook}
    for name in sorted(names):
        if not name.startswith(f"{CELL_FOLDER}/"):
            reason = f"a notebook page belongs in {CELL_FOLDER}/"
            problems.append(Problem(f"docs/*/{name}.md", 1, reason))
            continue
        try:
            done = executed(project, name, environment)
        except Failed as failed:
            problems += failed.problems
            continue
        for language, pages in found.items():
            source = pages.get(name)
            if source is None:
                continue
            shown_cells = [target.partition(":")[2] for _, target in source.includes]
            if shown_cells != list(done):
                missing = [cell for cell in done if cell not in shown_cells]
                reason = "does not show the cells of its code file once each, in their order"
                reason += f" (missing: {', '.join(missing)})" if missing else ""
                problems.append(Problem(f"docs/{language}/{name}.md", 0, reason))
                continue
            place = path_of(project, language, name)
            place.parent.mkdir(parents=True, exist_ok=True)
            language_root = f"{root}{language}/" if root else ""
            content = nbformat.writes(compose(source, done, name, language_root))
            if not place.is_file() or place.read_text(encoding="utf-8") != content:
                place.write_text(content, encoding="utf-8")
    return problems


def restyle(html: str, source: Source, words: Mapping[str, str], torch: str, href: str) -> str:
    """mkdocs-jupyter's HTML as the rest of the site looks.

    Keeps prose, highlighted code and outputs; drops the style sheets, scripts and second
    copies of the code that make such a page 600 KB, gives headings the ids of ``source``
    and puts a link to the notebook ``href`` below the title.
    """
    soup = BeautifulSoup(html, "html.parser")
    made = BeautifulSoup("", "html.parser")
    wanted = iter(source.headings)
    for cell in soup.select(".jp-Notebook > .jp-Cell"):
        if body := cell.select_one(".jp-RenderedMarkdown"):
            for heading in body.find_all(re.compile("^h[1-6]$")):
                for anchor in heading.select(".anchor-link"):
                    anchor.decompose()
                known = next(wanted)
                heading["id"] = known.id or ""
                if known.level > 1:
                    mark = made.new_tag("a", href=f"#{known.id}", title=words["permalink"])
                    mark["class"] = "headerlink"
                    mark.string = "¶"
                    heading.append(mark)
                else:
                    heading.insert_after(_download(made, href, words))
            for part in list(body.contents):
                made.append(part)
        else:
            made.append(_code(made, cell))
            outputs = _outputs(made, cell, words, torch)
            if outputs is not None:
                made.append(outputs)
    return str(made)


def _download(soup: BeautifulSoup, href: str, words: Mapping[str, str]) -> Tag:
    paragraph = soup.new_tag("p")
    link = soup.new_tag("a", href=href, download="")
    link["class"] = "cs-download"
    link.string = words["download"]
    paragraph.append(link)
    return paragraph


def _code(soup: BeautifulSoup, cell: Tag) -> Tag:
    outer = soup.new_tag("div")
    outer["class"] = "language-python highlight"
    pre = soup.new_tag("pre")
    code = soup.new_tag("code")
    highlighted = cell.select_one(".jp-InputArea pre")
    assert highlighted is not None
    for part in list(highlighted.contents):
        if not (isinstance(part, Tag) and part.name == "span" and not part.contents):
            code.append(part)
    pre.append(code)
    outer.append(pre)
    return outer


def _outputs(soup: BeautifulSoup, cell: Tag, words: Mapping[str, str], torch: str) -> Tag | None:
    texts = [pre.get_text() for pre in cell.select(".jp-OutputArea-output pre")]
    if not texts:
        return None
    after = soup.new_tag("div")
    after["class"] = "cs-after"
    result = soup.new_tag("div")
    result["class"] = "cs-result cs-result--output"
    result["data-search-exclude"] = ""
    title = soup.new_tag("div")
    title["class"] = "cs-result__title"
    title.string = f"{words['output']} · torch {torch}"
    pre = soup.new_tag("pre", tabindex="0")
    code = soup.new_tag("code")
    code.string = "\n".join(text.rstrip() for text in texts)
    pre.append(code)
    result.extend([title, pre])
    after.append(result)
    return after
