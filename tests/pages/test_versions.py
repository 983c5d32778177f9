"""What other versions showed, drawn on pages: from histories and records made by hand."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import markdown
import pytest
from bs4 import BeautifulSoup

from copyscope import history
from copyscope.environment import Environment, installed
from copyscope.history import History
from copyscope.pages import directives, versions
from copyscope.project import Project
from copyscope.records import Record, Records, write
from copyscope.timeline import Timeline
from test_history import record

COMPARISON = {
    **record().comparisons[0],
    "expression": "x.T",
    "kept": {"dtype": True},
    "autograd": None,
    "shared": [],
    "new_bytes": 0,
    # Nothing that would be drawn as a picture.
    "anatomy": {side: {"parts": [{"type": "list"}]} for side in ("source", "result")},
    "witness": {"writes_result_to_source": None, "writes_source_to_result": None},
}
INDEPENDENT = {**COMPARISON, "verdict": "independent", "new_bytes": 12}
WARNING = {"category": "UserWarning", "message": "is <deprecated>", "line": 3}
ENDED = {"type": "AttributeError", "message": "no 'f'", "line": 3, "expected": None}
CODE = "import torch\nx = 1\n"


def made(name: str, **changes) -> Record:
    return record(**{"snippet": name, "code": CODE, "comparisons": [COMPARISON], **changes})


NOW = [
    made("same"),
    made("verdict"),
    made("warning", warnings=[WARNING]),
    made("lacking"),
    made("text", output="new\n"),
    made("plain", code="x = 1\n"),
    made("array", code="import numpy as np\n"),
]
BEFORE = [
    made("same"),
    made("verdict", comparisons=[INDEPENDENT]),
    made("warning"),
    made("lacking", comparisons=[], output="", ended={**ENDED, "missing": True}),
    made("text", output="old\n"),
    made("plain", code="x = 1\n"),
    made("array", code="import numpy as np\n", output="old\n"),
]


def at(version: str, numpy: str, found: list[Record]) -> Records:
    environment = Environment(version, installed().python, numpy, "Linux")
    return Records(environment, {r.snippet: r for r in found}, {r.snippet: ["a"] for r in found})


@pytest.fixture(scope="module")
def project(tmp_path_factory) -> Project:
    """Three measured versions, of which the newest is installed and this build's."""
    root = tmp_path_factory.mktemp("versions")
    found = Project(root)
    history.update(found, at("1.13.1", "1.26.4", BEFORE))
    history.update(found, at("2.6.0", installed().numpy, NOW))
    now = Records(installed(), at("", "", NOW).by_name, at("", "", NOW).pages)
    write(found.records, now.to_dict())
    for each in NOW:
        file = root / "snippets" / f"{each.snippet}.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(f"# /// copyscope\n# ///\n{each.code}", encoding="utf-8")
    return found


@pytest.fixture
def render(project):
    def run(text: str, language: str = "en") -> BeautifulSoup:
        options = {"root": str(project.root), "language": language}
        html = markdown.markdown(
            text,
            extensions=["copyscope.pages", "fenced_code"],
            extension_configs={"copyscope.pages": options},
        )
        return BeautifulSoup(html, "html.parser")

    return run


def fence(name: str) -> str:
    return f'```python\n--8<-- "{name}.py"\n```\n\n'


def words(element) -> str:
    return " ".join(element.get_text(" ").split())


BESIDE = {
    "verdict": "x.T up to 1.13.1 independent copy since 2.6.0 shares memory",
    "warning": "up to 1.13.1 no warning since 2.6.0 UserWarning: is <deprecated>",
    "lacking": "up to 1.13.1 not there AttributeError: no 'f' since 2.6.0 shares memory",
}


@pytest.mark.parametrize("name", BESIDE)
def test_a_change_is_told_below_its_example(render, name):
    block = render(fence(name)).select_one(".cs-after .cs-result--versions")
    assert words(block) == f"On other versions of torch {BESIDE[name]}"


@pytest.mark.parametrize("name", ["same", "text", "plain"])
def test_nothing_is_told_where_verdict_and_messages_agree(render, name):
    assert not render(fence(name)).select(".cs-result--versions")


def foot(soup: BeautifulSoup) -> str:
    last = soup.find_all(recursive=False)[-1]
    assert last["class"] == ["cs-holds"]
    assert last.a["href"] == "/guide/history.md"
    return words(last.p).removesuffix(" All changes")


def test_the_last_line_says_on_which_versions_a_page_holds(render):
    torch, python = installed().torch.partition("+")[0], installed().python
    assert foot(render(fence("same") + fence("text"))) == (
        f"Same verdicts and messages on all 3 measured versions of torch, 1.13.1 to {torch}."
    )
    assert foot(render(fence("same") + fence("verdict"))).startswith(
        "1 of the 2 examples on this page shows something else on another version of torch "
        f"(3 measured, 1.13.1 to {torch})."
    )
    assert foot(render(fence("plain"))) == f"Measured on Python {python} only."
    assert "2 measured versions of NumPy, 1.26.4 to" in foot(render(fence("array")))
    assert foot(render(fence("same"), "ko")).startswith("측정한 torch 버전 3개(1.13.1~")


def test_a_page_that_draws_from_another_names_what_changed_there(render):
    soup = render("# A\n\n{{ verdict verdict }}\n")
    assert foot(soup).startswith("1 of the 1 examples")
    item = soup.select_one(".cs-holds li")
    assert words(item) == "x.T : since 2.6.0" and item.a["href"] == "/a.md"


def test_a_page_without_examples_says_nothing_of_versions(render):
    assert not render("# A\n\ntext\n").select(".cs-holds")


def test_a_notebook_cell_shows_its_output_and_the_versions(render, project):
    cell = made("articles/n.py:one", output="told\n", comparisons=[])
    write(project.cells, Records(installed(), {cell.snippet: cell}).to_dict())
    file = project.snippets / "articles" / "n.py"
    file.parent.mkdir(exist_ok=True)
    file.write_text("# %% one\nprint(1)\n", encoding="utf-8")
    soup = render(fence("articles/n.py:one").replace(":one.py", ":one"))
    project.cells.unlink()
    assert soup.select_one(".cs-result--output pre").get_text() == "told"
    version = history.release(installed().torch)
    assert foot(soup) == f"Measured on torch {version} only."


def test_the_title_names_the_version_before_though_some_have_no_result_of_it():
    old = History(Environment("1.13.1", "3", "1", "Linux"), {})
    old = replace(
        old, records={n: history.normalised(r) for n, r in at("", "", BEFORE).by_name.items()}
    )
    new = History(Environment("2.1.2", "3", "1", "Linux"), {"text": old.records["text"]})
    timeline = Timeline([old, new], at("2.6.0", "2", NOW))
    drawn = versions.changes(timeline, "en")
    assert [title.text for title in drawn.iter("h3")] == ["2.1.2 → 2.6.0"]


def test_all_changes_by_version_with_text_only_last(render):
    soup = render("{{ changes }}\n")
    (title,) = soup.select(".cs-changes h3")
    assert (title["id"], title.get_text()) == ("torch-2-6-0", "1.13.1 → 2.6.0")
    captions = [words(caption) for caption in soup.select(".cs-changes caption")]
    assert captions == [
        "Other verdict (1)",
        "Other warnings (1)",
        "There for the first time (1)",
        "Other measured facts (1)",
        "Other output only (2)",
    ]
    row = soup.select_one(".cs-changed tbody tr")
    assert words(row) == "x.T independent copy shares memory"
    assert row.a["href"] == "/a.md"
    assert f"NumPy 1.26.4 → {installed().numpy}" in words(soup.select("details")[-1])


def test_every_measured_version_is_named_with_what_it_could_run(render):
    rows = [
        [cell.get_text() for cell in row.find_all(["th", "td"])]
        for row in render("{{ measured }}\n").select("tbody tr")
    ]
    count = str(len(NOW))
    assert [row[0] for row in rows] == [installed().torch, "2.6.0", "1.13.1"]
    assert rows[0][3:] == [count, "0", "0"]
    assert rows[2][1:] == [installed().python, "1.26.4", str(len(NOW) - 1), "1", "0"]


def test_another_build_is_compared_with_the_one_of_its_version(render, project):
    other = at("1.13.0a0", "1.24.2", [*BEFORE[:1], replace(BEFORE[1], comparisons=[COMPARISON])])
    other = replace(other, by_name={**other.by_name, "text": made("text", output="its own\n")})
    file = history.update(project, other, "1.13.1-debian-12")
    assert file.name not in [each.name for each in history.versions(project).values()]
    made_of = render("{{ builds }}\n")
    assert [words(row) for row in made_of.select("tr")] == [
        "Build debian-12",
        "Calls itself torch 1.13.0a0",
        f"Run with Python {installed().python}, NumPy 1.24.2",
        "Compared with torch 1.13.1",
        "Examples compared 3",
        "With another verdict 1 verdict",
        "Different otherwise 1 text",
    ]
    assert made_of.select_one("tbody a")["href"] == "/a.md"
    # No version of its own: the pages go on naming three.
    assert "3 measured" in foot(render(fence("same") + fence("verdict")))


ENDINGS = {
    "missing": ({**ENDED, "missing": True}, "Not there in torch 1.13.1: AttributeError: no 'f'"),
    "raised": (
        {**ENDED, "missing": False},
        "On torch 1.13.1 this ends with another exception: AttributeError: no 'f'",
    ),
    "nothing": (
        {**ENDED, "type": None, "message": None, "missing": False},
        "On torch 1.13.1 this does not show what it shows on other versions.",
    ),
}


def test_the_package_is_named_that_does_otherwise():
    ended = {**ENDED, "missing": True}
    array = made("array", code="import numpy as np\n", comparisons=[], ended=ended)
    drawn = versions.ended(array, at("1.13.1", "1.26.4", [array]), "en")
    assert "".join(drawn.itertext()).startswith("Not there in NumPy 1.26.4: ")


@pytest.mark.parametrize("case", ENDINGS)
def test_what_a_version_does_not_show_is_said_in_its_place(case):
    ended, said = ENDINGS[case]
    found = at("1.13.1", "1.26.4", [made("lacking", comparisons=[], ended=ended)])
    drawn = versions.ended(found.by_name["lacking"], found, "en")
    assert " ".join("".join(drawn.itertext()).split()) == said


def test_a_message_that_only_other_versions_give_is_no_mistake():
    now = at("1.13.1", "1.26.4", BEFORE)
    newer = at("2.6.0", "2.4.6", NOW)
    entries = {name: history.normalised(record) for name, record in newer.by_name.items()}
    timeline = Timeline([history.History(newer.environment, entries)], now)
    basis = directives.Basis(now, Project(Path(".")), "en", timeline)
    drawn = directives.inline("message", ("warning",), basis)
    assert "".join(drawn.itertext()) == "(no message on torch 1.13.1)"
    with pytest.raises(directives.Unknown):
        directives.inline("message", ("same",), basis)
