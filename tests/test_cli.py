"""``copyscope compare`` on a reader's own file."""

from __future__ import annotations

import json

import pytest

from copyscope import cli

FILE = """import copy
x = [1, [2]]
same = x
shallow = copy.copy(x)
deep = copy.deepcopy(x)
if __name__ == "__main__":
    ran = True
"""


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # outside any project
    path = tmp_path / "mine.py"
    path.write_text(FILE)
    return str(path)


@pytest.mark.parametrize(
    ("result", "code", "word"),
    [("same", 1, "same object"), ("shallow", 1, "shallow copy"), ("deep", 0, "independent")],
)
def test_the_exit_code_tells_whether_anything_is_shared(file, capsys, result, code, word):
    assert cli.main(["compare", file, "x", result]) == code
    panel = capsys.readouterr().out
    assert word in panel
    assert max(map(len, panel.splitlines())) <= 80


def test_json_has_every_field(file, capsys):
    assert cli.main(["compare", "--json", file, "x", "shallow"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["verdict"] == "shallow_copy"
    assert found["shared"] == ["[1]"]


def test_parts_can_be_named(file):
    assert cli.main(["compare", file, "x[1]", "deep[1]"]) == 0
    assert cli.main(["compare", file, "x[1]", "shallow[1]"]) == 1


def test_undecidable_has_its_own_exit_code(tmp_path, capsys):
    path = tmp_path / "meta.py"
    path.write_text("import torch\nx = torch.empty(2, device='meta')\ny = x.clone()\n")
    assert cli.main(["compare", str(path), "x", "y"]) == 3


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("x = y = [", "SyntaxError"),
        ("1 / 0", "ZeroDivisionError"),
        ("raise SystemExit(3)", "ended itself"),
        ("x = 1", "does not make it: name 'y' is not defined"),
    ],
)
def test_a_file_that_is_no_good(tmp_path, capsys, text, words):
    path = tmp_path / "bad.py"
    path.write_text(text)
    assert cli.main(["compare", str(path), "x", "y"]) == 2
    assert words in capsys.readouterr().err


def test_a_file_that_is_not_there(tmp_path, capsys):
    assert cli.main(["compare", str(tmp_path / "no.py"), "x", "y"]) == 2
    assert "No such file" in capsys.readouterr().err
