"""What CONTRIBUTING.md shows of commands is what they print."""

from __future__ import annotations

import io
import re
import shlex
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass

import pytest

from conftest import ROOT, declared
from copyscope import cli, drift, history
from copyscope.pages import checks
from copyscope.project import Project

TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Block:
    """A fence of CONTRIBUTING.md, with the heading it stands under."""

    section: str
    kind: str
    lines: tuple[str, ...]

    @property
    def commands(self) -> list[tuple[str, list[str]]]:
        """Each command with the lines it prints."""
        found: list[tuple[str, list[str]]] = []
        for line in self.lines:
            if line.startswith("$ "):
                found.append((line[2:], []))
            else:
                found[-1][1].append(line)
        return found


def blocks(text: str) -> list[Block]:
    section, found = "", []
    pattern = re.compile(r"^### ([^\n]*)$|^```(\w+)\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
    for match in pattern.finditer(text):
        section = match[1] or section
        if match[2]:
            found.append(Block(section, match[2], tuple(match[3].split("\n"))))
    return found


BLOCKS = blocks(TEXT)


def common(lines: list[str]) -> list[str]:
    """Without what belongs to one run or one day: seconds, how much is cached, line numbers."""
    text = "\n".join(line for line in lines if not re.match(r"\d+ of \d+ snippets run$", line))
    text = re.sub(r"(?:\d+|n) run, \d+ cached", "n run, n cached", text)
    text = re.sub(r"Makefile:\d+", "Makefile:n", text)
    text = re.sub(r"[\d.]+ s\b", "n s", text)
    return re.sub(r"\.md:(?: ?\d+,?)+", ".md:n", text).splitlines()


def run(command: str) -> list[str]:
    printed = io.StringIO()
    with redirect_stdout(printed), redirect_stderr(printed):
        cli.main(shlex.split(command.partition("copyscope ")[2]))
    return printed.getvalue().splitlines()


CLONE = 'import torch\n\nx = torch.ones(2)\ny = x.clone().clone()\n\nprint("y is x", y is x)\n'
THREE = "import torch\n\ntorch.ones(2).view(3)\n"
PAGE = '---\ntitle: t\n---\n# A { #a }\n\n```python\n--8<-- "%s.py"\n```\n'


def write(project: Project, name: str, text: str) -> None:
    path = project.root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def a_snippet(project: Project, block: int) -> None:
    write(project, "snippets/torch/clone-twice.py", declared(CLONE, compare="x -> y"))


def a_page(project: Project, block: int) -> None:
    a_snippet(project, block)
    write(project, "docs/en/torch/clone-twice.md", PAGE % "torch/clone-twice")


def an_error(project: Project, block: int) -> None:
    kind = ("ValueError", "RuntimeError")[block]
    write(project, "snippets/errors/view-of-three.py", declared(THREE, raises=kind))


def one_language(project: Project, block: int) -> None:
    for name in ("mkdocs.yml", "mkdocs.en.yml"):
        config = project.root / name
        config.write_text(config.read_text() + "  - torch/clone.md\n")
    for language in ("ko", "en"):
        write(project, f"docs/{language}/torch/clone.md", PAGE % "ok")
    checks.confirm(project, [])
    write(project, "docs/en/torch/clone.md", PAGE % "ok" + "\nMore.\n")


BEFORE: dict[str, Callable[[Project, int], None]] = {
    "Add a snippet": a_snippet,
    "Add a page": a_page,
    "Add an error": an_error,
    "Keep the languages in step": one_language,
}


@pytest.mark.parametrize("section", BEFORE)
def test_a_command_prints_what_is_shown(small, monkeypatch, section):
    project = small({})
    monkeypatch.chdir(project.root)
    checks.confirm(project, [])
    shown = [block for block in BLOCKS if (block.section, block.kind) == (section, "console")]
    assert shown
    for number, block in enumerate(shown):
        BEFORE[section](project, number)
        for command, printed in block.commands:
            assert common(run(command)) == common(printed), command


def test_every_session_is_run_or_compared():
    sessions = {block.section for block in BLOCKS if block.kind == "console"}
    assert sessions == {*BEFORE, "Add a version", "Accept a drift"}


@pytest.fixture(scope="module")
def newest(project: Project):
    """The session's version and the one before: their histories, and how they differ."""
    ((command, _), *_) = _session("Add a version")
    version = re.search(r"TORCH=([\d.]+)", command)[1]
    files = history.versions(project)
    at = list(files).index(history.number(version))
    before, after = (history.read(file) for file in list(files.values())[at - 1 : at + 1])
    found, _ = checks.sources(project)
    drifts = drift.between(before.records, after.records, found)
    # What was added after one of them was measured is no difference of the versions.
    return after, before, [each for each in drifts if each.kind != "snippet"]


def _session(section: str) -> list[tuple[str, list[str]]]:
    (block,) = (b for b in BLOCKS if (b.section, b.kind) == (section, "console"))
    return block.commands


def test_the_session_of_another_version_says_what_its_history_says(newest):
    after, before, drifts = newest
    (check, printed), (update, written), (clean, removed) = _session("Add a version")
    version, torch = after.version, after.environment.torch
    assert (check, update, clean) == (
        f"make check TORCH={version} REPORT=drift.md",
        f"make update TORCH={version}",
        f"make clean-env TORCH={version}",
    )
    ended = sum("ended" in entry for entry in after.records.values())
    summary = f"snippets: n run, n cached, {ended} end otherwise, 0 failed, n s (torch {torch})"
    said = common([summary, *map(str, drifts)])
    program = f".venv-{version}/bin/copyscope"
    assert common(printed) == [
        f"{program} check --report drift.md",
        *said,
        "wrote drift.md",
        f"torch {torch} against torch-{before.version}.json: {cli._count(drifts)}",
        "when the new results are right: read the pages named, then 'copyscope update'",
        "make: *** [Makefile:n: check] Error 1",
    ]
    assert common(written) == [f"{program} update", *said, f"wrote torch-{version}.json"]
    assert removed == [f"rm -rf .venv-{version}"]


def test_the_report_that_is_shown_is_the_one_that_is_written(newest):
    after, before, drifts = newest
    (shown,) = (b for b in BLOCKS if (b.section, b.kind) == ("Accept a drift", "text"))
    report = iter(common(drift.report(drifts, after.environment, before).splitlines()))
    for line in common([line for line in shown.lines if line]):
        assert line in report, line
    ((confirm, confirmed),) = _session("Accept a drift")
    assert confirmed == [confirm.split()[-1]] == sorted({p.page for d in drifts for p in d.places})
