"""What the cells of a notebook page compare, measured like snippets.

The top of its code file names, for a cell, pairs of objects that exist when that cell ends::

    # /// copyscope
    # [compare]
    # cloned = ["x -> y"]
    # ///

They are compared in the kernel that ran the cell, so that their addresses are those it printed.
The file up to that end is also run as a snippet of its own, for the second witness.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from itertools import takewhile
from pathlib import Path
from typing import Any

from copyscope import running
from copyscope.environment import Environment
from copyscope.problems import Failed, Problem, shown
from copyscope.project import Project
from copyscope.records import Record
from copyscope.running import cache
from copyscope.snippets import CLOSING, OPENING, Snippet, cells, declaration, parse

#: The comparisons of each cell that has some, by its name.
Compared = Mapping[str, list[dict[str, Any]]]


def code_file(project: Project, name: str) -> Path:
    """Where the code of the notebook page ``name`` is."""
    return project.snippets / f"{name}.py"


def line_of_cell(text: str, name: str) -> int:
    """The line at which the cell ``name`` begins, or the one past the last without such a cell."""
    marker = f"# %% {name}"
    lines = text.splitlines()
    found = (n for n, line in enumerate(lines, 1) if line.rstrip() == marker)
    return next(found, len(lines) + 1)


def raised(cell: Mapping[str, Any]) -> dict[str, Any] | None:
    """Type and text of what an executed cell raised, and the line within it; None if nothing."""
    for output in cell["outputs"]:
        if output["output_type"] == "error":
            line = cell["metadata"]["copyscope"]["line"]
            return {"type": output["ename"], "message": output["evalue"], "line": line}
    return None


def _declared(text: str, path: str) -> dict[str, Any]:
    if not text.startswith(f"{OPENING}\n"):
        return {}
    found, _, start, _ = declaration(text, path)
    compare = found.pop("compare", {})
    if found or not isinstance(compare, dict):
        raise Failed(
            [Problem(path, start, "a notebook declares a table [compare] and nothing else")]
        )
    return compare


def snippets(text: str, name: str, path: str) -> dict[str, Snippet]:
    """For each cell that compares something, what has run when it ends, as a snippet.

    ``name`` is the page's. Raises ``Failed`` with what is wrong in the declaration.
    """
    ends = {cell: line_of_cell(text, after) - 1 for cell, after in _followed(text)}
    lines = text.splitlines(keepends=True)
    found = {}
    for cell, pairs in _declared(text, path).items():
        if cell not in ends:
            raise Failed([Problem(path, 2, f"compares something in '{cell}', which is no cell")])
        ran = "".join(lines[: ends[cell]])
        above = f"{OPENING}\n# compare = {json.dumps(pairs)}\n{CLOSING}\n"
        made = parse(above + ran, name=f"{name}/{cell}", path=path)
        line = line_of_cell(text, cell)
        at_cell = tuple(replace(pair, line=line) for pair in made.pairs)
        found[cell] = replace(made, text=ran, pairs=at_cell)
    return found


def _followed(text: str) -> list[tuple[str, str]]:
    """Each cell with the one after it."""
    names = list(cells(text))
    return list(zip(names, [*names[1:], ""], strict=True))


def compared(
    project: Project, name: str, environment: Environment, done: Mapping[str, Mapping[str, Any]]
) -> Compared:
    """The comparisons of page ``name``, whose executed cells are ``done``.

    Below a cell that raised nothing is compared. The second witness comes from the cache where
    nothing changed. Raises ``Failed``, naming
    file and line, when it cannot be heard or disagrees.
    """
    file = code_file(project, name)
    path = shown(file, project.root)
    text = file.read_text(encoding="utf-8")
    run = list(takewhile(lambda cell: not raised(done[cell]), cells(text)))
    asked = snippets(text, name, path)
    wanted = {cell: snippet for cell, snippet in asked.items() if cell in run}
    keys = {cell: cache.key_of(snippet, environment, {}) for cell, snippet in wanted.items()}
    records: dict[str, Record] = {}
    for cell, snippet in wanted.items():
        if kept := cache.get(project.cache, snippet, keys[cell]):
            records[cell] = kept
    due = {snippet.name: cell for cell, snippet in wanted.items() if cell not in records}
    problems: list[Problem] = []
    for snippet, found in running.execute([wanted[cell] for cell in due.values()]):
        if isinstance(found, Record):
            cell = due[snippet.name]
            records[cell] = found
            cache.put(project.cache, keys[cell], found)
        else:
            problems += found
    made: dict[str, list[dict[str, Any]]] = {}
    for cell, snippet in wanted.items():
        alone = records[cell].comparisons if cell in records else []
        pairs = list(zip(done[cell]["compared"], alone, strict=False))
        if any(here["verdict"] != there["verdict"] for here, there in pairs):
            reason = f"what '{cell}' compares differs when its cells run on their own"
            problems.append(Problem(path, snippet.pairs[0].line, reason))
        told = ("expression", "witness")
        made[cell] = [{**here, **{key: there[key] for key in told}} for here, there in pairs]
    if problems:
        raise Failed(problems)
    return made
