"""Notebook pages: executed once for both languages, never with old outputs, and light."""

from __future__ import annotations

import json
from dataclasses import replace
from xml.etree import ElementTree as etree

import nbformat
import pytest
from bs4 import BeautifulSoup

from copyscope import history, measuring, notebooks, searching, site
from copyscope.environment import Environment, installed
from copyscope.history import History
from copyscope.notebooks import comparing, executing
from copyscope.pages import checks, versions
from copyscope.pages.source import scan
from copyscope.pages.words import WORDS
from copyscope.problems import Failed
from copyscope.project import LANGUAGES, Project
from copyscope.records import Record, Records
from copyscope.snippets import cells
from copyscope.timeline import Timeline
from reading import article_of, select, texts
from test_site import NAV, THEME, themed

NAMES = (
    "articles/python-and-torch-copy",
    "articles/tensor-copy",
    "articles/preferred-copy",
    "articles/preferred-alternatives",
)

PAGE = """---
title: N
notebook: true
---

# N {{ #n }}

See [ok](../index.md#a).

!!! correction "Often read"

    It is **wrong**.

    Twice.

After.

```python
--8<-- "articles/n.py:one"
```

## Two {{ #two }}

```python
--8<-- "articles/n.py:{second}"
```
"""


def with_notebook(small, code: str, second: str = "two") -> Project:
    nav = "nav:\n  - index.md\n  - articles/n.md\n"
    page = PAGE.format(second=second)
    return small(
        {
            "mkdocs.yml": nav,
            "mkdocs.en.yml": nav,
            "snippets/articles/n.py": code,
            "docs/ko/articles/n.md": page,
            "docs/en/articles/n.md": page,
        }
    )


GOOD = "# %% one\na = 1\nprint(a)\n\n# %% two\na += 1\nprint(a)\nprint('again')\n"


def read(project: Project, language: str, name: str) -> nbformat.NotebookNode:
    """The notebook that MkDocs shows."""
    return nbformat.read(notebooks.shown_at(project, language, name), as_version=4)


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_have_the_same_executed_cells(project, prepared, name):
    assert not prepared.problems
    korean, english = (read(project, language, name) for language in LANGUAGES)
    code = [[cell for cell in book.cells if cell.cell_type == "code"] for book in (korean, english)]
    assert code[0] == code[1]
    written = cells((project.snippets / f"{name}.py").read_text(encoding="utf-8"))
    assert [cell.source for cell in code[0]] == [text.rstrip("\n") for text in written.values()]
    assert [cell.execution_count for cell in code[0]] == list(range(1, len(code[0]) + 1))
    assert all(output.output_type != "error" for cell in code[0] for output in cell.outputs)
    for book in (korean, english):
        nbformat.validate(book)
    prose = [
        [c.source for c in book.cells if c.cell_type == "markdown"] for book in (korean, english)
    ]
    assert prose[0] != prose[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_page_shows_each_cell_once_and_keeps_the_heading_ids(built, project, language, name):
    folder = built / language / name
    soup = BeautifulSoup((folder / "index.html").read_text(encoding="utf-8"), "lxml")
    article = soup.select_one("article")
    book = read(project, language, name)
    code = [cell for cell in book.cells if cell.cell_type == "code"]
    shown = [block.get_text() for block in article.select(".language-python code")]
    assert [text.rstrip("\n") for text in shown] == [cell.source for cell in code]
    outputs = ["".join(o.get("text", "") for o in cell.outputs).rstrip() for cell in code]
    assert [block.get_text() for block in article.select(".cs-result--output pre")] == [
        text for text in outputs if text
    ]
    source = scan((project.docs(language) / f"{name}.md").read_text(encoding="utf-8"))
    ids = [heading.get("id") for heading in article.select("h1, h2, h3, h4")]
    assert ids == [heading.id for heading in source.headings]
    toc = [link["href"] for link in soup.select(".md-sidebar--secondary a.md-nav__link")]
    assert toc == [f"#{heading.id}" for heading in source.headings if heading.level > 1]
    assert f"torch {installed().torch}" in article.get_text()

    assert not article.select("script, style")
    index = json.loads((built / language / searching.FILE).read_text("utf-8"))
    (entry,) = (page for page in index["pages"] if page["at"] == f"{name}/")
    first, *rest = entry["sections"]
    assert first[2], "the title and what follows it are one section"
    anchors = [heading.id for heading in source.headings if heading.level > 1]
    assert [anchor for anchor, *_ in rest] == [
        anchor for anchor in anchors if anchor not in searching.LINKS_ONLY
    ]


def test_prose_is_what_jupyter_can_show(small):
    project = with_notebook(small, GOOD)
    assert site.prepare(project).problems == []
    book = read(project, "en", "articles/n")
    assert [cell.cell_type for cell in book.cells] == ["markdown", "code", "markdown", "code"]
    first = book.cells[0].source
    assert first.startswith("# N\n")
    assert "[ok](../../#a)" in first
    assert "> **Often read**\n>\n> It is **wrong**.\n>\n> Twice.\n\nAfter." in first
    assert [cell.outputs[0].text for cell in book.cells[1::2]] == ["1\n", "2\nagain\n"]


def test_a_cell_that_another_version_can_run_is_this_versions_doing(small):
    """It shows what it raised, the cells below it run, and the page says so."""
    code = GOOD.replace("a += 1\n", "a += 1\nimport torch\ntorch.no_such_name\n")
    code += "\n# %% three\nprint(a)\n"
    page = PAGE.format(second="two") + '\n```python\n--8<-- "articles/n.py:three"\n```\n'
    pages = {f"docs/{language}/articles/n.md": page for language in LANGUAGES}
    nav = NAV + "  - articles/n.md\n"
    configs = {
        f"mkdocs{'' if language == 'ko' else '.en'}.yml": "site_name: s\n"
        + THEME.format(language=language)
        + nav
        for language in LANGUAGES
    }
    project = themed(small, {"snippets/articles/n.py": code, **pages, **configs})
    found, (problem,) = measuring.measure_cells(project, installed())
    assert str(problem).startswith("snippets/articles/n.py:8: cell 'two' failed: AttributeError: ")
    assert found["articles/n.py:three"].output == "2\n"

    able = {name: replace(each, ended=None) for name, each in found.items()}
    history.update(project, Records(replace(installed(), torch="3.0.0"), able))
    prepared, messages = site.build(project)
    assert (prepared.problems, messages) == ([], [])
    article = article_of(project.site, "en", "articles/n")
    (ended,) = texts(article, ".cs-ended")
    assert ended.startswith(f"Not there in torch {installed().torch}: AttributeError: module")
    (found,) = select(article, ".cs-result--versions")
    told = " ".join(found.itertext())
    assert "since 3.0.0 there" in told and "Traceback" not in article.text_content()
    assert "1 of the 3 examples on this page" in texts(article, ".cs-holds")[0]
    book = nbformat.read(project.site / "en/articles/n/n.ipynb", as_version=4)
    (raised,) = (cell for cell in book.cells if "raises-exception" in cell.metadata.get("tags", []))
    assert raised.outputs[-1].ename == "AttributeError" and raised.outputs[-1].traceback[1:] == []


def test_what_a_cell_prints_on_another_version_is_told_by_its_lines():
    cell = Record("a.py:b", "x\n", 1, "same\nnew\n", "", [], None, [], "")
    before = History(
        replace(installed(), torch="1.0.0"),
        {cell.snippet: history.normalised(replace(cell, output="same\nold\n"))},
    )
    timeline = Timeline([before], Records(installed(), {}), {cell.snippet: cell})
    told = BeautifulSoup(versions.below(cell, timeline, "en"), "lxml")
    assert [part.get_text() for part in told.select("dd")] == ["old", "new"]
    line = "".join(versions.foot(timeline, [cell.snippet], [], "en").itertext())
    assert line.startswith("1 of the 1 examples on this page shows something else")


FAILING = {
    "raises": (GOOD + "x = 1\nx.y\n", "snippets/articles/n.py:10: cell 'two' failed: Attribute"),
    "kills": (
        GOOD + "import os\nos._exit(3)\n",
        "snippets/articles/n.py:5: cell 'two' failed: the kernel died",
    ),
    "twice": ("# %% one\n# %% one\n", "snippets/articles/n.py:1: two cells are named 'one'"),
}


@pytest.mark.parametrize("what", FAILING)
def test_a_failing_cell_fails_the_build_with_its_line(small, what):
    code, message = FAILING[what]
    found = [str(problem) for problem in site.prepare(with_notebook(small, code)).problems]
    assert any(line.startswith(message) for line in found), found


def test_a_page_shows_every_cell_once(small):
    found = site.prepare(with_notebook(small, GOOD, second="one")).problems
    places = {problem.path for problem in found}
    assert places == {"docs/ko/articles/n.md", "docs/en/articles/n.md"}
    assert all("(missing: two)" in problem.reason for problem in found)


def test_outputs_are_used_again_only_for_the_same_code_and_versions(small, monkeypatch):
    project = with_notebook(small, GOOD)
    ran = []
    monkeypatch.setattr(executing, "execute", lambda text, path: ran.append(text) or {"one": {}})
    now = Environment("2.13.0", "3.11.7", "2.4.6", "Linux")
    for environment in (now, now, Environment("2.14.0", "3.11.7", "2.4.6", "Linux"), now):
        notebooks.executed(project, "articles/n", environment)
    assert len(ran) == 3
    file = project.snippets / "articles/n.py"
    file.write_text(GOOD + "# more\n")
    notebooks.executed(project, "articles/n", now)
    assert len(ran) == 4
    kept = project.cache / "articles/n.json"
    kept.write_text(kept.read_text()[:-20])
    notebooks.executed(project, "articles/n", now)
    assert len(ran) == 5


def test_missing_code_is_said(small):
    project = with_notebook(small, GOOD)
    (project.snippets / "articles/n.py").unlink()
    with pytest.raises(Failed, match="code of a notebook page is missing"):
        notebooks.executed(project, "articles/n", installed())


def test_a_notebook_page_outside_its_folder_is_named(small):
    text = "---\nnotebook: true\n---\n# A { #a }\n"
    project = small({"docs/ko/index.md": text, "docs/en/index.md": text})
    found, _ = checks.sources(project)
    (problem,) = notebooks.build(project, found, Records(installed(), {}))
    assert "belongs in articles/" in problem.reason


DECLARED = """# /// copyscope
# [compare]
# two = ["x -> y"]
# ///
# %% one
x = [[1]]
print(x)

# %% two
y = list(x)
print(y)
y[0].append(2)

# %% three
y = None
print(y)
"""


def with_comparison(small, code: str = DECLARED) -> Project:
    project = with_notebook(small, code)
    for language in LANGUAGES:
        page = project.docs(language) / "articles/n.md"
        more = '\n```python\n--8<-- "articles/n.py:three"\n```\n'
        page.write_text(page.read_text(encoding="utf-8") + more, encoding="utf-8")
    return project


def test_a_cell_is_compared_as_it_ends_and_drawn(small):
    project = with_comparison(small)
    assert site.prepare(project).problems == []
    compared = notebooks.compared_on(project, "articles/n")
    assert list(compared) == ["two"]
    (found,) = compared["two"]
    assert (found["verdict"], found["expression"]) == ("shallow_copy", "list(x)")
    assert found["witness"]["writes_result_to_source"] is True

    for language, word in (("ko", "얕은 복사"), ("en", "shallow copy")):
        book = nbformat.read(notebooks.path_of(project, language, "articles/n"), as_version=4)
        nbformat.validate(book)
        code = [cell for cell in book.cells if cell.cell_type == "code"]
        assert [len(cell.outputs) for cell in code] == [1, 2, 1]
        shown = code[1].outputs[1].data
        assert word in shown["text/plain"]
        picture = etree.fromstring(shown["image/svg+xml"])
        assert picture.get("aria-label") == shown["text/plain"]
        assert WORDS[language]["notebook_pictures"] in book.cells[0].source
        # What MkDocs shows has the pictures from elsewhere.
        page = read(project, language, "articles/n")
        assert all(len(cell.get("outputs", ())) < 2 for cell in page.cells)

        source = scan((project.docs(language) / "articles/n.md").read_text(encoding="utf-8"))
        below = notebooks.folds(source, compared, language)
        assert [bool(html) for html in below] == [False, True, False]
        fold = BeautifulSoup(below[1], "lxml")
        assert word in fold.summary.get_text()
        assert fold.use["href"] == "pictures.svg#two-0"
        assert fold.svg["aria-label"] == shown["text/plain"]


@pytest.mark.parametrize(
    ("written", "instead", "told"),
    [
        ("[compare]", "compare = 1", "n.py:2: a notebook declares a table [compare]"),
        ("[compare]", "[compare", "n.py:2: the declaration is not TOML"),
        ("two =", "four =", "n.py:2: compares something in 'four', which is no cell"),
        ("x -> y", "x", "n.py:2: 'x' is not 'source -> result'"),
        ("x -> y", "x -> z", "n.py:9: cell 'two' failed: NameError: name 'z' is not"),
        ("# ///\n", "", "n.py:1: the declaration has no closing '# ///'"),
    ],
)
def test_what_is_wrong_with_a_comparison_is_said(small, written, instead, told):
    opening, rest = DECLARED.split("\n", 1)
    project = with_comparison(small, f"{opening}\n{rest.replace(written, instead, 1)}")
    found = [str(problem) for problem in site.prepare(project).problems]
    assert any(told in line for line in found), found


def test_the_second_witness_is_asked_again_only_when_what_ran_changed(small, monkeypatch):
    project = with_comparison(small)
    here = installed()
    done = notebooks.executed(project, "articles/n", here)
    first = comparing.compared(project, "articles/n", here, done)
    ran = []
    real = comparing.running.execute
    monkeypatch.setattr(comparing.running, "execute", lambda due: ran.append(len(due)) or real(due))
    assert comparing.compared(project, "articles/n", here, done) == first
    file = project.snippets / "articles/n.py"
    file.write_text(DECLARED.replace("y = None", "y = 0"), encoding="utf-8")
    assert comparing.compared(project, "articles/n", here, done) == first
    file.write_text(DECLARED.replace("list(x)", "x[:]"), encoding="utf-8")
    (found,) = comparing.compared(project, "articles/n", here, done)["two"]
    assert found["expression"] == "x[:]"
    assert ran == [0, 0, 1]

    file.write_text(DECLARED.replace("list(x)", "[[1]]"), encoding="utf-8")
    with pytest.raises(Failed, match=r"n\.py:9: what 'two' compares differs"):
        comparing.compared(project, "articles/n", here, done)


def test_a_picture_has_the_addresses_that_the_cell_printed(small):
    project = with_comparison(small, DECLARED.replace("print(y)\ny[0]", "print(hex(id(y)))\ny[0]"))
    assert site.prepare(project).problems == []
    book = nbformat.read(notebooks.path_of(project, "en", "articles/n"), as_version=4)
    printed, drawn = next(cell for cell in book.cells if "list(x)" in cell.source).outputs
    assert printed.text.strip() in drawn.data["image/svg+xml"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_picture_of_a_page_lies_beside_it(built, project, language, name):
    folder = built / language / name
    soup = BeautifulSoup((folder / "index.html").read_text(encoding="utf-8"), "lxml")
    used = [shape["href"].partition("#") for shape in soup.select("svg.cs-drawing > use")]
    sheet = etree.parse(folder / "pictures.svg").getroot()
    ids = [shape.get("id") for shape in sheet if shape.get("id")]
    assert [(file, name) for file, _, name in used] == [("pictures.svg", name) for name in ids]
    assert len(ids) >= 4
    assert all(fold.svg["aria-label"] for fold in soup.select("details.cs-picture figure"))


def test_kernels_cannot_be_reached_from_elsewhere():
    """They talk over sockets in the file system."""
    code = (
        "# %% one\nimport sys, json\nfile = next(a for a in sys.argv if a.endswith('.json'))\n"
        "print(json.load(open(file))['transport'])\n"
    )
    found = notebooks.execute(code, "n.py")
    assert found["one"]["outputs"][0]["text"] == "ipc\n"
