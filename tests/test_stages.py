"""Many snippets are run in stages, each with more imported: no snippet can tell which it was."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from conftest import ROOT, snippet
from copyscope import running
from copyscope.history import normalised
from copyscope.records import Record
from copyscope.running import execute
from copyscope.running.parent import _MANY
from copyscope.snippets import include

# How deep a recursion gets before it fails, and in the middle of what, shows in its message.
DEEP = include("python/deepcopy-hook-cycle.py", ROOT / "snippets")
KINDS = {
    "plain": "print(1)\n",
    "deep": DEEP,
    "deep-torch": "import torch\n" + DEEP,
    "torch": "import torch\nx = torch.ones(3)\ny = x[1:]\nprint(y)\n",
    # Imports that their text does not give away.
    "hidden-torch": ("import importlib\nprint(importlib.import_module('tor' + 'ch').ones(2))\n"),
    "hidden-slow": (
        "import importlib, torch\nprint(torch.ones(1))\n"
        "print(importlib.import_module('torch.' + '_dynamo').__name__)\n"
    ),
    "optimizer": (
        "import torch\nw = torch.ones(2, requires_grad=True)\n"
        "torch.optim.SGD([w], lr=1.0)\nw.sum().backward()\nprint(w.grad)\n"
    ),
    "fails": "import torch\nprint(1)\nraise KeyError('k')\n",
    "tries": (
        "try:\n    import torch._dynamo as found\n    print(found.__name__)\n"
        "except BaseException as error:\n    print(error)\n"
    ),
}
ENDS = {"deep": "RecursionError", "deep-torch": "RecursionError"}


def of_kind(kind: str, name: str):
    declared = {"raises": ENDS[kind]} if kind in ENDS else {}
    if kind == "torch":
        declared["compare"] = "x -> y"
    return snippet(name, KINDS[kind], **declared)


def told(found: object) -> object:
    """What a record says, less the time it was taken."""
    if not isinstance(found, Record):
        return [(problem.line, problem.reason) for problem in found]
    return {key: value for key, value in normalised(found).items() if key != "snippet"}


@pytest.fixture(scope="module")
def many():
    count = -(-_MANY // len(KINDS)) + 4
    jobs = [of_kind(kind, f"{kind}/{n}") for n in range(count) for kind in KINDS]
    assert len(jobs) >= _MANY
    ends = [(found.name, told(came)) for found, came in execute(jobs, workers=2)]
    assert sorted(name for name, _ in ends) == sorted(job.name for job in jobs)
    return dict(ends)


def test_every_one_of_many_comes_to_the_same_as_alone(many):
    few = {found.name: told(came) for found, came in execute([of_kind(k, k) for k in KINDS])}
    assert {name: came for name, came in many.items() if came != few[name.split("/")[0]]} == {}


@pytest.mark.parametrize("kind", ENDS)
def test_a_recursion_gets_as_deep_as_in_a_file_of_its_own(tmp_path: Path, many, kind):
    file = tmp_path / "main.py"
    file.write_text(KINDS[kind])
    ended = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, check=False)
    assert ended.stderr.strip().splitlines()[-1] == (
        f"RecursionError: {many[f'{kind}/0']['error']['message']}"
    )


def test_a_stage_that_cannot_get_ready_is_said(monkeypatch, tmp_path):
    (tmp_path / "torch.py").write_text("raise ImportError('broken torch')\n")
    monkeypatch.setattr(running, "_FIXED", {**running._FIXED, "PYTHONPATH": str(tmp_path)})
    jobs = [of_kind("torch", str(n)) for n in range(_MANY)]
    with pytest.raises(RuntimeError, match="broken torch"):
        list(execute(jobs))
