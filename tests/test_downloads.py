"""The notebook of every page: valid, beside its page, and printing what it recorded."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as etree

import nbformat
import pytest
from nbclient import NotebookClient
from traitlets.config import Config

from conftest import OK, declared
from copyscope import history, notebooks, site
from copyscope.environment import installed
from copyscope.history import normalised_text
from copyscope.pages.source import pages, scan
from copyscope.project import LANGUAGES, Project
from copyscope.records import Record, Records
from copyscope.snippets import parse
from reading import article_of, file_of, page_of, select, texts
from test_site import themed


def has_code(project: Project, language: str, name: str) -> bool:
    return bool(scan((project.docs(language) / f"{name}.md").read_text("utf-8")).includes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_with_code_has_a_valid_notebook_beside_it(built, project, language):
    seen = 0
    for name in pages(project.docs(language)):
        links = select(page_of(built, language, name), "p.cs-notebook a")
        if not has_code(project, language, name):
            assert links == []
            continue
        (link,) = links
        folder = file_of(built, language, name).parent
        book = nbformat.read(folder / link.get("href"), as_version=4)
        nbformat.validate(book)
        assert book.cells[0].source.startswith("# ")
        prose = "\n".join(cell.source for cell in book.cells if cell.cell_type == "markdown")
        assert "{ #" not in prose and ".md)" not in prose, name
        seen += 1
    assert seen > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_notebook_says_what_the_page_says(built, project, language):
    """Code, outputs, chips and messages of a page are those of its notebook, in order."""
    for name in (
        "torch/clone",
        "errors/leaf-in-place",
        "python/deepcopy",
        "articles/preferred-copy",
    ):
        article = article_of(built, language, name)
        book = nbformat.read(built / language / notebooks.published(name), as_version=4)
        code = [cell for cell in book.cells if cell.cell_type == "code"]
        shown = [text.strip() for text in texts(article, ".language-python code")]
        assert [cell.source.strip() for cell in code] == shown
        outputs = [output for cell in code for output in cell.outputs]
        told = "\n".join(o.get("text") or "\n".join(o.get("traceback", [])) for o in outputs)
        for text in texts(article, ".cs-result--output pre, .cs-result--error pre"):
            assert text.strip() in told
        prose = "\n".join(cell.source for cell in book.cells if cell.cell_type == "markdown")
        for chip in texts(article, "p > .cs-chip"):
            assert f"**{chip}**" in prose


def run(book: nbformat.NotebookNode) -> nbformat.NotebookNode:
    """The notebook after "run all", in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="copyscope-") as folder:
        config = Config(KernelManager={"transport": "ipc", "ip": f"{folder}/kernel"})
        resources = {"metadata": {"path": folder}}
        return NotebookClient(
            book, timeout=120, kernel_name="python3", resources=resources, config=config
        ).execute()


def results(book: nbformat.NotebookNode) -> list[tuple[str, str]]:
    """What each cell printed and raised, with letters for addresses."""
    found = []
    for cell in book.cells:
        if cell.cell_type == "code":
            printed = "".join(o.text for o in cell.outputs if o.get("name") == "stdout")
            raised = [f"{o.ename}: {o.evalue}" for o in cell.outputs if o.output_type == "error"]
            found.append((normalised_text(printed), "".join(raised)))
    return found


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("ko", "python/deepcopy"),
        ("en", "numpy/views"),
        ("ko", "torch/clone"),
        ("en", "errors/leaf-in-place"),
        ("en", "modules/parameters"),
    ],
)
def test_running_all_cells_gives_what_was_recorded(built, language, name):
    book = nbformat.read(built / language / notebooks.published(name), as_version=4)
    recorded = results(book)
    assert any(printed for printed, _ in recorded) or any(raised for _, raised in recorded)
    assert results(run(book)) == recorded


PAGE = (
    "---\ntitle: t\n---\n# A { #a }\n\nSee [g](guide/verdicts.md#independent).\n\n"
    '```python\n--8<-- "ok.py"\n```\n\n```python\n--8<-- "wrong.py"\n```\n\n'
    '```python\n--8<-- "warns.py"\n```\n'
)


@pytest.fixture
def downloads(small, monkeypatch):
    """Builds the small site; gives the English home page's notebook and its link line."""

    def make(address: str = "", repository: str = "") -> tuple[nbformat.NotebookNode, Project]:
        for name, value in (("SITE_URL", address), ("COPYSCOPE_REPO", repository)):
            monkeypatch.setenv(name, value)
        files = {
            "docs/ko/index.md": PAGE,
            "docs/en/index.md": PAGE,
            "snippets/ok.py": OK,
            "snippets/wrong.py": declared("x = 1\n\nx.y\n", raises="AttributeError"),
            "snippets/warns.py": declared("import warnings\nwarnings.warn('w')\nprint(1)\n"),
        }
        project = themed(small, files)
        prepared, messages = site.build(project)
        assert (prepared.problems, messages) == ([], [])
        return nbformat.read(project.site / "en/copyscope.ipynb", as_version=4), project

    return make


def test_outputs_say_what_was_printed_warned_and_raised(downloads):
    book, project = downloads()
    _, right, wrong, warns = book.cells
    printed, picture = right.outputs
    assert printed.text == "True\n"
    assert "same object" in picture.data["text/plain"]
    drawn = etree.fromstring(picture.data["image/svg+xml"])
    assert drawn.get("aria-label") == picture.data["text/plain"]
    assert "loses its picture" in book.cells[0].source
    (error,) = wrong.outputs
    assert (error.ename, error.evalue) == ("AttributeError", "'int' object has no attribute 'y'")
    assert error.traceback[:2] == ['  File "<cell>", line 3', "    x.y"]
    assert wrong.metadata.tags == ["raises-exception"] and "tags" not in right.metadata
    assert {output.name: output.text for output in warns.outputs} == {
        "stdout": "1\n",
        "stderr": "<cell>:2: UserWarning: w\n",
    }
    environment = book.metadata.copyscope.environment
    assert right.metadata.copyscope == {"snippet": "ok", "torch": environment.torch}
    assert f"torch {environment.torch}" in book.cells[0].source
    assert [cell.execution_count for cell in (right, wrong, warns)] == [1, 2, 3]

    place = project.site / "en/copyscope.ipynb"
    before = place.read_bytes()
    for language in LANGUAGES:
        notebooks.path_of(project, language, "index").unlink()
    site.prepare(project)
    assert notebooks.path_of(project, "en", "index").read_bytes() == before

    # Without an address there is nowhere a link could lead; nor is there a repository.
    assert "See g." in book.cells[0].source
    assert len(select(page_of(project.site, "en", "index"), ".cs-notebook a")) == 1
    assert select(page_of(project.site, "en", "guide/verdicts"), ".cs-notebook") == []


def test_a_cell_says_how_its_code_ends_on_this_version(small):
    """Of a snippet that another version can run, and of a message that only others give."""
    page = PAGE + "\nIt says {{ message quiet }}.\n\n" + '```python\n--8<-- "quiet.py"\n```\n'
    lacks = declared("import torch\ntorch.no_such_name\nprint(1)\n")
    files = {
        "docs/ko/index.md": page,
        "docs/en/index.md": page,
        "snippets/wrong.py": lacks,
        "snippets/warns.py": declared("print(1)\n"),
        "snippets/quiet.py": declared("import torch\nprint(2)\n"),
    }
    project = themed(small, files)
    warned = [{"category": "UserWarning", "message": "w", "line": 1}]
    ahead = [
        Record("wrong", parse(lacks, name="", path="").code, 1, "1\n", "", [], None, [], ""),
        Record("quiet", "import torch\nprint(2)\n", 1, "2\n", "", warned, None, [], ""),
    ]
    environment = replace(installed(), torch="3.0.0")
    history.update(project, Records(environment, {each.snippet: each for each in ahead}))
    assert site.prepare(project).problems == []
    book = nbformat.read(notebooks.path_of(project, "en", "index"), as_version=4)
    (raised,) = (cell for cell in book.cells if "raises-exception" in cell.metadata.get("tags", []))
    (error,) = raised.outputs
    assert error.traceback == [
        '  File "<cell>", line 2',
        "    torch.no_such_name",
        "AttributeError: module 'torch' has no attribute 'no_such_name'",
    ]
    prose = "\n".join(cell.source for cell in book.cells if cell.cell_type == "markdown")
    assert f"It says (no message on torch {installed().torch})." in prose


def test_with_an_address_and_a_repository_links_lead_there(downloads):
    book, project = downloads("https://example.org/x", "https://github.com/someone/thing/")
    assert "See [g](https://example.org/x/en/guide/verdicts/#independent)." in book.cells[0].source
    assert "<https://example.org/x/en/>" in book.cells[0].source
    page = page_of(project.site, "en", "index")
    download, colab = select(page, ".cs-notebook a")
    assert (Path(project.site, "en") / download.get("href")).is_file()
    assert colab.get("href") == (
        "https://colab.research.google.com/github/someone/thing/blob/gh-pages/en/copyscope.ipynb"
    )
    # Material's own link to the repository would ask another host for its stars.
    (source, *_) = select(page, "a.md-source")
    assert source.get("href") == "https://github.com/someone/thing/"
    assert "data-md-component" not in source.attrib


def test_notebooks_are_made_again_only_when_something_of_them_changed(small, monkeypatch):
    page = '---\ntitle: t\n---\n# A { #a }\n\n```python\n--8<-- "ok.py"\n```\n'
    project = themed(small, {f"docs/{language}/index.md": page for language in LANGUAGES})
    made = []
    real = notebooks.build
    monkeypatch.setattr(notebooks, "build", lambda *about: made.append(1) or real(*about))

    def made_again() -> bool:
        made.clear()
        site.prepare(project)
        return bool(made)

    place = notebooks.path_of(project, "en", "index")
    assert made_again()
    first = place.read_bytes()
    assert not made_again()
    place.unlink()
    assert made_again() and place.read_bytes() == first
    (project.docs("en") / "index.md").write_text(page.replace("# A", "# B"), encoding="utf-8")
    assert made_again() and place.read_bytes() != first
    monkeypatch.setenv("SITE_URL", "https://example.org/")
    assert made_again() and not made_again()
    history.update(project, Records(replace(installed(), torch="3.0.0"), {}))
    assert made_again() and not made_again()
