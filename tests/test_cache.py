"""What is used again, and what never is."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace

import pytest

from conftest import OK, declared
from copyscope import cli, running
from copyscope.environment import Environment, installed
from copyscope.running import cache
from copyscope.snippets import parse

NOW = Environment("2.13.0", "3.11.7", "2.4.6", "Linux")


def ran(project, **options) -> list[str]:
    """The names of the snippets that were run."""
    names = []
    outcome = running.run(project, progress=lambda done, total, name: names.append(name), **options)
    assert not outcome.problems
    assert (outcome.ran, outcome.cached) == (len(names), len(outcome.records.by_name) - len(names))
    return sorted(names)


def test_only_what_changed_is_run(small):
    project = small({"snippets/two.py": declared("print(2)\n")})
    assert ran(project) == ["two"]
    assert ran(project) == []
    (project.snippets / "two.py").write_text(declared("print(22)\n"))
    assert ran(project) == ["two"]
    assert ran(project, only=["ok"]) == ["ok"]


@pytest.mark.parametrize(
    "changed",
    [
        replace(NOW, torch="2.14.0"),
        replace(NOW, python="3.12.0"),
        replace(NOW, numpy="2.5.0"),
        replace(NOW, platform="Darwin arm64"),
    ],
)
def test_every_version_is_part_of_the_key(changed):
    snippet = parse(OK, name="ok", path="snippets/ok.py")
    assert cache.key_of(snippet, NOW, {}) != cache.key_of(snippet, changed, {})


def test_variables_and_our_own_code_are_part_of_the_key(monkeypatch):
    snippet = parse(OK, name="ok", path="snippets/ok.py")
    before = cache.key_of(snippet, NOW, {"PATH": "a"})
    assert before == cache.key_of(snippet, NOW, {"PATH": "a"})
    assert before != cache.key_of(snippet, NOW, {"PATH": "b"})
    monkeypatch.setattr(cache, "own_code", lambda: "another probe")
    assert before != cache.key_of(snippet, NOW, {"PATH": "a"})


def truncate(text: str) -> str:
    return text[: len(text) // 2]


def foreign(text: str) -> str:
    raw = json.loads(text)
    raw["key"] = "0" * 64
    return json.dumps(raw)


def forged(text: str) -> str:
    raw = json.loads(text)
    raw["record"]["output"] = "typed by hand\n"
    return json.dumps(raw)


def older(text: str) -> str:
    raw = json.loads(text)
    del raw["record"]["claim"]
    raw["digest"] = cache._digest(raw["record"])
    raw["record"]["unknown"] = 1
    return json.dumps(raw)


@pytest.mark.parametrize("spoil", [truncate, foreign, forged, older, lambda text: "", str.upper])
def test_a_spoiled_entry_is_measured_again(small, spoil):
    project = small({})
    file = project.cache / "ok.json"
    file.write_text(spoil(file.read_text()))
    assert ran(project) == ["ok"]
    assert running.run(project).records.by_name["ok"].output == "True\n"


def test_two_runs_at_once_are_safe(small):
    files = {f"snippets/s{n}.py": declared(f"print({n})\n") for n in range(12)}
    project = small(files)
    command = [sys.executable, "-m", "copyscope.cli", "run"]
    both = [subprocess.Popen(command, cwd=project.root, stderr=subprocess.PIPE) for _ in range(2)]
    assert [process.wait() for process in both] == [0, 0]
    assert ran(project) == []
    for process in both:
        process.stderr.close()


def test_a_warm_run_imports_no_torch(small):
    project = small({})
    program = (
        "import sys\nfrom copyscope import running\nfrom copyscope.project import Project\n"
        "assert running.run(Project.find()).ran == 0\n"
        "assert 'torch' not in sys.modules and 'numpy' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], cwd=project.root, check=True)


def test_the_exit_code_and_the_summary(small, monkeypatch, capsys):
    project = small({"snippets/bad.py": declared("print(1)\nraise KeyError('k')\n")})
    monkeypatch.chdir(project.root)
    assert cli.main(["run"]) == 1
    said = capsys.readouterr().err
    assert "error: snippets/bad.py:4: raised KeyError: 'k'" in said
    assert "1 run, 1 cached, 1 failed, " in said
    assert f"(torch {installed().torch})" in said
    assert cli.main(["run", "snippets/ok.py"]) == 0
    assert "x -> y: same_object" in capsys.readouterr().out
    assert cli.main(["run", "nope"]) == 1
    assert "error: nope: there is no such snippet" in capsys.readouterr().err
    (project.snippets / "bad.py").unlink()
    assert cli.main(["run"]) == 0


def test_a_platform_without_fork_says_so(small, monkeypatch):
    monkeypatch.setattr(running, "can_fork", lambda: False)
    outcome = running.run(small({}), only=["ok"])
    assert not outcome.problems
    assert "an interpreter each: no safe fork here" in outcome.summary
