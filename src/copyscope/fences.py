"""The pytest plugin that makes pytest-markdown-docs run the fences readers see.

``pytest --markdown-docs -p copyscope.fences docs README.md``. It adds three things:

- includes are replaced by the code they stand for, and fences inside admonitions and tabs
  are found: pytest-markdown-docs runs the first literally and never collects the second;
- the cells of a notebook page continue one another;
- a fence runs once, in a process of its own. pytest-markdown-docs calls its runner a
  second time, in the same globals, after a TypeError; the runner here never lets one out;
- the same code in another language's page is not run again: it has its answer.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
import traceback
import types
from functools import cache
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token
from pytest_markdown_docs._runners import DefaultRunner, register_runner
from pytest_markdown_docs.definitions import FenceTestDefinition

from copyscope.pages.source import PYTHON, Source, scan
from copyscope.project import Project
from copyscope.running import can_fork
from copyscope.running.ready import import_all
from copyscope.snippets import include, load

TIMEOUT = 60
_counts: dict[str, int] = {}


@cache
def _project() -> Project:
    return Project.find(Path(__file__))


@cache
def _raising() -> dict[str, str]:
    """The exception each snippet promises, by the code readers see."""
    project = _project()
    snippets, _ = load(project.snippets, project.root)
    return {snippet.code.strip(): snippet.raises for snippet in snippets if snippet.raises}


def python_fences(source: Source, snippets: Path) -> list[tuple[int, str]]:
    """The line and the code of every Python fence of a page, includes resolved.

    Raises FileNotFoundError for an include of something that is not there.
    """
    return [
        (fence.start, include(fence.include, snippets) if fence.include else code)
        for fence in source.fences
        if fence.is_python
        for code in ["\n".join(fence.body) + "\n"]
    ]


class _Fences(MarkdownIt):
    """Sees only the Python fences of a page, as the page's own reader finds them."""

    def parse(self, src: str, env: Any = None) -> list[Token]:
        source = scan(src)
        tokens = []
        for index, (line, code) in enumerate(python_fences(source, _project().snippets)):
            info = f"{PYTHON[0]} continuation" if source.is_notebook and index else PYTHON[0]
            token = Token("fence", "code", 0, info=info, content=code, map=[line - 1, line])
            tokens.append(token)
        return tokens


@pytest.hookimpl(tryfirst=True)
def pytest_markdown_docs_markdown_it() -> MarkdownIt:
    return _Fences()


class FenceFailed(Exception):
    """A fence did not do what its page shows."""


def _outcome(source: str, answer: Connection) -> None:
    """Run ``source`` in this process and send the exception's name and trace, or None."""
    # What is pickled is looked up in the module that runs.
    module = sys.modules["__main__"] = types.ModuleType("__main__")
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        sys.stdout = sys.stderr = nowhere
        try:
            exec(compile(source, "<fence>", "exec", dont_inherit=True), module.__dict__)
        except BaseException as error:
            trace = traceback.format_exception(error.with_traceback(error.__traceback__.tb_next))
            answer.send((type(error).__name__, "".join(trace)))
        else:
            answer.send(None)


@cache
def _import_torch() -> None:
    """Imports torch for all fences to come. It is never used here, so children may use it."""
    import_all()
    tempfile.tempdir = None


@cache
def _run(source: str) -> tuple[str, str] | None:
    """What ``_outcome`` sends from a process of its own.

    A reader pastes a fence into a fresh interpreter; some of torch's warnings come once a
    process.
    """
    fork = can_fork()
    if fork and "torch" in source:
        _import_torch()
    context = multiprocessing.get_context("fork" if fork else "spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_outcome, args=(source, theirs))
    process.start()
    theirs.close()
    try:
        if not ours.poll(TIMEOUT):
            return ("Timeout", f"did not end in {TIMEOUT} s")
        return ours.recv()
    except EOFError:
        process.join()
        return ("Ended", f"ended its process with status {process.exitcode}")
    finally:
        process.kill()
        process.join()


@register_runner(default=True)
class Once(DefaultRunner):
    """Runs a fence once; one that shows an exception must raise exactly that."""

    def runtest(
        self, test: FenceTestDefinition, args: dict[str, Any], *, asyncio_runner: Any = None
    ) -> None:
        place = f"{test.source_path}:{test.start_line}"
        _counts[place] = _counts.get(place, 0) + 1
        expected = _raising().get(test.source.strip())
        raised = _run(test.source)
        if (raised and raised[0]) == expected:
            return
        raise FenceFailed(raised[1] if raised else f"ended without raising {expected}")

    def repr_failure(
        self, test: FenceTestDefinition, excinfo: pytest.ExceptionInfo, style: Any = None
    ) -> str:
        return f"{test.source_path}:{test.start_line}: {excinfo.value}"


def pytest_sessionfinish(session: pytest.Session) -> None:
    again = {place: count for place, count in _counts.items() if count > 1}
    if again:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
        reporter = session.config.pluginmanager.get_plugin("terminalreporter")
        for place, count in again.items():
            reporter.write_line(f"error: {place} ran {count} times", red=True)
