"""Drift is noticed, said in words with the pages concerned, and addresses are no drift."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from conftest import declared
from copyscope import cli, drift, history, running, site
from copyscope.environment import Environment, installed
from copyscope.measuring import measure, measure_cells
from copyscope.pages import checks
from copyscope.records import Record, Records
from reading import article_of, select, texts
from test_site import themed

PLACE = {"type": "list", "shape": None}


def record(**changes: object) -> Record:
    comparison = {
        "source": "x",
        "result": "y",
        "verdict": "shares_memory",
        "overlap": "all",
        "addresses": {
            "source": {**PLACE, "id": 0x7F0000000010, "data": 0x55D000000000},
            "result": {**PLACE, "id": 0x7F0000000020, "data": 0x55D000000000},
        },
    }
    made = Record(
        snippet="ok",
        code="x\n",
        first_line=1,
        output="x 0x7f0000000010 at 93905424023552 of 1065353216\n",
        stderr="",
        warnings=[],
        error=None,
        comparisons=[comparison],
        measured="2026-01-01T00:00:00Z",
    )
    return replace(made, **changes)


def records(*found: Record, torch: str = "2.13.0+cpu") -> Records:
    environment = Environment(torch, "3.11.7", "2.4.6", "Linux")
    return Records(environment, {entry.snippet: entry for entry in found})


def test_addresses_become_letters_that_keep_who_shares_with_whom():
    found = history.normalised(record())
    source, result = found["comparisons"][0]["addresses"].values()
    assert (source["id"], source["data"]) == ("<A>", "<B>")
    assert (result["id"], result["data"]) == ("<C>", "<B>")
    assert found["output"] == "x <A> at <D> of 1065353216\n"


def test_other_addresses_are_no_difference_but_another_relation_is():
    text = json.dumps(record().to_dict())
    moved = Record(**json.loads(text.replace(str(0x55D000000000), str(0x55E000000000))))
    apart = json.loads(text)
    apart["comparisons"][0]["addresses"]["result"]["data"] = 0x55F000000000
    before = {"ok": history.normalised(record())}
    assert drift.differences(before, records(moved), {}) == []
    found, *_ = drift.differences(before, records(Record(**apart)), {})
    assert found.what == "addresses of x -> y"


def test_what_only_pictures_need_is_no_part_of_the_history():
    drawn = record()
    drawn.comparisons[0]["anatomy"] = {"source": {"parts": [], "more": 0}}
    assert history.normalised(drawn) == history.normalised(record())


def test_which_address_a_notebook_cell_got_again_is_no_difference():
    one, two = (
        record(snippet="a.py:b", output=f"0x7f0000000010 0x7f00000000{end}\n") for end in (10, 20)
    )
    assert history.normalised(one) == history.normalised(two)
    assert history.normalised(one)["output"] == "<address> <address>\n"


def test_a_temporary_folder_is_no_difference():
    one, two = (
        record(output=f"/any/copyscope-{name}/runs/{number}/work/a.bin\n")
        for name, number in (("abc", 1), ("x_z", 22))
    )
    assert history.normalised(one) == history.normalised(two)
    assert history.normalised(one)["output"] == "<folder>/a.bin\n"


def test_the_time_of_a_log_line_is_no_difference():
    one, two = (
        record(stderr=f"W1201 11:0{n}:47.165000 {n}538 torch/fx/x.py:56] is slow\n") for n in (2, 5)
    )
    assert history.normalised(one) == history.normalised(two)


def test_where_python_is_installed_is_no_difference():
    one, two = (
        record(stderr=f"{where}/lib/python3.11/site-packages/torch/x.py:1: W\n")
        for where in ("/usr", "/home/a/.venv")
    )
    assert history.normalised(one) == history.normalised(two)
    assert history.normalised(one)["stderr"] == "<library>/torch/x.py:1: W\n"


def test_letters_go_on_after_z():
    output = " ".join(hex(0x7F0000000000 + 16 * n) for n in range(30))
    found = history.normalised(record(output=output, comparisons=[]))["output"].split()
    assert found[0] == "<A>" and found[25:28] == ["<Z>", "<AA>", "<AB>"]


DRIFTS = {
    "verdict": (
        {"comparisons": [{**record().comparisons[0], "verdict": "independent"}]},
        "ok: verdict of x -> y: shares_memory → independent; ko/index.md:6, en/index.md:6 say so",
    ),
    "error": (
        {"error": {"type": "RuntimeError", "message": "new words", "line": 3}},
        "ok: exception: null → RuntimeError",
    ),
    "warning": (
        {"warnings": [{"category": "UserWarning", "message": "new", "line": 3}]},
        'ok: warnings: [] → ["UserWarning: new"]',
    ),
    "output": ({"output": "other\n"}, "ok: output: x <A> at <D> of 1065353216 → other"),
    "claim": ({"claim": {"a": True}}, 'ok: claim: null → {"a": true}'),
}


@pytest.mark.parametrize("what", DRIFTS)
def test_drift_is_said_in_words(small, what):
    changes, words = DRIFTS[what]
    found, _ = checks.sources(small({}))
    before = {"ok": history.normalised(record())}
    drifts = drift.differences(before, records(record(**changes)), found)
    assert any(str(drift).startswith(words) for drift in drifts), list(map(str, drifts))


def test_verdicts_come_first():
    changed = record(
        snippet="zz",
        output="o",
        comparisons=[{**record().comparisons[0], "verdict": "independent"}],
    )
    before = {name: history.normalised(record(snippet=name)) for name in ("aa", "zz")}
    drifts = drift.differences(before, records(record(snippet="aa", output="o"), changed), {})
    assert [drift.snippet for drift in drifts] == ["zz", "aa", "zz"]
    assert drifts[0].is_verdict


def test_new_gone_and_changed_snippets_are_named():
    before = {name: history.normalised(record(snippet=name)) for name in ("gone", "edited")}
    now = records(record(snippet="new"), record(snippet="edited", code="y\n"))
    said = [str(each) for each in drift.differences(before, now, {})]
    assert said == [
        "edited: snippet: recorded → its code changed",
        "gone: snippet: recorded → not there",
        "new: snippet: not recorded → there",
    ]


def test_the_newest_history_at_or_below_a_version_is_taken(small):
    project = small({f"history/torch-{v}.json": "{}" for v in ("1.13.1", "2.6.0", "2.13.0")})

    def taken(version):
        file = history.nearest(project, version)
        return file and file.name

    assert taken("2.13.0+cpu") == "torch-2.13.0.json"
    assert taken("2.14.1") == "torch-2.13.0.json"
    assert taken("2.12.0a0+git1") == "torch-2.6.0.json"
    assert taken("1.0.0") is None
    assert list(history.versions(project)) == [(1, 13, 1), (2, 6, 0), (2, 13, 0)]


def test_check_and_update_from_the_command_line(small, monkeypatch, capsys):
    project = small({})
    monkeypatch.chdir(project.root)
    assert cli.main(["check"]) == 1
    assert "ok: snippet: not recorded → there" in capsys.readouterr().out
    assert cli.main(["update"]) == 0
    assert cli.main(["check"]) == 0
    assert ": 0 differences" in capsys.readouterr().out

    code = declared("x = [1]\ny = x\nprint(y is x)\n", compare="x -> y")
    (project.snippets / "ok.py").write_text(code.replace("y = x\n", "y = list(x)\n"))
    assert cli.main(["check"]) == 1
    assert "ok: snippet: recorded → its code changed" in capsys.readouterr().out


VIEW = declared("import torch\nx = torch.ones(2)\ny = x.view(2)\nprint(1)\n", compare="x -> y")
DIM = declared("import torch\nx = torch.ones(2)\nprint(torch.atleast_1d(x).shape)\n")
TEXT = declared("import torch\ntorch.ones(2).expand(3)\n", raises="RuntimeError")
PATCH = """\
import sys
if "copyscope.running.parent" in " ".join(sys.orig_argv):
    import torch
    def expand(self, *shape):
        raise RuntimeError("other words")
    torch.Tensor.expand = expand
    torch.Tensor.view = lambda self, *shape: self.clone()
    del torch.atleast_1d
"""
DRIFTING = (
    "---\ntitle: t\n---\n# A {{ #a }}\n\n{more}{{{{ verdict ok }}}}\n\n"
    '```python\n--8<-- "ok.py"\n```\n\n{{{{ facts ok }}}}\n\n'
    '```python\n--8<-- "dim.py"\n```\n\n'
    'It says {{{{ message text }}}}.\n\n```python\n--8<-- "text.py"\n```\n'
)


@pytest.fixture
def patched(monkeypatch, tmp_path_factory):
    """Makes the torch that snippets see behave differently."""

    def patch() -> None:
        folder = tmp_path_factory.mktemp("patch")
        (folder / "sitecustomize.py").write_text(PATCH)
        monkeypatch.setattr(running, "_FIXED", {**running._FIXED, "PYTHONPATH": str(folder)})

    return patch


@pytest.fixture
def drifting(small, monkeypatch, patched, capsys):
    """A project, recorded with an older torch, on a torch that does three things differently."""
    project = themed(
        small,
        {
            "snippets/ok.py": VIEW,
            "snippets/dim.py": DIM,
            "snippets/text.py": TEXT,
            "docs/ko/index.md": DRIFTING.format(more="More.\n\n"),
            "docs/en/index.md": DRIFTING.format(more=""),
        },
    )
    monkeypatch.chdir(project.root)
    assert cli.main(["update"]) == 0
    (file,) = history.versions(project).values()
    # The other torch is a newer one, so that what it lacks is known to have been there.
    before = history.read(file)
    file.unlink()
    (project.root / "history" / "torch-1.13.0.json").write_text(
        json.dumps(
            {
                "environment": {**before.environment.to_dict(), "torch": "1.13.0"},
                "records": before.records,
            }
        ),
        encoding="utf-8",
    )
    patched()
    capsys.readouterr()
    return project


def test_a_torch_that_behaves_differently_is_reported_and_accepted(drifting, capsys):
    """The whole way: noticed, said in words, written for the maintainer, accepted, quiet."""
    project, torch = drifting, installed().torch
    assert cli.main(["check", "--report", "report.md"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0] == (
        "ok: verdict of x -> y: shares_memory → independent; ko/index.md:8, en/index.md:6 say so"
    )
    assert (
        "dim: snippet: runs → AttributeError: module 'torch' has no attribute 'atleast_1d'; "
        "ko/index.md:16, en/index.md:14 say so" in said
    )
    assert any(
        line.startswith("text: error text: The expanded size of the tensor (3) must match ")
        and line.endswith(" → other words; ko/index.md:20, en/index.md:18 say so")
        for line in said
    )
    assert said[-1].startswith(f"torch {torch} against torch-1.13.0.json: ")

    report = Path("report.md").read_text(encoding="utf-8").splitlines()
    assert report[0] == f"# torch {torch} against torch 1.13.0"
    titles = [line[3:] for line in report if line.startswith("## ")]
    assert titles[:3] == ["Changed verdicts (1)", "No longer there (1)", "Error texts (1)"]
    assert titles[-2:] == ["Pages to read again", "When the new results are right"]
    for name, before, now in (
        ("ok**, verdict of x -> y", "`shares_memory`", "`independent`"),
        ("text**, error text", "`The expanded size", "`other words`"),
    ):
        at = report.index(f"- **{name}")
        assert report[at + 1].startswith(f"    - before: {before}")
        assert report[at + 2] == f"    - now: {now}"
    (page,) = (line for line in report if line.startswith("| index "))
    assert page == (
        "| index | docs/ko/index.md: 8, 10, 14, 16, 20, 22 "
        "| docs/en/index.md: 6, 8, 12, 14, 18, 20 "
        "| ok (verdict), dim (gone), text (message), ok (fact), ok (address) |"
    )
    assert report[-4:-1] == [
        "```sh",
        f"copyscope update   # or, from nothing: make update TORCH={history.release(torch)}",
        "copyscope confirm index   # the pages that you edited",
    ]

    assert cli.main(["update"]) == 0
    assert len(history.versions(project)) == 2
    capsys.readouterr()
    assert cli.main(["check"]) == 0
    assert ": 0 differences" in capsys.readouterr().out
    assert cli.main(["check", "--against", "1.13.1"]) == 1
    assert "against torch-1.13.0.json" in capsys.readouterr().out


def test_a_site_of_a_torch_that_behaves_differently_shows_what_it_does(drifting):
    prepared, messages = site.build(drifting)
    assert (prepared.problems, messages) == ([], [])
    torch = installed().torch
    release = history.release(torch)
    for language, verdict, when in (
        ("ko", "독립 복사", f"1.13.0까지 메모리 공유 {release}부터 독립 복사"),
        ("en", "independent copy", f"up to 1.13.0 shares memory since {release} independent copy"),
    ):
        article = article_of(drifting.site, language, "index")
        assert texts(article, "p > .cs-chip")[0] == verdict
        told = [" ".join(" ".join(part.itertext()).split()) for part in select(article, ".cs-when")]
        assert when in told
        assert any("atleast_1d" in text for text in told)
        assert texts(article, "p > .cs-message")[0] == "other words"
        ended = texts(article, ".cs-ended")[0]
        assert torch in ended and "has no attribute 'atleast_1d'" in ended
        foot = texts(article, ".cs-holds p")[0]
        assert "1.13.0" in foot and release in foot
    data = json.loads((drifting.site / "data/records.json").read_text(encoding="utf-8"))
    found = {each["snippet"]: each for each in data["records"]}
    assert found["ok"]["comparisons"][0]["verdict"] == "independent"
    assert found["dim"]["ended"]["missing"] is True


def test_a_snippet_that_no_version_can_run_is_broken(small, monkeypatch, capsys):
    code = declared("import torch\ntorch.no_such_name\nprint(1)\n")
    project = small({"snippets/ok.py": code})
    outcome = measure(project)
    assert [str(problem) for problem in outcome.problems] == [
        "snippets/ok.py:4: raised AttributeError: module 'torch' has no attribute 'no_such_name'"
    ]
    assert "ok" not in outcome.records.by_name
    monkeypatch.chdir(project.root)
    assert cli.main(["check", "--report", "report.md"]) == 1
    report = Path("report.md").read_text(encoding="utf-8").splitlines()
    assert report[report.index("## Could not be measured (1)") + 2].startswith(
        "- `snippets/ok.py:4: raised AttributeError: "
    )
    assert cli.main(["update"]) == 1
    assert history.versions(project) == {}


ELSEWHERE = {
    # code, what the snippet promises to raise, and what its record says of the other ending
    "lacks": ("import torch\ntorch.no_such_name\nprint(1)\n", "", ("AttributeError", True)),
    "other": ("print(1)\n[].pop()\n", "KeyError", ("IndexError", False)),
    "nothing": ("x = 1\n", "KeyError", (None, False)),
    "silent": ("if 0:\n    print(1)\n", "", (None, False)),
}


@pytest.mark.parametrize("case", ELSEWHERE)
def test_what_another_version_can_run_is_this_versions_doing(small, case):
    code, raises, (exception, missing) = ELSEWHERE[case]
    project = small({"snippets/ok.py": declared(code, raises=raises)})
    history.update(project, records(record(code=code), torch="3.0.0"))
    outcome = measure(project)
    assert outcome.problems == []
    ended = outcome.records.by_name["ok"].ended
    assert (ended["type"], ended["missing"]) == (exception, missing)
    assert ended["expected"] == (raises or None)
    history.update(project, outcome.records)
    entry = history.read(history.nearest(project, "2.13.0")).records["ok"]
    assert history.is_missing(entry) is missing


def test_an_edited_snippet_is_not_excused_by_what_it_was(small):
    project = small({"snippets/ok.py": declared("print(1)\n1 / 0\n")})
    history.update(project, records(record(code="print(1)\n"), torch="3.0.0"))
    assert [problem.line for problem in measure(project).problems] == [4]


def test_a_history_file_has_a_line_for_each_snippet(small):
    project = small({})
    file = history.update(project, records(record(snippet="b"), record(snippet="a")))
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [line[:4] for line in lines[2:-1]] == ['"a":', '"b":']
    assert json.loads(file.read_text(encoding="utf-8"))["environment"]["torch"] == "2.13.0+cpu"
    assert history.read(file).records["a"] == history.normalised(record())


def test_the_line_of_torchs_own_source_is_no_difference():
    one, two = (
        record(stderr=f"W (Triggered internally at ../aten/src/x.cpp:{n}.)\n") for n in (1, 22)
    )
    assert history.normalised(one) == history.normalised(two)


def test_the_recorded_history_names_no_place_of_the_machine(project):
    for file in history.versions(project).values():
        text = file.read_text(encoding="utf-8")
        for place in (sys.prefix, sys.base_prefix, str(project.root), str(Path.home())):
            assert place == "/" or place not in text, (file.name, place)


def test_two_runs_of_all_snippets_give_the_same_normalised_records(project, prepared):
    again = running.run(project, only=list(prepared.records.by_name))
    before = {n: history.normalised(r) for n, r in prepared.records.by_name.items()}
    assert drift.differences(before, again.records, {}) == []


def test_this_run_does_not_differ_from_the_recorded_history(project, prepared):
    file = history.nearest(project, prepared.records.environment.torch)
    assert file is not None
    found, _ = checks.sources(project)
    cells, problems = measure_cells(project, prepared.records.environment)
    measured = Records(prepared.records.environment, {**prepared.records.by_name, **cells})
    drifts = drift.differences(history.read(file).records, measured, found)
    assert (drifts, problems) == ([], []), "\n".join(map(str, drifts))
