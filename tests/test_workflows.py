"""What runs on GitHub calls the Makefile, with no more rights than it needs."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest
import yaml

from conftest import ROOT
from copyscope import history

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_the_makefile_and_nothing_else(path):
    raw = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert raw["permissions"] == {}
    for job in raw["jobs"].values():
        assert job["permissions"] and job["timeout-minutes"]
        for step in job["steps"]:
            if "run" in step:
                target = re.fullmatch(r"make ([a-z]+)(?: [A-Z]+=[\w.]+)*", step["run"])
                assert target, step["run"]
                assert re.search(rf"^{target[1]}:", MAKEFILE, re.MULTILINE), target[1]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_an_action_is_named_by_its_commit(path):
    text = path.read_text(encoding="utf-8")
    used = re.findall(r"uses: (.*)", text)
    assert used
    for action in used:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action)
    assert "://" not in text.replace("${{ github.server_url }}/${{", "")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_takes_the_python_that_the_history_was_made_with(path, project):
    """With another one what Python itself does differently would be taken for torch's doing."""
    raw = yaml.safe_load(path.read_text(encoding="utf-8"))
    steps = [step for job in raw["jobs"].values() for step in job["steps"]]
    (python,) = (s["with"]["python-version"] for s in steps if "setup-python" in s.get("uses", ""))
    for measured in history.read_all(project):
        assert measured.environment.python.rpartition(".")[0] == python


def test_there_is_one_for_each_occasion():
    occasions = [yaml.safe_load(path.read_text("utf-8"))[True] for path in WORKFLOWS]
    assert {"pull_request", "push", "schedule"} <= {name for each in occasions for name in each}


def make(target: str, folder: Path, *options: str, path: str = "") -> str:
    environ = {k: v for k, v in os.environ.items() if not k.startswith(("GIT_", "GH_", "MAKE"))}
    environ["PATH"] = f"{path}{os.pathsep}{environ['PATH']}"
    command = ["make", "--no-print-directory", "-f", str(ROOT / "Makefile"), target, *options]
    done = subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def git(folder: Path, *arguments: str) -> str:
    identity = ["-c", "user.name=n", "-c", "user.email=e@example.org"]
    command = ["git", "-C", str(folder), *identity, *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_publishing_makes_the_site_the_only_commit_of_its_branch(tmp_path):
    there, here = tmp_path / "there.git", tmp_path / "here"
    git(tmp_path, "init", "-q", "--bare", str(there))
    git(tmp_path, "init", "-q", str(here))
    git(here, "remote", "add", "origin", str(there))
    (here / ".gitignore").write_text("site/\nbuild/\n")
    git(here, "add", "-A")
    git(here, "commit", "-qm", "first")
    (here / "site" / "ko").mkdir(parents=True)
    for text in ("one", "two"):
        (here / "site" / "index.html").write_text(text)
        (here / "site" / "ko" / f"{text}.ipynb").write_text("{}")
        make("publish", here)
    names = git(there, "ls-tree", "-r", "--name-only", "gh-pages").split()
    assert names == [".nojekyll", "index.html", "ko/one.ipynb", "ko/two.ipynb"]
    assert git(there, "show", "gh-pages:index.html") == "two"
    assert git(there, "rev-list", "--count", "gh-pages").strip() == "1"
    assert git(here, "status", "--short") == ""


GH = """#!/bin/sh
echo "$@" >> {log}
case "$1 $2" in "issue list") echo "{open}";; esac
"""


@pytest.mark.parametrize(("number", "wanted"), [("", "issue create"), ("7", "issue edit 7")])
def test_one_issue_is_opened_and_then_kept_up_to_date(tmp_path, number, wanted):
    log = tmp_path / "log"
    program = tmp_path / "bin" / "gh"
    program.parent.mkdir()
    program.write_text(GH.format(log=log, open=number))
    program.chmod(0o755)
    make("issue", tmp_path, "REPORT=report.md", path=str(program.parent))
    calls = log.read_text().splitlines()
    assert any(call.startswith(wanted) and "--body-file report.md" in call for call in calls)
    assert sum(call.startswith(("issue create", "issue edit")) for call in calls) == 1
    (tmp_path / "long.md").write_text("x" * 100_000)
    make("issue", tmp_path, "REPORT=long.md", path=str(program.parent))
    sent = (tmp_path / "long.md").read_text()
    assert len(sent) < 65_536 and sent.endswith("make newest REPORT=long.md writes the rest.\n")
    # A run that broke off has no report, and says so.
    assert "before it could write a report" in (tmp_path / "report.md").read_text()
