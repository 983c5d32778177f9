"""Hostile and honest snippets in one run: each is named with its line, none harms another."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from conftest import snippet
from copyscope import cli, running
from copyscope.records import Record
from copyscope.running import execute

FAILS = {
    # name: (code, line, words in the reason); below three lines of declaration, less one.
    "raises": ("a = 1\nraise ValueError('no')\n", 4, "raised ValueError: no"),
    "unknown-name": ("print(1)\nprint(whatever)\n", 4, "raised NameError"),
    "raises-below": ("def f():\n    return 1 / 0\nf()\n", 4, "ZeroDivisionError"),
    "syntax": ("print(1)\nx = = 1\n", 4, "SyntaxError"),
    "sys-exit": ("import sys\nprint(1)\nsys.exit(0)\n", 5, "raised SystemExit"),
    "os-exit": ("import os\nprint(1)\nos._exit(0)\n", 5, "calls os._exit()"),
    "segfault": ("import ctypes\nprint(1)\nctypes.string_at(0)\n", 5, "SIGSEGV"),
    "abort": ("import ctypes\nprint(1)\nctypes.CDLL(None).abort()\n", 5, "SIGABRT"),
    "endless": ("print(1)\nwhile True: pass\n", 4, "did not end in 2 s"),
    "sleeps-in-c": ("import time\nprint(1)\ntime.sleep(1000)\n", 5, "did not end in 2 s"),
    "flood": ("for _ in range(10**4):\n    print('x' * 10**4)\n", 4, "File too large"),
    "chatty": ("print('x' * 100_000)\n", 0, "printed 100001 bytes"),
    "silent": ("if False:\n    print(1)\n", 0, "calls print() but printed nothing"),
    "stdin": ("print(1)\ninput()\n", 4, "raised EOFError"),
    "outside": ("print(1)\nopen('/tmp/copyscope-escaped', 'w')\n", 4, "only in its own folder"),
    "huge": ("import torch\nprint(1)\ntorch.empty(10**12)\n", 5, "raised RuntimeError"),
    "huge-list": ("print(1)\nx = bytearray(10**13)\n", 4, "raised MemoryError"),
    "unprintable": (
        "class E(Exception):\n    def __str__(self): raise OSError\nprint(1)\nraise E\n",
        6,
        "raised E",
    ),
}

WORKS = {
    "default-dtype": "import torch\ntorch.set_default_dtype(torch.float64)\nprint(1)\n",
    "patched": "import torch\ntorch.ones = None\ntorch.Tensor.clone = None\nprint(1)\n",
    "rng": "import random\nrandom.seed(7)\nprint(1)\n",
    "threads": "import threading, time\n"
    "threading.Thread(target=time.sleep, args=(1000,)).start()\nprint(1)\n",
    "stray": "import os\nif os.fork() == 0:\n    os.setsid()\n"
    "    os.execvp('sleep', ['sleep', '983'])\nprint(1)\n",
    "fork": "import multiprocessing\nwork = multiprocessing.get_context('fork').Process\n"
    "p = work(target=print, args=('child',))\np.start()\np.join()\nprint(p.exitcode)\n",
    "spawn": "import multiprocessing\n\ndef work():\n    print('child')\n\n"
    "if __name__ == '__main__':\n"
    "    p = multiprocessing.get_context('spawn').Process(target=work)\n"
    "    p.start()\n    p.join()\n    print(p.exitcode)\n",
    "queue": "import multiprocessing\nq = multiprocessing.get_context('spawn').SimpleQueue()\n"
    "q.put(1)\nprint(q.get())\n",
    "loader": "import torch\nloader = torch.utils.data.DataLoader(range(4), num_workers=1)\n"
    "print(len(list(loader)))\n",
    "closed-stdout": "import sys\nprint(1, flush=True)\nsys.stdout.close()\n",
    "bytes": "import os\nprint(0)\nos.write(1, b'\\xff\\xfe raw\\n')\n",
    "c-level": "import os\nprint('a')\nos.write(1, b'from C\\n')\nos.system('echo child')\n"
    "print('b')\n",
    "stderr": "import sys\nprint(1)\nprint('oops', file=sys.stderr)\n",
    "warns": "import warnings\nprint(1)\nwarnings.warn('careful')\n",
    "file": "open('here.txt', 'w').write('x')\nprint(open('here.txt').read())\n",
    "tempfile": "import tempfile\nwith tempfile.TemporaryFile() as f:\n    print(f.write(b'x'))\n",
    "random": "import random, torch\nprint(random.random(), torch.rand(1).item())\n",
    "random-again": "import random, torch\nprint(random.random(), torch.rand(1).item())\n",
    "threads-of-torch": "import os, torch\nprint(torch.get_num_threads(), hash('a'))\n",
    "torch-works": "import torch\na = torch.rand(512, 512, requires_grad=True)\n"
    "(a @ a).sum().backward()\nx = torch.rand(10**6).sin().sum()\n"
    "d = torch.utils.data.DataLoader(list(range(8)), batch_size=4, num_workers=0)\n"
    "print(a.grad.shape, len(list(d)))\n",
    "torch-threads": "import torch\ntorch.set_num_threads(2)\na = torch.rand(512, 512)\n"
    "print((a @ a).shape)\n",
    "dataclass": "import pickle\nfrom dataclasses import dataclass\n@dataclass\nclass P:\n"
    "    a: int\nprint(pickle.loads(pickle.dumps(P(1))))\n",
    "self-reference": "x = []\nx.append(x)\ny = x\nprint(len(x))\n",
}

EXPECTED = {
    "error": ("import torch\ntorch.ones(2).view(3)\n", "RuntimeError", None),
    "wrong-error": ("x = 1\nraise KeyError('k')\n", "ValueError", "raised KeyError instead of"),
    "no-error": ("x = 1\n", "ValueError", "ended without raising ValueError"),
}


@pytest.fixture(scope="module")
def results():
    timeout = {"timeout": 2}
    snippets = [snippet(name, code, **timeout) for name, (code, _, _) in FAILS.items()]
    snippets += [snippet(name, code) for name, code in WORKS.items()]
    snippets += [snippet(name, c, raises=e) for name, (c, e, _) in EXPECTED.items()]
    snippets += [
        snippet("missing-name", "x = 1\n", compare="x -> y"),
        snippet("missing-part", "x = [1]\n", compare="x -> x[3]"),
        snippet("claims", "holds = {'a': 1 < 2, 'b': 1 > 2}\n", claim="holds"),
        snippet("claims-nothing", "holds = [True]\n", claim="holds"),
        snippet("compares", "import torch\nx = torch.ones(3)\ny = x[1:]\n", compare="x -> y"),
        snippet("self", WORKS["self-reference"], compare="x -> y"),
        snippet(
            "unpicklable",
            "x = [lambda: 1, (n for n in 'ab'), open('f', 'w')]\ny = list(x)\n",
            compare="x -> y",
        ),
        snippet(
            "not-again",
            "import builtins\nbuiltins.n = getattr(builtins, 'n', 0) + 1\n"
            "x = [1]\ny = x if n < 2 else [1]\n",
            compare="x -> y",
        ),
        snippet(
            "crashes-when-written",
            "import os, builtins\nx = [1]\ny = x\n"
            "if hasattr(builtins, 'n'): os.abort()\nbuiltins.n = 1\n",
            compare="x -> y",
        ),
    ]
    return {found.name: outcome for found, outcome in execute(snippets)}


@pytest.mark.parametrize("name", FAILS)
def test_a_failure_names_file_line_and_reason(results, capsys, name):
    _, line, words = FAILS[name]
    (problem,) = results[name]
    assert problem.path == f"snippets/{name}.py"
    assert words in problem.reason
    assert problem.line == (line + 1 if line else 0)
    assert cli._report([problem]) == 1
    assert f"error: snippets/{name}.py:" in capsys.readouterr().err


@pytest.mark.parametrize("name", WORKS)
def test_an_odd_but_honest_snippet_is_recorded(results, name):
    assert isinstance(results[name], Record), results[name]


def test_output_of_every_kind_is_kept(results):
    assert results["c-level"].output == "a\nfrom C\nchild\nb\n"
    assert results["bytes"].output == "0\n\\xff\\xfe raw\n"
    assert results["stderr"].stderr == "oops\n"
    assert results["stderr"].output == "1\n"
    (warning,) = results["warns"].warnings
    assert warning == {"category": "UserWarning", "message": "careful", "line": 5}


def test_a_snippet_may_start_processes(results):
    assert results["fork"].output == results["spawn"].output == "child\n0\n"
    assert results["loader"].output == "4\n"
    assert (results["queue"].output, results["queue"].stderr) == ("1\n", "")


def test_output_is_attributed_to_lines(results):
    record = results["c-level"]
    assert [tuple(event) for event in record.lines["output"]] == [(0, 4), (15, 7)]


def test_every_run_is_seeded_alike(results):
    assert results["random"].output == results["random-again"].output
    assert results["threads-of-torch"].output.startswith("1 ")


def test_nothing_is_left_running(results):
    assert isinstance(results["stray"], Record)
    listed = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True)
    assert "sleep 983" not in listed.stdout
    assert not Path("/tmp/copyscope-escaped").exists()


@pytest.mark.parametrize("name", EXPECTED)
def test_a_promised_exception_is_checked(results, name):
    _, expected, words = EXPECTED[name]
    if words is None:
        error = results[name].error
        assert (error["type"], error["line"]) == (expected, 5)
        assert "shape '[3]' is invalid for input of size 2" in error["message"]
    else:
        (problem,) = results[name]
        assert words in problem.reason


def test_a_declared_name_must_exist(results):
    for name in ("missing-name", "missing-part"):
        (problem,) = results[name]
        assert problem.line == 2
        assert "does not exist when the snippet ends" in problem.reason


def test_a_comparison_is_recorded_with_both_witnesses(results):
    (found,) = results["compares"].comparisons
    assert found["verdict"] == "shares_memory"
    assert found["overlap"] == "part"
    assert found["expression"] == "x[1:]"
    assert found["witness"]["writes_result_to_source"] is True
    addresses = found["addresses"]
    assert addresses["result"]["data"] - addresses["source"]["data"] == 4
    assert addresses["result"]["storage"] == addresses["source"]["storage"]


def test_a_claim_is_decided_case_by_case(results):
    record = results["claims"]
    assert record.claim == {"a": True, "b": False}
    assert record.judgement == "imprecise"
    assert replace(record, claim={"a": True}).judgement == "true"
    assert replace(record, claim={"a": False}).judgement == "wrong"
    (problem,) = results["claims-nothing"]
    assert "not a dictionary" in problem.reason


def test_a_cyclic_object_can_be_compared(results):
    assert results["self"].comparisons[0]["verdict"] == "same_object"


def test_what_cannot_be_pickled_can_be_compared(results):
    (found,) = results["unpicklable"].comparisons
    assert found["verdict"] == "shallow_copy"
    assert "[1]" in found["shared"] and "[2]" in found["shared"]


def test_disagreeing_witnesses_fail(results):
    (problem,) = results["not-again"]
    assert "two witnesses disagree on x -> y" in problem.reason
    assert problem.line == 2


def test_a_crash_of_the_second_witness_says_so(results):
    (problem,) = results["crashes-when-written"]
    assert "while writing through source and result" in problem.reason
    assert problem.line == 7


def test_the_slow_way_finds_the_same():
    code = "import torch\nx = torch.ones(3)\ny = x[1:]\nprint(y)\n"
    snippets = [
        snippet("a", code, compare="x -> y"),
        snippet("b", "print(1)\nraise KeyError('k')\n"),
    ]
    fast = {found.name: outcome for found, outcome in execute(snippets, fork=True)}
    slow = {found.name: outcome for found, outcome in execute(snippets, fork=False)}
    assert fast["b"] == slow["b"]
    assert fast["a"].output == slow["a"].output
    for key in ("verdict", "overlap", "new_bytes", "shared", "witness"):
        assert fast["a"].comparisons[0][key] == slow["a"].comparisons[0][key]


def test_torch_that_cannot_be_imported_is_said_once(monkeypatch, tmp_path):
    (tmp_path / "torch.py").write_text("raise ImportError('broken torch')\n")
    monkeypatch.setattr(running, "_FIXED", {**running._FIXED, "PYTHONPATH": str(tmp_path)})
    with pytest.raises(RuntimeError, match="broken torch"):
        list(execute([snippet("a", "print(1)\n")]))


def test_snippets_end_when_nobody_waits(tmp_path):
    """Killing the build kills what it runs."""
    program = (
        "import sys; sys.path.insert(0, 'tests')\n"
        "from conftest import snippet\n"
        "from copyscope.running import execute\n"
        "code = \"import os\\nos.execvp('sleep', ['sleep', '984'])\\n\"\n"
        "list(execute([snippet('a', 'print(1)\\n' + code, timeout=100)]))\n"
    )
    build = subprocess.Popen([sys.executable, "-c", program], cwd=Path(__file__).parents[1])

    def sleeping() -> bool:
        found = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True)
        return "sleep 984" in found.stdout

    deadline = time.monotonic() + 60
    while not sleeping() and time.monotonic() < deadline:
        time.sleep(0.1)
    assert sleeping()
    os.kill(build.pid, 9)
    build.wait()
    while sleeping() and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not sleeping()
