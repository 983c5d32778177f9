"""Each page in each language as a notebook: its prose, its code and this build's outputs."""

from __future__ import annotations

import hashlib
import json
import posixpath
import shutil
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import nbformat

from copyscope import history
from copyscope.notebooks import comparing, picturing
from copyscope.notebooks.comparing import Compared
from copyscope.notebooks.executing import KERNEL, executed
from copyscope.pages import plain
from copyscope.pages.directives import Basis
from copyscope.pages.source import Source, pages
from copyscope.pages.words import WORDS
from copyscope.problems import Failed, Problem
from copyscope.project import Project
from copyscope.records import Record, Records, write, write_text
from copyscope.snippets import CELL_FOLDER
from copyscope.timeline import Timeline


def path_of(project: Project, language: str, name: str) -> Path:
    """Where the notebook of page ``name`` is that readers download."""
    return project.build / "notebooks" / language / f"{name}.ipynb"


def shown_at(project: Project, language: str, name: str) -> Path:
    """Where the notebook is that MkDocs shows for the notebook page ``name``."""
    return project.build / "shown" / language / f"{name}.ipynb"


def published(name: str) -> str:
    """Where the notebook of page ``name`` lies in its language's site: beside the page."""
    folder = name.removesuffix("index").strip("/")
    return posixpath.join(folder, f"{posixpath.basename(folder) or 'copyscope'}.ipynb")


def _compared_at(project: Project, name: str) -> Path:
    """Where it is kept what the cells of the notebook page ``name`` compare."""
    return project.build / "shown" / f"{name}.json"


def compared_on(project: Project, name: str) -> Compared:
    """What the cells of the notebook page ``name`` compare, as last measured."""
    try:
        return json.loads(_compared_at(project, name).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}


def _on_site(root: str) -> plain.Address:
    """Links that work in a downloaded notebook; none where nobody knows the site's address."""

    def address(page: str, heading: str) -> str | None:
        place = page.removesuffix("index").strip("/")
        return f"{root}{place}{'/' if place else ''}{heading}" if root else None

    return address


def _beside(name: str) -> plain.Address:
    """Links from page ``name`` as the site serves it."""
    here = posixpath.join("/", name.removesuffix("index"))

    def address(page: str, heading: str) -> str | None:
        if page == name:
            return heading
        there = posixpath.join("/", page.removesuffix("index"))
        return f"{posixpath.relpath(there, here)}/{heading}"

    return address


def _raised(record: Record) -> dict[str, Any] | None:
    """The exception that ended a snippet, whether it was expected or this version's doing."""
    ended = record.ended if record.ended and record.ended["type"] else None
    return record.error or ended


def _traceback(record: Record, raised: Mapping[str, Any]) -> list[str]:
    at = raised["line"] - record.first_line
    lines = record.code.splitlines()
    place = [f'  File "<cell>", line {at + 1}', f"    {lines[at].strip()}"]
    last = f"{raised['type']}: {raised['message']}"
    return [*(place if 0 <= at < len(lines) else []), last]


def _code_cell(code: str, **more: Any) -> dict[str, Any]:
    empty = {"execution_count": None, "metadata": {}, "outputs": []}
    return {"cell_type": "code", "source": code.rstrip("\n"), **empty, **more}


def _recorded(record: Record, count: int, basis: Basis) -> dict[str, Any]:
    """A snippet as a code cell with what its run printed, warned, compared and raised."""
    warned = [
        f"<cell>:{w['line'] - record.first_line + 1}: {w['category']}: {w['message']}\n"
        for w in record.warnings
    ]
    streams = {"stdout": record.output, "stderr": record.stderr + "".join(warned)}
    outputs: list[dict[str, Any]] = [
        {"output_type": "stream", "name": name, "text": text}
        for name, text in streams.items()
        if text.strip()
    ]
    outputs += picturing.outputs(record.comparisons, basis.language)
    torch = basis.records.environment.torch
    metadata: dict[str, Any] = {"copyscope": {"snippet": record.snippet, "torch": torch}}
    if raised := _raised(record):
        told = {"ename": raised["type"], "evalue": raised["message"]}
        outputs.append({"output_type": "error", **told, "traceback": _traceback(record, raised)})
        # So that running all cells goes on behind the error that this cell is there to show.
        metadata["tags"] = ["raises-exception"]
    return _code_cell(record.code, execution_count=count, outputs=outputs, metadata=metadata)


def _name(cells: Iterable[dict[str, Any]]) -> None:
    """Give each cell an id made of what it holds, so that it is the same in each build."""
    seen: Counter[str] = Counter()
    for cell in cells:
        digest = hashlib.sha256(cell["source"].encode()).hexdigest()[:12]
        seen[digest] += 1
        cell["id"] = digest if seen[digest] == 1 else f"{digest}-{seen[digest]}"


def compose(
    source: Source,
    name: str,
    basis: Basis,
    *,
    cells: Mapping[str, Mapping[str, Any]] | None = None,
    compared: Compared | None = None,
    address: plain.Address | None = None,
    note: str = "",
) -> nbformat.NotebookNode:
    """One page in one language as a notebook: its prose, its code and this build's outputs.

    ``cells`` are the executed cells of a notebook page, and ``compared`` what they compare, to
    be drawn below them; ``note`` is put below the title.
    """
    records, language = basis.records, basis.language
    count = 0
    made: list[dict[str, Any]] = []
    for part in plain.cells(source, name, address or _on_site(""), basis):
        if part.prose:
            made.append({"cell_type": "markdown", "source": part.prose, "metadata": {}})
            continue
        count += 1
        if part.include is None:
            made.append(_code_cell(part.code or ""))
        elif cells is None:
            record = records.by_name[part.include.removesuffix(".py")]
            made.append(_recorded(record, count, basis))
        else:
            cell = part.include.partition(":")[2]
            drawn = picturing.outputs((compared or {}).get(cell, ()), language)
            ran = {key: value for key, value in cells[cell].items() if key != "compared"}
            made.append({**ran, "outputs": [*ran["outputs"], *drawn]})
    if note and made:
        if any(map(picturing.has_picture, made)):
            note += f"\n>\n> {WORDS[language]['notebook_pictures']}"
        title, _, rest = made[0]["source"].partition("\n")
        made[0]["source"] = f"{title}\n\n> {note}\n{rest}"
    _name(made)
    known = {"page": name, "language": language, "measured": records.measured}
    metadata = {
        "kernelspec": KERNEL,
        "language_info": {"name": "python"},
        "copyscope": {**known, "environment": records.environment.to_dict()},
    }
    return nbformat.from_dict(
        {"cells": made, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    )


def _put(notebook: nbformat.NotebookNode, place: Path) -> None:
    """Write a notebook as Jupyter would, if it is not there already.

    Without its validation, which takes longer than all the rest; the tests validate.
    """
    content = nbformat.v4.writes(notebook) + "\n"
    if not (place.is_file() and place.read_text(encoding="utf-8") == content):
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(content, encoding="utf-8")


def build(
    project: Project,
    found: Mapping[str, Mapping[str, Source]],
    records: Records,
    root: str = "",
) -> list[Problem]:
    """Write the notebook of every page with code in every language; returns what failed.

    ``root`` is the public address of the site, if it is known. A page without code is left
    out, and so is one that asks for what no record has: the checks of pages say so.
    """
    problems, done, compared = _executed_pages(project, found, records)
    for name in done:
        write(_compared_at(project, name), compared.get(name, {}))
    timeline = Timeline(history.read_all(project), records)
    for language, sources in found.items():
        site = f"{root}{language}/" if root else ""
        basis = Basis(records, project, language, timeline)
        for name, source in sources.items():
            place = path_of(project, language, name)
            cells = done.get(name)
            problem = cells and _out_of_order(source, cells, f"docs/{language}/{name}.md")
            problems += [problem] if problem else []
            if problem or not source.includes or (source.is_notebook and cells is None):
                place.unlink(missing_ok=True)
                continue
            about = (source, name, basis)
            address = _on_site(site)
            note = WORDS[language]["notebook"].format(**records.environment.to_dict())
            note += f" <{address(name, '')}>" if site else ""
            try:
                drawn = compared.get(name)
                made = compose(*about, cells=cells, compared=drawn, address=address, note=note)
            except LookupError:
                place.unlink(missing_ok=True)
                continue
            _put(made, place)
            if cells:
                shown = compose(*about, cells=_printed(cells), address=_beside(name))
                _put(shown, shown_at(project, language, name))
    return problems


def _executed_pages(
    project: Project, found: Mapping[str, Mapping[str, Source]], records: Records
) -> tuple[list[Problem], dict[str, dict[str, dict[str, Any]]], dict[str, Compared]]:
    """What failed, and by page the executed cells and what they compare."""
    problems: list[Problem] = []
    done: dict[str, dict[str, dict[str, Any]]] = {}
    compared: dict[str, Compared] = {}
    for name in sorted({n for each in found.values() for n in each if each[n].is_notebook}):
        if not name.startswith(f"{CELL_FOLDER}/"):
            reason = f"a notebook page belongs in {CELL_FOLDER}/"
            problems.append(Problem(f"docs/*/{name}.md", 1, reason))
            continue
        try:
            done[name] = executed(project, name, records.environment)
            compared[name] = comparing.compared(project, name, records.environment, done[name])
        except Failed as failed:
            problems += failed.problems
    return problems, done, compared


def _printed(cells: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """Executed cells without what they raised: a page says that in its own words."""
    return {
        name: {**cell, "outputs": [o for o in cell["outputs"] if o["output_type"] != "error"]}
        for name, cell in cells.items()
    }


def _out_of_order(source: Source, cells: Mapping[str, Any], path: str) -> Problem | None:
    shown_cells = [target.partition(":")[2] for _, target in source.includes]
    if shown_cells == list(cells):
        return None
    missing = [cell for cell in cells if cell not in shown_cells]
    reason = "does not show the cells of its code file once each, in their order"
    reason += f" (missing: {', '.join(missing)})" if missing else ""
    return Problem(path, 0, reason)


def publish(project: Project, language: str, site: Path) -> None:
    """Put the notebooks of one language, and the pictures of notebook pages, beside the pages."""
    for name in pages(project.docs(language)):
        if compared := compared_on(project, name):
            text = picturing.sheet(compared, language)
            write_text(site / name / picturing.SHEET, text)
        built = path_of(project, language, name)
        if built.is_file():
            place = site / published(name)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(built, place)
