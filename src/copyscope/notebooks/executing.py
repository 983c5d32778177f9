"""Runs the code file of a notebook page: once, for both languages.

The file runs from top to bottom in one kernel; its cells are kept with their outputs.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellTimeoutError, DeadKernelError
from traitlets.config import Config

from copyscope.environment import Environment
from copyscope.notebooks import comparing
from copyscope.notebooks.comparing import code_file, line_of_cell, snippets
from copyscope.problems import Failed, Problem, shown
from copyscope.project import Project
from copyscope.records import write
from copyscope.running import cache
from copyscope.snippets import Pair, cells

TIMEOUT = 60
# Besides what measures, the code of ours that outputs and comparisons depend on.
_OURS = (Path(__file__), Path(comparing.__file__))
KERNEL = {"name": "python3", "display_name": "Python 3", "language": "python"}


def _key(code: str, environment: Environment) -> str:
    parts = [code, cache.own_code(), json.dumps(environment.to_dict())]
    parts += [file.read_text(encoding="utf-8") for file in _OURS]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def execute(text: str, path: str) -> dict[str, dict[str, Any]]:
    """Run the cells of a code file in one fresh kernel, in order.

    Returns each cell by name with its outputs, as nbformat has them, and as ``compared`` the
    comparisons that the file declares for it. A cell that raises has that as its last output,
    the ones below it run all the same, compare nothing, and ``raised`` tells. Raises ``Failed``,
    naming file and line, when a cell hangs or kills the kernel or lacks what it compares.
    """
    try:
        code = cells(text)
        asked = snippets(text, Path(path).stem, path)
    except ValueError as error:
        raise Failed([Problem(path, 1, str(error))]) from None
    notebook = nbformat.v4.new_notebook(metadata={"kernelspec": KERNEL})
    for name, source in code.items():
        cell = nbformat.v4.new_code_cell(source.rstrip("\n"), id=name[:64])
        notebook.cells.append(cell)
    names = list(code)
    compared: dict[str, Any] = {}
    with tempfile.TemporaryDirectory(prefix="copyscope-") as folder:
        client = NotebookClient(
            notebook,
            timeout=TIMEOUT,
            kernel_name="python3",
            resources={"metadata": {"path": folder}},
            record_timing=False,
            # Whether this version of torch is to blame is not known here.
            allow_errors=True,
            # Sockets in the file system: nobody else on the machine can reach the kernel.
            config=Config(KernelManager={"transport": "ipc", "ip": f"{folder}/kernel"}),
        )
        environ = {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}
        try:
            with client.setup_kernel(env=environ):
                for index, cell in enumerate(tuple(notebook.cells)):
                    try:
                        client.execute_cell(cell, index)
                        if any(each.output_type == "error" for each in cell.outputs):
                            asked = {}
                        if declared := asked.get(names[index]):
                            compared[names[index]] = _compare(client, index, declared.pairs)
                            notebook.cells[index] = cell
                    except (CellTimeoutError, DeadKernelError, LookupError) as error:
                        reason = f"cell '{names[index]}' failed: {_reason(error)}"
                        line = line_of_cell(text, names[index])
                        raise Failed([Problem(path, line, reason)]) from None
        except DeadKernelError:
            raise Failed([Problem(path, 0, "the kernel died")]) from None
    for cell in notebook.cells:
        cell.outputs = _merged(cell.outputs)
        _note_error(cell)
    return {
        name: {**cell, "compared": compared.get(name, [])}
        for name, cell in zip(names, notebook.cells, strict=True)
    }


def _compare(client: NotebookClient, index: int, pairs: Iterable[Pair]) -> Any:
    """The comparisons of objects in the kernel, asked for by a cell in the place of another."""
    names = [(pair.source, pair.result) for pair in pairs]
    code = f"print(__import__('copyscope.comparisons').comparisons.told({names!r}, globals()))"
    cell = nbformat.v4.new_code_cell(code)
    client.execute_cell(cell, index, store_history=False)
    # Behind whatever a warning may have printed.
    last = _merged(cell.outputs)[-1]
    if last.output_type == "error":
        raise LookupError(f"{last.ename}: {last.evalue}")
    return json.loads(last.text.splitlines()[-1])


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


def _note_error(cell: Any) -> None:
    """Leave of an error what does not change from run to run, and say where it came from."""
    for output in cell.outputs:
        if output.output_type == "error":
            cell.metadata["copyscope"] = {"line": _line_within(output)}
            # So that running all cells goes on behind it.
            cell.metadata["tags"] = ["raises-exception"]
            output.traceback = [f"{output.ename}: {output.evalue}"]


def _reason(error: Exception) -> str:
    if isinstance(error, CellTimeoutError):
        return f"did not end in {TIMEOUT} s"
    return str(error) if isinstance(error, LookupError) else "the kernel died"


def _line_within(output: Any) -> int:
    """The line of the cell that raised, from the traceback; 0 if unknown."""
    found = re.findall(
        r"In\[\d+\][^\n]*line (\d+)|^-+> (\d+) ", _bare(output.traceback), re.MULTILINE
    )
    return int(found[0][0] or found[0][1]) if found else 0


def _bare(lines: list[str]) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", "\n".join(lines))


def executed(project: Project, name: str, environment: Environment) -> dict[str, dict[str, Any]]:
    """The executed cells of page ``name``, from the cache when nothing changed."""
    file = code_file(project, name)
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
